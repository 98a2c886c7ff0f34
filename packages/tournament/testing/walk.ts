// For tests: walks through a tournament, one command after another by whoever comes.
import { groupBy } from '@omerta/base/group-by.ts';
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import type { TournamentCommand } from '../command.ts';
import { perform } from '../decide.ts';
import type { TournamentEvent } from '../event.ts';
import { expects } from '../expects.ts';
import { legal, type Option } from '../legal.ts';
import type { Keeping } from '../meta.ts';
import { gameOf, type TournamentState } from '../state.ts';
import {
  give,
  handIn,
  minutesAfter,
  newHall,
  openHall,
  preparedHall,
  rulesOf,
  type TestHall,
} from './hall.ts';
import { bookIds, everybody, makers } from './random-commands.ts';
import { charged } from './refusal-steps.ts';

export const context = { club: null };
export const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
export const runs = { numRuns: 60 };

export type RandomWalk = {
  state: TournamentState;
  now: string;
  events: TournamentEvent[];
  random: Random;
  count: number;
};

/** Somebody whom a step waits for: a person, or a holder of the office. */
const someoneOf = ({ state, random }: RandomWalk, of: readonly string[], id: string | null): string => {
  const wanted = random.pick([...of, 'chief']);
  const holders = state.offices.filter(({ office }) => office === wanted).map(({ person }) => person);
  const referee = gameOf(state, id ?? '')?.referee;
  if (wanted === 'table-referee') return referee ?? 'chief';
  return holders.length > 0 ? random.pick(holders) : wanted;
};

/** What the tournament waits for is done more often than anything else, so that walks get somewhere. */
const nextStep = (walk: RandomWalk): Pick<Option, 'type' | 'id'> & { readonly by: string } => {
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
    ...groupBy(random.chance(0.7) && open.length > 0 ? open : options, (option) => option.type).values(),
  ];
  const { type, id } = random.pick(random.pick(kinds));
  return { type, id, by };
};

const nextCommand = (walk: RandomWalk): TournamentCommand => {
  walk.count += 1;
  const { type, id, by } = nextStep(walk);
  const hall = { ...newHall(), state: walk.state, now: walk.now };
  const fields = makers[type](hall, walk.random, id);
  return {
    ...(fields as object),
    type,
    id: `w${walk.count}`,
    by,
  } as unknown as TournamentCommand;
};

export const keepingOf = ({ now, count }: RandomWalk): Keeping => ({ at: now, seed: `seed-${count}` });

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

/** Any point that a tournament may be at. */
const anywhere = (random: Random): TestHall => {
  const options = {
    rules: rulesOf(random.pick(bookIds)),
    reserves: 2,
    rounds: 3,
    secondConfirmation: random.chance(0.5),
  };
  return random.pick([
    newHall,
    evening,
    inTrouble,
    underCharge,
    () => preparedHall(options),
    () => openHall(options),
    () => openHall(options),
  ])();
};

type Looking = (walk: RandomWalk, command: TournamentCommand) => void;

/** Gives one command after another; `look` sees each with the state before it. */
export const walk = (
  seed: number,
  steps: number,
  look: Looking,
  start: (random: Random) => TestHall = anywhere,
): RandomWalk => {
  const random = randomFrom(seed);
  const { state, now, events } = start(random);
  const going: RandomWalk = { state, now, events: [...events], random, count: 0 };
  for (let i = 0; i < steps; i++) {
    const command = nextCommand(going);
    look(going, command);
    const done = perform(going.state, command, keepingOf(going), context);
    if (!isRefusal(done)) {
      going.state = done.state;
      going.events.push(...done.events);
    }
    going.now = minutesAfter(going.now, going.random.pick([0, 0, 0, 0, 1, 12]));
  }
  return going;
};
