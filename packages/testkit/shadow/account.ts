// A player's account over a chain of stages: every item with its game, and the sums that places are taken from.

import {
  ci,
  compensated,
  difficultyOf,
  isHeavyWin,
  isRedKill,
  purplePrices,
  yellowPrice,
} from './distance.ts';
import { resultAt, roleAt, type ShadowFile, type ShadowStage, type SheetGame } from './file.ts';
import { awardsOf, columnSum, itemsOf, type ShadowItem } from './game.ts';
import { isNone, minus, type Num, num, one, plus, sum, times } from './number.ts';
import type { ShadowColumn, ShadowTieBreak, Words } from './words.ts';

/** A game of the chain, and where the player sat in it. */
type Sat = { readonly game: SheetGame; readonly seat: number };
export type Booked = ShadowItem & { readonly game: SheetGame | null };

export type ShadowAccount = {
  readonly player: string;
  readonly total: Num;
  readonly columns: Readonly<Record<ShadowColumn, Num>>;
  readonly items: readonly Booked[];
  readonly games: number;
  /** What the tie-breaks compare beside the additional points. */
  readonly counts: Readonly<Record<Exclude<ShadowTieBreak, 'additional'>, number>>;
  readonly sat: readonly Sat[];
};

export type ShadowChain = {
  readonly words: Words;
  readonly stages: readonly ShadowStage[];
  /** By stage, round and table. */
  readonly games: readonly SheetGame[];
  readonly fines: ShadowFile['fines'];
  /** K was asked for. */
  readonly difficulty: boolean;
};

const stageOf = ({ stages }: ShadowChain, { stage }: SheetGame): ShadowStage => {
  const found = stages.find(({ id }) => id === stage);
  if (!found) throw new Error(`no stage ${stage}`);
  return found;
};

/** The games that Ci of this game is counted over; null where this game has none. */
const distanceOf = (chain: ShadowChain, sat: readonly Sat[], game: SheetGame): readonly Sat[] | null => {
  const isFinal = (each: SheetGame): boolean => stageOf(chain, each).kind === 'final';
  if (chain.words.compensation?.distance === 'stage')
    return sat.filter((each) => each.game.stage === game.stage);
  return isFinal(game) ? null : sat.filter((each) => !isFinal(each.game));
};

const plannedOver = (chain: ShadowChain, distance: readonly Sat[]): number =>
  [...new Set(distance.map(({ game }) => stageOf(chain, game)))].reduce(
    (games, { plannedGames }) => games + plannedGames,
    0,
  );

const compensation = (chain: ShadowChain, sat: readonly Sat[], { game, seat }: Sat): ShadowItem[] => {
  const words = chain.words.compensation;
  const part = compensated(chain.words, game.sheet, seat);
  const distance = distanceOf(chain, sat, game);
  if (!words || !part || !distance) return [];
  const kills = distance.filter((each) => isRedKill(each.game.sheet, each.seat)).length;
  const games = words.gamesAre === 'played' ? distance.length : plannedOver(chain, distance);
  const points = times(part.points, ci(words, kills, games));
  return isNone(points)
    ? []
    : [{ kind: 'compensation', column: 'compensation', points, clause: part.clause }];
};

/** K adds to the points of the win alone. */
const difficulty = ({ words, games, difficulty: asked }: ShadowChain, { game, seat }: Sat): ShadowItem[] => {
  if (!words.difficulty || !(words.difficulty.always || asked)) return [];
  const heavy = difficultyOf(games.map(({ sheet }) => sheet));
  if (!heavy || !isHeavyWin(game.sheet, seat, heavy.side, heavy.k)) return [];
  const win = heavy.side === 'red' ? words.redWin : words.blackWin;
  const points = times(win.points, plus(heavy.k, minus(one)));
  return [{ kind: 'difficulty', column: 'main', points, clause: words.difficulty.clause }];
};

const columns: readonly ShadowColumn[] = ['main', 'compensation', 'additional', 'other'];

