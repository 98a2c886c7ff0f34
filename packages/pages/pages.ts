// Every page as a whole document, the same for a server and for a static site.

import type { Lang } from '@omerta/base/lang.ts';
import type { PublicRow } from '@omerta/tournament/view/public.ts';
import { contextOf } from './context.ts';
import type { Addresses, TableMoment } from './frame/addresses.ts';
import { type Assets, choiceMain, documentOf, type WatchedPage } from './frame/document.ts';
import type { Html } from './frame/html.ts';
import { gameMain, gameTitle, type ShownGame } from './game/game-page.ts';
import { type ListedTournament, listMain, missingMain } from './list-page.ts';
import { nameIn, type TournamentPicture } from './picture.ts';
import type { PlayersGame } from './player/games.ts';
import { playerMain } from './player/player-page.ts';
import { posterMain, type Squares } from './poster-page.ts';
import { type ClauseText, rulesMain } from './rules-page.ts';
import { seatingMain } from './seating-page.ts';
import { wordsIn } from './texts/words.ts';
import { standingsMain, standingsTitle } from './tournament/standings-page.ts';
import { tournamentMain } from './tournament/tournament-page.ts';

/** Where a page lies and what it is made of. */
export type Maker = {
  readonly lang: Lang;
  readonly to: Addresses;
  readonly assets: Assets;
  readonly picture: TournamentPicture;
};

type Around = { readonly title: string; readonly watched?: WatchedPage | null; readonly hasCharts?: boolean };

const below = ({ lang, to, assets, picture }: Maker, main: Html, around: Around): string =>
  documentOf({
    ...around,
    title: `${around.title} · ${picture.view.name}`,
    lang,
    to,
    assets,
    main,
    up: { address: to.tournament, name: picture.view.name },
  });

const contextFor = ({ lang, to, picture }: Maker) => contextOf(lang, to, picture.names);

/** As a page that keeps up with the socket, where there is one. */
export const tournamentPage = (maker: Maker, isLive: boolean): string => {
  const { lang, to, assets, picture } = maker;
  return documentOf({
    lang,
    to,
    assets,
    title: picture.view.name,
    main: tournamentMain(contextFor(maker), picture.view),
    watched: isLive ? { name: `tournament/${picture.tournament}`, n: picture.n } : null,
  });
};

export const standingsPage = (
  maker: Maker,
  moment: TableMoment | null,
  rows: readonly PublicRow[] | null,
): string => {
  const context = contextFor(maker);
  const { view } = maker.picture;
  return below(maker, standingsMain(context, view, { moment, rows }), {
    title: standingsTitle(context, view, moment),
  });
};

export const gamePage = (maker: Maker, shown: ShownGame, watched: WatchedPage | null): string => {
  const context = contextFor(maker);
  return below(maker, gameMain(context, shown), { title: gameTitle(context, shown), watched });
};

export const playerPage = (maker: Maker, person: string, games: readonly PlayersGame[]): string =>
  below(maker, playerMain(contextFor(maker), maker.picture.view, person, games), {
    title: nameIn(maker.picture.names, person),
    hasCharts: true,
  });

export const seatingPage = (maker: Maker): string =>
  below(maker, seatingMain(contextFor(maker), maker.picture.view), {
    title: wordsIn(maker.lang).seating.title,
  });

export const rulesPage = (maker: Maker, clauses: readonly ClauseText[]): string =>
  below(maker, rulesMain(contextFor(maker), maker.picture.view, clauses), {
    title: wordsIn(maker.lang).rules.title,
  });

export const posterPage = (maker: Maker, address: string, code: Squares): string => {
  const { lang, to, assets, picture } = maker;
  const main = posterMain(contextFor(maker), picture.view, address, code);
  return documentOf({ lang, to, assets, main, title: picture.view.name, bare: true });
};

/** A page of the server beside its tournaments. */
type Beside = Omit<Maker, 'picture'>;

export const listPage = ({ lang, to, assets }: Beside, tournaments: readonly ListedTournament[]): string =>
  documentOf({ lang, to, assets, title: wordsIn(lang).list.title, main: listMain(lang, tournaments) });

export const missingPage = ({ lang, to, assets }: Beside): string =>
  documentOf({ lang, to, assets, title: wordsIn(lang).missing.title, main: missingMain(lang) });

/** The way into a site that speaks several languages. */
export const choicePage = (
  maker: Maker,
  ways: readonly { readonly lang: Lang; readonly address: string }[],
): string => {
  const { lang, to, assets, picture } = maker;
  const main = choiceMain(picture.view.name, ways);
  return documentOf({ lang, to, assets, main, title: picture.view.name, bare: true });
};
