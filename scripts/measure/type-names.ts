// Exported names of types that are declared in more than one file with another meaning.
import ts from 'typescript';
import type { Source } from './sources.ts';

type Declared = { readonly path: string; readonly text: string };

export type TwoMeanings = { readonly name: string; readonly paths: readonly string[] };

const isType = (
  node: ts.Node,
): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

export const twoMeanings = (sources: readonly Source[]): readonly TwoMeanings[] => {
  const declared = new Map<string, Declared[]>();
  for (const { path, tree } of sources) {
    for (const node of tree.statements) {
      if (!isType(node) || !node.name || !isExported(node)) continue;
      const known = declared.get(node.name.text) ?? [];
      declared.set(node.name.text, [...known, { path, text: node.getText(tree) }]);
    }
  }
  return [...declared]
    .filter(([, list]) => new Set(list.map(({ text }) => text)).size > 1)
    .map(([name, list]) => ({ name, paths: list.map(({ path }) => path) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};
