// What the glossary says is not said, and where a text says it all the same.
import ts from 'typescript';
import { isOfTests, type Source, walk } from './measure/sources.ts';

export type NotSaid = { readonly term: string; readonly pattern: RegExp };

const wordSign = '[\\p{L}\\p{N}]';

const patternOf = (term: string): RegExp => {
  const words = term.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const spelled = words.replaceAll(/\s+/g, '\\s+').replaceAll('…', `${wordSign}*`);
  return new RegExp(`(?<!${wordSign})${spelled}(?!${wordSign})`, 'iu');
};

/** English terms stand in “ ”, Russian ones in « », after “not said:” and up to the end of the cell. */
export const notSaidIn = (glossary: string): readonly NotSaid[] =>
  [...glossary.matchAll(/not said: ([^|]+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/“([^”]+)”|«([^»]+)»/g)].map(([, english, russian]) => {
      const term = english ?? russian ?? '';
      return { term, pattern: patternOf(term) };
    }),
  );

const textOf = (node: ts.Node): string | null =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isJsxText(node)
    ? node.text
    : null;

/** Every text in the product that says one of them: `path: term: text`. */
export const saidAllTheSame = (sources: readonly Source[], terms: readonly NotSaid[]): readonly string[] => {
  const found: string[] = [];
  for (const source of sources) {
    if (isOfTests(source) || !/^(packages|apps)\//.test(source.path)) continue;
    walk(source.tree, (node) => {
      const text = textOf(node);
      if (text === null) return;
      for (const { term, pattern } of terms)
        if (pattern.test(text)) found.push(`${source.path}: ${term}: ${text}`);
    });
  }
  return found;
};
