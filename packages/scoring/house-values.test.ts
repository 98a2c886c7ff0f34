// What an organiser is shown as the value of a key is what changing the key changes.
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { houseForms, houseKey } from './house.ts';
import { houseKeysOf, houseValue } from './house-values.ts';
import { printed } from './printed.ts';

/** A value of its form that is not this one. */
const other = (key: string, before: unknown): string | number | boolean => {
  const form = houseForms[key] ?? [];
  if (form === 'points' || form === 'amount') return '0.77';
  if (form === 'count') return 9;
  return form === 'yes-no' ? before !== true : (form.find((each) => each !== before) ?? '');
};

describe.each(rulebookIds)('%s', (id) => {
  const rules = printed[id];
  const shown = houseKeysOf(rules);
  it('shows another value after a key was changed, under the same clause', () => {
    for (const key of shown) {
      const before = houseValue(rules, key);
      const value = other(key, before?.value);
      const changed = houseKey(key)?.change(rules, value);
      expect(changed && houseValue(changed, key)?.value, key).toBe(value);
      expect(changed && houseValue(changed, key)?.clause, key).toBe(before?.clause);
    }
  });
  it('leaves out just the keys that change nothing in it', () => {
    const silent = Object.keys(houseForms).filter((key) => !shown.includes(key));
    for (const key of silent) expect(houseKey(key)?.change(rules, other(key, null)), key).toEqual(rules);
  });
});

it('[fsm-2024 8.2.1; bel-canto 8.2.1] tells the points of a win as printed', () => {
  expect(houseValue(printed['fsm-2024'], 'win')).toEqual({ value: '1', clause: '8.2.1' });
  expect(houseValue(printed['bel-canto'], 'win')).toEqual({ value: '2', clause: '8.2.1' });
  expect(houseValue(printed['bel-canto'], 'ciCap')).toBeNull();
});
