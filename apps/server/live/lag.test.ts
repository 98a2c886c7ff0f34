// Moments of what is shown later: in order, never back, the same whenever somebody looks.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lagOf } from './lag.ts';

const dueBy = (lag: ReturnType<typeof lagOf<string>>, until: number) =>
  lag.takeDue(until).map(({ due, thing }) => `${thing}@${due}`);

it('shows at once without a delay, and with one so much later', () => {
  const lag = lagOf<string>();
  lag.add(5, 'a');
  expect(dueBy(lag, 5)).toEqual(['a@5']);
  lag.setDelay(6, 100);
  lag.add(7, 'b');
  expect([dueBy(lag, 106), lag.next()]).toEqual([[], 107]);
  expect(dueBy(lag, 107)).toEqual(['b@107']);
});

it('shows nothing before there is a delay at all, and then what waited', () => {
  const lag = lagOf<string>(null);
  lag.add(1, 'a');
  lag.add(50, 'b');
  expect(dueBy(lag, 1_000_000)).toEqual([]);
  lag.setDelay(60, 20);
  expect(dueBy(lag, 1_000_000)).toEqual(['a@60', 'b@70']);
});

it('a shorter delay lets out what waits, never before the word; a longer one holds back only what comes', () => {
  const lag = lagOf<string>(100);
  lag.add(0, 'a');
  lag.add(90, 'b');
  lag.setDelay(95, 10);
  expect(dueBy(lag, 1_000)).toEqual(['a@95', 'b@100']);
  lag.setDelay(1_000, 500);
  lag.add(1_001, 'c');
  lag.setDelay(1_002, 900);
  lag.add(1_003, 'd');
  expect(dueBy(lag, 9_000)).toEqual(['c@1501', 'd@1903']);
});

it('whoever looks often and whoever looks once see the same things at the same moments, in order', () => {
  const step = fc.record({
    wait: fc.nat(50),
    what: fc.oneof(
      fc.constant('add' as const),
      fc.nat(200).map((delay) => ({ delay })),
    ),
    looks: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const [often, once] = [lagOf<number>(), lagOf<number>()];
      const seen: { readonly due: number; readonly thing: number }[] = [];
      let [at, things] = [0, 0];
      for (const { wait, what, looks } of steps) {
        at += wait;
        if (looks) seen.push(...often.takeDue(at - 1));
        things++;
        for (const lag of [often, once])
          if (what === 'add') lag.add(at, things);
          else lag.setDelay(at, what.delay);
      }
      seen.push(...often.takeDue(Number.MAX_SAFE_INTEGER));
      const all = once.takeDue(Number.MAX_SAFE_INTEGER);
      const plain = (list: typeof all) => list.map(({ due, thing }) => [thing, due]);
      expect(plain(seen)).toEqual(plain(all));
      expect(plain(all)).toEqual(plain(all.toSorted((a, b) => a.thing - b.thing)));
      expect(all.map(({ due }) => due)).toEqual(all.map(({ due }) => due).toSorted((a, b) => a - b));
    }),
  );
});
