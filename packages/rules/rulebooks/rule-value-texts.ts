// What the values of the rules are called: what there must be in each language.
import type { RuleName, Rules } from './rules.ts';

/** The words that a value consists of; a clause, being any text, is not one of them. */
type WordOf<V> = V extends readonly (infer E)[]
  ? WordOf<E>
  : V extends string
    ? string extends V
      ? never
      : V
    : never;

export type SecondsRule = Extract<RuleName, `${string}Seconds`>;
type WordedRule = Exclude<
  { [N in RuleName]: [WordOf<Rules[N]['value']>] extends [never] ? never : N }[RuleName],
  SecondsRule
>;

export type RuleValueTexts = {
  readonly words: { readonly [N in WordedRule]: Readonly<Record<WordOf<Rules[N]['value']>, string>> };
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly notStated: string;
  readonly seconds: string;
};
