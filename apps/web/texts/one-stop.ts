// A name or a word that ends with a stop of its own takes no second one where a sentence ends after it.

const ending = /[.!?…]$/;

export const withOneStop = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  Object.values(values)
    .filter((value): value is string => typeof value === 'string' && ending.test(value))
    .reduce((said, value) => said.replace(`${value}.`, () => value), sentence);
