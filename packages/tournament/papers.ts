// A handed-in paper read by the rules in force: a record replayed or a sheet checked, held against the game it is of.
import { read as readAs } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { reading } from '@omerta/base/unfit.ts';
import { seats as tableSeats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import type { Need } from '@omerta/scoring/game/game-score.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import { departures, type Play } from '@omerta/scoring/sheet/follows.ts';
import { readRecordSheet } from '@omerta/scoring/sheet/record-file.ts';
import { type Sanctions, sanctionsOf } from '@omerta/scoring/sheet/record-sheet.ts';
import type { GivenBy, Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { sheet as sheetDescriptor } from '@omerta/scoring/sheet/sheet-file.ts';
import type { Paper } from './command.ts';
import { refuse, type TournamentRefusal } from './refusal.ts';
import type { Book } from './rulebooks/choose.ts';
import { isSameValue } from './same.ts';
import type { Scene } from './scene.ts';
import { type Game, holds } from './state.ts';

const sheetOfRecord = (book: Book, game: Game, text: string): Sheet | TournamentRefusal => {
  const players = game.seats.map((id) => ({ id, nick: null }));
  const read = reading(() =>
    readRecordSheet({ path: 'record', file: game.id, text, scoring: book.scoring, players }),
  );
  if (read === 'annulled') return refuse('sheet/record', {}, null, { record: { code: 'score/annulled' } });
  if (!isRefusal(read)) return normalSheet(read);
  switch (read.code) {
    case 'score/refused-line':
      return refuse('sheet/record', {}, read.refusal.clause, { record: read });
    case 'score/unfinished':
    case 'score/annulled':
      return refuse('sheet/record', {}, null, { record: read });
    default:
      return refuse('sheet/unreadable', { path: read.path }, null, { invalid: read });
  }
};

/** Every sheet goes through the one reader, so that equal sheets are written alike whatever they were made of. */
const normalSheet = (value: unknown): Sheet | TournamentRefusal => {
  const sheet = readAs(sheetDescriptor, value, 'sheet');
  return isRefusal(sheet)
    ? refuse('sheet/unreadable', { path: sheet.path }, null, { invalid: sheet })
    : sheet;
};

/** A sheet of this game that the rules of points take as it is. */
const checkedSheet = (book: Book, game: Game, sheet: Sheet): Sheet | TournamentRefusal => {
  const other = tableSeats.find((seat) => sheet.seats[seat - 1]?.player !== game.seats[seat - 1]);
  if (other !== undefined) return refuse('sheet/other-players', { seat: other });
  const [refused] = scoreGame(book.scoring, sheet).refused;
  return refused
    ? refuse('sheet/refused', { path: refused.path }, refused.clause, { score: refused })
    : sheet;
};

type Reader = Pick<Scene, 'state' | 'book' | 'by'>;

/**
 * An approval claimed on a paper counts only if whoever brings it could give it, or the sheet had it before;
 * else it is asked for.
 */
const withoutClaims = ({ state, by }: Reader, { sheet: before }: Game, sheet: Sheet): Sheet => {
  const stands = <T extends { readonly by: GivenBy }>(entry: T, had: readonly T[] | undefined): boolean =>
    entry.by === 'referee' ||
    holds(state, by, entry.by) ||
    had?.some((each) => isSameValue(each, entry)) === true;
  const asked = <T extends { readonly by: GivenBy }>(
    list: readonly T[],
    had: readonly T[] | undefined,
  ): T[] => list.map((entry) => (stands(entry, had) ? entry : { ...entry, by: 'referee' }));
  return {
    ...sheet,
    extra: asked(sheet.extra, before?.extra),
    penalties: asked(sheet.penalties, before?.penalties),
    waived: asked(sheet.waived, before?.waived),
    approvals: sheet.approvals.filter((entry) => stands(entry, before?.approvals)),
  };
};

/** Whether a record claims approvals that its sheet does not have. */
export const claimsMore = (book: Book, game: Game, record: string | null, sheet: Sheet): boolean => {
  if (record === null) return false;
  const claimed = sheetOfRecord(book, game, record);
  return !isRefusal(claimed) && !isSameValue(claimed, sheet);
};

export const readPaper = (reader: Reader, game: Game, paper: Paper): Sheet | TournamentRefusal => {
  const { book } = reader;
  const sheet = 'record' in paper ? sheetOfRecord(book, game, paper.record) : normalSheet(paper.sheet);
  return isRefusal(sheet) ? sheet : checkedSheet(book, game, withoutClaims(reader, game, sheet));
};

/** Where a paper that was read leaves the stream of its game. */
export const departuresOf = (
  book: Book,
  game: Game,
  play: Play,
  { paper, sheet }: { readonly paper: Paper; readonly sheet: Sheet },
): readonly Difference[] | TournamentRefusal => {
  const state = 'record' in paper ? playedState(book, game, paper.record) : null;
  return state !== null && isRefusal(state) ? state : departures(play, { sheet, state });
};

/** A sheet is never changed, only followed by another: what it needs is counted once for each book. */
const neededBy = new WeakMap<Sheet, { readonly book: Book; readonly needs: readonly Need[] }>();

/** What the sheet of a game still needs. */
export const needsOf = (book: Book, { sheet }: Pick<Game, 'sheet'>): readonly Need[] => {
  if (sheet === null) return [];
  const known = neededBy.get(sheet);
  if (known?.book === book) return known.needs;
  const { needs } = scoreGame(book.scoring, sheet);
  neededBy.set(sheet, { book, needs });
  return needs;
};

const none: Sanctions = { removed: [], yellow: [], purple: [] };

/** Cards and removals of a game about to be annulled: from its sheet, or from what was recorded of it. */
export const sanctionsIn = (book: Book, game: Game, text: string | null): Sanctions | TournamentRefusal => {
  if (game.sheet) return game.sheet;
  if (text === null) return none;
  const state = playedState(book, game, text);
  return isRefusal(state) ? state : sanctionsOf(book.scoring.rulebook, state);
};

/** A game as its record leaves it under the rules in force. */
export const playedState = (book: Book, game: Game, text: string): GameState | TournamentRefusal => {
  const record = parse(text);
  if (isRefusal(record)) {
    return refuse('sheet/unreadable', { path: 'record' }, null, {
      invalid: { path: 'record', code: 'record/syntax', problem: record },
    });
  }
  const other = record.seats.find((seat, i) => seat.name !== game.seats[i]);
  if (other) return refuse('sheet/other-players', { seat: other.seat });
  const { state, refused } = replay({ ...record, rulebook: book.scoring.rulebook });
  if (!refused) return state;
  return refuse('sheet/record', {}, refused.refusal.clause, {
    record: { code: 'score/refused-line', line: refused.line, refusal: refused.refusal },
  });
};
