// The protests of a game, each with what was decided on it.

import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Command } from '../command.ts';
import type { GameState } from '../state.ts';

export type WrittenProtest = {
  readonly command: Extract<Command, { readonly type: 'protest' }>;
  /** Lines from 1; none while it is open. */
  readonly decisions: readonly number[];
};

/** What it is against; an entry without a word says that there is one. */
export const protestText = ({ note = '' }: { readonly note?: string | undefined }): string =>
  note.trim() || '—';

/** A ruling says which protest it decides; one that does not is the decision on the first that is open, or else on the last. */
export const protestsOf = (state: GameState): readonly WrittenProtest[] => {
  const protests: { readonly command: WrittenProtest['command']; readonly decisions: number[] }[] = [];
  for (const [i, command] of linesOf(state).entries()) {
    if (command.type === 'protest') protests.push({ command, decisions: [] });
    if (command.type !== 'ruling') continue;
    const { decision } = command;
    const decided =
      decision?.kind === 'protest'
        ? protests[decision.number - 1]
        : (protests.find(({ decisions }) => decisions.length === 0) ?? protests.at(-1));
    decided?.decisions.push(i + 1);
  }
  return protests;
};

export const openProtests = (state: GameState): readonly WrittenProtest['command'][] =>
  protestsOf(state).flatMap(({ command, decisions }) => (decisions.length === 0 ? [command] : []));
