// What `legal` lists in the positions of the scenario games is what `decide` accepts, no more and no less.
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  bareAfter,
  checked,
  dayOne,
  decidedByVote,
  type Position,
  positionAfter,
  toDay1,
} from '@omerta/testkit/table.ts';
import { keyOf, universe, universeOf } from '@omerta/testkit/universe.ts';
import { describe, expect, it } from 'vitest';
import { parse } from '../../notation/parse.ts';
import { rolesOf } from '../../notation/record.ts';
import { replay } from '../../notation/replay.ts';
import { rulebook } from '../../rulebooks/choose.ts';
import { type Rulebook, type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { type ScenarioGame, textUnder, wholeGames } from '../../testing/scenarios.ts';
import { type Seat, seats } from '../seat.ts';
import { type GameState, initialState } from '../state.ts';
import { perform } from './decide.ts';
import { legal } from './legal.ts';
import { allows } from './line.ts';

const someGames = wholeGames.filter((_, i) => i % 20 === 0);

/** Every position of a game up to the first line its rulebook refuses. */
const positionsOf = (
  id: RulebookId,
  game: ScenarioGame,
): readonly { readonly book: Rulebook; readonly state: GameState }[] => {
  const record = parse(textUnder(id, game));
  if (isRefusal(record)) return [];
  const book = record.rulebook;
  const list = [{ book, state: initialState(rolesOf(record)) }];
  replay(record, undefined, ({ state }) => list.push({ book, state }));
  return list;
};

describe('in every position of some scenario games', () => {
  it.each(rulebookIds)('%s: a command is listed if and only if it is accepted', (id) => {
    for (const { book, state } of someGames.flatMap((game) => positionsOf(id, game))) {
      const listed = legal(book, state).map(keyOf);
      expect(new Set(listed).size).toBe(listed.length);
      const known = new Set(listed);
      const wrong = [...universe, ...universeOf(state)].filter(
        ({ key, command }) => known.has(key) !== allows(book, state, command),
      );
      expect(wrong.map(({ key }) => key)).toEqual([]);
    }
  });
});

describe('in positions that few games have', () => {
  const wrongIn = ({ rulebook: book, state }: Position): readonly string[] => {
    const known = new Set(legal(book, state).map(keyOf));
    return [...universe, ...universeOf(state)]
      .filter(({ key, command }) => known.has(key) !== allows(book, state, command))
      .map(({ key }) => key);
  };
  const dealt = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don'].map(
    (role, i) => `deal ${i + 1} ${role}`,
  );

  it('[fsm-2024 4.1.3] while cards are dealt: those left, to those without one, the removed last', () => {
    for (const lines of [
      [],
      ['deal 1 don'],
      ['deal 1 don', 'remove 3', 'remove 4'],
      dealt,
      [...dealt, 'deal 10 red'],
    ]) {
      expect(wrongIn(bareAfter('fsm-2024', lines))).toEqual([]);
    }
    const cards = legal(rulebook('fsm-2024'), bareAfter('fsm-2024', ['deal 1 don']).state).filter(
      ({ type }) => type === 'deal',
    );
    expect(cards).toHaveLength(9 * 3);
  });

  it('[fsm-2024 4.4.11, 7.9] after a vote or a shot that ended the game', () => {
    const two = [
      ...dayOne,
      'remove 2',
      'remove 6',
      'night 2',
      'shots: 9>-',
      'don: -',
      'sheriff: -',
      'day 2',
      'nominate 3 9',
      'nominate 4 5',
    ];
    const decided = [...two, 'vote 9: 1 3 4 5 7 8'];
    const killed = [...dayOne, 'remove 1', 'remove 3', 'remove 5', 'night 2', 'shots: 2>7 6>7 9>7'];
    for (const lines of [
      decided,
      [...decided, 'vote 5: *'],
      killed,
      [...killed, 'don: 4', 'sheriff: 2'],
      decidedByVote,
    ]) {
      expect(wrongIn(positionAfter('fsm-2024', lines))).toEqual([]);
    }
  });

  it('[fsm-2024 8.3.3] a best move is none or any three different players, each three once', () => {
    const { rulebook: book, state } = positionAfter('fsm-2024', checked);
    const moves = legal(book, state).filter((command) => command.type === 'best');
    expect(moves).toHaveLength(1 + 120);
    expect(moves.filter(({ seats: named }) => new Set(named).size !== named.length)).toEqual([]);
  });
});

