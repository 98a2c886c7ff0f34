// Commands from outside: whatever comes, it is a command or a refusal with its place, and nothing throws.
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { mutatedValue } from '@omerta/testkit/mutate.ts';
import { faultsOf } from '@omerta/testkit/properties/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { readClubCommand } from './club/command-reader.ts';
import { decideClub } from './club/decide.ts';
import { initialClub } from './club/state.ts';
import type { TournamentCommandType } from './command.ts';
import { readCommand } from './command-reader.ts';
import { perform } from './decide.ts';
import { commandTypes } from './legal.ts';
import { initialState } from './state.ts';
import { give, handIn, openHall, rulesOf } from './testing/hall.ts';
import { makers } from './testing/random-commands.ts';
import { publicView } from './view/public.ts';

const meta = { id: 'c', by: 'org' };

const troubled = openHall({ rules: rulesOf('fiim-2025'), rounds: 2, reserves: 1 });
handIn(troubled, 'q/1/1', 'red', { extra: [{ seat: 1, points: '1.3', by: 'referee' }], removed: [3] });
give(troubled, 'p9', 'protest', {
  protest: 'x1',
  game: 'q/1/1',
  player: 'p9',
  form: 'written',
  subject: 'points',
  text: 'Wrong.',
});

const targets = ['q/1/1', 'p1', 'q', 'x1', 'r1'];
const people = ['org', 'chief', 'ref1', 'p9', 'duty'];

/** A command of this kind about something in the hall. */
const made = (type: TournamentCommandType, seed: number): Readonly<Record<string, unknown>> => {
  const random = randomFrom(seed);
  const fields = makers[type](troubled, random, random.pick(targets)) as object;
  return { ...fields, type, ...meta, id: `s${seed}`, by: random.pick(people) };
};

const pathOf = (value: unknown): string => {
  const read = readCommand(value);
  return isRefusal(read) && read.code === 'command/unreadable' ? String(read.params['path']) : 'readable';
};

describe('a command from outside', () => {
  it.each(commandTypes)('%s is read as it was made', (type) => {
    for (let seed = 0; seed < 20; seed++) {
      const command = made(type, seed);
      expect(readCommand(JSON.parse(JSON.stringify(command)))).toEqual(command);
    }
  });

  it.each(commandTypes)('%s lacks nothing and holds nothing more', (type) => {
    const command = made(type, 1);
    for (const key of Object.keys(command)) {
      const { [key]: _, ...rest } = command;
      expect(pathOf(rest)).toBe(key);
    }
    expect(pathOf({ ...command, loud: true })).toBe('loud');
  });

  it.each(commandTypes)('%s takes no field of another kind', (type) => {
    const command = made(type, 1);
    for (const key of Object.keys(command)) {
      for (const wrong of [{}, [[]], 1.5, undefined])
        expect(pathOf({ ...command, [key]: wrong })).toMatch(new RegExp(`^${key}\\b`));
    }
  });

  it('is refused with the place of what is wrong', () => {
    const seat = { type: 'lay-seating', ...meta, stage: 'q' };
    expect(
      pathOf({ ...seat, seating: { format: 'omerta.seating/1', players: 10, rounds: [[[1, 2, 'x']]] } }),
    ).toBe('seating.rounds[0][0][2]');
    expect(pathOf({ type: 'put-seats-right', ...meta, game: 'q/1/1', players: ['p1'] })).toBe('players');
    expect(pathOf({ type: 'withhold-results', ...meta, how: 'never' })).toBe('how');
    expect(pathOf({ type: 'withhold-results', ...meta, how: 'frozen' })).toBe('stage');
    expect(pathOf({ type: 'hand-in-sheet', ...meta, game: 'q/1/1', paper: { record: 3 } })).toBe(
      'paper.record',
    );
    expect(pathOf({ type: 'toString', ...meta })).toBe('type');
    expect(pathOf([])).toBe('-');
    expect(
      pathOf(JSON.parse('{"type":"publish-rules","id":"c","by":"org","__proto__":{"by":"chief"}}')),
    ).toBe('__proto__');
  });

  it('may bring a seating file whole: how it was made is not kept', () => {
    const seating = { format: 'omerta.seating/1', players: 10, rounds: [[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]] };
    const command = {
      type: 'lay-seating',
      ...meta,
      stage: 'q',
      seating: { ...seating, seed: 1, steps: 5, check: {} },
    };
    expect(readCommand(command)).toEqual({ ...command, seating });
  });

  it('may choose house rules by any of their keys', () => {
    const create = {
      type: 'create-tournament',
      ...meta,
      name: 'Open',
      kind: 'tournament',
      zone: 'UTC',
      secondConfirmation: true,
    };
    for (const rulebook of [
      'fsm-2024',
      { base: 'fsm-2024' },
      { base: 'fsm-2024', name: 'Ours', change: { win: '0.75', extraFree: true } },
    ]) {
      const command = { ...create, rules: { rulebook, switches: { ciOnDraw: true } } };
      expect(readCommand(command)).toEqual(command);
    }
    expect(
      pathOf({ ...create, rules: { rulebook: { base: 'fsm-2024', change: { win: [] } }, switches: {} } }),
    ).toBe('rules.rulebook.change.win');
  });
});

describe('nothing throws', () => {
  const decides = (value: unknown): void => {
    const read = readCommand(value);
    if (isRefusal(read)) return;
    for (const state of [initialState, troubled.state]) {
      const done = perform(state, read, { at: troubled.now, seed: 'seed' }, { club: null });
      if (!isRefusal(done)) publicView(done.state);
    }
  };

  const valid = commandTypes.flatMap((type) => [1, 2, 3].map((seed): unknown => made(type, seed)));

  it('over any command with a value changed', { timeout: 3_600_000 }, async () => {
    expect(await faultsOf({ valid, mutate: mutatedValue, attack: decides })).toEqual([]);
  });

  it('nor over what is said to the club', { timeout: 3_600_000 }, async () => {
    const said = [
      { type: 'found-club', ...meta, name: 'North' },
      { type: 'add-person', ...meta, person: 'p1' },
      { type: 'decide-case', ...meta, case: 'c1' },
    ];
    const attack = (value: unknown): void => {
      const read = readClubCommand(value);
      if (!isRefusal(read)) decideClub(initialClub, read, troubled.now);
    };
    expect(await faultsOf<unknown>({ valid: said, mutate: mutatedValue, attack })).toEqual([]);
  });
});

describe('a command to the club', () => {
  it('is read alike, and what follows by itself is not for anybody to give', () => {
    const found = { type: 'found-club', ...meta, name: 'North' };
    expect(readClubCommand(found)).toEqual(found);
    expect(readClubCommand({ ...found, office: 'organiser' })).toMatchObject({
      code: 'command/unreadable',
      params: { path: 'office' },
    });
    expect(readClubCommand({ type: 'take-case', ...meta, by: 'system' })).toMatchObject({
      params: { path: 'type' },
    });
  });
});
