// What an order to a tournament would change, decided as if it were given now and written nowhere.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { TournamentCommand } from '@omerta/tournament/command.ts';
import { readCommand } from '@omerta/tournament/command-reader.ts';
import { isId } from '@omerta/tournament/meta.ts';
import { type Preview, preview, previewOf } from '@omerta/tournament/preview.ts';
import { rulingOf, type TournamentState } from '@omerta/tournament/state.ts';
import { type Refused, refusedByTournament } from './answer.ts';
import { partWords } from './free-words.ts';
import { denied, type Premises, performedOn } from './orders.ts';
import { tournamentStream } from './streams.ts';

export type PreviewedOrder = Preview & { readonly events: readonly string[] };

/** Whoever asks for the difference has not seen it yet: a ruling is looked at as it would be applied now. */
const asSeen = (state: TournamentState, command: TournamentCommand): TournamentCommand => {
  const ruling = command.type === 'apply-ruling' ? rulingOf(state, command.ruling) : undefined;
  const seen = ruling && preview(state, ruling);
  return command.type === 'apply-ruling' && seen && !isRefusal(seen)
    ? { ...command, preview: seen.digest }
    : command;
};

export const previewOrder = async (
  place: Premises,
  tournament: string,
  given: unknown,
): Promise<PreviewedOrder | Refused> => {
  if (!isId(tournament)) return denied('id/form', { id: tournament });
  const read = readCommand(given);
  if (isRefusal(read)) return refusedByTournament(read);
  const { state } = await place.tournaments.load(tournamentStream(tournament));
  const found = await performedOn(place, tournament, asSeen(state, partWords(read).command));
  if (isRefusal(found)) return found;
  const { events } = found.performed;
  const seen = previewOf(found.before, events);
  return isRefusal(seen)
    ? denied('standings/none', { why: seen.code })
    : { ...seen, events: events.map(({ type }) => type) };
};
