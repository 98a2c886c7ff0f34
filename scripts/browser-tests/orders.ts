// Orders that a browser test sends past the screens.
import ts from 'typescript';
import type { Source } from '../measure/sources.ts';
import { foundIn, type TestFault, textIn } from './found.ts';

const writes: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'delete']);
/** What worlds are made with: whoever has one of them needs no screen. */
const givers: ReadonlySet<string> = new Set(['give', 'givenAt', 'play', 'clubOrder']);

const importedGivers = (node: ts.Node): readonly string[] => {
  if (!ts.isImportDeclaration(node) || !textIn(node.moduleSpecifier)?.includes('/testing/')) return [];
  const bindings = node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .map(({ name, propertyName }) => (propertyName ?? name).text)
    .filter((name) => givers.has(name));
};

const methodIn = (options: ts.Node | undefined, { tree }: Source): string | null => {
  if (!options || !ts.isObjectLiteralExpression(options)) return null;
  const method = options.properties.find(
    (each) => ts.isPropertyAssignment(each) && each.name.getText(tree) === 'method',
  );
  return method && ts.isPropertyAssignment(method) ? (textIn(method.initializer) ?? '$') : null;
};

/** `asked` with something to send. */
const isAskedWith = ({ expression, arguments: given }: ts.CallExpression, { tree }: Source): boolean =>
  expression.getText(tree) === 'asked' && given.length > 3;

const orderIn = (call: ts.CallExpression, source: Source): string | null => {
  const { expression, arguments: given } = call;
  const address = textIn(given[0]);
  if (!ts.isPropertyAccessExpression(expression)) {
    const method = expression.getText(source.tree) === 'fetch' ? methodIn(given[1], source) : null;
    if (method !== null) return `${method} ${address ?? '$'}`;
    return isAskedWith(call, source) ? `POST ${textIn(given[2]) ?? '$'}` : null;
  }
  const [whose, name] = [expression.expression.getText(source.tree), expression.name.text];
  if (writes.has(name) && (address?.includes('/api/') || /\brequest(\(\))?$/.test(whose)))
    return `${name.toUpperCase()} ${address ?? '$'}`;
  if (name === 'fetch' && /\brequest$/.test(whose))
    return `${methodIn(given[1], source) ?? 'GET'} ${address ?? '$'}`;
  if (name === 'handle' && whose.endsWith('office')) return 'office.handle';
  if (name === 'order' && whose.endsWith('desk')) return `order ${address ?? '$'}`;
  return null;
};

export const ordersIn = (source: Source): readonly TestFault[] =>
  foundIn(source, (node) => {
    const order = ts.isCallExpression(node) ? orderIn(node, source) : null;
    const orders = [...importedGivers(node), ...(order === null ? [] : [order])];
    return orders.filter((each) => !each.startsWith('GET ')).map((each) => `orders: ${each}`);
  });
