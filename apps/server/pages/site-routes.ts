// The static site of a tournament by a press at the desk, also while it runs: as a zip to put anywhere, or in a folder beside the data.
import { join } from 'node:path';
import { langs } from '@omerta/base/lang.ts';
import { shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { refusedByOffice } from '@omerta/office/answer.ts';
import { writeSite, zipSite } from '@omerta/office/folder/site-folder.ts';
import { clausesIn } from '@omerta/pages/rules-page.ts';
import { type Files, siteOf } from '@omerta/pages/site.ts';
import { releasedGames } from '@omerta/tournament/view/released.ts';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import { deskState } from '../live/at-desk.ts';
import type { LiveParts } from '../live/live.ts';
import { recordIn } from '../read/record-in.ts';
import { tournamentIn } from '../read/tournament-routes.ts';
import { publicPicture, rowsAfter } from './public-picture.ts';

const named = shape({ tournament: text });
const count = whole(0, Number.MAX_SAFE_INTEGER);

type Made = { readonly files: Files; readonly site: NonNullable<Place['site']> };

/** What the public's own pages say at this moment, with their delay and under their names, and nothing else. */
const madeFor = async (
  live: LiveParts,
  tournament: string,
  asker: Asker,
  { site }: Place,
): Promise<Made | ApiProblem> => {
  const state = await deskState(live, tournament, asker);
  if (isRefusal(state)) return state;
  const broadcast = await tournamentIn(live, tournament);
  if (isRefusal(broadcast)) return broadcast;
  const picture = await publicPicture(live, tournament, broadcast);
  if (picture === null || site === null) return problem('site/none');
  const words = await Promise.all(
    langs.map(async (lang) => [lang, await clausesIn(picture.view, lang)] as const),
  );
  const files = siteOf(
    {
      picture,
      released: releasedGames(broadcast.told(), recordIn(broadcast)),
      rowsAfter: (moment) => rowsAfter(broadcast, moment),
      poster: null,
    },
    new Map(words),
  );
  return { files, site };
};

const pagesIn = (files: Files): number => [...files.keys()].filter((name) => name.endsWith('.html')).length;

export const siteRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/site',
    tells: 'The public pages of a tournament as they are now, as a static site in a zip, for the desk.',
    params: named,
    answer: { type: 'application/zip' },
    audience: 'signed-in',
    handle: async ({ params: { tournament }, asker }, place) => {
      const made = await madeFor(live, tournament, asker, place);
      if (isRefusal(made)) return made;
      const name = encodeURIComponent(tournament);
      return {
        raw: Buffer.from(zipSite(made.files, made.site.assets)),
        type: 'application/zip',
        headers: { 'content-disposition': `attachment; filename="${name}-site.zip"` },
      };
    },
  }),
  route({
    method: 'POST',
    url: '/api/tournaments/:tournament/site',
    tells:
      'Writes the same site into a folder beside the data of the server, in the place of an earlier one.',
    params: named,
    answer: shape({ folder: text, pages: count, kilobytes: count }),
    audience: 'signed-in',
    handle: async ({ params: { tournament }, asker }, place) => {
      const made = await madeFor(live, tournament, asker, place);
      if (isRefusal(made)) return made;
      // The id of a tournament that exists: no way out of the folder.
      const folder = join(made.site.folder, tournament);
      const written = writeSite(folder, made.files, made.site.assets);
      if (isRefusal(written)) return refusedProblem(refusedByOffice(written));
      await place.audit.note(asker, 'SitePublished', { tournament });
      return { folder, pages: pagesIn(made.files), kilobytes: Math.ceil(written.size / 1024) };
    },
  }),
];
