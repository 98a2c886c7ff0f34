// How long a player may protest: by the rulebook's own deadline, counted from the line that ended the game.
import type { CommandType } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/decide.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { tournamentRules } from '@omerta/tournament/rulebooks/choose.ts';
import type { TournamentRules } from '@omerta/tournament/rulebooks/tournament-rules.ts';

export type ProtestWindow = {
  readonly clause: string | null;
  readonly forms: TournamentRules['protest']['forms']['value'];
} & (
  | { readonly kind: 'clock'; readonly endsAt: number; readonly seconds: number }
  /** Until the next game begins, or with no time known in a record that came from elsewhere. */
  | { readonly kind: 'next-game' }
  | { readonly kind: 'untimed'; readonly seconds: number }
);

/** What is written down once the game is over does not move its end. */
const afterwards: ReadonlySet<CommandType> = new Set([
  'extra',
  'approve',
  'waive',
  'penalty',
  'fine',
  'protest',
  'note',
  'ruling',
  'incident',
  'purple',
  'undo',
  'replace',
] satisfies CommandType[]);

/** A corrected line keeps no time of its own: the latest that is known counts. */
const endOf = (state: GameState): number | null => {
  const times = linesOf(state).flatMap(({ type, at }) => (at === undefined || afterwards.has(type) ? [] : [at]));
  return times.length === 0 ? null : Math.max(...times);
};

export const protestWindow = (rulebook: RulebookId, state: GameState): ProtestWindow => {
  const { deadline, forms } = tournamentRules[rulebook].protest;
  const common = { clause: deadline.clause, forms: forms.value };
  if (typeof deadline.value !== 'number') return { ...common, kind: 'next-game' };
  const ended = endOf(state);
  const seconds = deadline.value;
  return ended === null ? { ...common, kind: 'untimed', seconds } : { ...common, kind: 'clock', endsAt: ended + seconds * 1000, seconds };
};

/** The last moment still counts. */
export const isOver = (window: ProtestWindow, now: number): boolean => window.kind === 'clock' && now > window.endsAt;

/** Who must agree to another figure once the sheet is handed in; null where the rulebook is silent. */
export const consentAfterHandIn = (rulebook: RulebookId): { readonly by: 'chief'; readonly clause: string } | null => {
  const said = tournamentRules[rulebook].extraAfterHandIn;
  return said?.value.includes('chief') ? { by: 'chief', clause: said.clause } : null;
};
