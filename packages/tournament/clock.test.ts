// Time: that of whoever keeps the log, whatever a command says of it, and never before the newest event.
import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClubCommand } from './club/command.ts';
import { performClub } from './club/decide.ts';
import { initialClub } from './club/state.ts';
import type { TournamentCommand } from './command.ts';
import { readCommand } from './command-reader.ts';
import { decide, perform } from './decide.ts';
import { endGame, handIn, minutesAfter, openHall, playGame, rulesOf, type TestHall } from './testing/hall.ts';
import { runs, seeds, walk } from './testing/walk.ts';
import { playerView } from './view/player.ts';

const game = 'q/1/1';

/** A command that claims a time of its own. */
const dated = (at: string, fields: object): TournamentCommand =>
  ({ id: 'dated', at, ...fields }) as unknown as TournamentCommand;

const answer = (hall: TestHall, command: TournamentCommand): string => {
  const decided = decide(hall.state, command, { at: hall.now, seed: 'seed' }, { club: null });
  if (!isRefusal(decided)) return 'done';
  return decided.clause === null ? decided.code : `${decided.code} ${decided.clause}`;
};

const protest = {
  type: 'protest',
  by: 'p9',
  protest: 'x1',
  game,
  player: 'p9',
  form: 'sheet-entry',
  subject: 'result',
  text: 'The votes were miscounted.',
};

describe('deadlines are judged by the keeper’s clock alone', () => {
  it.each([
    ['fsm-2024', '8.8.1'],
    ['fiim-2018', '8.9.1'],
    ['fiim-2025', '8.10.1'],
  ] as const)('[%s %s] a game closed with a date ahead leaves the time for protests open', (book, clause) => {
    const hall = openHall({ rules: rulesOf(book), rounds: 1 });
    playGame(hall, game);
    const close = dated(minutesAfter(hall.now, 60), { type: 'close-game', by: 'chief', game });
    expect(answer(hall, close)).toBe(`game/protest-window ${clause}`);
    hall.now = minutesAfter(hall.now, 60);
    expect(answer(hall, close)).toBe('done');
  });

  it.each([
    ['fsm-2024', '8.8.1'],
    ['fiim-2018', '8.9.1'],
    ['fiim-2025', '8.10.1'],
  ] as const)('[%s %s] a late protest dated back is late', (book, clause) => {
    const hall = openHall({ rules: rulesOf(book), rounds: 1 });
    handIn(hall, game);
    const back = dated(hall.now, protest);
    hall.now = minutesAfter(hall.now, 60);
    expect(answer(hall, back)).toBe(`protest/late ${clause}`);
  });

  it('[neft-mmt 15.12] a suspended player who dates himself past it stays out', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    const shown = perform(
      hall.state,
      dated(hall.now, { id: 'k', type: 'show-purple', by: 'ref2', person: 'p1', clause: '15.9', note: 'x' }),
      { at: hall.now, seed: 'seed' },
      { club: null },
    );
    if (isRefusal(shown)) throw new Error(shown.code);
    const enter = { type: 'check-in', by: 'admin', person: 'p1', here: true };
    const next = { ...hall, state: shown.state, now: minutesAfter(hall.now, 24 * 60) };
    expect(answer(next, dated(minutesAfter(hall.now, 6 * 24 * 60), enter))).toBe('check-in/suspended 15.12');
  });

  it('a command from outside has no time', () => {
    expect(readCommand({ type: 'close-game', id: 'c', by: 'chief', game })).toMatchObject({ game });
    expect(
      readCommand({ type: 'close-game', id: 'c', by: 'chief', game, at: '2024-05-10T15:00:00Z' }),
    ).toMatchObject({ code: 'command/unreadable', params: { path: 'at' } });
  });
});

describe('time never runs behind the newest event', () => {
  it('of a tournament: a clock that is behind gives the time of that event', () => {
    const hall = openHall();
    endGame(hall, game);
    const ended = hall.now;
    for (const [clock, at] of [
      [minutesAfter(ended, -600), ended],
      [minutesAfter(ended, 1), minutesAfter(ended, 1)],
    ] as const) {
      const decided = decide(
        hall.state,
        dated('2024-01-01T00:00:00Z', protest),
        { at: clock, seed: 's' },
        { club: null },
      );
      expect(decided).toMatchObject({ at, events: [{ type: 'ProtestFiled', at }] });
    }
    expect(playerView(hall.state, 'p1', minutesAfter(ended, -600), { club: null }).own[0]?.mayProtest).toBe(
      true,
    );
  });

  it('of a club', () => {
    const found = { type: 'found-club', id: 'c1', by: 'org', name: 'North', at: '2199-01-01T00:00:00Z' };
    const founded = performClub(initialClub, found as ClubCommand, '2024-05-10T15:00:00+03:00');
    if (isRefusal(founded)) throw new Error(founded.code);
    const at = '2024-05-10T15:00:00+03:00';
    expect(founded.events).toMatchObject([{ at }, { at }, { at }]);
    const add = { type: 'add-person', id: 'c2', by: 'org', person: 'p1' } as const;
    expect(performClub(founded.state, add, '2024-05-10T11:59:59Z')).toMatchObject({ at });
    expect(performClub(founded.state, add, '2024-05-10T12:00:01Z')).toMatchObject({
      at: '2024-05-10T12:00:01Z',
    });
  });

  it('whatever the clock shows and whatever commands say', () => {
    let checked = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, 40, ({ state, now, random }, command) => {
          const clock = minutesAfter(now, random.pick([-600, -1, 0, 1, 600]));
          const claimed = { ...command, at: minutesAfter(now, random.pick([-600, 600])) };
          const decided = decide(state, claimed, { at: clock, seed: 's' }, { club: null });
          if (isRefusal(decided)) return;
          checked += 1;
          const latest = Math.max(Date.parse(clock), Date.parse(state.at ?? clock));
          expect(decided.events.map(({ at }) => Date.parse(at))).toEqual(decided.events.map(() => latest));
        });
      }),
      runs,
    );
    expect(checked).toBeGreaterThan(100);
  });
});
