// The source files of the house, parsed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const places = ['packages', 'apps', 'bench', 'scripts'].map((place) => `${place}/**/*.{ts,tsx}`);

export type Source = { readonly path: string; readonly text: string; readonly tree: ts.SourceFile };

export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest),
});

export const readSources = (): readonly Source[] =>
  globSync(places, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(root, path), 'utf8')));

/** Tests, and what only they use. */
export const isOfTests = ({ path }: Pick<Source, 'path'>): boolean =>
  /\.test\.tsx?$|\/(testing|properties|e2e|contract|kill)\/|^packages\/testkit\//.test(path);

/** Tables of clauses and sentences: what they hold is read as text. */
export const isOfWords = ({ path }: Pick<Source, 'path'>): boolean =>
  /\/clauses[^/]*\.ts$|\/(texts|messages)\//.test(path);

export const walk = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
};
