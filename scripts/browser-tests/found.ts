// What a law over browser tests finds, and how their text is read.
import ts from 'typescript';
import { type Source, walk } from '../measure/sources.ts';

export type TestFault = { readonly path: string; readonly line: number; readonly what: string };

/** A part that is put in later is a `$`; null: no text. */
export const textIn = (node: ts.Node | undefined): string | null => {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce((text, { literal }) => `${text}$${literal.text}`, node.head.text);
};

export const foundAt = ({ path, tree }: Source, node: ts.Node, what: string): TestFault => ({
  path,
  line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
  what,
});

/** Of every node, what `told` tells of it. */
export const foundIn = (source: Source, told: (node: ts.Node) => readonly string[]): readonly TestFault[] => {
  const found: TestFault[] = [];
  walk(source.tree, (node) => {
    for (const what of told(node)) found.push(foundAt(source, node, what));
  });
  return found;
};
