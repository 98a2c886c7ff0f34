// Approvals asked and given: what a sheet needs, of whom, and the sheet once it has it.
import type { Need } from '@omerta/scoring/game/game-score.ts';
import { satisfies } from '@omerta/scoring/game/game-score.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { ApprovalNeed, TournamentCommandOf } from '../command.ts';
import { isText } from '../meta.ts';
import { needsOf } from '../papers.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { Book } from '../rulebooks/choose.ts';
import type { CommandGuards, Scene } from '../scene.ts';
import { gameOf, holds } from '../state.ts';

const isSame = (need: Need, { of, clause, seat }: ApprovalNeed): boolean =>
  need.what === 'approval' && need.by === of && need.clause === clause && need.seat === seat;

const given = <T extends { readonly seat: number; readonly by: string }>(
  list: readonly T[],
  at: number,
  by: T['by'],
): T[] => list.map((entry, i) => (i === at ? { ...entry, by } : entry));

/** Every sheet that differs from this one by one more approval of this office. */
const approvedSheets = (sheet: Sheet, by: ApprovalNeed['of'], seat: number | null): Sheet[] => {
  if (seat === null)
    return (['players', 'total'] as const).map((what) => ({
      ...sheet,
      approvals: [...sheet.approvals, { what, by }],
    }));
  const at = <T extends { readonly seat: number }>(list: readonly T[]): number[] =>
    list.flatMap((entry, i) => (entry.seat === seat ? [i] : []));
  return [
    ...at(sheet.extra).map((i) => ({ ...sheet, extra: given(sheet.extra, i, by) })),
    ...at(sheet.penalties).map((i) => ({ ...sheet, penalties: given(sheet.penalties, i, by) })),
    ...at(sheet.waived).map((i) => ({ ...sheet, waived: given(sheet.waived, i, by) })),
  ];
};

/** The approval belongs to the entry whose need it ends. */
const approved = (book: Book, sheet: Sheet, need: ApprovalNeed, by: ApprovalNeed['of']): Sheet | null => {
  const open = (each: Sheet): number =>
    scoreGame(book.scoring, each).needs.filter((other) => isSame(other, need)).length;
  const before = open(sheet);
  return approvedSheets(sheet, by, need.seat).find((each) => open(each) < before) ?? null;
};

const openNeed = (
  { state, book }: Scene,
  command: ApprovalNeed & { readonly game: string },
): TournamentRefusal | null => {
  const game = gameOf(state, command.game);
  const known = game && needsOf(book, game).some((need) => isSame(need, command));
  return known ? null : refuse('approval/not-needed', { of: command.of, clause: command.clause }, null);
};

/** The office by which this person gives it: the committee counts as its member on duty. */
export const approverOf = (
  { state, by }: Pick<Scene, 'state' | 'by'>,
  of: ApprovalNeed['of'],
): ApprovalNeed['of'] | null =>
  (['chief', 'duty', 'committee'] as const).find(
    (office) => satisfies(of, office) && holds(state, by, office),
  ) ?? null;

const needFields = ({
  game,
  of,
  clause,
  seat,
}: TournamentCommandOf<'approve' | 'ask-approval' | 'refuse-approval'>) => ({ game, of, clause, seat });

const withSheet = ({ state }: Scene, id: string): TournamentRefusal | null => {
  const game = gameOf(state, id);
  return game?.sheet && game.status !== 'annulled'
    ? null
    : refuse('game/status', { game: id, status: game?.status ?? '-' });
};

export const approvalChecks: CommandGuards<'ask-approval' | 'approve' | 'refuse-approval'> = {
  'ask-approval': {
    target: 'game',
    ready: withSheet,
    decide: (scene, command) =>
      openNeed(scene, command) ?? [{ type: 'ApprovalAsked', ...needFields(command) }],
  },
  approve: {
    target: 'game',
    ready: withSheet,
    decide: (scene, command) => {
      const missing = openNeed(scene, command);
      if (missing) return missing;
      const by = approverOf(scene, command.of);
      const sheet = gameOf(scene.state, command.game)?.sheet;
      const next = by && sheet ? approved(scene.book, sheet, command, by) : null;
      if (next === null) return refuse('approval/not-yours', { of: command.of }, command.clause);
      return [{ type: 'ApprovalGiven', ...needFields(command), sheet: next }];
    },
  },
  'refuse-approval': {
    target: 'game',
    ready: withSheet,
    decide: (scene, command) => {
      const missing = openNeed(scene, command);
      if (missing) return missing;
      if (approverOf(scene, command.of) === null)
        return refuse('approval/not-yours', { of: command.of }, command.clause);
      const { reason } = command;
      return isText(reason)
        ? [{ type: 'ApprovalRefused', ...needFields(command), reason }]
        : refuse('text/missing', { field: 'reason' });
    },
  },
};
