// The referee's answer to a suggestion that asks: the act was not there. A note under its clause keeps it, and no consent is needed.
import { type ByLang, type Lang, langs } from '@omerta/base/lang.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';

type Suggested = { readonly seat: Seat; readonly clause: string };

const phrases: ByLang<(seat: Seat) => string> = {
  en: (seat) => `Seat ${seat}: no such act`,
  ru: (seat) => `Игрок ${seat}: нарушения не было`,
};

export const sayNotSo = ({ seat, clause }: Suggested, lang: Lang): Command => ({
  type: 'note',
  clause,
  note: phrases[lang](seat),
});

/** Its line, from 1; null where it was not said. */
export const saidNotSo = (state: GameState, { seat, clause }: Suggested): number | null => {
  const at = linesOf(state).findIndex(
    (command) =>
      command.type === 'note' &&
      command.clause === clause &&
      langs.some((lang) => command.note === phrases[lang](seat)),
  );
  return at < 0 ? null : at + 1;
};
