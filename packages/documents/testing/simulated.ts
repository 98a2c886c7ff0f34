// For tests: written games by bots with everything that a protocol has room for: the head, extra points with their reason, a protest and its ruling.
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { extraChoices } from '@omerta/scoring/game/sheet-choices.ts';
import { type ScoredGame, scoreRecord } from '@omerta/scoring/report/scored-record.ts';

export const head = {
  event: 'Кубок Ёлки',
  stage: 'Полуфинал',
  game: '7',
  table: '3',
  date: '2026-11-15',
  referee: 'Щербакова',
} as const;

const headTags = `[event "${head.event}"]
[stage "${head.stage}"]
[game ${head.game}]
[table ${head.table}]
[date ${head.date}]
[referee "${head.referee}"]`;

export const reason = 'вёл стол весь второй день';
export const protest = 'не сосчитана рука';
export const ruling = 'отклонён по записи';

const recordIn = (text: string): GameRecord => {
  const record = parse(text);
  if (isRefusal(record)) throw new Error(`${record.line}: ${record.code}`);
  return record;
};

export const scoredOf = (record: GameRecord): ScoredGame | null => {
  const scored = scoreRecord(record);
  return isRefusal<ScoredGame | Extract<typeof scored, { code: string }>>(scored) ? null : scored;
};

/** The first seat that may be given extra points, and the least of them. */
const extraLine = (record: GameRecord): string => {
  const scored = scoredOf(record);
  if (!scored) return '';
  const { scoring, sheet } = scored;
  for (const seat of seats as readonly Seat[]) {
    const choice = extraChoices(scoring, sheet, seat).find(({ approver }) => approver === null);
    if (choice) return `extra ${seat} ${choice.points} "${reason}"\n`;
  }
  return '';
};

/** Null where the bots annulled it or left it undecided. */
export const simulatedRecord = (id: RulebookId, seed: number): GameRecord | null => {
  const book = rulebook(id);
  const game = playGame(book, seed, { ...usualKnobs, annul: 0, undo: 0 });
  const text = writeDown(book, game).replace('\n', `\n${headTags}\n`);
  const bare = recordIn(text);
  if (!scoredOf(bare)) return null;
  return recordIn(`${text}${extraLine(bare)}protest 9 "${protest}"\nruling "${ruling}"\n`);
};

/** The first so many that have a result. */
export const simulatedRecords = (id: RulebookId, count: number): readonly GameRecord[] => {
  const found: GameRecord[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const record = simulatedRecord(id, seed);
    if (record) found.push(record);
  }
  return found;
};
