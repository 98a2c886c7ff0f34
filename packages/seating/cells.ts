// Tables of whole numbers, row after row in one typed array: read and counted up millions of times a second.

/** The index is not checked, for speed: the caller keeps within the array. */
export const at = (cells: Int32Array, i: number): number => cells[i] as number;

export const add = (cells: Int32Array, i: number, by: number): void => {
  cells[i] = (cells[i] as number) + by;
};

export const sumOfSquares = (cells: Int32Array): number => cells.reduce((sum, value) => sum + value ** 2, 0);
