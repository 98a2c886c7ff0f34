// What was saved beside a record comes back as it was; of anything else only what is right.
import { readFileSync } from 'node:fs';
import { canonical } from '@omerta/base/canonical.ts';
import { spoil } from '@omerta/testkit/spoil.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Aside, emptyAside, emptyDraft, type Saved, savedToJson } from './aside.ts';
import { savedOfJson } from './aside-reader.ts';

const phrase = {
  ru: 'Игрок № 3',
  en: 'Player 3',
  clause: '4.4.1',
  beat: 1.5,
  gesture: { ru: 'рука', en: 'hand', clause: '4.4.2' },
  cue: 'deal',
  when: 'close',
} as const;

const rich: Aside = {
  standing: { step: 'speech', seat: 3, phase: 'day 1' },
  clock: { startedAt: 1_700_000_000_000, elapsed: 1_200.5, duration: 60_000 },
  calling: { startedAt: null, elapsed: 0, duration: 8_000 },
  draft: {
    seats: [1, 5],
    count: 3,
    calledAt: 1_700_000_000_001,
    shots: [{ by: 2, targets: [5] }],
    shooter: 6,
  },
  closing: [phrase],
  unannounced: [{ ...phrase, seat: 4, line: 12 }],
  heard: 7,
  woken: 'night 3',
  hushed: 'night 4',
  veiled: true,
  chief: true,
  stopped: true,
  before: { version: 8, aside: { ...emptyAside, heard: 2 }, at: 1_700_000_000_002 },
  after: { version: 9, aside: { ...emptyAside, chief: true }, at: 1_700_000_000_003 },
};
const saved: Saved = {
  aside: rich,
  kept: [
    { version: 3, aside: rich, at: 5 },
    { version: 4, aside: emptyAside, at: 6 },
  ],
};

it('all of it comes back', () => {
  expect(savedOfJson(savedToJson(saved))).toEqual(saved);
  expect(savedOfJson(savedToJson({ aside: emptyAside, kept: [] }))).toEqual({ aside: emptyAside, kept: [] });
});

it.each([
  [{ clock: { startedAt: 'now', elapsed: 0, duration: 1 } }, { clock: null }],
  [{ draft: { ...rich.draft, seats: [11] } }, { draft: emptyDraft }],
  [{ standing: { step: 'dance', seat: 3, phase: 'day 1' } }, { standing: null }],
  [{ heard: -1 }, { heard: 0 }],
  [{ closing: [{ ...phrase, cue: 'song' }, phrase] }, { closing: [phrase] }],
  [{ before: { version: 1, aside: {} } }, { before: null }],
  [{ loud: true }, {}],
])('a part that is none is as if it had not been saved: %#', (wrong, expected) => {
  const json = { aside: { ...rich, ...wrong }, kept: [] };
  expect(savedOfJson(JSON.parse(JSON.stringify(json))).aside).toEqual({ ...rich, ...expected });
});

const golden = new URL('../../../packages/stream/golden/device-1.json', import.meta.url);

it('what devices have saved so far comes back whole', () => {
  const { asides } = JSON.parse(readFileSync(golden, 'utf8'));
  const states = Object.values<{ readonly state: unknown }>(asides).map(({ state }) => state);
  expect(states.length).toBeGreaterThan(0);
  for (const state of states) expect(savedToJson(savedOfJson(state))).toEqual(state);
});

const written = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value)));
/** Written and read again it is the same. */
const comesBack = (read: Saved): boolean => written(savedOfJson(savedToJson(read))) === written(read);

const good = JSON.parse(JSON.stringify({ aside: rich, kept: [{ version: 3, aside: emptyAside, at: 5 }] }));

it('with one thing wrong, in a thousand ways, the rest comes back and nothing throws', () => {
  const spoilt = spoil(good);
  expect(spoilt.length).toBeGreaterThan(1_000);
  for (const { at, value } of spoilt) {
    const read = savedOfJson(value);
    expect(comesBack(read)).toBe(true);
    const [part, key] = at;
    if (part !== 'aside' || key === undefined) continue;
    const { [String(key)]: _, ...others } = { ...read.aside } as Record<string, unknown>;
    const { [String(key)]: __, ...rest } = { ...rich } as Record<string, unknown>;
    expect(written(others)).toBe(written(rest));
  }
});

it('any JSON is an aside', () => {
  const part = fc.dictionary(fc.constantFrom(...Object.keys(emptyAside), 'x'), fc.jsonValue());
  const values = fc.oneof(
    fc.jsonValue(),
    fc.record({ aside: part, kept: fc.array(fc.record({ version: fc.nat(), aside: part, at: fc.nat() })) }),
  );
  fc.assert(
    fc.property(values, (value) => comesBack(savedOfJson(value))),
    { numRuns: 1_000 },
  );
});
