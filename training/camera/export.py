"""Export of the trained networks to ONNX, with weights of half precision.

Both networks are computed in single precision: a cast in front of each weight is folded away when
the file is loaded.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import Tensor, nn

from training.camera.network import COLOURS, CROP, NUMBERS
from training.camera.train import Model


class _Found(nn.Module):
    def __init__(self, model: Model) -> None:
        super().__init__()
        self.finder = model.finder

    def forward(self, picture: Tensor) -> tuple[Tensor, Tensor]:
        answer = self.finder(picture)
        heat = torch.sigmoid(answer[:, :1])
        # Peaks alone: a cell that is no maximum among its neighbours is no centre.
        peak = nn.functional.max_pool2d(heat, 3, 1, 1)
        return heat * (heat == peak).float(), answer[:, 1:]


class _Read(nn.Module):
    def __init__(self, model: Model, temperatures: tuple[float, float]) -> None:
        super().__init__()
        self.reader, self.temperatures = model.reader, temperatures

    def forward(self, crops: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        answer, _ = self.reader(crops[None])
        number, colour, turn = answer[0].split([NUMBERS, COLOURS, 1], -1)
        by_number, by_colour = self.temperatures
        return (number / by_number).log_softmax(-1), (colour / by_colour).log_softmax(-1), turn


def _halved(graph: Any) -> Any:
    """Return a model whose large weights are stored in half precision."""
    casts, weights = [], []
    for tensor in graph.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype == np.float32 and values.size > 256:
            small = tensor.name + "_half"
            weights.append(numpy_helper.from_array(values.astype(np.float16), small))
            casts.append(
                helper.make_node("Cast", [small], [tensor.name], to=onnx.TensorProto.FLOAT)
            )
        else:
            weights.append(tensor)
    del graph.graph.initializer[:]
    graph.graph.initializer.extend(weights)
    nodes = [*casts, *graph.graph.node]
    del graph.graph.node[:]
    graph.graph.node.extend(nodes)
    onnx.checker.check_model(graph)
    return graph


def _axes(*names: str) -> dict[str, dict[int, str]]:
    """Return the axes of pictures that may have any size."""
    return {name: {2: f"{name}_high", 3: f"{name}_wide"} for name in names}


def export(model: Model, folder: Path, temperatures: tuple[float, float]) -> None:
    """Write ``finder.onnx`` and ``reader.onnx``."""
    model.eval()
    jobs: list[tuple[str, nn.Module, Tensor, str, list[str], dict[str, dict[int, str]]]] = [
        (
            "finder", _Found(model), torch.rand(1, 3, 128, 160), "picture", ["heat", "shape"],
            _axes("picture", "heat", "shape"),
        ),
        (
            "reader", _Read(model, temperatures), torch.rand(5, 3, *CROP), "crops",
            ["number", "colour", "turn"],
            {name: {0: "tiles"} for name in ("crops", "number", "colour", "turn")},
        ),
    ]  # fmt: skip
    for name, network, example, source, outputs, axes in jobs:
        path = folder / f"{name}.onnx"
        torch.onnx.export(
            network, (example,), path, input_names=[source], output_names=outputs,
            dynamic_axes=axes, opset_version=17, dynamo=False,
        )  # fmt: skip
        onnx.save(_halved(onnx.load(path)), path)


def main() -> None:
    """Read the command line and export."""
    parser = argparse.ArgumentParser(description="Export the trained networks.")
    parser.add_argument("trained", type=Path, help="the folder that training wrote")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    model = Model()
    weights = torch.load(options.trained / "mean.pt", map_location="cpu", weights_only=True)
    model.load_state_dict(weights)
    report = json.loads((options.trained / "report.json").read_text())
    export(model, options.folder, (report["number_temperature"], report["colour_temperature"]))


if __name__ == "__main__":
    main()
