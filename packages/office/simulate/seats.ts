// Seatings for simulations: made by the generator, a few for each size, each made once.
import { isRefusal } from '@omerta/base/refusal.ts';
import { bestKnown } from '@omerta/seating/best-known.ts';
import { generate } from '@omerta/seating/generate.ts';
import { type Pair, type Seating, seatingFormat } from '@omerta/seating/seating.ts';
import { noWishes } from '@omerta/seating/wishes.ts';
import type { SeatingPaper } from '@omerta/tournament/command.ts';

/** Enough for a simulation; nobody will weigh its meetings. */
const steps = 2_000;
/** So many different seatings of one size. */
export const seatingSeeds = 2;

const made = new Map<string, Seating>();

type SeatingAsk = {
  readonly players: number;
  readonly tables: number;
  readonly rounds: number;
  readonly seed: number;
  readonly apart: readonly Pair[];
};

const makeSeating = async ({ players, tables, rounds, seed, apart }: SeatingAsk): Promise<Seating> => {
  const known = apart.length === 0 ? await bestKnown(players, tables, rounds) : null;
  const generation = generate({
    players,
    tables,
    rounds,
    seed,
    wishes: { ...noWishes, apart },
    evenTables: false,
    known,
  });
  if (isRefusal(generation))
    throw new Error(`no seating: ${generation.code} ${generation.numbers.join(' ')}`);
  if (!generation.startsKnown) generation.run(steps);
  const seating = generation.seating();
  if (isRefusal(seating)) throw new Error(`no seating: ${seating.code}`);
  return seating;
};

export const seatingFor = async (ask: SeatingAsk): Promise<SeatingPaper> => {
  const key = JSON.stringify(ask);
  const known = made.get(key) ?? (await makeSeating(ask));
  made.set(key, known);
  return { format: seatingFormat, players: ask.players, rounds: known.rounds };
};
