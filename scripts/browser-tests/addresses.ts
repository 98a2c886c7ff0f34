// Addresses: those that the product leads people to, and those that browser tests open.
import ts from 'typescript';
import { isScreen, screens } from '../../apps/web/routing/screens.ts';
import type { Source } from '../measure/sources.ts';
import { foundAt, type TestFault, textIn } from './found.ts';

/** Told to another device by parts, where the whole stands nowhere in the text: each by the file that tells it and the words it does so with. */
export const toldInParts: Readonly<Record<string, readonly [file: string, words: string]>> = {
  '/connect/$code': ['apps/web/people/person-code.tsx', "readonly door?: 'connect' | 'sign-in';"],
  '/sign-in/$code': ['apps/web/people/person-code.tsx', "readonly door?: 'connect' | 'sign-in';"],
  '/play/$room': ['apps/web/doors/play/room/lobby.tsx', '<QrCode code={location.href}'],
};

const withoutOrigin = (text: string): string => text.replace(/^(\$|https?:\/\/[^/]*)(?=\/)/, '');

const leadsIn = (node: ts.Node, { tree }: Source): ts.Node | undefined => {
  if (ts.isJsxAttribute(node) && /^(to|href|back)$/.test(node.name.getText(tree))) return node.initializer;
  if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'to') return node.initializer;
  return undefined;
};

export type LinkedWays = {
  /** Every address that a link or a step of the product leads to. */
  readonly linked: ReadonlySet<string>;
  /** Those that it writes out whole, for paper, a terminal or another device. */
  readonly handedOut: ReadonlySet<string>;
  /** Those that it leads to with something after a `?`. */
  readonly searched: ReadonlySet<string>;
};

const screenOf = (path: string): string | undefined =>
  [...screens, '/live'].find((screen) => isScreen(path, [screen]));

/** Where the product leads people. */
export const waysIn = (product: readonly Source[]): LinkedWays => {
  const [linked, handedOut, searched] = [
    new Set<string>(),
    new Set(Object.keys(toldInParts)),
    new Set<string>(),
  ];
  const gather = (node: ts.Node, isSearched: boolean): void => {
    const text = textIn(node);
    if (text?.startsWith('/')) {
      const [path = ''] = text.split(/[?#]/);
      linked.add(path);
      if (isSearched) searched.add(path);
    }
    ts.forEachChild(node, (child) => gather(child, isSearched));
  };
  const look = (node: ts.Node, source: Source): void => {
    const around = ts.isJsxAttributes(node) || ts.isObjectLiteralExpression(node) ? node.properties : [];
    const isSearched = around.some((each) => each.name?.getText(source.tree) === 'search');
    for (const each of around) {
      const lead = leadsIn(each, source);
      if (lead) gather(lead, isSearched);
    }
    const text = ts.isTemplateExpression(node) ? withoutOrigin(textIn(node) ?? '') : '';
    const screen = text.startsWith('/') ? screenOf(text.replace(/[?#].*/, '')) : undefined;
    if (screen !== undefined) handedOut.add(screen);
    if (screen !== undefined && text.includes('?')) searched.add(screen);
    ts.forEachChild(node, (child) => look(child, source));
  };
  for (const source of product) look(source.tree, source);
  return { linked, handedOut, searched };
};

/** Of a text that is compared, waited for or answered nothing is opened. */
const readers: ReadonlySet<string> = new Set([
  ...['waitForURL', 'toBe', 'toEqual', 'toMatch', 'toContain', 'includes', 'startsWith', 'endsWith'],
  ...['route', 'unroute', 'get', 'join', 'replace', 'isScreen'],
]);
/** What changes the address under the page. */
const steered = /^(window\.)?(history\.(pushState|replaceState)|location\.(assign|replace))$/;

const isSteering = (node: ts.Node, { tree }: Source): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  /(^|\.)location(\.href)?$/.test(node.left.getText(tree));

const calleeOf = (call: ts.CallExpression, { tree }: Source): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText(tree);

const isCompared = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    node.operatorToken.kind,
  );

/** The first page, a door that a link leads to, or an address that was handed out; what stands after `#` no server is sent. */
const isDoor = (address: string, { linked, handedOut, searched }: LinkedWays): boolean => {
  const [whole = ''] = address.split('#');
  const [path = '', search] = whole.split('?');
  const typed = ['/', ...linked].filter((each) => !each.includes('$'));
  const known = search === undefined ? [...typed, ...handedOut] : [...searched];
  return isScreen(path, known);
};

const isAddress = (address: string): boolean => {
  const path = address.replace(/[?#].*/, '');
  return screenOf(path) !== undefined || path.startsWith('/live/');
};

/** What a browser test opens though nobody is led there: each address, wherever its text stands. */
export const openedByHand = (source: Source, ways: LinkedWays): readonly TestFault[] => {
  const found: TestFault[] = [];
  const add = (node: ts.Node, what: string): void => void found.push(foundAt(source, node, what));
  const look = (node: ts.Node, callee: string): void => {
    if (ts.isImportDeclaration(node) || isCompared(node)) return;
    if (isSteering(node, source)) add(node, 'opens by location');
    const text = textIn(node);
    if (text !== null) {
      const address = withoutOrigin(text);
      const isOpened = address.startsWith('/') && (callee === 'goto' || isAddress(address));
      if (isOpened && !readers.has(callee) && !isDoor(address, ways)) add(node, `opens ${address}`);
    }
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source.tree);
      if (steered.test(called)) add(node, `opens by ${called}`);
      look(node.expression, callee);
      for (const each of node.arguments) look(each, calleeOf(node, source));
      return;
    }
    const inner = ts.isFunctionLike(node) ? '' : callee;
    ts.forEachChild(node, (child) => look(child, inner));
  };
  look(source.tree, '');
  return found;
};
