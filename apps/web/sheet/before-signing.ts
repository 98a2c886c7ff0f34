// What a sheet still lacks when the referee presses Sign: he is told first, and may sign all the same.

import type { Counted } from '@omerta/documents/protocol/counted.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { openProtests } from '@omerta/rules/game/tell/protests.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import type { Need } from '@omerta/scoring/game/game-score.ts';
import type { Course } from '@omerta/stream/course.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { type Advice, type OpenAdvice, openAdvice } from './advice.ts';
import { protestsSaid } from './protest-word.ts';
import { unexplained } from './sheet-lines.ts';

export type Lack =
  | { readonly kind: 'said'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'protest'; readonly seat: Seat; readonly name: string; readonly note: string }
  | { readonly kind: 'grounds'; readonly seats: readonly Seat[]; readonly clause: string }
  | { readonly kind: 'consent'; readonly need: Need }
  | ({ readonly kind: 'advice' } & OpenAdvice);

/** Grounds are asked for only where the rulebook does. */
export const lacksOf = (
  { rulebook, state, opening }: Course,
  { score, scoring }: Counted,
  advice: Advice,
): readonly Lack[] => {
  const clause = protocolForms[rulebook.id].explained;
  const silent = clause === null ? [] : unexplained(state);
  return [
    ...protestsSaid(state).map(({ seat }): Lack => ({ kind: 'said', seat, name: nameOf(opening, seat) })),
    ...openProtests(state).map(
      ({ seat, note = '' }): Lack => ({ kind: 'protest', seat, name: nameOf(opening, seat), note }),
    ),
    ...(clause !== null && silent.length > 0 ? [{ kind: 'grounds', seats: silent, clause } as const] : []),
    ...score.needs.map((need): Lack => ({ kind: 'consent', need })),
    ...openAdvice(advice, state, scoring).map((each): Lack => ({ kind: 'advice', ...each })),
  ];
};
