// What the tournament waits for next, of whom, by which clause: the desk's list of things to do.
import { isRefusal } from '@omerta/base/refusal.ts';
import { agreementFor } from './areas/agreement.ts';
import { whyNotCalled } from './areas/calls.ts';
import { decidersOf } from './areas/protests.ts';
import { isUnfillable } from './areas/stages.ts';
import type { TournamentCommandType } from './command.ts';
import type { PersonId } from './meta.ts';
import type { Judge } from './offices.ts';
import { openMatters } from './open-matters.ts';
import { needsOf } from './papers.ts';
import { lackOf } from './planned.ts';
import { isJudge } from './powers.ts';
import { type Book, chooseBook } from './rulebooks/choose.ts';
import { missingFrom } from './scene.ts';
import {
  type Game,
  gameOf,
  gamesOf,
  holdersOf,
  openCharges,
  openProtests,
  type StageState,
  type TournamentState,
} from './state.ts';

export type Awaited = {
  readonly command: TournamentCommandType;
  /** The thing it is about: a game, a stage, a protest, a ruling, a person. */
  readonly id: string | null;
  readonly of: readonly (Judge | PersonId)[];
  readonly clause: string | null;
};

const expected = (
  command: TournamentCommandType,
  id: string | null,
  of: Awaited['of'],
  clause: string | null = null,
): Awaited => ({
  command,
  id,
  of,
  clause,
});

const desk: readonly Judge[] = ['organiser', 'chief'];

/** Before the start: rules told to everybody, then the start. */
const beforeStart = (state: TournamentState, { rules }: Book): Awaited[] => {
  if (state.stages.length === 0) return [expected('add-stage', null, desk)];
  if (holdersOf(state, 'chief').length === 0) return [expected('appoint', null, ['organiser'])];
  if (!state.published)
    return [
      expected(
        'publish-rules',
        null,
        rules.optionalRules?.value ?? desk,
        rules.optionalRules?.clause ?? null,
      ),
    ];
  return [expected('start-tournament', null, desk)];
};

const ofStage = (state: TournamentState, plan: StageState): Awaited[] => {
  const { stage, players, rounds, published } = plan;
  if (players.length === 0)
    return [expected(isUnfillable(state, plan) ? 'drop-stage' : 'form-stage', stage, desk)];
  return [expected(published < rounds.length ? 'publish-round' : 'lay-seating', stage, desk)];
};

/** The next stage is nobody's concern before this one is formed. */
const ofStages = (state: TournamentState): Awaited[] => {
  if (state.kind === 'evening') return [];
  const current = state.stages.find(
    (stage) => lackOf(state, stage) !== null || stage.published < stage.rounds.length,
  );
  return current ? ofStage(state, current) : [];
};

const missing = (state: TournamentState, game: Game, { rules }: Book): Awaited[] =>
  missingFrom(state, game).map(() =>
    expected('seat-substitute', game.id, ['table-referee', 'chief'], rules.substitutes.clause),
  );

/** Whoever is still at another table is called to none. */
const callOf = (state: TournamentState, game: Game): Awaited[] => {
  if (game.referee === null) return [expected('assign-referees', game.id, desk)];
  return whyNotCalled(state, game) ? [] : [expected('call-game', game.id, [game.referee])];
};

const ofGame = (state: TournamentState, book: Book, game: Game): Awaited[] => {
  const due = game.incidents.find((incident) => incident.mandatory);
  if (due && game.status !== 'annulled')
    return [expected('propose-ruling', game.id, ['table-referee', 'chief'], due.clause)];
  const approvals = needsOf(book, game).map((need) =>
    need.what === 'approval'
      ? expected('approve', game.id, [need.by], need.clause)
      : expected('correct-sheet', game.id, ['table-referee'], need.clause),
  );
  const isHeld = approvals.length > 0 || openProtests(state, game.id).length > 0;
  const closing = isHeld ? [] : [expected('close-game', game.id, desk)];
  const referee: Awaited['of'] = game.referee === null ? ['chief'] : [game.referee];
  const unsigned = ['called', 'running', 'ended', 'sheet'].includes(game.status);
  // Dismissed at the table: somebody has to take it over.
  if (unsigned && !isJudge(state, game.referee ?? '', game.id, ['table-referee']))
    return [expected('assign-referees', game.id, desk)];
  switch (game.status) {
    case 'scheduled':
      return [...missing(state, game, book), ...callOf(state, game)];
    case 'called': {
      const gaps = missing(state, game, book);
      return gaps.length > 0 ? gaps : [expected('start-game', game.id, referee)];
    }
    case 'running':
      return [expected('announce-result', game.id, referee)];
    case 'ended':
      return [expected('hand-in-sheet', game.id, referee)];
    case 'sheet':
      return [...approvals, expected('sign-sheet', game.id, referee)];
    case 'signed':
      return [
        ...approvals,
        ...(state.secondConfirmation
          ? [expected('confirm-sheet', game.id, ['chief', 'administrator', 'organiser'])]
          : closing),
      ];
    case 'confirmed':
      return [...approvals, ...closing];
    case 'final':
      return approvals;
    case 'annulled':
      return [];
  }
};

const ofProceedings = (state: TournamentState, book: Book): Awaited[] => [
  ...openProtests(state).map((protest) => {
    const game = gameOf(state, protest.game);
    return expected(
      'decide-protest',
      protest.id,
      game ? decidersOf(state, book, game) : [],
      book.rules.protest.deciders.clause,
    );
  }),
  ...openCharges(state).map(({ id, clause }) =>
    expected('decide-charge', id, book.rules.expulsion.by, clause),
  ),
  ...Object.values(state.rulings)
    .filter((ruling) => ruling.status === 'proposed')
    .map((ruling) => {
      const game = gameOf(state, ruling.game);
      const groups =
        (game &&
          agreementFor(state, book, game, {
            kind: ruling.change.kind,
            onProtest: ruling.protest !== null,
          })) ??
        [];
      return expected(
        'apply-ruling',
        ruling.id,
        groups.flat(),
        book.rules.rulings[ruling.change.kind].clause,
      );
    }),
];

export const expects = (state: TournamentState): Awaited[] => {
  const book = chooseBook(state.rules);
  if (isRefusal(book) || state.phase === 'finished') return [];
  if (state.phase === 'none') return [expected('create-tournament', null, ['organiser'])];
  if (state.phase === 'preparing') return [...beforeStart(state, book), ...ofStages(state)];
  const waiting = [
    ...ofStages(state),
    ...gamesOf(state).flatMap((game) => ofGame(state, book, game)),
    ...ofProceedings(state, book),
  ];
  if (waiting.length > 0) return waiting;
  const [lot] = openMatters(state, book);
  return lot?.what === 'lot'
    ? [expected('draw-lot', lot.stage, desk, lot.clause)]
    : [expected('finish-tournament', null, desk)];
};
