import { isRefusal } from '@omerta/base/refusal.ts';
import { check } from '@omerta/seating/check.ts';
import { randomSeating } from '@omerta/seating/testing/seatings.ts';
import { describe, expect, it } from 'vitest';
import { filledByResting, gamesWithGaps, gaps, reserves, sittingIn, takenOver } from './mending.ts';
import { entryOf, gamesOf, people, pictureOf, stageOf } from './testing/pictures.ts';

const hall = (players: number, published: number) => {
  const stage = stageOf({
    players: people(players),
    rounds: randomSeating(players, 2, 6, 1).rounds,
    published,
  });
  const entries = [
    ...people(players).map((person) => entryOf(person, person === 'p7' ? 'withdrawn' : 'accepted')),
    entryOf('r1', 'reserve'),
    entryOf('r2', 'reserve', false),
  ];
  const played = gamesOf(stage).map((game) =>
    game.round === 1 ? { ...game, status: 'final' as const } : game,
  );
  return { stage, picture: pictureOf({ entries, games: played, plans: [stage] }) };
};

describe('who takes the place of one who dropped out', () => {
  it('a gap is seen where he still has a place to come, and only there', () => {
    const { stage, picture } = hall(20, 2);
    expect(gaps(picture, stage)).toEqual(['p7']);
    expect(gamesWithGaps(picture, stage).map(({ game, out }) => [game.round, out])).toEqual([[2, 'p7']]);
    expect(gaps({ ...picture, games: [] }, { ...stage, published: 6 })).toEqual([]);
  });

  it('only a reserve who has come', () => {
    const { stage, picture } = hall(20, 2);
    expect(reserves(picture, stage)).toEqual(['r1']);
    const late = { ...picture, entries: [...picture.entries, entryOf('late', 'accepted')] };
    expect(reserves(late, stage)).toEqual(['late', 'r1']);
  });

  it('takes over every seat to come, each told; the played round is not among them', () => {
    const { stage, picture } = hall(20, 2);
    const { moves, orders } = takenOver(picture, stage, 'p7', 'r1');
    expect(moves.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
    for (const { round, table, seat, was, now } of moves) {
      expect([was, now]).toEqual(['p7', 'r1']);
      expect(stage.rounds[round - 1]?.[table - 1]?.[seat - 1]).toBe(7);
    }
    expect(orders).toEqual([{ type: 'replace-player', stage: 'q', player: 'p7', substitute: 'r1' }]);
  });

  it('sits in for one game alone', () => {
    const { stage, picture } = hall(20, 2);
    const [gap] = gamesWithGaps(picture, stage);
    if (!gap) throw new Error('no gap');
    const { moves, orders } = sittingIn(gap.game, 'p7', 'r1');
    expect(moves).toHaveLength(1);
    expect(orders).toEqual([{ type: 'seat-substitute', game: gap.game.id, player: 'p7', substitute: 'r1' }]);
  });

  it('those who rest fill the rounds that are not published; every other seat stays', () => {
    const { stage, picture } = hall(23, 2);
    const mending = filledByResting(picture, stage);
    if (isRefusal(mending)) throw new Error(mending.code);
    const [order] = mending.orders;
    if (order?.type !== 'lay-seating') throw new Error('no seating');
    const { rounds } = order.seating;
    expect(rounds.slice(0, 2)).toEqual(stage.rounds.slice(0, 2));
    expect(rounds.slice(2).flat(2)).not.toContain(7);
    expect(check({ players: 23, rounds }).legal).toBe(true);
    const replayed = stage.rounds.map((round) => round.map((table) => [...table]));
    for (const { round, table, seat, was, now } of mending.moves) {
      const at = replayed[round - 1]?.[table - 1] ?? [];
      expect(stage.players[(at[seat - 1] ?? 0) - 1]).toBe(was);
      at[seat - 1] = stage.players.indexOf(now) + 1;
    }
    expect(replayed).toEqual(rounds);
  });

  it('with nobody resting says that nobody is free', () => {
    const { stage, picture } = hall(20, 2);
    expect(filledByResting(picture, stage)).toMatchObject({ code: 'repair/short' });
  });
});
