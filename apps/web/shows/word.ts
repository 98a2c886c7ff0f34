// Who has the word: whoever had it when his clock began. A nomination records a speech that still goes on, and the step told is then the next one.
import { isSpoken } from '@omerta/rules/game/decide/expects.ts';
import { useRef } from 'react';
import type { HallTable } from './hall-picture.ts';

type Told = Pick<HallTable, 'now' | 'clock'>;

/** Begun anew: a clock that was stopped, moved or let run on has run before. */
const isAnother = (before: NonNullable<Told['clock']>, clock: NonNullable<Told['clock']>): boolean =>
  clock.elapsed === 0 && clock.startedAt !== before.startedAt;

export const wordAfter = (before: Told | null, { now, clock }: Told): Told => {
  const spoke = before?.now && isSpoken(before.now.step) ? before : null;
  const goesOn = now !== null && spoke?.clock && clock && !isAnother(spoke.clock, clock);
  return { now: goesOn ? spoke.now : now, clock };
};

/** The table with the step that its clock belongs to, as far as this page has seen it begin; null while there is none. */
export const useWord = <T extends Told | null>(table: T, game: string): T => {
  const last = useRef<{ readonly game: string; readonly told: Told; readonly shown: Told } | null>(null);
  if (table === null) return table;
  if (last.current?.told !== table || last.current.game !== game) {
    const before = last.current?.game === game ? last.current.shown : null;
    last.current = { game, told: table, shown: wordAfter(before, table) };
  }
  return { ...table, now: last.current.shown.now };
};
