// Approvals asked, given and refused: what a sheet needs, of whom, the sheet once it has it, and without what was refused.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type AskedEntry, type Need, satisfies } from '@omerta/scoring/game/game-score.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { ApprovalNeed, TournamentCommandOf } from '../command.ts';
import { isText } from '../meta.ts';
import { needsOf } from '../papers.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { CommandGuards, Scene } from '../scene.ts';
import { gameOf, holds } from '../state.ts';

type Approval = Extract<Need, { readonly what: 'approval' }>;

const isAsked = (need: Need, { of, clause, seat }: ApprovalNeed): need is Approval =>
  need.what === 'approval' && need.by === of && need.clause === clause && need.seat === seat;

/** The first of several alike: the next is asked for by itself. */
const openNeed = (
  { state, book }: Scene,
  command: ApprovalNeed & { readonly game: string },
): { readonly need: Approval; readonly sheet: Sheet } | TournamentRefusal => {
  const game = gameOf(state, command.game);
  const need = game && needsOf(book, game).find((each): each is Approval => isAsked(each, command));
  return need && game.sheet
    ? { need, sheet: game.sheet }
    : refuse('approval/not-needed', { of: command.of, clause: command.clause }, null);
};

const isAmong = (asks: readonly AskedEntry[], list: AskedEntry['list'], at: number): boolean =>
  asks.some((each) => each.list === list && each.at === at);

const approved = (sheet: Sheet, { over, asks }: Approval, by: ApprovalNeed['of']): Sheet => {
  if (over) return { ...sheet, approvals: [...sheet.approvals, { what: over, by }] };
  const given = <T extends object>(list: readonly T[], name: AskedEntry['list']): readonly T[] =>
    list.map((entry, at) => (isAmong(asks, name, at) ? { ...entry, by } : entry));
  return {
    ...sheet,
    extra: given(sheet.extra, 'extra'),
    penalties: given(sheet.penalties, 'penalties'),
    waived: given(sheet.waived, 'waived'),
  };
};

/** Beyond what a referee may give alone nobody says which part would stand: all of it falls, and he may give anew. */
const refused = (sheet: Sheet, { asks }: Approval): Sheet => {
  const left = <T>(list: readonly T[], name: AskedEntry['list']): readonly T[] =>
    list.filter((_, at) => !isAmong(asks, name, at));
  return {
    ...sheet,
    extra: left(sheet.extra, 'extra'),
    penalties: left(sheet.penalties, 'penalties'),
    waived: left(sheet.waived, 'waived'),
  };
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

type Answered = TournamentCommandOf<'approve' | 'refuse-approval'>;

/** What the answer is about and by which office it is given. */
const answering = (scene: Scene, command: Answered) => {
  const open = openNeed(scene, command);
  if (isRefusal(open)) return open;
  const by = approverOf(scene, command.of);
  return by === null ? refuse('approval/not-yours', { of: command.of }, command.clause) : { ...open, by };
};

export const approvalChecks: CommandGuards<'ask-approval' | 'approve' | 'refuse-approval'> = {
  'ask-approval': {
    target: 'game',
    ready: withSheet,
    decide: (scene, command) => {
      const open = openNeed(scene, command);
      return isRefusal(open) ? open : [{ type: 'ApprovalAsked', ...needFields(command) }];
    },
  },
  approve: {
    target: 'game',
    ready: withSheet,
    decide: (scene, command) => {
      const answered = answering(scene, command);
      if (isRefusal(answered)) return answered;
      const { sheet, need, by } = answered;
      return [{ type: 'ApprovalGiven', ...needFields(command), sheet: approved(sheet, need, by) }];
    },
  },
  'refuse-approval': {
    target: 'game',
    ready: withSheet,
    decide: (scene, command) => {
      const answered = answering(scene, command);
      if (isRefusal(answered)) return answered;
      const { sheet, need } = answered;
      const { reason } = command;
      return isText(reason)
        ? [{ type: 'ApprovalRefused', ...needFields(command), reason, sheet: refused(sheet, need) }]
        : refuse('text/missing', { field: 'reason' });
    },
  },
};
