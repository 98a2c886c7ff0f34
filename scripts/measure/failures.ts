// The ways to see a failure: there is one, `isRefusal` of the base.
import ts from 'typescript';
import { type Source, walk } from './sources.ts';

export type Way = { readonly way: string; readonly path: string; readonly line: number };

const oneWay = 'packages/base/refusal.ts';

/** Keys that would tell a failure from a value. */
const failureKeys: ReadonlySet<string> = new Set([
  'code',
  'error',
  'fault',
  'problem',
  'refusal',
  'refused',
  'unfit',
  'unreadable',
]);

const lineOf = ({ tree }: Source, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

/** The types that are refusals by their name, or by a `code` of their own. */
const refusalTypes = (sources: readonly Source[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { tree } of sources) {
    for (const node of tree.statements) {
      if (!ts.isTypeAliasDeclaration(node)) continue;
      const hasCode =
        ts.isTypeLiteralNode(node.type) &&
        node.type.members.some((each) => each.name?.getText(tree) === 'code');
      if (hasCode || node.name.text.endsWith('Refusal')) names.add(node.name.text);
    }
  }
  return names;
};

/** An error that the system threw has a `code` of its own kind. */
const isOfThrown = (test: ts.BinaryExpression, { tree }: Source): boolean =>
  /\b(error|cause) instanceof Error && $/.test(tree.text.slice(0, test.getStart(tree)).slice(-40));

const predicateOf = (node: ts.Node): ts.TypePredicateNode | null =>
  ts.isFunctionLike(node) && node.type && ts.isTypePredicateNode(node.type) ? node.type : null;

const bodyOf = (node: ts.Node, { tree }: Source): string =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) ? (node.body?.getText(tree) ?? '') : '';

const waysIn = (source: Source, refusals: ReadonlySet<string>): readonly Way[] => {
  const ways: Way[] = [];
  const add = (way: string, node: ts.Node): void => {
    ways.push({ way, path: source.path, line: lineOf(source, node) });
  };
  // Most files hold neither: they are not walked.
  if (!/' in |\bis \w/.test(source.text)) return ways;
  walk(source.tree, (node) => {
    const told = predicateOf(node)?.type;
    const name = told && ts.isTypeReferenceNode(told) ? told.typeName.getText(source.tree) : '';
    if (refusals.has(name) && /\bin\b|isRefusal\(/.test(bodyOf(node, source)))
      add(`a predicate of ${name}`, node);
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.InKeyword) return;
    if (ts.isStringLiteral(node.left) && failureKeys.has(node.left.text) && !isOfThrown(node, source))
      add(`'${node.left.text}' in`, node);
  });
  return ways;
};

/** All but the one. */
export const otherWays = (sources: readonly Source[]): readonly Way[] => {
  const refusals = refusalTypes(sources);
  return sources.filter(({ path }) => path !== oneWay).flatMap((source) => waysIn(source, refusals));
};
