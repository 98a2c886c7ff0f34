// The static site of a tournament: every page of it in a language, and the files that all languages share.
import type { Lang } from '@omerta/base/lang.ts';
import type { PublicRow } from '@omerta/tournament/view/public.ts';
import type { ReleasedGame } from '@omerta/tournament/view/released.ts';
import { type Addresses, siteAddresses, siteFiles, type TableMoment } from './frame/addresses.ts';
import type { Assets } from './frame/document.ts';
import { namedRecord } from './game/record.ts';
import {
  choicePage,
  gamePage,
  type Maker,
  playerPage,
  posterPage,
  rulesPage,
  seatingPage,
  standingsPage,
  tournamentPage,
} from './pages.ts';
import type { TournamentPicture } from './picture.ts';
import { readGames } from './player/games.ts';
import type { Squares } from './poster-page.ts';
import type { ClauseText } from './rules-page.ts';
import { seatingFile } from './seating-page.ts';
import { roundsOf, toldRounds } from './tournament/rounds.ts';

/** The page that chooses a language leads nowhere else. */
const nowhere: Addresses = siteAddresses('', { langs: null, shared: '', hasPoster: false });

export type SiteParts = {
  readonly picture: TournamentPicture;
  readonly released: readonly ReleasedGame[];
  /** The public's table after a round. */
  readonly rowsAfter: (moment: TableMoment) => readonly PublicRow[] | null;
  /** Where it will lie, and the code that leads there; null where nobody said. */
  readonly poster: { readonly address: string; readonly code: Squares } | null;
};

export type Files = ReadonlyMap<string, string>;

/** Everybody who has a page: each who plays, or has played. */
const peopleOf = ({ view }: TournamentPicture): readonly string[] => [
  ...new Set([
    ...view.players,
    ...view.games.flatMap(({ seats }) => seats),
    ...(view.standings ?? []).map(({ player }) => player),
  ]),
];

/** Records and seatings: the same in every language. */
const sharedFiles = ({ picture, released }: SiteParts): Files => {
  const files = new Map<string, string>();
  for (const { game, record } of released)
    if (record !== null) files.set(`records/${siteFiles.record(game)}`, namedRecord(record, picture.names));
  for (const { stage } of picture.view.stages)
    files.set(siteFiles.seatingFile(stage), seatingFile(picture.view, stage));
  return files;
};

type SiteLang = {
  readonly lang: Lang;
  readonly clauses: readonly ClauseText[];
  /** From a page to the shared files: empty where they lie beside it. */
  readonly shared: string;
  /** Where the page is in other languages. */
  readonly langs: ((lang: Lang) => string | null) | null;
};

const assetsFrom = (shared: string): Assets => ({
  style: `${shared}assets/live.css`,
  icon: `${shared}assets/icon.svg`,
  script: `${shared}assets/live.js`,
  charts: `${shared}assets/charts.js`,
});

const sitePages = (parts: SiteParts, { lang, clauses, shared, langs }: SiteLang): Files => {
  const { picture, released, rowsAfter, poster } = parts;
  const { view } = picture;
  const place = { langs, shared, hasPoster: poster !== null };
  const maker = (own: string): Maker => ({
    lang,
    assets: assetsFrom(shared),
    picture,
    to: siteAddresses(own, place),
  });
  const files = new Map<string, string>();
  const put = (name: string, make: (maker: Maker) => string): void => void files.set(name, make(maker(name)));
  put(siteFiles.tournament, (own) => tournamentPage(own, false));
  put(siteFiles.standings(null), (own) => standingsPage(own, null, view.standings));
  for (const { stage, round } of toldRounds(roundsOf(view))) {
    const moment = { stage, after: round };
    put(siteFiles.standings(moment), (own) => standingsPage(own, moment, rowsAfter(moment)));
  }
  for (const entry of view.games) {
    const stageName = view.stages.find(({ stage }) => stage === entry.stage)?.name ?? entry.stage;
    const own = released.find(({ game }) => game === entry.game) ?? null;
    const shown = { entry, stageName, table: null, released: own, packed: null };
    put(siteFiles.game(entry.game), (made) => gamePage(made, shown, null));
  }
  const games = readGames(view.rules, released);
  for (const person of peopleOf(picture))
    put(siteFiles.player(person), (own) => playerPage(own, person, games));
  put(siteFiles.seating, seatingPage);
  put(siteFiles.rules, (own) => rulesPage(own, clauses));
  if (poster) put(siteFiles.poster, (own) => posterPage(own, poster.address, poster.code));
  return files;
};

/** The words of the rules in each language that the site speaks. */
export type SiteWords = ReadonlyMap<Lang, readonly ClauseText[]>;

/** One language lies at the top; several each in a folder of its own, and the top leads to them. */
export const siteOf = (parts: SiteParts, words: SiteWords): Files => {
  const files = new Map(sharedFiles(parts));
  const langs = [...words.keys()];
  const isOne = langs.length === 1;
  for (const [lang, clauses] of words) {
    const place = isOne
      ? { shared: '', langs: null }
      : { shared: '../', langs: (other: Lang) => (words.has(other) ? `../${other}/` : null) };
    for (const [name, text] of sitePages(parts, { lang, clauses, ...place }))
      files.set(isOne ? name : `${lang}/${name}`, text);
  }
  const [first = 'en'] = langs;
  if (!isOne) {
    const ways = langs.map((lang) => ({ lang, address: `${lang}/${siteFiles.tournament}` }));
    const maker = { lang: first, assets: assetsFrom(''), picture: parts.picture, to: nowhere };
    files.set(siteFiles.tournament, choicePage(maker, ways));
  }
  return files;
};
