// The table of a stage after a round, as the desk counts it, with the nominations.
import { listOf, type Of, text, whole } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';
import { standingRow } from './picture.ts';

const few = whole(0, 1_000_000);
const awards = listOf(saying({ place: few, player: text, value: text, games: few, wins: few }));

const answer = saying({
  rows: listOf(standingRow),
  nominations: saying({ mvp: awards, red: awards, black: awards, don: awards, sheriff: awards }),
});
export type AskedStandings = Of<typeof answer>;

/** The whole tournament where no stage is named; after the last round where none is. */
export type StandingsChoice = { readonly stage: string; readonly after: string };

export const askStandings = (
  tournament: string,
  { stage, after }: StandingsChoice,
): Promise<ServerAnswer<AskedStandings> | AskRefusal> => {
  const query = new URLSearchParams({ ...(stage && { stage }), ...(after && { after }) });
  return ask({
    path: `/api/tournaments/${encodeURIComponent(tournament)}/desk-standings?${query}`,
    reads: answer,
  });
};
