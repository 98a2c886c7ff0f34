// Lines that are not in the game any more, as they may be told on a device that lies on the table.
import type { Command } from '@omerta/rules/game/command.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { isSecret } from './timeline.ts';
import { isTold } from './told.ts';

/** `secret`: given in the dark, and the table does not know how the game ended. */
export type LostLine = { readonly command: Command; readonly secret: boolean };

/** `state` is the one they lead to. Read backwards: a day began out of a night, a night out of a day. */
export const lostLines = (commands: readonly Command[], state: GameState): readonly LostLine[] => {
  const told = isTold({ state });
  let kind = state.phase;
  return commands
    .toReversed()
    .map((command): LostLine => {
      if (command.type === 'day') kind = 'night';
      const line = { command, secret: !told && isSecret(command.type, kind) };
      if (command.type === 'night') kind = command.number === 1 ? 'dealing' : 'day';
      return line;
    })
    .toReversed();
};