/** The stage's coefficient raises every item of the game but the cards. */
const coefficient = (chain: ShadowChain, game: SheetGame, items: readonly ShadowItem[]): ShadowItem[] => {
  const more = plus(num(stageOf(chain, game).coefficient), minus(one));
  return columns
    .map((column): ShadowItem => {
      const points = times(more, columnSum(items, column));
      return { kind: 'coefficient', column, points, clause: chain.words.rating };
    })
    .filter(({ points }) => !isNone(points));
};

/** Yellow cards are numbered over a stage, purple ones over the chain. */
const cards = (chain: ShadowChain, sat: readonly Sat[]): Booked[] => {
  const words = chain.words.cards;
  if (!words) return [];
  const yellow = new Map<string, number>();
  let purple = 0;
  return sat.flatMap(({ game, seat }) => {
    const stage = stageOf(chain, game);
    const ofYellow = (game.sheet.yellow ?? [])
      .filter((each) => each === seat)
      .map((): ShadowItem => {
        const card = (yellow.get(stage.id) ?? 0) + 1;
        yellow.set(stage.id, card);
        return yellowPrice(words, card, stage.plannedGames);
      });
    const ofPurple = (game.sheet.purple ?? [])
      .filter((each) => each.seat === seat)
      .flatMap(({ reason }) => purplePrices(words, ++purple, reason));
    return [...ofYellow, ...ofPurple].map((item): Booked => ({ ...item, game }));
  });
};

const counted = ({ words }: ShadowChain, sat: readonly Sat[]): ShadowAccount['counts'] => {
  const number = (holds: (each: Sat) => boolean): number => sat.filter(holds).length;
  const isResult = ({ game, seat }: Sat, result: string): boolean => resultAt(game.sheet, seat) === result;
  const isLeader = ({ game, seat }: Sat): boolean => ['don', 'sheriff'].includes(roleAt(game.sheet, seat));
  const awards = (name: string): number =>
    sat.reduce(
      (all, { game, seat }) => all + awardsOf(game.sheet, seat).filter((each) => each === name).length,
      0,
    );
  const isKilled = ({ game, seat }: Sat): boolean =>
    words.firstKillsOf === 'any role' ? game.sheet.firstKilled === seat : isRedKill(game.sheet, seat);
  return {
    li1: awards('li1'),
    li2: awards('li2'),
    wins: number((each) => isResult(each, 'win')),
    'role-wins': number((each) => isLeader(each) && isResult(each, 'win')),
    'first-kills': number(isKilled),
    'role-losses': number((each) => isLeader(each) && isResult(each, 'loss')),
  };
};

/** A card that stands on no sheet is a fine whose reason is its clause. */
const cardClauses = (words: Words['cards']): readonly string[] =>
  words
    ? [
        words.long.clause,
        words.short.clause,
        words.purpleFromSecond.clause,
        words.purpleFor.damage.clause,
        words.purpleFor.throwing.clause,
      ]
    : [];

export const accountOf = (chain: ShadowChain, player: string): ShadowAccount => {
  const sat = chain.games.flatMap((game): Sat[] => {
    const seat = 1 + game.sheet.seats.findIndex((each) => each.player === player);
    return seat === 0 ? [] : [{ game, seat }];
  });
  const played = sat.flatMap((each): Booked[] => {
    const items = [
      ...itemsOf(chain.words, each.game.sheet, each.seat),
      ...compensation(chain, sat, each),
      ...difficulty(chain, each),
    ];
    return [...items, ...coefficient(chain, each.game, items)].map((item) => ({ ...item, game: each.game }));
  });
  const fines = chain.fines
    .filter((fine) => fine.player === player)
    .map(({ points, reason }): Booked => {
      const isCard = reason !== undefined && cardClauses(chain.words.cards).includes(reason);
      const fine = isCard
        ? ({ kind: 'card', clause: reason } as const)
        : ({ kind: 'fine', clause: chain.words.fine } as const);
      return { ...fine, column: 'other', points: minus(num(points)), game: null };
    });
  const items = [...played, ...cards(chain, sat), ...fines];
  return {
    player,
    total: sum(items.map(({ points }) => points)),
    columns: {
      main: columnSum(items, 'main'),
      compensation: columnSum(items, 'compensation'),
      additional: columnSum(items, 'additional'),
      other: columnSum(items, 'other'),
    },
    items,
    games: sat.length,
    counts: counted(chain, sat),
    sat,
  };
};
