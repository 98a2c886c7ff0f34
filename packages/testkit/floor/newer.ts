// What in built code is newer than the oldest browsers, and is not asked for before it is used.
import { parseSync } from 'oxc-parser';
import { newerGlobals, newerMembers, ofOwners } from './known.ts';

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
