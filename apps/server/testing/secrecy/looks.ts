// For tests: what those who must not know the cards may ask over the API, rightly and wrongly.
import type { Random } from '@omerta/base/random.ts';

/** `again`: with the etag of what the same asker had last from there. */
export type ApiLook = {
  readonly who: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: object;
  readonly again: boolean;
};

/** By the names of their tokens; `screen` and `overlay` have keys, `nobody` has nothing. */
const askers = ['nobody', 'nobody', 'screen', 'overlay', 'p1', 'p2', 'p11', 'guest', 'side', 'ref2'];

const cup = '/api/tournaments/cup';
const game = `${cup}/games/q%2F1%2F1`;

const places: readonly string[] = [
  game,
  game,
  `${game}?as=public`,
  `${game}?as=hall`,
  `${game}?as=overlay`,
  `${game}?as=referee`,
  `${game}/record`,
  `${cup}/games/q%2F1%2F2`,
  `${cup}/games/q%2F9%2F9`,
  cup,
  `${cup}?as=public`,
  `${cup}/standings`,
  `${cup}/standings?stage=q&after=1`,
  `${cup}/archive`,
  '/api/tournaments',
  '/api/sync/next',
  '/api/sync/next?tournament=cup&game=q/1/1',
  '/api/me',
];

/** Orders that are not theirs to give. */
const orders: readonly object[] = [
  { to: 'game', tournament: 'cup', game: 'q/1/1', expected: 3, command: { id: 'x', lines: ['foul 3'] } },
  { to: 'game', tournament: 'cup', game: 'q/1/1', expected: 0, command: { id: 'y', lines: ['don: 4'] } },
  {
    to: 'tournament',
    tournament: 'cup',
    command: { type: 'announce-result', id: 'z', game: 'q/1/1', winner: 'red' },
  },
];

export const lookOf = (random: Random): ApiLook => {
  const who = random.pick(askers);
  return random.chance(0.1)
    ? { who, method: 'POST', url: '/api/orders', body: random.pick(orders), again: false }
    : { who, method: 'GET', url: random.pick(places), again: random.chance(0.5) };
};
