// Where each page lies: on a server by its routes, in a static site by its file beside the others.
import type { Lang } from '@omerta/base/lang.ts';

export type TableMoment = { readonly stage: string; readonly after: number };

/** How pages link to each other; what a place cannot offer is null. */
export type Addresses = {
  readonly list: string | null;
  readonly tournament: string;
  readonly standings: (moment: TableMoment | null) => string;
  readonly game: (game: string) => string;
  readonly player: (person: string) => string;
  readonly seating: string;
  /** The seating of a stage as a file for `omerta seating-check`. */
  readonly seatingFile: (stage: string) => string;
  readonly rules: string;
  readonly poster: string | null;
  readonly record: (game: string) => string;
  /** The page on which a game is stepped through; the game itself goes into its fragment. */
  readonly replay: string | null;
  /** The same page in another language. */
  readonly inLang: (lang: Lang) => string | null;
};

/** The anchor of a clause on the page of the rules. */
export const clauseAnchor = (clause: string): string => `c-${clause}`;

const part = encodeURIComponent;

/** `lang` is written into every address: a page sent to a friend opens as it was seen. */
export const serverAddresses = (tournament: string, lang: Lang, own = ''): Addresses => {
  const home = `/live/${part(tournament)}`;
  const at = (path: string, query = ''): string => `${home}${path}?lang=${lang}${query}`;
  const momentQuery = (moment: TableMoment | null): string =>
    moment === null ? '' : `&stage=${part(moment.stage)}&after=${moment.after}`;
  return {
    list: `/live?lang=${lang}`,
    tournament: at(''),
    standings: (moment) => at('/standings', momentQuery(moment)),
    game: (game) => at(`/games/${part(game)}`),
    player: (person) => at(`/players/${part(person)}`),
    seating: at('/seating'),
    seatingFile: (stage) => `${home}/seating/${part(stage)}`,
    rules: at('/rules'),
    poster: at('/poster'),
    record: (game) => `/api/tournaments/${part(tournament)}/games/${part(game)}/record`,
    replay: '/replay',
    inLang: (other) => `${home}${own}?lang=${other}`,
  };
};

/** NamesById of files that every disk takes, and no two ids the same. */
const fileName = (id: string): string =>
  [...new TextEncoder().encode(id)]
    .map((byte) =>
      /[a-z0-9]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `_${byte.toString(16)}`,
    )
    .join('');

export const siteFiles = {
  tournament: 'index.html',
  standings: (moment: TableMoment | null): string =>
    moment === null ? 'standings.html' : `standings-${fileName(moment.stage)}-${moment.after}.html`,
  game: (game: string): string => `game-${fileName(game)}.html`,
  player: (person: string): string => `player-${fileName(person)}.html`,
  seating: 'seating.html',
  seatingFile: (stage: string): string => `seating-${fileName(stage)}.json`,
  rules: 'rules.html',
  poster: 'poster.html',
  record: (game: string): string => `${fileName(game)}.mgn`,
} as const;

type SitePlace = {
  /** Where the other languages are from here, with a slash at the end; null where there is but one. */
  readonly langs: ((lang: Lang) => string | null) | null;
  /** From a page to the files that all languages share. */
  readonly shared: string;
  readonly hasPoster: boolean;
};

/** Every page of a language lies in one folder. */
export const siteAddresses = (own: string, { langs, shared, hasPoster }: SitePlace): Addresses => ({
  list: null,
  tournament: siteFiles.tournament,
  standings: siteFiles.standings,
  game: siteFiles.game,
  player: siteFiles.player,
  seating: siteFiles.seating,
  seatingFile: (stage) => `${shared}${siteFiles.seatingFile(stage)}`,
  rules: siteFiles.rules,
  poster: hasPoster ? siteFiles.poster : null,
  record: (game) => `${shared}records/${siteFiles.record(game)}`,
  replay: null,
  inLang: (lang) => {
    const folder = langs?.(lang) ?? null;
    return folder === null ? null : `${folder}${own}`;
  },
});
