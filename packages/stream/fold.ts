// From one event of a game's stream to the next state: for whoever keeps the newest state alone.
import { evolve } from '@omerta/rules/game/fold/evolve.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import { gameEventOf, type Stored } from './entry.ts';
import { type Opening, renamed, rolesAtStart } from './opening.ts';

/** `opening` is null until the first event. */
export type Played = { readonly opening: Opening | null; readonly state: GameState };

export const unplayed: Played = { opening: null, state: initialState() };

export const foldPlay = (played: Played, stored: Pick<Stored, 'type' | 'data'>): Played => {
  const { opening, state } = played;
  switch (stored.type) {
    case 'GameOpened': {
      const opened = stored.data as Opening;
      return { opening: opened, state: initialState(rolesAtStart(opened)) };
    }
    case 'HeadWritten':
      return opening
        ? { opening: { ...opening, tags: (stored.data as { readonly tags: readonly Tag[] }).tags }, state }
        : played;
    case 'PlayersNamed':
      return opening
        ? { opening: renamed(opening, (stored.data as { readonly names: readonly string[] }).names), state }
        : played;
    case 'SheetSigned':
    case 'SheetReopened':
      return played;
    default:
      return { opening, state: evolve(state, gameEventOf(stored)) };
  }
};
