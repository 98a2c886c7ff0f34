// Laws of the machine over random commands by random people.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { readTournamentFile } from '@omerta/scoring/standings/tournament-file.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';
import type { TournamentCommand, TournamentCommandType } from './command.ts';
import { decide, perform } from './decide.ts';
import type { TournamentEvent } from './event.ts';
import { foldEvents } from './evolve.ts';
import { expects } from './expects.ts';
import { commandTypes, legal, type Option } from './legal.ts';
import { openMatters } from './open-matters.ts';
import { type Power, powers } from './powers.ts';
import { chooseBook } from './rulebooks/choose.ts';
import { gameOf, initialState, protestOf, rulingOf, type TournamentState } from './state.ts';
import {
  give,
  handIn,
  minutesAfter,
  newHall,
  openHall,
  preparedHall,
  rulesOf,
  type TestHall,
} from './testing/hall.ts';
import { bookIds, everybody, makers } from './testing/random-commands.ts';
import { charged } from './testing/refusal-steps.ts';
import { tournamentFiles } from './tournament-file.ts';
import { tournamentOf } from './tournament-of.ts';
import { deskView, refereeView } from './view/officials.ts';
import { playerView } from './view/player.ts';
import { publicView } from './view/public.ts';

const context = { club: null };
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const runs = { numRuns: 60 };

type Walk = { state: TournamentState; now: string; events: TournamentEvent[]; random: Random; count: number };

/** Somebody whom a step waits for: a person, or a holder of the office. */
const someoneOf = ({ state, random }: Walk, of: readonly string[], id: string | null): string => {
  const wanted = random.pick([...of, 'chief']);
  const holders = state.offices.filter(({ office }) => office === wanted).map(({ person }) => person);
  const referee = gameOf(state, id ?? '')?.referee;
  if (wanted === 'table-referee') return referee ?? 'chief';
  return holders.length > 0 ? random.pick(holders) : wanted;
};

/** What the tournament waits for is done more often than anything else, so that walks get somewhere. */
const nextStep = (walk: Walk): Pick<Option, 'type' | 'id'> & { readonly by: string } => {
  const { random, state } = walk;
  const waiting = expects(state);
  if (waiting.length > 0 && random.chance(0.4)) {
    const { command, id, of } = random.pick(waiting);
    return { type: command, id, by: someoneOf(walk, of, id) };
  }
  const by = random.pick(random.chance(0.5) ? ['org', 'chief', 'ref1', 'duty', 'p9'] : everybody);
  const options = legal(state, by, walk.now, context);
  const open = options.filter((option) => option.refusal === null);
  // Kinds alike, however many things there are to be about.
  const kinds = [
    ...Map.groupBy(random.chance(0.7) && open.length > 0 ? open : options, (option) => option.type).values(),
  ];
  const { type, id } = random.pick(random.pick(kinds));
  return { type, id, by };
};

const nextCommand = (walk: Walk): TournamentCommand => {
  walk.count += 1;
  const { type, id, by } = nextStep(walk);
  const hall = { ...newHall(), state: walk.state, now: walk.now };
  const fields = makers[type](hall, walk.random, id);
  return {
    ...(fields as object),
    type,
    id: `w${walk.count}`,
    by,
    at: walk.now,
  } as unknown as TournamentCommand;
};

const evening = (): TestHall => {
  const hall = newHall();
  give(hall, 'org', 'create-tournament', {
    name: 'Friday',
    kind: 'evening',
    zone: 'UTC',
    rules: rulesOf('neft-mmt'),
    secondConfirmation: false,
  });
  return hall;
};

/** A sheet that needs an approval, a protest, an incident and a proposed ruling. */
const inTrouble = (): TestHall => {
  const hall = openHall({ rounds: 1, reserves: 2 });
  const game = 'q/1/1';
  handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.7', by: 'referee' }] });
  give(hall, 'p9', 'protest', {
    protest: 'x9',
    game,
    player: 'p9',
    form: 'sheet-entry',
    subject: 'result',
    text: 'Wrong.',
  });
  give(hall, 'ref1', 'record-incident', { game, cause: 'advantage', note: '' });
  const change = { kind: 'replay' as const, cause: 'advantage', carry: [], substitutions: [], record: null };
  give(hall, 'chief', 'propose-ruling', { ruling: 'r9', game, protest: null, reason: 'why', change });
  return hall;
};

/** A player removed on a ground that may cost him the tournament. */
const underCharge = (): TestHall => {
  const hall = openHall({ rounds: 1, reserves: 1 });
  charged(hall);
  return hall;
};

const walkFrom = (seed: number): Walk => {
  const random = randomFrom(seed);
  const options = {
    rules: rulesOf(random.pick(bookIds)),
    reserves: 2,
    rounds: 3,
    secondConfirmation: random.chance(0.5),
  };
  const hall = random.pick([
    newHall,
    evening,
    inTrouble,
    underCharge,
    () => preparedHall(options),
    () => openHall(options),
    () => openHall(options),
  ])();
  return { state: hall.state, now: hall.now, events: [...hall.events], random, count: 0 };
};

