// What was sent from a browser is remembered in its tournament, however it was written.
import { expect, it } from 'vitest';
import { rememberSent, sentFrom, wasSent } from './sent-entries.ts';

const storage = (broken = false) => {
  const kept = new Map<string, string>();
  const fail = (): never => {
    throw new Error('no storage');
  };
  return {
    getItem: (key: string) => (broken ? fail() : (kept.get(key) ?? null)),
    setItem: (key: string, value: string) => (broken ? fail() : kept.set(key, value)) as never,
  };
};

it('the same nickname in the same tournament was sent, another or elsewhere was not', () => {
  const own = storage();
  rememberSent(own, 'cup', 'Ёжик');
  expect(wasSent(own, 'cup', ' ЁЖИК ')).toBe(true);
  expect(wasSent(own, 'cup', 'Ёж')).toBe(false);
  expect(wasSent(own, 'open', 'Ёжик')).toBe(false);
});

it('a browser that keeps nothing, or something else, remembers nothing and breaks nothing', () => {
  const [broken, other] = [storage(true), storage()];
  rememberSent(broken, 'cup', 'Ёжик');
  expect(sentFrom(broken, 'cup')).toEqual([]);
  other.setItem('omerta.entered.cup', '{"nicknames":[1]}');
  expect(sentFrom(other, 'cup')).toEqual([]);
});
