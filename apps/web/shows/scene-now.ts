// What a screen shows at this moment: the part of a rotation whose turn it is, the round that is next, the game at a table.
import { isScene, type ScreenShow } from '@omerta/tournament/day.ts';
import type { HallGame, HallPicture } from './hall-picture.ts';

export type HallScene = Extract<ScreenShow, { readonly what: Exclude<ScreenShow['what'], 'rotation'> }>;

/** `elapsed` milliseconds of the `span` that it has; it stays where it has none. */
export type SceneNow = { readonly scene: HallScene; readonly elapsed: number; readonly span: number | null };

/** Counted from the same instant everywhere: screens that show the same rotation turn together. */
export const sceneNow = (shows: ScreenShow, now: number): SceneNow => {
  if (isScene(shows)) return { scene: shows, elapsed: now, span: null };
  const span = shows.seconds * 1000;
  const turn = Math.floor(now / span);
  const scene = shows.shows[turn % Math.max(1, shows.shows.length)] ?? { what: 'blank' };
  return { scene, elapsed: now - turn * span, span };
};

const eachPage = 12_000;

/** Which of so many pages: each its time, or its share of a turn, so that a turn ends with the last. */
export const pageNow = (pages: number, { elapsed, span }: Pick<SceneNow, 'elapsed' | 'span'>): number => {
  if (pages <= 1) return 0;
  const each = span === null ? eachPage : span / pages;
  return Math.floor(elapsed / each) % pages;
};

export const pagesOf = <T>(list: readonly T[], most: number): readonly (readonly T[])[] => {
  const pages = Math.max(1, Math.ceil(list.length / most));
  // Alike in length: a last page with one line on it would look like a mistake.
  const each = Math.ceil(list.length / pages);
  return Array.from({ length: pages }, (_, i) => list.slice(i * each, (i + 1) * each));
};

export type RoundShown = { readonly stage: string; readonly round: number };

/** A game that nobody has sat down to yet. */
export const isAhead = ({ status }: Pick<HallGame, 'status'>): boolean =>
  status === 'scheduled' || status === 'called';

const stageOrder = ({ stages }: Pick<HallPicture, 'stages'>): ((stage: string) => number) => {
  const order = new Map(stages.map(({ stage }, i) => [stage, i]));
  return (stage) => order.get(stage) ?? stages.length;
};

const inOrder = (picture: Pick<HallPicture, 'stages' | 'games'>): readonly HallGame[] => {
  const at = stageOrder(picture);
  return picture.games
    .filter(({ status }) => status !== 'annulled')
    .toSorted((a, b) => at(a.stage) - at(b.stage) || a.round - b.round || a.table - b.table);
};

/** The first round with somebody still to sit down; after the last of them none. */
export const nextRound = (picture: Pick<HallPicture, 'stages' | 'games'>): RoundShown | null => {
  const next = inOrder(picture).find(isAhead);
  return next ? { stage: next.stage, round: next.round } : null;
};

/** The round that a scene names, or the next. */
export const roundOf = (
  picture: Pick<HallPicture, 'stages' | 'games'>,
  { stage, round }: Pick<Extract<HallScene, { readonly what: 'seating' }>, 'stage' | 'round'>,
): RoundShown | null => {
  const next = nextRound(picture);
  if (stage === null && round === null) return next;
  const named = stage ?? next?.stage ?? picture.stages[0]?.stage;
  const first = inOrder(picture).find((game) => game.stage === named && isAhead(game));
  return named === undefined ? null : { stage: named, round: round ?? first?.round ?? 1 };
};

export const tablesOf = (
  picture: Pick<HallPicture, 'stages' | 'games'>,
  shown: RoundShown,
): readonly HallGame[] =>
  inOrder(picture).filter(({ stage, round }) => stage === shown.stage && round === shown.round);

export const tableNumbers = ({
  games,
}: {
  readonly games: readonly { readonly table: number }[];
}): readonly number[] => [...new Set(games.map(({ table }) => table))].toSorted((a, b) => a - b);

/**
 * The one being played there; one whose result is told and whose sheet is still written, though the next is called
 * already; the first called, a game played again before those of later rounds; else the last that was played.
 */
export const gameAt = (picture: Pick<HallPicture, 'stages' | 'games'>, table: number): HallGame | null => {
  const games = inOrder(picture).filter((game) => game.table === table);
  const newest = (status: string) => games.findLast((game) => game.status === status);
  return (
    newest('running') ??
    newest('ended') ??
    games.find(({ status }) => status === 'called') ??
    games.findLast((game) => !isAhead(game)) ??
    games[0] ??
    null
  );
};

/** Tables that a screen needs to watch for what it shows now or soon. */
export const watchedTables = (shows: ScreenShow): readonly number[] => {
  const parts = isScene(shows) ? [shows] : shows.shows;
  const tables = parts.flatMap((part) =>
    part.what === 'clock' || part.what === 'board' ? [part.table] : [],
  );
  return [...new Set(tables)];
};

export type Countdown =
  | { readonly is: 'called'; readonly round: RoundShown; readonly left: number; readonly startsAt: string }
  | { readonly is: 'planned'; readonly round: RoundShown; readonly at: string }
  | { readonly is: 'none'; readonly round: RoundShown | null };

/** To the round that was called last and has not begun; where none is called, when the next one is planned. */
export const countdownOf = (
  picture: Pick<HallPicture, 'stages' | 'games' | 'calls' | 'plan'>,
  now: number,
): Countdown => {
  const waits = ({ stage, round }: RoundShown): boolean =>
    tablesOf(picture, { stage, round }).some(({ status }) => status === 'called');
  const call = picture.calls
    .filter(waits)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  if (call) {
    const { stage, round, startsAt } = call;
    return { is: 'called', round: { stage, round }, left: Math.max(0, Date.parse(startsAt) - now), startsAt };
  }
  const round = nextRound(picture);
  const planned = picture.plan.find((each) => each.stage === round?.stage && each.round === round.round);
  return planned && round ? { is: 'planned', round, at: planned.at } : { is: 'none', round };
};

type RevealedRow = NonNullable<HallPicture['revealed']>[number];

export type Reveal = {
  readonly newest: readonly RevealedRow[];
  /** Below it: the places that were shown before, the last that came first. */
  readonly older: readonly RevealedRow[];
  /** How large the newest are drawn. */
  readonly many: 'one' | 'few' | 'crowd';
};

/** How many older ones there is room for, by the size of the newest group. */
const roomBelow: Readonly<Record<Reveal['many'], number>> = { one: 7, few: 5, crowd: 3 };
export const mostNewest = 24;

const manyOf = (count: number): Reveal['many'] => {
  if (count <= 2) return 'one';
  return count <= 6 ? 'few' : 'crowd';
};

/** Places down to `from`: whoever shares the newest place stands together. */
export const revealOf = ({ revealed }: Pick<HallPicture, 'revealed'>, from: number | null): Reveal => {
  const rows =
    from === null
      ? []
      : (revealed ?? []).filter(({ place }) => place >= from).toSorted((a, b) => a.place - b.place);
  const newest = rows.filter(({ place }) => place === rows[0]?.place);
  const many = manyOf(newest.length);
  const room = roomBelow[many] - (newest.length === 2 ? 2 : 0);
  return { newest, older: rows.slice(newest.length, newest.length + room), many };
};
