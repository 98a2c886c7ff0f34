// Which rounds the control room shows and which is called next.
import { describe, expect, it } from 'vitest';
import { deskGame, deskPicture } from '../testing/desk-picture.ts';
import { nextRound, roundCounting, roundsOf, roundsShown } from './rounds-now.ts';

const rounds = (...statuses: readonly string[]) =>
  roundsOf(
    deskPicture({
      games: statuses.map((status, i) => deskGame({ round: i + 1, status: status as 'final' })),
    }),
  );
const numbers = (found: readonly { readonly round: number }[]) => found.map(({ round }) => round);

describe('rounds', () => {
  it('that are played are shown, then those that are settled, the newest first', () => {
    expect(
      numbers(roundsShown(rounds('signed', 'confirmed', 'final', 'running', 'called', 'scheduled'))),
    ).toEqual([4, 5, 2, 1]);
  });

  it('between two of them the next; after the last one that', () => {
    expect(numbers(roundsShown(rounds('final', 'scheduled', 'scheduled')))).toEqual([2]);
    expect(numbers(roundsShown(rounds('final', 'annulled')))).toEqual([2]);
    expect(roundsShown([])).toEqual([]);
  });

  it('the next to be called is the first with somebody who waits', () => {
    expect(nextRound(rounds('final', 'running', 'scheduled'))?.round).toBe(3);
    expect(nextRound(rounds('final'))).toBeNull();
  });

  it('tables stand in their order, a replay after what it stands for', () => {
    const games = [
      deskGame({ table: 2 }),
      deskGame({ table: 1, attempt: 2, id: 'r' }),
      deskGame({ table: 1 }),
    ];
    expect(roundsOf(deskPicture({ games }))[0]?.games.map(({ id }) => id)).toEqual(['q/1/1', 'r', 'q/1/2']);
  });

  it('the countdown runs until a table of it begins', () => {
    const calls = [{ stage: 'q', round: 1, at: '', startsAt: '2026-01-10T10:00:00Z' }];
    const counting = (status: 'called' | 'running') =>
      roundCounting(
        deskPicture({ calls, games: [deskGame({ status }), deskGame({ table: 2, status: 'called' })] }),
      );
    expect(counting('called')?.round).toBe(1);
    expect(counting('running')).toBeNull();
  });

  it('no countdown runs to a table that nobody is called to: taken back, or to be played again', () => {
    const calls = [{ stage: 'q', round: 1, at: '', startsAt: '2026-01-10T10:00:00Z' }];
    const games = [
      deskGame({ status: 'annulled', replay: 'r' }),
      deskGame({ id: 'r', attempt: 2, status: 'scheduled' }),
    ];
    expect(roundCounting(deskPicture({ calls, games }))).toBeNull();
  });
});
