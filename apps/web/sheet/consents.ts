// The consents of a sheet in a tournament: what this sheet asks for, and how whoever may say it has answered.
import type { AskedEntry, Need } from '@omerta/scoring/game/game-score.ts';
import type { SheetConsent } from '@omerta/sync/words.ts';

export type ConsentRow = Pick<SheetConsent, 'of' | 'clause' | 'seat' | 'person' | 'reason'> & {
  /** `later`: the sheet is not signed. `going`: it is, and the tournament does not have it yet. */
  readonly state: SheetConsent['state'] | 'later' | 'going';
  readonly asks: readonly AskedEntry[];
};

const isOf = (need: Need, { of, clause, seat }: SheetConsent): boolean =>
  need.what === 'approval' && need.by === of && need.clause === clause && need.seat === seat;

/** An answer stays on the screen when the sheet here no longer asks for it. */
export const consentRows = (
  needs: readonly Need[],
  answers: readonly SheetConsent[],
  isSigned: boolean,
): readonly ConsentRow[] => [
  ...needs.flatMap((need): ConsentRow[] => {
    if (need.what !== 'approval' || answers.some((answer) => isOf(need, answer))) return [];
    const { by: of, clause, seat, asks } = need;
    return [{ of, clause, seat, asks, person: null, reason: '', state: isSigned ? 'going' : 'later' }];
  }),
  ...answers.map((answer): ConsentRow => {
    const need = needs.find((each) => isOf(each, answer));
    return { ...answer, asks: need?.what === 'approval' ? need.asks : [] };
  }),
];
