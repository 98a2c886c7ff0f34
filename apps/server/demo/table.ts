// A table of the demo: the game at it, line by line as orders of its referee, each at its time.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Refused } from '@omerta/office/answer.ts';
import { wholeGame } from '@omerta/office/simulate/table.ts';
import { gameStream } from '@omerta/office/streams.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Game } from '@omerta/tournament/state.ts';
import type { Cup } from './cup.ts';
import { type TimedLine, timelineOf } from './timeline.ts';

export type DemoTable = {
  readonly cup: Cup;
  readonly game: Game;
  readonly referee: string;
  readonly roles: readonly (Role | null)[];
  readonly lines: readonly TimedLine[];
  /** The line that comes next, and when. */
  next: number;
  due: number;
};

const commandId = ({ cup, game }: Pick<DemoTable, 'cup' | 'game'>, line: number): string =>
  `${cup.hall.tournament}/${game.id}/${line}`;

/** From its name alone: after another start it is the same game. */
const seedFor = (seed: number, game: string): number =>
  [...game].reduce((sum, letter) => seedOf(sum, letter.codePointAt(0) ?? 0), seed);

const millisecondsTo = ({ lines, next }: DemoTable, speed: number): number =>
  Math.round(((lines[next]?.seconds ?? 0) * 1000) / speed);

/** Goes on behind the last line that was acknowledged. */
export const sitDown = async (cup: Cup, game: Game, now: number, speed: number): Promise<DemoTable> => {
  const { hall } = cup;
  const { roles, lines, end } = wholeGame(hall.book, seedFor(hall.seed, game.id));
  const timed = timelineOf(hall.book.scoring.rulebook, lines, end);
  const table: DemoTable = { cup, game, referee: game.referee ?? '', roles, lines: timed, next: 0, due: now };
  const stream = gameStream(hall.tournament, game.id);
  while (table.next < timed.length && (await hall.office.store.receipt(stream, commandId(table, table.next))))
    table.next += 1;
  table.due = now + millisecondsTo(table, speed);
  return table;
};

export const isPlayedOut = ({ next, lines }: DemoTable): boolean => next >= lines.length;

/** Refused where somebody else has had a hand in the game. */
export const playLine = async (table: DemoTable, now: number, speed: number): Promise<Refused | null> => {
  const { cup, game, referee, roles } = table;
  const { office, tournament } = cup.hall;
  const timed = table.lines[table.next];
  if (!timed) return null;
  const { version } = await office.play(tournament, game.id);
  const clock = timed.clock && {
    startedAt: now,
    elapsed: 0,
    duration: Math.round((timed.clock * 1000) / speed),
    ...(timed.speaks !== null && { seat: timed.speaks }),
  };
  const command = {
    id: commandId(table, table.next),
    by: referee,
    ...(table.next === 0 && { roles }),
    lines: [timed.command],
    ...(clock !== undefined && { clock }),
  };
  const order = {
    to: 'game',
    tournament,
    game: game.id,
    command,
    expected: version,
    device: `table-${game.table}`,
  };
  const handled = await office.handle(order);
  if (isRefusal(handled)) return handled;
  table.next += 1;
  table.due = now + millisecondsTo(table, speed);
  return null;
};
