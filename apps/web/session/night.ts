// Whether the room is dark: from the night's call to the press that goes with the morning, whatever was decided meanwhile; whether music plays.

import type { GameState } from '@omerta/rules/game/state.ts';
import { seenResult } from '@omerta/rules/view/table.ts';
import type { Course } from '@omerta/stream/course.ts';
import { type Aside, phaseOf } from './aside.ts';
import type { History } from './history.ts';

/** A last word needs no morning where a game was recorded elsewhere: it was heard in the light. */
const hasLastWord = (state: GameState): boolean => {
  for (let cell = state.log; cell !== null && cell.event.type !== 'NightFell'; cell = cell.before)
    if (cell.event.type === 'LastWordGiven') return true;
  return false;
};

/** The game is decided and no last word is due, as after a removal, and nobody has called the morning yet. */
export const isOverInTheDark = (state: GameState, { woken }: Pick<Aside, 'woken'>): boolean =>
  state.phase === 'night' &&
  !state.annulled &&
  seenResult(state) !== null &&
  woken !== phaseOf(state) &&
  !hasLastWord(state);

type Here = { readonly course: Course; readonly aside: Aside };

export const isDark = ({ course: { state }, aside }: Here): boolean =>
  isOverInTheDark(state, aside) || (state.phase === 'night' && !state.annulled && seenResult(state) === null);

/** Whether undo leads from the open table into a night. */
export const undoDarkens = ({ course, aside, history }: Here & { readonly history: History }): boolean => {
  if (isDark({ course, aside })) return false;
  if (aside.before) return isDark({ course, aside: aside.before.aside });
  const before = history.past.at(-1)?.course;
  return before !== undefined && isDark({ course: before, aside });
};

export const isHushed = (here: Here): boolean =>
  isDark(here) && here.aside.hushed === phaseOf(here.course.state);

/** It comes with the dark, and with a break that is held like a night; undo brings none back by itself. */
export const hasMusic = (here: Here): boolean => {
  const { rulebook, state } = here.course;
  if (isDark(here)) return !isHushed(here);
  return state.paused && !state.annulled && rulebook.rules.breakConduct.value === 'as-at-night';
};
