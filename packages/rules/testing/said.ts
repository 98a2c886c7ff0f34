// What is said at a position: the phrases, their cues, their Russian words.
import { type Position, positionAfter } from '@omerta/testkit/table.ts';
import { prompt, type SpokenPhrase } from '../game/tell/prompt.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';

export const said = ({ rulebook, state }: Position): readonly SpokenPhrase[] => prompt(rulebook, state).say;
export const cuesAfter = (id: RulebookId, lines: readonly string[]): string[] =>
  said(positionAfter(id, lines)).map(({ cue }) => cue);
export const textsAfter = (id: RulebookId, lines: readonly string[]): string[] =>
  said(positionAfter(id, lines)).map(({ ru }) => ru);
