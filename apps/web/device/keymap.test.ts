// The key map: places on the keyboard, changes, and that no two actions ever share a key.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionOf, actions, codeOf, digitOf, giveKey, isFreeKey, keymapWith, showKey } from './keymap.ts';

const map = keymapWith({});

it('a key is its place: the same one in a Russian layout, and on the number pad', () => {
  expect(actionOf(map, 'KeyF', 'а')).toBe('foul');
  expect(actionOf(map, codeOf('NumpadEnter'), 'Enter')).toBe('next');
  expect(digitOf(codeOf('Numpad7'))).toBe(7);
  expect(actionOf(map, 'Digit7', '?')).toBe('help');
  expect(actionOf(map, 'KeyZ', 'z')).toBeUndefined();
});

it('digits are the seats, and Tab, Escape and Space stay what they are', () => {
  for (const code of ['Digit3', 'Tab', 'Escape', 'Space', 'ShiftLeft', 'F5', 'ArrowUp'])
    expect(isFreeKey(code)).toBe(false);
  expect(isFreeKey('KeyZ')).toBe(true);
});

it('a key that was taken changes places; given back, nothing is left of the change', () => {
  const changed = giveKey({}, 'undo', 'KeyF');
  expect(keymapWith(changed)).toMatchObject({ undo: 'KeyF', foul: 'KeyU' });
  expect(giveKey(changed, 'undo', 'KeyU')).toEqual({});
});

it('whatever is changed, every action keeps a key of its own', () => {
  const change = fc.tuple(
    fc.constantFrom(...actions),
    fc.constantFrom('KeyA', 'KeyF', 'KeyU', 'Enter', 'Slash', 'Equal'),
  );
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const after = keymapWith(changes.reduce((sum, [action, code]) => giveKey(sum, action, code), {}));
      expect(new Set(Object.values(after)).size).toBe(actions.length);
    }),
  );
});

it('is shown as it is printed on the key', () => {
  expect(['KeyF', 'Enter', 'Equal', 'Slash'].map(showKey)).toEqual(['F', 'Enter', '+', '?']);
});
