// Which addresses are screens of the web.
import { expect, it } from 'vitest';
import { isScreen } from './screens.ts';

it.each(['/', '/table', '/table/', '/Hand-Over'])('%s is one', (path) => {
  expect(isScreen(path)).toBe(true);
});

it.each(['//', '/tables', '/table/1', '/table//', '/new.html', '/x/table'])('%s is none', (path) => {
  expect(isScreen(path)).toBe(false);
});

it('a name in an address stands for anything without a slash', () => {
  const among = ['/claim/$code', '/table/$id/side'];
  for (const path of ['/claim/ABC', '/table/q-1/side/']) expect(isScreen(path, among), path).toBe(true);
  for (const path of ['/claim/', '/claim/A/B', '/table/side', '/table/a/b/side', '/claim'])
    expect(isScreen(path, among), path).toBe(false);
});
