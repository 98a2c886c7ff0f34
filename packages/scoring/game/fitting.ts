// The part of an overfull sheet that fits its limits: entries are taken in order, the rest waits for the
// referee.
import type { Scoring } from '../scoring.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { scoreGame } from './score.ts';

export const fitting = (scoring: Scoring, sheet: Sheet): Sheet => {
  const fits = (extra: Sheet['extra']): boolean =>
    scoreGame(scoring, { ...sheet, extra }).refused.every(({ path }) => !path.startsWith('extra['));
  const extra: Sheet['extra'][number][] = [];
  for (const entry of sheet.extra) if (fits([...extra, entry])) extra.push(entry);
  return { ...sheet, extra };
};
