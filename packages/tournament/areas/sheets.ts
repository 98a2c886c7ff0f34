// The sheet: handed in, corrected, signed by the referee, confirmed by a second person, final.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Need, satisfies } from '@omerta/scoring/game/game-score.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Paper, TournamentCommandOf } from '../command.ts';
import { isText } from '../meta.ts';
import { claimsMore, departuresOf, needsOf, readPaper } from '../papers.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { isSameValue } from '../same.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { type Game, gameOf, holds, openProtests, type TournamentState } from '../state.ts';
import { chargesAfter } from './charges.ts';
import { newPurple, suspensions } from './discipline.ts';
import { found, inStatus } from './games.ts';
import { protestWindow } from './protests.ts';
import { protestsAfter } from './written-protests.ts';

/** An error that the rulebook answers with a replay: the game cannot be settled without it. */
const replayDue = (game: Game): TournamentRefusal | null => {
  const due = game.incidents.find((incident) => incident.mandatory);
  return due ? refuse('game/replay-due', { game: game.id }, due.clause) : null;
};

const recordOf = (paper: Paper): string | null => ('record' in paper ? paper.record : null);

const amended = (
  { book }: Scene,
  game: Game,
  record: string | null,
  sheet: Sheet,
): { readonly amended?: true } => (claimsMore(book, game, record, sheet) ? { amended: true } : {});

type ReadPaper = { readonly sheet: Sheet; readonly differences: readonly Difference[] };

/** A paper with what it tells otherwise than the stream of its game. */
const compared = (scene: Scene, game: Game, paper: Paper): ReadPaper | TournamentRefusal => {
  const { book, play } = scene;
  const sheet = readPaper(scene, game, paper);
  if (isRefusal(sheet)) return sheet;
  const differences = play ? departuresOf(book, game, play, { paper, sheet }) : [];
  return isRefusal(differences) ? differences : { sheet, differences };
};

const handIn = (scene: Scene, command: TournamentCommandOf<'hand-in-sheet'>): TournamentAnswer => {
  const { state } = scene;
  const { game: id, paper } = command;
  const game = found(state, id);
  if (isRefusal(game)) return game;
  const read = compared(scene, game, paper);
  if (isRefusal(read)) return read;
  const { sheet, differences } = read;
  if (differences.length > 0) return refuse('sheet/other-than-played', { game: id }, null, { differences });
  if (sheet.winner !== game.winner) return refuse('sheet/other-result', { game: id });
  const record = recordOf(paper);
  return [
    { type: 'SheetHandedIn', game: id, sheet, record, ...amended(scene, game, record, sheet) },
    ...suspensions(scene, command, game, newPurple(game, sheet)),
    ...chargesAfter(scene, command, game, { sheet, record }),
    ...protestsAfter(scene, game, record),
  ];
};

const correct = (scene: Scene, command: TournamentCommandOf<'correct-sheet'>): TournamentAnswer => {
  const { state, book, by } = scene;
  const { game: id, paper, reason } = command;
  const game = found(state, id);
  if (isRefusal(game)) return game;
  if (!isText(reason)) return refuse('text/missing', { field: 'reason' });
  const read = compared(scene, game, paper);
  if (isRefusal(read)) return read;
  const { sheet, differences } = read;
  // Before the first signature a slip is simply corrected; later, or under protest, a result takes a ruling.
  const settled = game.sheet === null || game.everSigned || openProtests(state, id).length > 0;
  if (settled && sheet.winner !== game.winner) return refuse('sheet/other-result', { game: id });
  const record = recordOf(paper);
  // Lines put right without a change of points are a correction too: the clause of a removal.
  if (isSameValue(sheet, game.sheet) && (record === null || record === game.record))
    return refuse('sheet/same', { game: id });
  const rule = book.rules.extraAfterHandIn;
  if (rule && game.sheet && !isSameValue(sheet.extra, game.sheet.extra) && !holds(state, by, ...rule.value))
    return refuse('sheet/extra-needs-chief', {}, rule.clause);
  return [
    {
      type: 'SheetCorrected',
      game: id,
      sheet,
      record,
      reason,
      ...amended(scene, game, record, sheet),
      ...(scene.play ? { differences } : {}),
    },
    ...suspensions(scene, command, game, newPurple(game, sheet)),
    ...chargesAfter(scene, command, game, { sheet, record }),
    ...protestsAfter(scene, game, record),
  ];
};

