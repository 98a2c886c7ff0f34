// Two people of a round change places, and referees are planned before it is published.
import { describe, expect, it } from 'vitest';
import {
  gameIn,
  give,
  openHall,
  people,
  preparedHall,
  refused,
  seatingOf,
  type TestHall,
} from '../testing/hall.ts';

const stage = 'q';
const seatsLaid = (hall: TestHall, round: number): readonly (readonly string[])[] => {
  const { players, rounds } = hall.state.stages[0] ?? { players: [], rounds: [] };
  return (rounds[round - 1] ?? []).map((table) => table.map((number) => players[number - 1] ?? ''));
};

/** Two rounds laid, the first published. */
const laid = (): TestHall => openHall({ rounds: 2 });

describe('two people change places', () => {
  it('in a round that is laid: there alone, and twice is as it was', () => {
    const hall = laid();
    const [before, first] = [seatsLaid(hall, 2), seatsLaid(hall, 1)];
    const [[one, other] = []] = before;
    const swap = { stage, round: 2, players: [one ?? '', other ?? ''] as const };
    give(hall, 'org', 'swap-seats', swap);
    expect(seatsLaid(hall, 2)[0]?.slice(0, 2)).toEqual([other, one]);
    expect(seatsLaid(hall, 1)).toEqual(first);
    give(hall, 'chief', 'swap-seats', swap);
    expect(seatsLaid(hall, 2)).toEqual(before);
  });

  it('in a published round while their games wait: the games and the plan say the same, and a seating laid on is accepted', () => {
    const hall = laid();
    const { seats } = gameIn(hall, 'q/1/1');
    const players = [seats[0] ?? '', seats[4] ?? ''] as const;
    give(hall, 'org', 'swap-seats', { stage, round: 1, players });
    expect(gameIn(hall, 'q/1/1').seats[0]).toBe(players[1]);
    expect(gameIn(hall, 'q/1/1').seats[4]).toBe(players[0]);
    expect(seatsLaid(hall, 1)[0]).toEqual(gameIn(hall, 'q/1/1').seats);
    const rounds = hall.state.stages[0]?.rounds ?? [];
    give(hall, 'org', 'lay-seating', {
      stage,
      seating: { format: 'omerta.seating/1', players: hall.state.stages[0]?.players.length ?? 0, rounds },
    });
    give(hall, 'ref1', 'call-game', { game: 'q/1/1' });
    expect(refused(hall, 'org', 'swap-seats', { stage, round: 1, players })).toBe('round/begun');
  });

  it('not by anybody, not with himself or a stranger, not where there is no round, never teammates together', () => {
    const hall = laid();
    const { seats } = gameIn(hall, 'q/1/1');
    const [one, other] = [seats[0] ?? '', seats[1] ?? ''];
    const swap = (by: string, round: number, a: string, b: string): string =>
      refused(hall, by, 'swap-seats', { stage, round, players: [a, b] });
    expect(swap('p1', 2, one, other)).toBe('office/not-yours');
    expect(swap('org', 2, one, one)).toBe('game/seats');
    expect(swap('org', 9, one, other)).toBe('round/none');
    expect(swap('org', 2, one, 'side1')).toBe('game/not-seated');
  });

  it('somebody who rests takes the place of somebody who plays, unless he is out or would meet his team', () => {
    const hall = preparedHall({ players: 11 });
    const players = people(11);
    give(hall, 'org', 'start-tournament', {});
    give(hall, 'org', 'form-stage', { stage, players, drawn: false });
    give(hall, 'org', 'lay-seating', { stage, seating: { ...seatingOf(10, 1), players: 11 } });
    const swap = { stage, round: 1, players: ['p3', 'p11'] as const };
    const teamed: TestHall = {
      ...hall,
      state: { ...hall.state, teams: [{ team: 'Север', members: ['p1', 'p11'] }] },
    };
    expect(refused(teamed, 'org', 'swap-seats', swap)).toBe('seating/together');
    give(hall, 'org', 'publish-round', { stage, round: 1 });
    give(hall, 'org', 'swap-seats', swap);
    expect(gameIn(hall, 'q/1/1').seats).toContain('p11');
    expect(gameIn(hall, 'q/1/1').seats).not.toContain('p3');
    give(hall, 'p3', 'withdraw', { person: 'p3', reason: 'ill' });
    expect(refused(hall, 'org', 'swap-seats', swap)).toBe('game/player-out');
  });
});

describe('referees of a round that is not published', () => {
  it('are planned, and the round is published with them', () => {
    const hall = laid();
    const crew = { stage, round: 2, table: 1, referee: 'ref2', sides: ['side1'] };
    expect(refused(hall, 'org', 'plan-referees', { ...crew, round: 1 })).toBe('seating/published');
    expect(refused(hall, 'org', 'plan-referees', { ...crew, table: 9 })).toBe('round/none');
    expect(refused(hall, 'org', 'plan-referees', { ...crew, referee: 'p1' })).toBe('referee/not-appointed');
    give(hall, 'org', 'plan-referees', crew);
    expect(hall.state.stages[0]?.crews).toEqual([{ round: 2, table: 1, referee: 'ref2', sides: ['side1'] }]);
    give(hall, 'org', 'publish-round', { stage, round: 2 });
    expect(gameIn(hall, 'q/2/1')).toMatchObject({ referee: 'ref2', sides: ['side1'] });
    expect(hall.state.stages[0]?.crews).toEqual([]);
  });

  it('are planned no more when they are taken away, and whoever has lost his office leads nothing', () => {
    const hall = laid();
    const crew = { stage, round: 2, table: 1, referee: 'ref2', sides: [] };
    give(hall, 'org', 'plan-referees', crew);
    give(hall, 'org', 'plan-referees', { ...crew, referee: null });
    expect(hall.state.stages[0]?.crews).toEqual([]);
    give(hall, 'org', 'plan-referees', crew);
    give(hall, 'chief', 'dismiss', { person: 'ref2', office: 'referee' });
    give(hall, 'org', 'publish-round', { stage, round: 2 });
    expect(gameIn(hall, 'q/2/1').referee).toBeNull();
  });
});
