// How long a player may protest: until the rulebook's deadline, counted from the line that ended the game, or until the next game begins.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isAfterwards } from '@omerta/rules/game/line-kinds.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { tournamentRulesOf } from '@omerta/tournament/rulebooks/in-force.ts';
import type { TournamentRules } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import type { GameLog } from '../session/game-log.ts';

type ProtestRules = TournamentRules['protest'];

export type ProtestWindow = {
  readonly clause: string;
  readonly forms: ProtestRules['forms']['value'];
  /** What is left to whoever comes too late. */
  readonly complaint: ProtestRules['complaint'];
} & (
  | { readonly kind: 'clock'; readonly closesAt: number }
  /** Open while no next game has begun. */
  | { readonly kind: 'next-game'; readonly closesAt: number | null }
  /** The record came from elsewhere and tells no time. */
  | { readonly kind: 'untimed'; readonly closesAt: null; readonly seconds: number }
);

/** A corrected line keeps no time of its own: the latest that is known counts. */
const endOf = (state: GameState): number | null => {
  const times = linesOf(state).flatMap(({ type, at }) =>
    at === undefined || isAfterwards(type) ? [] : [at],
  );
  return times.length === 0 ? null : Math.max(...times);
};

type Played = { readonly rulebook: Pick<Rulebook, 'id' | 'switches'>; readonly state: GameState };

const deadlineOf = ({ rulebook }: Played) => tournamentRulesOf(rulebook).protest.deadline.value;

/** `nextBegan`: when the next game began, null while none has. */
export const protestWindow = (played: Played, nextBegan: number | null): ProtestWindow => {
  const { deadline, forms, complaint } = tournamentRulesOf(played.rulebook).protest;
  const common = { clause: deadline.clause, forms: forms.value, complaint };
  const seconds = deadline.value;
  if (seconds === 'next-game') return { ...common, kind: 'next-game', closesAt: nextBegan };
  const ended = endOf(played.state);
  return ended === null
    ? { ...common, kind: 'untimed', closesAt: null, seconds }
    : { ...common, kind: 'clock', closesAt: ended + seconds * 1000 };
};

/** The last moment still counts. */
export const isOver = ({ closesAt }: ProtestWindow, now: number): boolean =>
  closesAt !== null && now > closesAt;

/** When the next game of this device began; null while none has, and where the rulebook does not ask. */
export const nextBeganOn = async (
  log: Pick<GameLog, 'list' | 'span'>,
  id: string,
  played: Played,
): Promise<number | null> => {
  if (deadlineOf(played) !== 'next-game') return null;
  const since = endOf(played.state) ?? (await log.span(id)).openedAt;
  const others = (await log.list()).filter((each) => each !== id);
  const spans = await Promise.all(others.map((other) => log.span(other)));
  const starts = spans.flatMap(({ beganAt }) => (beganAt !== null && beganAt >= since ? [beganAt] : []));
  return starts.length === 0 ? null : Math.min(...starts);
};

/** Who must agree to another figure once the sheet is handed in; null where the rulebook is silent. */
export const consentAfterHandIn = (
  rulebook: Pick<Rulebook, 'id' | 'switches'>,
): { readonly by: 'chief'; readonly clause: string } | null => {
  const said = tournamentRulesOf(rulebook).extraAfterHandIn;
  return said?.value.includes('chief') ? { by: 'chief', clause: said.clause } : null;
};
