// The public pages of an archived tournament, as the files of a static site.
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { ArchivedTournament } from '@omerta/office/archive/open-tournament.ts';
import type { TournamentPicture } from '@omerta/pages/picture.ts';
import { clausesIn } from '@omerta/pages/rules-page.ts';
import { type Files, siteOf } from '@omerta/pages/site.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { publicStandings, publicView } from '@omerta/tournament/view/public.ts';
import { releasedGames } from '@omerta/tournament/view/released.ts';
import { drawCode } from '@omerta/web/look/draw-code.ts';

const pictureOf = ({ tournament, state, names }: ArchivedTournament): TournamentPicture => {
  const people = [
    ...[...state.entries, ...state.offices].map(({ person }) => person),
    ...Object.values(state.games).flatMap(({ seats, referee }) =>
      referee === null ? seats : [...seats, referee],
    ),
  ];
  return {
    tournament,
    n: 0,
    view: publicView(state),
    names: Object.fromEntries(people.map((person) => [person, names(person).nick])),
  };
};

export const siteFilesOf = async (
  archived: ArchivedTournament,
  langs: readonly Lang[],
  url: string | null,
): Promise<Files> => {
  const { state, recordOf } = archived;
  const picture = pictureOf(archived);
  const words = await Promise.all(
    langs.map(async (lang) => [lang, await clausesIn(picture.view, lang)] as const),
  );
  return siteOf(
    {
      picture,
      released: releasedGames(state, recordOf),
      rowsAfter: (moment) => {
        const table = publicStandings(state, moment);
        return table === null || isRefusal(table) ? null : reportStandings(table).rows;
      },
      poster: url === null ? null : { address: url, code: drawCode(url, 'byte') },
    },
    new Map(words),
  );
};
