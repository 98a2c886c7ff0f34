// Positions of one seat, and what a person at the table would say of each: which parts of the game it belongs to, how the seat stands.
import {
  bareAfter,
  candidates,
  checked,
  dayOne,
  decidedByVote,
  nightTwo,
  type Position,
  positionAfter,
  votedOut,
} from '@omerta/testkit/table.ts';
import type { Seat } from '../game/seat.ts';
import { editions } from '../rulebooks/editions.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';
import { pinned } from '../rulebooks/testing/pinned-table.ts';
import type { GamePart, Situation } from '../rulebooks/violation.ts';

export type SeatedPosition = Position & { readonly seat: Seat };

export type ActedMoment = {
  readonly name: string;
  readonly place: SeatedPosition;
  readonly parts: readonly GamePart[];
  readonly situations: readonly Situation[];
  /** He has left the room: the referee's word does not reach him any more. */
  readonly gone: boolean;
};

export const at = (id: RulebookId, lines: readonly string[], seat: Seat): SeatedPosition => ({
  ...positionAfter(id, lines),
  seat,
});

export const voteDue = [...candidates, 'speech 10'];

const bestAtNight = (id: RulebookId): boolean => editions[id].rules.bestMove.value === 'at-night';

/** In three rulebooks the first victim has named his numbers by then. */
export const dayTwo = (id: RulebookId): string[] =>
  bestAtNight(id) ? [...checked, 'best: 2 6 1', 'day 2'] : [...checked, 'day 2'];

type Standing = { readonly in?: readonly Situation[]; readonly gone?: boolean };

const moment = (
  name: string,
  place: SeatedPosition,
  parts: readonly GamePart[],
  { in: situations = [], gone = false }: Standing = {},
): ActedMoment => ({
  name,
  place,
  parts,
  situations,
  gone,
});

/** The rulebooks that know a break. */
const withBreaks: readonly RulebookId[] = ['neft-mmt', 'fiim-2025'];

const breaksOf = (id: RulebookId): readonly ActedMoment[] => [
  moment(
    'in a break by day',
    at(id, [...voteDue, 'break'], 3),
    pinned[id].breakIsNight ? ['night'] : ['day', 'vote'],
  ),
  ...(pinned[id].breakIsNight
    ? []
    : [moment('in a break at night', at(id, [...nightTwo, 'break'], 3), ['night'])]),
];

/** Seat 7 is voted out on day 1, seat 4 is killed in night 2, seat 3 looks on. */
export const momentsOf = (id: RulebookId): readonly ActedMoment[] => [
  moment('at the deal', { ...bareAfter(id, ['deal 1 red', 'deal 2 black']), seat: 1 }, ['dealing', 'night']),
  moment('in the first night', at(id, ['night 1'], 3), ['night']),
  moment('in the circle', at(id, dayOne, 3), ['day']),
  moment(
    'when named black by a claimed Sheriff',
    at(id, [...dayOne, 'claim 1 sheriff', 'claim 1 check 3 black'], 3),
    ['day'],
    {
      in: ['in-version'],
    },
  ),
  moment('when the vote is due', at(id, voteDue, 3), ['day', 'vote']),
  moment('in the ballot', at(id, [...candidates, 'vote 2: 1 3'], 3), ['day', 'vote']),
  moment(
    'with an unbeatable lead against him',
    at(id, [...candidates, 'vote 2: 1 3 4 5 7 8'], 2),
    ['day', 'vote'],
    { in: ['voted-out'] },
  ),
  moment('in his farewell', at(id, votedOut, 7), ['day', 'vote'], {
    in: ['voted-out', 'last-word', 'farewell'],
  }),
  moment('in the farewell of another', at(id, votedOut, 3), ['day', 'vote']),
  moment('after the farewell', at(id, [...votedOut, 'last 7'], 3), ['day', 'vote', 'before-night']),
  moment('in the second night', at(id, nightTwo, 3), ['night']),
  moment('out of the room', at(id, nightTwo, 7), ['night'], { in: ['out-of-room', 'off-game'], gone: true }),
  moment('killed, before the morning', at(id, checked, 4), ['night'], {
    in: bestAtNight(id) ? ['best-move', 'killed-told'] : [],
  }),
  moment('beside the killed player, before the morning', at(id, checked, 3), ['night']),
  moment('killed, in his last word', at(id, dayTwo(id), 4), ['day', 'first-victim-speaks'], {
    in: ['last-word', 'killed-told', ...(bestAtNight(id) ? [] : (['best-move'] as const))],
  }),
  moment('in the last word of the killed player', at(id, dayTwo(id), 3), ['day', 'first-victim-speaks']),
  moment('in the second circle', at(id, [...dayTwo(id), 'speech 2'], 3), ['day']),
  ...(withBreaks.includes(id) ? breaksOf(id) : []),
];

/** Red wins by voting the Don out on day 2: seat 3 looks on. */
export const wonByVote = (id: RulebookId): readonly string[] =>
  bestAtNight(id) ? decidedByVote : decidedByVote.filter((line) => line !== 'best: -');

/** Black wins by a kill in night 3: seat 8 looks on, and no morning is needed. */
export const wonByKill = (id: RulebookId): SeatedPosition =>
  at(
    id,
    [
      ...[...dayOne, 'remove 1', 'remove 3'],
      ...['night 2', 'shots: 2>- 6>- 9>-', 'don: -', 'sheriff: -'],
      ...['day 2', 'remove 5'],
      ...['night 3', 'shots: 2>7 6>7 9>7'],
    ],
    8,
  );
