// Seatings: swaps a second, and our excess over the proven bound beside that of schedules people have played.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { bestKnown } from '@omerta/seating/best-known.ts';
import { check, type SeatingReport } from '@omerta/seating/check.ts';
import { generate } from '@omerta/seating/generate.ts';
import type { Seating } from '@omerta/seating/seating.ts';
import { readSeating } from '@omerta/seating/seating-file.ts';
import { noWishes } from '@omerta/seating/wishes.ts';
import { perSecond, show } from './measure.ts';

type Size = { readonly players: number; readonly tables: number; readonly rounds: number };

/** With byes there is no library and no bound: ours is then what this many steps find, compared by S. */
const steps = 20_000_000;

const ours = async (size: Size): Promise<SeatingReport> => {
  const known = await bestKnown(size.players, size.tables, size.rounds);
  const generation = generate({ ...size, seed: 1, wishes: noWishes, evenTables: false, known });
  if (isRefusal(generation)) throw new Error(generation.code);
  if (!generation.startsKnown) generation.run(steps);
  const seating = generation.seating();
  if (isRefusal(seating)) throw new Error(seating.code);
  return check(seating);
};

const theirs = (folder: string): [name: string, seating: Seating][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'metrics.json' && !name.includes('.apart.'))
    .flatMap((name) => {
      const read = readSeating(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return isRefusal(read) ? [] : [[name.replace('.json', ''), read] as [string, Seating]];
    });

const measures = ({ pairs, spreads, neighbours }: SeatingReport): string =>
  [
    `S ${String(pairs.S).padStart(6)} ${(pairs.excessPercent === null ? '' : `+${pairs.excessPercent}%`).padStart(7)}`,
    `seats ${spreads.seats}`,
    `tables ${String(spreads.tables).padStart(2)}`,
    `side by side ${neighbours.most}`,
  ].join('  ');

export const benchSeating = async (): Promise<void> => {
  const generation = generate({
    players: 40,
    tables: 4,
    rounds: 12,
    seed: 1,
    wishes: noWishes,
    evenTables: false,
    known: null,
  });
  if (!isRefusal(generation)) {
    show(
      'seating swaps (40 players, 12 rounds), a second',
      perSecond(() => {
        generation.run(1 << 16);
        return 1 << 16;
      }),
    );
  }
  const folder = join(process.env['OMERTA_DATA'] ?? '', 'seatings');
  if (!process.env['OMERTA_DATA'] || !existsSync(folder)) {
    process.stdout.write('seatings of others: not compared, OMERTA_DATA does not name a folder with them\n');
    return;
  }
  process.stdout.write('\nseatings: theirs and ours of the same size (excess over the bound, spreads)\n');
  for (const [name, seating] of theirs(folder)) {
    const { players, tables, rounds, ...found } = check(seating);
    const size = { players, tables, rounds };
    process.stdout.write(
      `${name.padEnd(18)} ${`${players}/${rounds}`.padStart(6)}  theirs ${measures({ ...size, ...found })}\n`,
    );
    const own = await ours(size);
    const same = JSON.stringify(own.gamesPerPlayer) === JSON.stringify(found.gamesPerPlayer);
    process.stdout.write(
      `${''.padEnd(25)}  ours   ${measures(own)}${same ? '' : '  (other games: all tables in every round)'}\n`,
    );
  }
};
