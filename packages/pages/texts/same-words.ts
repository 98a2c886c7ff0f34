// The shape of words whose keys one language gives: sentences stay sentences, and what asks for numbers asks for the same.

export type SameWords<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : SameWords<T[K]>;
};
