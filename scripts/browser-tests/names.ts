// Names that browser tests give to people, clubs, stages and tournaments: as people have them, in Russian letters.
import ts from 'typescript';
import type { Source } from '../measure/sources.ts';
import { foundIn, type TestFault, textIn } from './found.ts';

/** Names of files, streams and databases are written small. */
const isLatin = (text: string): boolean => /^[A-Z]/.test(text) && !/\p{Script=Cyrillic}/u.test(text);

/** Under these a name is kept. */
const keys: ReadonlySet<string> = new Set(['nickname', 'nick', 'club', 'official']);
/** `name` names many things: of those beside one of these it is a tournament's, a stage's, a player's. */
const beside: ReadonlySet<string> = new Set(['kind', 'zone', 'stage', 'role', 'rules', 'plannedGames']);
/** A list or a default of names. */
const ofNames = /^(nickname|nick|name|club)$|(names|Names|nicknames|Name|Nickname)$/;
/** The fields in which a name is typed. */
const fields = /nickname|referee|official|\bclub\b|name="name"|seat-|\.names\b|measured/;

const seatTag = /\[seat \d+ "([^"]+)"/g;

type Named = { readonly node: ts.Node; readonly text: string };

const textsIn = (node: ts.Node | undefined): readonly Named[] => {
  if (node === undefined) return [];
  const text = textIn(node);
  if (text !== null) return [{ node, text }];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsIn);
  if (ts.isSpreadElement(node) || ts.isAsExpression(node)) return textsIn(node.expression);
  return [];
};

const keyOf = (property: ts.ObjectLiteralElementLike, { tree }: Source): string =>
  property.name?.getText(tree) ?? '';

const inObject = (node: ts.ObjectLiteralExpression, source: Source): readonly Named[] => {
  const isOfEvent = node.properties.some((each) => beside.has(keyOf(each, source)));
  return node.properties.flatMap((each) => {
    const key = keyOf(each, source);
    const isName = keys.has(key) || (key === 'name' && isOfEvent);
    return isName && ts.isPropertyAssignment(each) ? textsIn(each.initializer) : [];
  });
};

const inCall = ({ expression, arguments: given }: ts.CallExpression, { tree }: Source): readonly Named[] => {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const [whose, name] = [expression.expression.getText(tree), expression.name.text];
  return name === 'fill' && fields.test(whose) ? textsIn(given[0]) : [];
};

/** `await add('…')`: whoever makes a world adds people so. */
const inAdding = ({ expression }: ts.AwaitExpression, { tree }: Source): readonly Named[] =>
  ts.isCallExpression(expression) && /(^|\.)add$/.test(expression.expression.getText(tree))
    ? textsIn(expression.arguments[0])
    : [];

const namedBy = (node: ts.Node, source: Source): readonly Named[] => {
  if (ts.isObjectLiteralExpression(node)) return inObject(node, source);
  if (ts.isCallExpression(node)) return inCall(node, source);
  if (ts.isAwaitExpression(node)) return inAdding(node, source);
  if (!ts.isVariableDeclaration(node) && !ts.isParameter(node)) return [];
  return ofNames.test(node.name.getText(source.tree)) ? textsIn(node.initializer) : [];
};

export const latinNamesIn = (source: Source): readonly TestFault[] => [
  ...foundIn(source, (node) => {
    const named = namedBy(node, source).filter(({ text }) => isLatin(text));
    return named.map(({ text }) => `names ${text}`);
  }),
  ...[...source.text.matchAll(seatTag)]
    .filter(([, name = '']) => isLatin(name))
    .map(([, name]) => ({ path: source.path, line: 0, what: `names ${name}` })),
];
