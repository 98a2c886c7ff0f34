// The cheapest way to give each row a column of its own (Kuhn and Munkres), in whole numbers.

/** Prices by row and column, as many columns as rows; gives each row its column. */
export const cheapest = (prices: readonly (readonly number[])[]): number[] => {
  const size = prices.length;
  const none = size;
  // What a row and a column add to a price: a column is worth a row where the two together make nothing of it.
  const ofRow = new Array<number>(size + 1).fill(0);
  const ofColumn = new Array<number>(size + 1).fill(0);
  const rowOf = new Array<number>(size + 1).fill(none);
  const before = new Array<number>(size + 1).fill(none);
  for (let row = 0; row < size; row++) {
    rowOf[none] = row;
    const least = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
    const isSeen = new Array<boolean>(size + 1).fill(false);
    let column = none;
    while (rowOf[column] !== none || column === none) {
      isSeen[column] = true;
      const here = rowOf[column] as number;
      let [step, next] = [Number.POSITIVE_INFINITY, none];
      for (let j = 0; j < size; j++) {
        if (isSeen[j]) continue;
        const price = (prices[here]?.[j] as number) - (ofRow[here] as number) - (ofColumn[j] as number);
        if (price < (least[j] as number)) [least[j], before[j]] = [price, column];
        if ((least[j] as number) < step) [step, next] = [least[j] as number, j];
      }
      for (let j = 0; j <= size; j++) {
        if (isSeen[j]) {
          const seen = rowOf[j] as number;
          ofRow[seen] = (ofRow[seen] as number) + step;
          ofColumn[j] = (ofColumn[j] as number) - step;
        } else least[j] = (least[j] as number) - step;
      }
      column = next;
    }
    while (column !== none) {
      const from = before[column] as number;
      rowOf[column] = rowOf[from] as number;
      column = from;
    }
  }
  const columns = new Array<number>(size).fill(0);
  for (let j = 0; j < size; j++) columns[rowOf[j] as number] = j;
  return columns;
};
