// Whether rulebooks say or show just this, under just this clause.
import { expect } from 'vitest';
import { rulebook } from '../choose.ts';
import type { RulebookId } from '../rulebook.ts';
import type { Cue } from '../script.ts';

export const phrase = (id: RulebookId, cue: Cue) => rulebook(id).script[cue];

type Words = readonly [ru: string, en: string];

export const says = (ids: readonly RulebookId[], clause: string, cue: Cue, ...[ru, en]: Words): void => {
  for (const id of ids)
    expect([id, phrase(id, cue)?.clause, phrase(id, cue)?.ru, phrase(id, cue)?.en]).toEqual([
      id,
      clause,
      ru,
      en,
    ]);
};

export const shows = (ids: readonly RulebookId[], clause: string, cue: Cue, ...[ru, en]: Words): void => {
  for (const id of ids) expect([id, phrase(id, cue)?.gesture]).toEqual([id, { ru, en, clause }]);
};
