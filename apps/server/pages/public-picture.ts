// What a page is made of: the public's pictures of a tournament, with the delay that holds for the public.
import { deflateRawSync } from 'node:zlib';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { TableMoment } from '@omerta/pages/frame/addresses.ts';
import { namedRecord } from '@omerta/pages/game/record.ts';
import type { NamesById, TournamentPicture } from '@omerta/pages/picture.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { type PublicRow, publicStandings } from '@omerta/tournament/view/public.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { pictureOf } from '../live/frame.ts';
import type { LiveParts } from '../live/live.ts';
import { everybody } from '../live/tournament-pictures.ts';

/** Null where it has none yet. */
export const publicPicture = async (
  { names }: LiveParts,
  tournament: string,
  broadcast: Broadcast,
): Promise<TournamentPicture | null> => {
  const seen = await pictureOf(broadcast, names, { what: 'tournament', audience: everybody });
  return seen && { tournament, n: seen.n, view: broadcast.publicTournament(), names: seen.names };
};

/** The public's table after a round; null where there is none. */
export const rowsAfter = (broadcast: Broadcast, moment: TableMoment): readonly PublicRow[] | null => {
  const table = publicStandings(broadcast.told(), moment);
  return table === null || isRefusal(table) ? null : reportStandings(table).rows;
};

/** As the page that steps through a game reads it from its fragment. */
export const packedRecord = (record: string, names: NamesById): string =>
  deflateRawSync(namedRecord(record, names)).toString('base64url');
