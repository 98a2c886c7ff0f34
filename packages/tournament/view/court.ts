// What waits for somebody as a judge: rulings that need his word, protests that he decides or was asked about, sheets that need his consent.
import { isOfThem, sidesOf } from '../areas/agreement.ts';
import { approverOf } from '../areas/approvals.ts';
import { whyNotDecider } from '../areas/protests.ts';
import type { Awaited } from '../expects.ts';
import type { PersonId } from '../meta.ts';
import type { Side } from '../offices.ts';
import { needsOf } from '../papers.ts';
import type { Scene } from '../scene.ts';
import {
  type Game,
  gamesOf,
  holds,
  isCounted,
  openProtests,
  type Protest,
  type Ruling,
  type TournamentState,
} from '../state.ts';
import { type JudgedGame, withoutRecord } from './judged-game.ts';

/** An open one with those who must agree. */
export type RulingSeen = Ruling & { readonly sides: readonly Side[] };

export const rulingsSeen = ({ state, book }: Scene): readonly RulingSeen[] =>
  Object.values(state.rulings).map((ruling) => ({
    ...ruling,
    sides: ruling.status === 'proposed' ? sidesOf(state, book, ruling) : [],
  }));

export type Court = {
  readonly rulings: readonly RulingSeen[];
  readonly protests: readonly Protest[];
  /** Those in question, whole: they are his to judge. */
  readonly games: readonly JudgedGame[];
  readonly expects: readonly Awaited[];
  /** Who may play a replay for somebody. */
  readonly reserves: readonly PersonId[];
  /** How many of them wait for his word now: he has not agreed, or nothing is proposed yet. */
  readonly waits: number;
};

const asks = (scene: Scene, game: Game): boolean =>
  isCounted(game) &&
  !game.seats.includes(scene.by) &&
  needsOf(scene.book, game).some((need) => need.what === 'approval' && approverOf(scene, need.by) !== null);

const reservesOf = ({ entries }: TournamentState): readonly PersonId[] =>
  entries.flatMap(({ person, status, here }) => (status === 'reserve' && here ? [person] : []));

export const courtOf = (scene: Scene, waiting: readonly Awaited[]): Court => {
  const { state, book, by } = scene;
  const { consults } = book.rules.protest;
  const rulings = rulingsSeen(scene).filter((ruling) =>
    ruling.status === 'proposed' ? isOfThem(state, book, ruling, by) : ruling.agreed.includes(by),
  );
  const protests = openProtests(state).filter(
    (protest) =>
      whyNotDecider(scene, protest) === null ||
      (protest.consulted && holds(state, by, consults.value)) ||
      rulings.some((ruling) => ruling.status === 'proposed' && ruling.protest === protest.id),
  );
  const asking = gamesOf(state).filter((game) => asks(scene, game));
  const games = gamesOf(state).filter(
    (game) => [...rulings, ...protests].some((each) => each.game === game.id) || asking.includes(game),
  );
  const open = rulings.filter(({ status }) => status === 'proposed');
  const undecided = protests.filter(({ id }) => open.every(({ protest }) => protest !== id));
  const ids = new Set([...rulings, ...protests, ...games].map(({ id }) => id));
  return {
    rulings,
    protests,
    games: games.map((game) => withoutRecord(book.scoring.rulebook, game)),
    expects: waiting.filter(({ id }) => id !== null && ids.has(id)),
    reserves: games.length === 0 ? [] : reservesOf(state),
    waits: open.filter(({ agreed }) => !agreed.includes(by)).length + undecided.length + asking.length,
  };
};