describe('a player is listed what he may give himself', () => {
  const fsm = rulebook('fsm-2024');
  const own = (lines: string, seat: Seat): readonly string[] =>
    legal(fsm, positionAfter('fsm-2024', lines.split('\n')).state, seat).map(keyOf);
  const typesOf = (lines: string, seat: Seat) => {
    const { state } = positionAfter('fsm-2024', lines.split('\n'));
    return [...new Set(legal(fsm, state, seat).map(({ type }) => type))];
  };

  it('[fsm-2024 4.4.2] his speech and nominations', () => {
    expect(typesOf(toDay1, 3)).toEqual(['speech', 'nominate']);
    expect(own(toDay1, 3)).toHaveLength(11);
  });

  it('[fsm-2024 4.4.7] his hand for the candidate being called, and none where he has raised it', () => {
    const ballot = `${toDay1}\nnominate 1 2\nnominate 2 3`;
    const { state } = positionAfter('fsm-2024', ballot.split('\n'));
    const hands = (at: GameState, seat: Seat) => legal(fsm, at, seat).filter(({ type }) => type === 'hand');
    expect(hands(state, 5)).toEqual([{ type: 'hand', seat: 5, candidate: 2, by: 5 }]);
    const raised = perform(fsm, state, { type: 'hand', seat: 5, candidate: 2, by: 5 });
    if (isRefusal(raised)) throw new Error(raised.code);
    expect(hands(raised.state, 5)).toEqual([]);
    expect(legal(fsm, raised.state)).toContainEqual({
      type: 'vote',
      candidate: 2,
      hands: { kind: 'named', seats: [5] },
    });
  });

  it('[fsm-2024 4.5.3] a black his shot at anybody or at nobody, a red none', () => {
    const night = `${toDay1}\nnight 2`;
    expect(typesOf(night, 2)).toEqual(['shoot']);
    expect(own(night, 2)).toHaveLength(seats.length + 1);
    expect(typesOf(night, 1)).toEqual([]);
  });

  it('[fsm-2024 4.4.12.3] his hand for the lift', () => {
    const lift =
      `${toDay1}\nnominate 1 2\nnominate 2 3\n${'vote 2: 1 2 3 4 5\nvote 3: *\n'.repeat(2)}`.trim();
    expect(typesOf(lift, 4)).toEqual(['lift-hand']);
    const raised = perform(fsm, positionAfter('fsm-2024', lift.split('\n')).state, {
      type: 'lift-hand',
      seat: 4,
      by: 4,
    });
    if (isRefusal(raised)) throw new Error(raised.code);
    expect(legal(fsm, raised.state)).toContainEqual({ type: 'lift', hands: { kind: 'named', seats: [4] } });
  });
});

describe('the shots as they were given', () => {
  it('[fsm-2024 4.5.3] are listed once every black in the game has given his', () => {
    const fsm = rulebook('fsm-2024');
    const fire = (state: GameState, seat: Seat, target: Seat): GameState => {
      const done = perform(fsm, state, { type: 'shoot', seat, targets: [target], by: seat });
      if (isRefusal(done)) throw new Error(done.code);
      return done.state;
    };
    const { state } = positionAfter('fsm-2024', `${toDay1}\nnight 2`.split('\n'));
    const two = fire(fire(state, 2, 5), 6, 4);
    const split = {
      type: 'shots',
      shots: [
        { by: 2, targets: [5] },
        { by: 6, targets: [4] },
        { by: 9, targets: [5] },
      ],
    };
    expect(legal(fsm, two)).not.toContainEqual(split);
    expect(legal(fsm, fire(two, 9, 5))).toContainEqual(split);
  });
});
