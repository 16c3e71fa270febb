"""Columns of played games for other libraries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import pyarrow


def table(columns: dict[str, np.ndarray]) -> pyarrow.Table:
    """What `tubewright.selfplay` returns as an Arrow table over the same memory.

    Columns with several words a row become lists of fixed size.
    """
    import pyarrow as pa

    def array(column: np.ndarray) -> Any:
        flat = pa.array(column.reshape(-1))
        return flat if column.ndim == 1 else pa.FixedSizeListArray.from_arrays(flat, column.shape[1])

    return pa.table({name: array(column) for name, column in columns.items()})
