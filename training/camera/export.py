"""Export of the trained networks to ONNX, with weights of half precision, and their card.

All are computed in single precision: a cast in front of each weight is folded away when
the file is loaded.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import Tensor, nn

from training.camera.card import save_card
from training.camera.network import COLOURS, CROP, NUMBERS, WIDTH
from training.camera.state import read
from training.camera.train import Model

NETWORKS = ("finder", "features", "reader")


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


class _Described(nn.Module):
    def __init__(self, model: Model) -> None:
        super().__init__()
        self.reader = model.reader

    def forward(self, crops: Tensor) -> Tensor:
        return self.reader.described(crops)


class _Read(nn.Module):
    def __init__(self, model: Model, temperatures: tuple[float, float]) -> None:
        super().__init__()
        self.reader, self.temperatures = model.reader, temperatures

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        answer = self.reader.answered(features[None])
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
    """Write a file for each of ``NETWORKS``.

    The reader is cut in two: what it sees in each tile alone can be computed side by side.
    """
    model.eval()
    jobs: list[tuple[str, nn.Module, Tensor, str, list[str], dict[str, dict[int, str]]]] = [
        (
            "finder", _Found(model), torch.rand(1, 3, 128, 160), "picture", ["heat", "shape"],
            _axes("picture", "heat", "shape"),
        ),
        (
            "features", _Described(model), torch.rand(5, 3, *CROP), "crops", ["features"],
            {name: {0: "tiles"} for name in ("crops", "features")},
        ),
        (
            "reader", _Read(model, temperatures), torch.rand(5, WIDTH), "features",
            ["number", "colour", "turn"],
            {name: {0: "tiles"} for name in ("features", "number", "colour", "turn")},
        ),
    ]  # fmt: skip
    for name, network, example, source, outputs, axes in jobs:
        path = folder / f"{name}.onnx"
        torch.onnx.export(
            network, (example,), path, input_names=[source], output_names=outputs,
            dynamic_axes=axes, opset_version=17, dynamo=False,
        )  # fmt: skip
        onnx.save(_halved(onnx.load(path)), path)


def write_card(folder: Path, report: dict[str, Any], weights: int) -> None:
    """Write the numbers of the model card; measuring adds to them."""
    files = [folder / f"{name}.onnx" for name in NETWORKS]
    card = {
        "what": "three networks: one finds tiles in a picture, one describes each, one reads them"
        " together",
        "command": "make train-camera",
        "trained on": "drawn scenes only",
        **report,
        "weights": weights,
        "bytes": sum(file.stat().st_size for file in files),
        "sha256": {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files},
    }
    save_card(folder, card)


def main() -> None:
    """Read the command line and export."""
    parser = argparse.ArgumentParser(description="Export the trained networks.")
    parser.add_argument("trained", type=Path, help="the folder that training wrote")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    model = Model()
    model.load_state_dict(read(options.trained)["mean"])
    report = json.loads((options.trained / "report.json").read_text())
    drawn = report["drawn"]
    options.folder.mkdir(parents=True, exist_ok=True)
    export(model, options.folder, (drawn["number_temperature"], drawn["colour_temperature"]))
    write_card(options.folder, report, sum(each.numel() for each in model.parameters()))


if __name__ == "__main__":
    main()
