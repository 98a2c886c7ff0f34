// The static site of an archived tournament as files in a folder: there whole in the end, or as it was before.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { ArchivedTournament } from '@omerta/office/archive/open-tournament.ts';
import { troubleOf } from '@omerta/office/folder/disk.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import type { TournamentPicture } from '@omerta/pages/picture.ts';
import { clausesIn } from '@omerta/pages/rules-page.ts';
import { type Files, siteOf } from '@omerta/pages/site.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { publicStandings, publicView } from '@omerta/tournament/view/public.ts';
import { releasedGames } from '@omerta/tournament/view/released.ts';
import { builtLive } from '@omerta/web/build.ts';
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

/** Says that a folder was made here, and may be made again. */
const mark = '.omerta-site';

const taken = (place: string, folder: string): OfficeRefusal | undefined => {
  if (!existsSync(place)) return undefined;
  if (!statSync(place).isDirectory()) return { code: 'folder/unwritable', folder, trouble: 'is-file' };
  const isFree = readdirSync(place).length === 0 || existsSync(join(place, mark));
  return isFree ? undefined : { code: 'folder/not-empty', folder };
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0);

/** In bytes. */
export const writeSite = async (
  folder: string,
  files: Files,
): Promise<{ readonly size: number } | OfficeRefusal> => {
  const place = resolve(folder);
  const aside = `${place}.${process.pid}.tmp`;
  try {
    const refused = taken(place, folder);
    if (refused) return refused;
    const assets = await builtLive();
    mkdirSync(aside, { recursive: true });
    for (const [name, text] of files) {
      mkdirSync(dirname(join(aside, name)), { recursive: true });
      writeFileSync(join(aside, name), text);
    }
    cpSync(assets, join(aside, 'assets'), { recursive: true, filter: (from) => !from.endsWith('.gz') });
    writeFileSync(join(aside, mark), '');
    const size = sizeOf(aside);
    rmSync(place, { recursive: true, force: true });
    renameSync(aside, place);
    return { size };
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    return { code: 'folder/unwritable', folder, trouble: troubleOf(error) };
  }
};
