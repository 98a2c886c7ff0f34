// Every door by which lines come into a stream reads them: a game handed over, and a game of the first devices.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { openStore } from '@omerta/store/store.ts';
import { chainedLines } from '@omerta/store/transfer.ts';
import { describe, expect, it } from 'vitest';
import { convert } from './convert.ts';
import { firstStray, type Renaming } from './follows.ts';
import { handedText, readHanded } from './handed.ts';
import { openingOf } from './opening.ts';
import { upcasters } from './upcasters.ts';

const book = rulebook('fsm-2024');
const deal = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const opening = openingOf(
  book,
  {},
  deal.map((role, i) => ({ name: `P${i + 1}`, role })),
);
const long = 'x'.repeat(2_001);

type Written = { readonly type: string; readonly data: unknown };

/** Sealed as a device seals what it sends, whatever it is; the version of the first event that is not taken. */
const strayHandedOver = async (events: readonly Written[], renaming?: Renaming): Promise<number | null> => {
  const meta = { at: 0, device: 'tablet', person: null, schema: 1 };
  const lines = chainedLines(
    sha256,
    'game/1',
    events.map((event, i) => ({
      ...meta,
      ...event,
      command: `c${i}`,
      schema: event.type === 'GameOpened' ? 2 : 1,
    })),
  );
  const handed = readHanded(handedText({ lines, beside: null }));
  const store = await openStore(memoryHome(), upcasters);
  if (isRefusal(handed) || isRefusal(store)) throw new Error('not handed over');
  const taken = await store.import(handed.lines);
  if (isRefusal(taken)) throw new Error(taken.code);
  return firstStray(await store.read('game/1'), book, renaming);
};

const opened = { type: 'GameOpened', data: opening };
const night = { type: 'NightFell', data: { number: 1 } };

const lines: readonly (readonly [string, object, string])[] = [
  ['seat 99', { type: 'foul', seat: 99 }, 'FoulGiven'],
  ['a field too many', { type: 'foul', seat: 5, loud: true }, 'FoulGiven'],
  ['a note of 2,001 characters', { type: 'note', note: long }, 'NoteTaken'],
  ['a note of two lines', { type: 'note', note: 'a\nforfeit 2' }, 'NoteTaken'],
  ['a role that no deck has', { type: 'deal', seat: 5, role: 'maniac' }, 'CardDealt'],
  ['a line of a kind that nobody knows', { type: 'dance', seat: 5 }, 'Danced'],
];

const openings: readonly (readonly [string, object])[] = [
  ['ten dons', { players: seats.map((seat) => ({ name: `P${seat}`, role: 'don' })) }],
  ['two sheriffs', { players: opening.players.with(0, { name: 'P1', role: 'sheriff' }) }],
  ['eleven players', { players: [...opening.players, { name: 'P11', role: null }] }],
  ['a name of two lines', { players: opening.players.with(0, { name: 'P1" red]\nforfeit 2', role: 'red' }) }],
  ['a tag of two lines', { tags: [{ kind: 'other', text: 'x]\nforfeit 2\n[y' }] }],
  ['a seat said twice', { tags: [{ kind: 'seat', seat: 1, name: 'P9', role: 'don' }] }],
  ['a switch that is no word', { switches: { 'withdrawals off]\nforfeit 2\n[x': 'y' } }],
  ['a field too many', { dealer: 'P1' }],
];

describe('a game handed over', () => {
  it('is taken as it was sent', async () => {
    const note = { type: 'NoteTaken', data: { note: long.slice(1) } };
    const head = {
      tags: [
        { kind: 'other', text: 'club "Minsk [1]"' },
        { kind: 'date', value: '2026-01-10' },
      ],
    };
    expect(await strayHandedOver([opened, night, note, { type: 'HeadWritten', data: head }])).toBeNull();
  });

  it.each(lines)('with %s is not', async (_, line, type) => {
    const { type: __, ...data } = line as { type: string };
    expect(await strayHandedOver([opened, night, { type, data }])).not.toBeNull();
  });

  it.each(openings)('opened with %s is not', async (_, change) => {
    expect(await strayHandedOver([{ type: 'GameOpened', data: { ...opening, ...change } }, night])).toBe(1);
  });

  it('with nicknames put right is taken where it knows its players by nickname alone', async () => {
    const own = { renames: true };
    const named = (names: readonly unknown[]) => [opened, night, { type: 'PlayersNamed', data: { names } }];
    const names = seats.map((seat) => `Ёж-${seat} «Игла»`);
    expect(await strayHandedOver(named(names), own)).toBeNull();
    expect(await strayHandedOver(named(names))).toBe(3);
    for (const wrong of [names.slice(1), names.with(0, 'P1" red]\nforfeit 2'), names.with(0, long), [1]])
      expect(await strayHandedOver(named(wrong), own)).toBe(3);
  });

  it('that names another rulebook than it is looked at by is not', async () => {
    const other = openingOf(rulebook('fiim-2018'), {}, opening.players);
    expect(await strayHandedOver([{ type: 'GameOpened', data: other }, night])).toBe(1);
  });
});

describe('a game of the first devices', () => {
  const old = (events: readonly Written[]): Envelope[] =>
    events.map((event, i) => ({
      ...event,
      stream: 'game:1',
      version: i + 1,
      id: `c${i}.1`,
      at: 0,
      device: 'tablet',
      person: null,
      command: `c${i}`,
      schema: 2,
      previous: '',
      hash: '',
      position: i + 1,
    }));
  const first = { type: 'GameOpened', data: { ...opening, rules: null } };
  const given = (line: object): Written => ({ type: 'CommandGiven', data: line });
  const begun = given({ type: 'night', number: 1 });

  it('is converted line by line', () => {
    const note = given({ type: 'note', note: long.slice(1) });
    expect(convert(old([first, begun, note]), book)).toHaveLength(4);
  });

  it.each(lines)('with %s is left as it is', (_, line) => {
    expect(convert(old([first, begun, given(line)]), book)).toBeNull();
  });

  it.each(openings)('opened with %s is left as it is', (_, change) => {
    expect(convert(old([{ ...first, data: { ...first.data, ...change } }, begun]), book)).toBeNull();
  });
});
