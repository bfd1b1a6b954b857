"""Memory of the arrays that other libraries share.

JAX takes an array without a copy only where its memory is aligned to 64 bytes; NumPy promises 16.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

ALIGNMENT: Final = 64


def aligned_zeros(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Return an array of zeros whose memory is aligned for vector instructions."""
    shape = (shape,) if isinstance(shape, int) else shape
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    return memory[first : first + size].view(dtype).reshape(shape)
