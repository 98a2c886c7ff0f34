// What in built code is newer than the oldest browsers, by MDN's compatibility data.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { floor } from '@omerta/web/floor.ts';
import { parseSync } from 'oxc-parser';

type Statement = Readonly<Record<string, unknown>> & { readonly version_added: string | boolean | null };
type Compat = { readonly support: Readonly<Record<string, Statement | readonly Statement[]>> };
type Entry = Readonly<Record<string, unknown>> & { readonly __compat?: Compat };
type Tree = Readonly<Record<string, Entry>>;
type Data = {
  readonly api: Tree;
  readonly javascript: { readonly builtins: Tree };
};

/** Twenty megabytes: read as a file, no module of it is made. */
const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as Data;

const numbers = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number);

const isAtMost = (version: string, most: string): boolean => {
  const [[major = 0, minor = 0], [mostMajor = 0, mostMinor = 0]] = [numbers(version), numbers(most)];
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
};

/** Under its own name and without a switch. */
const isPlain = (statement: Statement): boolean =>
  ['flags', 'prefix', 'alternative_name'].every((word) => statement[word] === undefined);

/** What was done in part is taken away in the version that does it whole. */
const isStillThere = ({ version_removed: removed }: Statement, version: string): boolean =>
  typeof removed !== 'string' || !isAtMost(removed, version);

const isIn = (compat: Compat, browser: string, version: string): boolean =>
  [compat.support[browser] ?? []]
    .flat()
    .some(
      (each) =>
        typeof each.version_added === 'string' &&
        /^≤?\d/.test(each.version_added) &&
        isAtMost(each.version_added, version) &&
        isStillThere(each, version) &&
        isPlain(each),
    );

/** The browsers of the floor that lack it. */
const lackedBy = ({ __compat: compat }: Entry): readonly string[] =>
  compat
    ? Object.entries(floor).flatMap(([browser, version]) => (isIn(compat, browser, version) ? [] : [browser]))
    : [];

type Newer = ReadonlyMap<string, readonly string[]>;

const named = (trees: readonly Tree[]): readonly (readonly [name: string, entry: Entry])[] =>
  trees.flatMap((tree) => Object.entries(tree));

const membersOf = ([owner, entry]: readonly [string, Entry]) =>
  Object.entries(entry).flatMap(([key, member]) =>
    key === '__compat' || key.endsWith('_event')
      ? []
      : [{ owner, name: key.replace(/_static$/, ''), lacked: lackedBy(member as Entry) }],
  );

const { api, javascript } = data;
const everything = named([javascript.builtins, api]);

const newerGlobals: Newer = new Map(
  everything.flatMap(([name, entry]) => (lackedBy(entry).length > 0 ? [[name, lackedBy(entry)]] : [])),
);

/** `Map.groupBy`: said with its owner, it can be nothing else. */
const ofOwners: Newer = new Map(
  everything.flatMap(membersOf).map(({ owner, name, lacked }) => [`${owner}.${name}`, lacked]),
);

/** Whose members are known by their name alone: what every value of the language has, and what pages are made of. */
const usual = ['AbortSignal', 'Blob', 'Document', 'Element', 'Event', 'HTMLElement', 'Navigator', 'Node'];
const usualTree: Tree = Object.fromEntries(Object.entries(api).filter(([name]) => usual.includes(name)));

/** A name is newer where everything that has it is. */
const newerMembers: Newer = (() => {
  const all = everything.flatMap(membersOf);
  const old = new Set(all.filter(({ lacked }) => lacked.length === 0).map(({ name }) => name));
  const known = named([javascript.builtins, usualTree]).flatMap(membersOf);
  return new Map(known.filter(({ name }) => !old.has(name)).map(({ name, lacked }) => [name, lacked]));
})();

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const walk = (
  value: unknown,
  parent: Node | null,
  visit: (node: Node, parent: Node | null) => void,
): void => {
  if (Array.isArray(value)) for (const each of value) walk(each, parent, visit);
  else if (isNode(value)) {
    visit(value, parent);
    for (const each of Object.values(value)) walk(each, value, visit);
  }
};

const nameOf = (node: unknown): string =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'Literal')
    ? String(node['name'] ?? node['value'])
    : '';

/** What stands where it is asked whether something is there. */
const isAsked = (node: Node, parent: Node | null): boolean =>
  node['optional'] === true ||
  (parent?.type === 'CallExpression' && parent['callee'] === node && parent['optional'] === true) ||
  (parent?.type === 'UnaryExpression' && ['typeof', '!'].includes(String(parent['operator']))) ||
  (parent?.type === 'LogicalExpression' && parent['left'] === node) ||
  ((parent?.type === 'ConditionalExpression' || parent?.type === 'IfStatement') && parent['test'] === node);

const steps = [
  'filter',
  'map',
  'flatMap',
  'take',
  'drop',
  'reduce',
  'some',
  'every',
  'find',
  'forEach',
  'toArray',
];
const iterators = ['keys', 'values', 'entries', 'matchAll'];

const calledOn = (node: Node): Node | null => {
  const callee = node['callee'];
  return node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression'
    ? callee
    : null;
};

/** `places.keys().filter(…)`: an iterator has no steps of its own yet; `Object.keys(…)` is a list. */
const isIteratorStep = (node: Node): boolean => {
  const callee = calledOn(node);
  const inner = callee && isNode(callee['object']) ? calledOn(callee['object']) : null;
  return (
    callee !== null &&
    inner !== null &&
    steps.includes(nameOf(callee['property'])) &&
    iterators.includes(nameOf(inner['property'])) &&
    nameOf(inner['object']) !== 'Object'
  );
};

type Seen = {
  readonly uses: Map<string, readonly string[]>;
  readonly asked: Set<string>;
  readonly own: Set<string>;
};

const keep = ({ uses }: Seen, name: string, lacked: readonly string[] | undefined): void => {
  if (lacked && lacked.length > 0) uses.set(name, lacked);
};

const seeMember = (node: Node, parent: Node | null, seen: Seen): void => {
  const [owner, name] = [nameOf(node['object']), nameOf(node['property'])];
  if (node['computed'] === true) return;
  if (isAsked(node, parent)) seen.asked.add(name);
  if (parent?.type === 'AssignmentExpression' && parent['left'] === node) seen.own.add(name);
  const ofOwner = ofOwners.get(`${owner}.${name}`);
  if (ofOwner) keep(seen, `${owner}.${name}`, ofOwner);
  else keep(seen, name, newerMembers.get(name));
};

const see = (node: Node, parent: Node | null, seen: Seen): void => {
  if (node.type === 'MemberExpression') return seeMember(node, parent, seen);
  if (node.type === 'Identifier') {
    const name = nameOf(node);
    const isKey = parent?.type === 'MemberExpression' && parent['property'] === node;
    if (isAsked(node, parent)) seen.asked.add(name);
    else if (!isKey) keep(seen, name, newerGlobals.get(name));
  }
  if (node.type === 'BinaryExpression' && node['operator'] === 'in') seen.asked.add(nameOf(node['left']));
  if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
    seen.own.add(nameOf(node['key']));
  if (isIteratorStep(node)) keep(seen, 'a step of an iterator', ['safari']);
};

/** Of one built file: what it uses and never asks for, and the names that it gives to things of its own. */
export const newerIn = (file: string, code: string): Seen => {
  const seen: Seen = { uses: new Map(), asked: new Set(), own: new Set() };
  walk(parseSync(file, code).program, null, (node, parent) => see(node, parent, seen));
  for (const name of seen.uses.keys()) {
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (seen.asked.has(last)) seen.uses.delete(name);
  }
  return seen;
};
