// What there is to say about a line that stands: its clause gives another sanction, or it may cost the player the tournament.
import type { Lang } from '@omerta/base/lang.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { warningOf } from '@omerta/rules/game/tell/warning.ts';
import { warningText } from '@omerta/rules/messages/warning-text.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { groundsUnder } from '@omerta/tournament/charges.ts';
import { chargeText } from '@omerta/tournament/messages/charge-text.ts';
import { tournamentRulesOf } from '@omerta/tournament/rulebooks/in-force.ts';

export type LineNote = { readonly kind: 'warning' | 'charge'; readonly text: string };

/** What only a decided game would ask is not asked here: by the note a table would know that it is decided. */
const chargeNote = (rulebook: Rulebook, { type, clause }: LineCommand, lang: Lang): LineNote[] => {
  const { expulsion } = tournamentRulesOf(rulebook);
  const grounds =
    (type === 'remove' || type === 'forfeit') && clause !== undefined
      ? groundsUnder(expulsion, clause, false)
      : [];
  return grounds.length === 0 ? [] : [{ kind: 'charge', text: chargeText(expulsion, grounds, lang) }];
};

export const lineNotes = (rulebook: Rulebook, command: LineCommand, lang: Lang): readonly LineNote[] => {
  const warning = warningOf(rulebook, command);
  return [
    ...(warning ? [{ kind: 'warning', text: warningText(warning, lang) } as const] : []),
    ...chargeNote(rulebook, command, lang),
  ];
};
