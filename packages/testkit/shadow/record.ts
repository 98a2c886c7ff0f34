// A record as the sheet it amounts to: what happened by `omerta replay`, what was written as it stands.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command, CommandType } from '@omerta/rules/game/command.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState, type StateReport } from '@omerta/rules/notation/report.ts';
import type { ShadowFile, ShadowSheet } from './file.ts';

const standing = (commands: readonly Command[]): Command[] => {
  const left: Command[] = [];
  for (const command of commands) {
    if (command.type === 'undo') left.pop();
    else left.push(command);
  }
  return left;
};

type LineOf<T extends CommandType> = Extract<Command, { readonly type: T }>;

const linesOf = <T extends CommandType>(lines: readonly Command[], type: T): LineOf<T>[] =>
  lines.filter((line): line is LineOf<T> => line.type === type);

/** A player's id, or else exactly one nick. */
const playerOf = ({ players }: Pick<ShadowFile, 'players'>, name: string): string => {
  if (players.some(({ id }) => id === name)) return name;
  const [found, ...more] = players.filter(({ nick }) => nick === name);
  if (!found || more.length > 0) throw new Error(`nobody, or too many, are called ${name}`);
  return found.id;
};

/** A disqualifying foul or the fourth, also after the end. */
const removedIn = (lines: readonly Command[]): number[] => {
  const fouls = (seat: number): number => linesOf(lines, 'foul').filter((line) => line.seat === seat).length;
  const removed = linesOf(lines, 'remove').map(({ seat }): number => seat);
  return seats.filter((seat) => removed.includes(seat) || fouls(seat) >= 4);
};

/** neft-mmt 15.9.3, 15.9.4 and the rest. */
const purpleReason = (clause: string | undefined) => {
  if (clause === '15.9.3') return 'damage';
  return clause === '15.9.4' ? 'throwing' : 'conduct';
};

const written = (lines: readonly Command[]) => ({
  forfeitBy: linesOf(lines, 'forfeit').at(-1)?.seat ?? null,
  yellow: linesOf(lines, 'yellow').map(({ seat }) => seat),
  purple: linesOf(lines, 'purple').map(
    ({ seat, clause }) => ({ seat, reason: purpleReason(clause) }) as const,
  ),
  extra: linesOf(lines, 'extra').map(({ seat, points }) => ({ seat, points })),
  penalties: linesOf(lines, 'penalty').map(({ seat, clause }) => ({ seat, clause: clause ?? '' })),
  waived: linesOf(lines, 'waive').map(({ seat, clause }) => ({ seat, clause: clause ?? '' })),
  fines: linesOf(lines, 'fine').map(({ seat, points }) => ({ seat, points })),
});

const outOnDay1 = ({ ballots }: StateReport): number =>
  new Set(ballots.filter(({ day }) => day === 1).flatMap(({ leaving }) => leaving)).size;

/** Null: annulled, which counts nowhere. */
export const sheetOfRecord = (text: string, file: Pick<ShadowFile, 'players'>): ShadowSheet | null => {
  const record = parse(text);
  if (isRefusal(record)) throw new Error(`line ${record.line} cannot be read`);
  const { state, refused } = replay(record);
  if (refused) throw new Error(`line ${refused.line} is refused`);
  const report = reportState(record.rulebook, state);
  if (report.phase.kind === 'annulled') return null;
  if (!report.result) throw new Error('the game has no result');
  const lines = standing(record.lines.map(({ command }) => command));
  return {
    seats: record.seats.map(({ seat, name }) => {
      const role = state.roles[seat];
      if (role === null) throw new Error(`seat ${seat} has no role`);
      return { player: playerOf(file, name), role };
    }),
    winner: report.result.winner,
    by: report.result.by === 'forfeit' ? 'forfeit' : 'play',
    firstKilled: report.firstKilled,
    bestMove: report.bestMove?.seats ?? null,
    outDay1: outOnDay1(report),
    removed: removedIn(lines),
    atTable: report.alive,
    ...written(lines),
  };
};