/**
 * A signed sheet under protest is changed by a ruling or not at all. The first sheet of a game is a correction where it
 * leaves the game's stream.
 */
const correctable = (scene: Scene, id: string): TournamentRefusal | null => {
  const { state, book } = scene;
  const first = scene.play ? (['ended'] as const) : [];
  const unsigned = inStatus(scene, id, ...first, 'sheet') === null;
  const status = unsigned ? null : inStatus(scene, id, 'signed', 'confirmed');
  const protested = !unsigned && openProtests(state, id).length > 0;
  return status ?? (protested ? refuse('game/protested', { game: id }, book.rules.protest.right) : null);
};

/** Signed, and this person neither signed it nor led the game. */
const asSecond = (scene: Scene, id: string): TournamentRefusal | null => {
  const { state, by } = scene;
  const game = found(state, id);
  if (isRefusal(game)) return game;
  if (!state.secondConfirmation) return refuse('sheet/no-second');
  return (
    inStatus(scene, id, 'signed') ??
    (game.signedBy === by || game.ledBy.includes(by) ? refuse('sheet/same-person') : null)
  );
};

const confirmable = (scene: Scene, id: string): TournamentRefusal | null => {
  const game = gameOf(scene.state, id);
  return asSecond(scene, id) ?? (game ? replayDue(game) : null);
};

/** Under protest a signed sheet is the decider's. */
const returnable = (scene: Scene, id: string): TournamentRefusal | null => {
  const [protest] = openProtests(scene.state, id);
  return (
    asSecond(scene, id) ??
    (protest ? refuse('game/protested', { game: id }, scene.book.rules.protest.right) : null)
  );
};

/** With whose consent is missing, and whether anybody is there to give it. */
const unapproved = (state: TournamentState, game: string, need: Need): TournamentRefusal => {
  if (need.what === 'at-table') return refuse('game/needs-approval', { game, consent: '-' }, need.clause);
  const { by, clause } = need;
  const isHeld = state.offices.some(({ office }) => satisfies(by, office));
  return refuse('game/needs-approval', { game, consent: by, held: isHeld ? 'yes' : 'no' }, clause);
};

const closable = (scene: Scene, id: string): TournamentRefusal | null => {
  const { state, book } = scene;
  const game = found(state, id);
  if (isRefusal(game)) return game;
  // Confirmed stays confirmed when one signature has become enough.
  const status = inStatus(scene, id, ...(state.secondConfirmation ? [] : (['signed'] as const)), 'confirmed');
  if (status) return status;
  const [protest] = openProtests(state, id);
  if (protest) return refuse('game/protested', { game: id }, book.rules.protest.right);
  const [need] = needsOf(book, game);
  if (need) return unapproved(state, id, need);
  const window = protestWindow(scene, game);
  return window.open
    ? refuse(
        'game/protest-window',
        { game: id, until: window.until ?? '-' },
        book.rules.protest.deadline.clause,
      )
    : replayDue(game);
};

export const sheetChecks: CommandGuards<
  'hand-in-sheet' | 'correct-sheet' | 'sign-sheet' | 'confirm-sheet' | 'return-sheet' | 'close-game'
> = {
  'hand-in-sheet': { target: 'game', ready: (scene, id) => inStatus(scene, id, 'ended'), decide: handIn },
  'correct-sheet': { target: 'game', ready: correctable, decide: correct },
  'sign-sheet': {
    target: 'game',
    ready: (scene, id) => {
      const game = gameOf(scene.state, id);
      return inStatus(scene, id, 'sheet') ?? (game ? replayDue(game) : null);
    },
    decide: (_, { game }) => [{ type: 'SheetSigned', game }],
  },
  'confirm-sheet': {
    target: 'game',
    ready: confirmable,
    decide: (_, { game }) => [{ type: 'SheetConfirmed', game }],
  },
  'return-sheet': {
    target: 'game',
    ready: returnable,
    decide: (_, { game, reason }) =>
      isText(reason)
        ? [{ type: 'SheetReturned', game, reason }]
        : refuse('text/missing', { field: 'reason' }),
  },
  'close-game': { target: 'game', ready: closable, decide: (_, { game }) => [{ type: 'GameClosed', game }] },
};
