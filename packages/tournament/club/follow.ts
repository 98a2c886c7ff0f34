// Commands to the club that follow from events of a tournament; the same event gives the same command only
// once.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { TournamentEvent } from '../event.ts';
import { system } from '../meta.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import type { TournamentState } from '../state.ts';
import type { ClubCommand } from './command.ts';

/** `event` is the club's name for the tournament; `state` is after the events. */
export const clubFollows = (
  event: string,
  state: TournamentState,
  happened: TournamentEvent,
): ClubCommand[] => {
  const book = chooseBook(state.rules);
  if (happened.type !== 'PlayerSuspended' || isRefusal(book)) return [];
  const { person, case: id, card, note, from, to, clause } = happened;
  const rulebook = book.scoring.rulebook.id;
  return [
    {
      type: 'take-case',
      id: `${event}:${id}`,
      by: system,
      case: id,
      event,
      person,
      rulebook,
      clause: card,
      note,
      from,
      to,
      suspendedBy: clause,
    },
  ];
};
