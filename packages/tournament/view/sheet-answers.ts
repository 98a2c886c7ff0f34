// What whoever leads a game hears of his sheet's requests: consents asked, given and refused, protests and what was decided.
import type { Winner } from '../command.ts';
import { needsOf } from '../papers.ts';
import type { Book } from '../rulebooks/choose.ts';
import type { Approval, Game, Protest, TournamentState } from '../state.ts';

type Consent = Omit<Approval, 'by'> & { readonly person: string | null };

type Entry = {
  /** 0 where he sits in this game no more. */
  readonly seat: number;
  readonly text: string;
  readonly at: string;
  readonly decision: { readonly outcome: string; readonly reason: string; readonly person: string } | null;
};

export type SheetAnswersView = {
  readonly consents: readonly Consent[];
  readonly protests: readonly Entry[];
  /** Who has won by a ruling; null where none has changed the result. */
  readonly ruledWinner: Winner | null;
};

const open = (book: Book, game: Game): Consent[] =>
  needsOf(book, game).flatMap((need) =>
    need.what === 'approval'
      ? [{ of: need.by, clause: need.clause, seat: need.seat, state: 'asked', person: null, reason: '' }]
      : [],
  );

const answered = ({ approvals }: Game): Consent[] =>
  approvals
    .filter(({ state }) => state !== 'asked')
    .map(({ by, ...consent }) => ({ ...consent, person: by }));

const protestIn = ({ seats }: Game, { player, text, at, decision }: Protest): Entry => ({
  seat: seats.indexOf(player) + 1,
  text,
  at,
  decision: decision && { outcome: decision.outcome, reason: decision.reason, person: decision.by },
});

export const sheetAnswers = (state: TournamentState, book: Book, game: Game): SheetAnswersView => ({
  consents: [...open(book, game), ...answered(game)],
  protests: Object.values(state.protests)
    .filter((protest) => protest.game === game.id)
    .map((protest) => protestIn(game, protest)),
  ruledWinner: game.ruled === 'result' ? game.winner : null,
});
