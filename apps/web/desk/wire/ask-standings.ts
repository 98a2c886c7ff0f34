// The table of a stage after a round, as the desk counts it, with the nominations.
import { listOf, type Of, oneOf, orNull, text, whole } from '@omerta/base/reading.ts';
import { standingItemKinds } from '@omerta/scoring/standings/standing-row.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';
import { standingRow } from './picture.ts';

const few = whole(0, 1_000_000);
const awards = listOf(saying({ place: few, player: text, value: text, games: few, wins: few }));

const answer = saying({
  rows: listOf(standingRow),
  nominations: saying({ mvp: awards, red: awards, black: awards, don: awards, sheriff: awards }),
});
export type AskedStandings = Of<typeof answer>;

const item = saying({
  game: orNull(saying({ stage: text, round: few, table: few })),
  kind: oneOf(standingItemKinds),
  points: text,
  clause: orNull(text),
});
export type RowItem = Of<typeof item>;

const itemised = saying({ rows: listOf(saying({ items: listOf(item) })) });
export type ItemisedRows = Of<typeof itemised>;

/** The whole tournament where no stage is named; after the last round where none is. */
export type StandingsChoice = { readonly stage: string; readonly after: string };

type More = { readonly player: string } | { readonly items: 'none' };

const pathOf = (tournament: string, { stage, after }: StandingsChoice, more: More): string => {
  const query = new URLSearchParams({ ...(stage && { stage }), ...(after && { after }), ...more });
  return `/api/tournaments/${encodeURIComponent(tournament)}/desk-standings?${query}`;
};

export const askStandings = (
  tournament: string,
  chosen: StandingsChoice,
): Promise<ServerAnswer<AskedStandings> | AskRefusal> =>
  ask({ path: pathOf(tournament, chosen, { items: 'none' }), reads: answer });

/** What one row of it is made of. */
export const askItems = (
  tournament: string,
  chosen: StandingsChoice,
  player: string,
): Promise<ServerAnswer<ItemisedRows> | AskRefusal> =>
  ask({ path: pathOf(tournament, chosen, { player }), reads: itemised });