/** Gives one command after another; `look` sees each with the state before it. */
const walk = (seed: number, steps: number, look: (walk: Walk, command: TournamentCommand) => void): Walk => {
  const going = walkFrom(seed);
  for (let i = 0; i < steps; i++) {
    const command = nextCommand(going);
    look(going, command);
    const done = perform(going.state, command, context);
    if (!isRefusal(done)) {
      going.state = done.state;
      going.events.push(...done.events);
    }
    going.now = minutesAfter(going.now, going.random.pick([0, 0, 0, 0, 1, 12]));
  }
  return going;
};

/** The table of powers, read once more and in its own way. */
const heldBy = (state: TournamentState, command: TournamentCommand): Power[] => {
  const fields: {
    readonly game?: string;
    readonly person?: string;
    readonly protest?: string | null;
    readonly ruling?: string;
  } = command as never;
  const game = gameOf(
    state,
    fields.game ??
      rulingOf(state, fields.ruling ?? '')?.game ??
      protestOf(state, fields.protest ?? '')?.game ??
      '',
  );
  const about =
    fields.person === command.by ||
    (fields.game === undefined
      ? protestOf(state, fields.protest ?? '')?.player === command.by
      : game?.seats.includes(command.by));
  return [
    ...state.offices.filter((each) => each.person === command.by).map((each) => each.office),
    ...(game?.referee === command.by ? (['table-referee'] as const) : []),
    ...(game?.sides.includes(command.by) ? (['table-side'] as const) : []),
    ...(about ? (['player'] as const) : []),
  ];
};

describe('whatever is asked by whomever', () => {
  it('nothing throws, a refusal changes nothing, and the fold of the events is the state', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state, events } = walk(seed, 80, () => {});
        expect(foldEvents(events)).toEqual(state);
        expect(foldEvents(JSON.parse(JSON.stringify(events)) as TournamentEvent[])).toEqual(
          JSON.parse(JSON.stringify(state)),
        );
      }),
      runs,
    );
  });

  it('a command that was done is answered so, and done once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, 40, ({ state }, command) => {
          const once = perform(state, command, context);
          if (isRefusal(once)) return;
          const twice = perform(once.state, command, context);
          expect(isRefusal(twice) && twice.code).toBe('command/already-done');
        });
      }),
      runs,
    );
  });

  it('only those whom the table of powers lists succeed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, 60, ({ state }, command) => {
          if (command.type === 'create-tournament' || isRefusal(decide(state, command, context))) return;
          expect(heldBy(state, command).some((power) => powers[power].includes(command.type))).toBe(true);
        });
      }),
      runs,
    );
  });

  it('legal agrees with decide', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, 40, ({ state, now }, command) => {
          const fields: Readonly<Record<string, unknown>> = command as never;
          const { target } = checks[command.type];
          const options = legal(state, command.by, now, context).filter(
            (option) => option.type === command.type,
          );
          const option = options.find(({ id }) => target === null || id === fields[target]);
          const decided = decide(state, command, context);
          if (!isRefusal(decided)) expect(command.type === 'apply' || option?.refusal === null).toBe(true);
          else if (option?.refusal && option.id !== null) expect(decided).toEqual(option.refusal);
        });
      }),
      runs,
    );
  });

  it('every picture can be drawn of every state', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state, now } = walk(seed, 60, () => {});
        if (state.phase === 'none') return;
        for (const view of [
          publicView(state),
          playerView(state, 'p1', now, context),
          refereeView(state, 'ref1', now),
          deskView(state, 'chief', now),
        ]) {
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        }
        const book = chooseBook(state.rules);
        if (state.phase === 'finished' && !isRefusal(book)) expect(openMatters(state, book)).toEqual([]);
      }),
      runs,
    );
  });
});

it('reading the file of a tournament gives the tournament that its table is counted of', () => {
  const seen = { games: 0, unplaced: 0, fines: 0 };
  fc.assert(
    fc.property(seeds, (seed) => {
      const { state } = walk(seed, 80, () => {});
      const { file, records } = tournamentFiles(state);
      const read = readTournamentFile(JSON.parse(JSON.stringify(file)), (path) => records[path] ?? null);
      const made = tournamentOf(state);
      expect('tournament' in read ? read.tournament : read).toEqual(made);
      if (isRefusal(made)) return;
      seen.games += made.games.length;
      seen.unplaced += made.unplaced.length;
      seen.fines += made.fines.length;
    }),
    runs,
  );
  expect(Math.min(seen.games, seen.unplaced, seen.fines)).toBeGreaterThan(0);
});

it('walks reach nearly every kind of command', () => {
  const reached = new Set<TournamentCommandType>();
  for (let seed = 0; seed < 200; seed++) {
    walk(seed, 60, ({ state }, command) => {
      if (!isRefusal(decide(state, command, context))) reached.add(command.type);
    });
  }
  const missed = commandTypes.filter((type) => !reached.has(type));
  expect(missed.length).toBeLessThanOrEqual(8);
  expect(missed).not.toContain('decide-charge');
});

it('commands that are not formed, or of no kind, are refused', () => {
  for (const change of [
    { id: '' },
    { by: 'no id' },
    { at: 'today' },
    { at: '2024-13-40T00:00:00Z' },
    { at: '9999-12-31T23:59:59Z' },
    { by: 'system' },
    { type: 'toString' },
  ]) {
    const command = {
      type: 'publish-rules',
      id: 'c',
      by: 'org',
      at: '2024-05-10T10:00:00Z',
      ...change,
    } as TournamentCommand;
    expect(decide(initialState, command, context)).toMatchObject({ code: 'command/form' });
  }
});
