// Whole games that differ in cards alone: for whoever must not know them, the same bytes leave the server in the same order at the same instants.
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { describe, expect, it } from 'vitest';
import { type Plan, planOf } from '../testing/secrecy/plan.ts';
import { playSide, type SentTo } from '../testing/secrecy/side.ts';

const pairs = sizeOf('secrecyPairs');
const enoughLeaks = 3;

const at = (text: string, from: number): string => text.slice(Math.max(0, from - 80), from + 160);

/** What somebody was sent at the one table and not at the other; null: nothing. */
const leakTo = ({ name, left }: SentTo, other: SentTo | undefined): string | null => {
  const others = other?.left ?? [];
  for (let i = 0; i < Math.max(left.length, others.length); i++) {
    const [a, b] = [left[i], others[i]];
    if (!a || !b) return `${name}: message ${i} goes to one alone: ${JSON.stringify(a ?? b).slice(0, 300)}`;
    const moments = [a, b].map((each) => `${each.at}, turn ${each.turn}, place ${each.place}`);
    if (moments[0] !== moments[1]) return `${name}: message ${i} leaves at ${moments.join(' and at ')}`;
    if (a.bytes === b.bytes) continue;
    const first = [...a.bytes].findIndex((letter, j) => letter !== b.bytes[j]);
    return `${name}: message ${i} differs:\n${at(a.bytes, first)}\n${at(b.bytes, first)}`;
  }
  return null;
};

const leaksIn = async (plan: Plan): Promise<readonly string[]> => {
  const [one, other] = [await playSide(plan, 0), await playSide(plan, 1)];
  expect(one.map(({ name }) => name)).toEqual(other.map(({ name }) => name));
  return one.flatMap((seen, i) => leakTo(seen, other[i]) ?? []);
};

describe('secrecy', { timeout: 36_000_000 }, () => {
  it(`${pairs} pairs of games that differ in cards alone are the same to everybody who must not know`, async () => {
    const leaks: string[] = [];
    for (let i = 0; i < pairs && leaks.length < enoughLeaks; i++) {
      const found = await leaksIn(planOf(propertySeed, i));
      leaks.push(...found.map((leak) => `seed ${propertySeed}, pair ${i}, ${leak}`));
    }
    expect(leaks).toEqual([]);
  });
});
