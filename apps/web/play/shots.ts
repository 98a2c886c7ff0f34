// Shots that do not meet: each black's own, entered one after another.
import type { CommandOf } from '@omerta/rules/game/command.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { type Draft, emptyDraft } from '../session/aside.ts';

/** Every black without a shot, the first one to be entered. */
export const shotsApart = (state: GameState): Draft => {
  const blacks = blacksInGame(state);
  return { ...emptyDraft, shots: blacks.map((by) => ({ by, targets: [] })), shooter: blacks[0] ?? null };
};

/** The shooter's tap; a second number is added to the first, the same number again takes it away. */
export const shootAt = (draft: Draft, target: Seat): Draft => {
  const shots = draft.shots.map((shot) => {
    if (shot.by !== draft.shooter) return shot;
    const targets = shot.targets.includes(target)
      ? shot.targets.filter((each) => each !== target)
      : [...shot.targets, target];
    return { ...shot, targets };
  });
  const next = shots.find((shot) => shot.targets.length === 0 && shot.by !== draft.shooter);
  return { ...draft, shots, shooter: next?.by ?? draft.shooter };
};

/** No number was entered for any of them. */
export const isUnshot = ({ shots }: Draft): boolean => shots.every(({ targets }) => targets.length === 0);

/** Nothing entered: nobody shot. */
export const shotsCommand = (state: GameState, draft: Draft): CommandOf<'shots'> => ({
  type: 'shots',
  shots: draft.shooter === null ? blacksInGame(state).map((by) => ({ by, targets: [] })) : draft.shots,
});
