// A game as those who judge it see it.
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import type { Game } from '../state.ts';
import { departsFromRecord } from './departs.ts';

/** The record itself is asked for game by game: with it every picture would be as long as the tournament. */
export type JudgedGame = Omit<Game, 'record' | 'wasRecorded'> & {
  readonly hasRecord: boolean;
  /** Where an amended sheet leaves its record. */
  readonly departs: readonly Difference[];
};

export const withoutRecord = (rulebook: Rulebook, whole: Game): JudgedGame => {
  const { record, wasRecorded, ...game } = whole;
  return { ...game, hasRecord: record !== null || wasRecorded, departs: departsFromRecord(whole, rulebook) };
};
