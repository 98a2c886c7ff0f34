// A recorded game of a tournament: parsed, replayed by the tournament's rules and turned into its sheet.
import { isRefusal } from '@omerta/base/refusal.ts';
import { fail } from '@omerta/base/unfit.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import type { Scoring } from '../scoring.ts';
import { sheetOf } from './record-sheet.ts';
import type { Sheet } from './sheet.ts';

/** A record from which no points can be counted. */
export type RecordRefusal = { readonly path: string } & RecordFault;
export type RecordFault =
  | { readonly code: 'score/unfinished' | 'score/annulled' }
  | { readonly code: 'score/refused-line'; readonly line: number; readonly refusal: RuleRefusal };

type Player = { readonly id: string; readonly nick: string | null };

type RecordOfGame = {
  /** Where the tournament file names it. */
  readonly path: string;
  readonly file: string;
  readonly text: string | null;
  readonly scoring: Scoring;
  readonly players: readonly Player[];
};

/** A seat's name is a player's id, or else exactly one nick. */
const playerOf = (name: string, players: readonly Player[], path: string): string => {
  if (players.some(({ id }) => id === name)) return name;
  const nicked = players.filter(({ nick }) => nick === name);
  if (nicked.length > 1) fail(path, 'record/player-ambiguous', { found: name });
  return nicked[0]?.id ?? fail(path, 'record/player-unknown', { found: name });
};

const checkRules = (record: GameRecord, scoring: Scoring, path: string): void => {
  const { id, switches } = scoring.rulebook;
  if (record.rulebook.id !== id) fail(path, 'record/rulebook', { found: record.rulebook.id, wanted: id });
  for (const { tag } of record.tags) {
    if (tag.kind !== 'switch') continue;
    const { name, value } = tag;
    if (switches[name] !== value)
      fail(path, 'record/switch', { found: `${name} ${value}`, wanted: `${name} ${switches[name]}` });
  }
};

export const readRecordSheet = ({
  path,
  file,
  text,
  scoring,
  players,
}: RecordOfGame): Sheet | 'annulled' | RecordRefusal => {
  if (text === null) return fail(path, 'record/missing', { found: file });
  const record = parse(text);
  if (isRefusal(record)) return fail(path, 'record/syntax', { problem: record });
  checkRules(record, scoring, path);
  const names = record.seats.map(({ name }) => playerOf(name, players, path));
  const again = names.findIndex((name, i) => names.indexOf(name) !== i);
  if (again >= 0) fail(path, 'player/twice', { found: names[again] ?? '' });
  const { state, refused } = replay({ ...record, rulebook: scoring.rulebook });
  if (refused) return { path, code: 'score/refused-line', line: refused.line, refusal: refused.refusal };
  if (state.annulled) return 'annulled';
  return sheetOf(scoring.rulebook, state, names) ?? { path, code: 'score/unfinished' };
};
