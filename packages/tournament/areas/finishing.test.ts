// Lots, what is open, results withheld, the finish, and evenings.
import { isRefusal } from '@omerta/base/refusal.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { readCommand } from '../command-reader.ts';
import { decide } from '../decide.ts';
import { expects } from '../expects.ts';
import { openMatters } from '../open-matters.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import {
  closeGame,
  gameIn,
  give,
  handIn,
  newHall,
  openHall,
  openRound,
  people,
  playGame,
  refusalOf,
  refused,
  rulesOf,
  sheetFor,
  type TestHall,
} from '../testing/hall.ts';
import { tournamentFiles } from '../tournament-file.ts';
import { publicView } from '../view/public.ts';
import { tiedGroups } from './lots.ts';

const game = 'q/1/1';

const open = (hall: TestHall): string[] => {
  const book = chooseBook(hall.state.rules);
  if (isRefusal(book)) throw new Error('no rules');
  return openMatters(hall.state, book).map(({ what }) => what);
};

describe('lots', () => {
  const tied = (rulebook = 'fsm-2024'): TestHall => {
    const hall = openHall({ rules: rulesOf(rulebook), rounds: 1 });
    playGame(hall, game, 'red', {
      extra: rulebook === 'bel-canto' ? [] : [{ seat: 1, points: '0.4', by: 'referee' }],
    });
    return hall;
  };
  const reds = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7'];

  it('[fsm-2024 8.7.5; fiim-2018 8.8.5; neft-mmt 21.2; fiim-2025 8.8.5] a whole tied group is drawn with a recorded seed', () => {
    for (const [book, clause] of [
      ['fsm-2024', '8.7.5'],
      ['fiim-2018', '8.8.5'],
      ['neft-mmt', '21.2'],
      ['fiim-2025', '8.8.5'],
    ] as const) {
      const hall = tied(book);
      expect(tiedGroups(hall.state, null)).toContainEqual({ stage: null, place: 2, players: reds });
      expect(refused(hall, 'chief', 'draw-lot', { stage: null, players: ['p2', 'p3'] })).toBe(
        `lot/not-tied ${clause}`,
      );
      expect(refused(hall, 'chief', 'draw-lot', { stage: null, players: ['p1', 'p2'] })).toBe(
        `lot/not-tied ${clause}`,
      );
      expect(refused(hall, 'chief', 'draw-lot', { stage: 'x', players: reds })).toBe('stage/unknown');
      give(hall, 'chief', 'draw-lot', { stage: null, players: reds });
      const seed = `seed-${hall.count}`;
      expect(hall.state.lots).toEqual([{ stage: null, players: drawLots(reds, seed), seed }]);
      expect(publicView(hall.state).lots).toEqual(hall.state.lots);
      expect(refused(hall, 'chief', 'draw-lot', { stage: null, players: reds })).toBe(
        `lot/not-tied ${clause}`,
      );
      expect(tiedGroups(hall.state, null).map(({ place }) => place)).toEqual([8]);
    }
  });

  it('[fsm-2024 8.7.5] drawn in the room, it counts when a second official has entered the same order', () => {
    const hall = tied();
    const drawn = { stage: null, players: reds.toReversed() };
    give(hall, 'org', 'record-lot', { stage: null, players: reds });
    give(hall, 'org', 'record-lot', drawn);
    expect(hall.state.lots).toEqual([]);
    expect(refused(hall, 'org', 'record-lot', drawn)).toBe('lot/second-person 8.7.5');
    give(hall, 'ref2', 'record-lot', { stage: null, players: reds });
    expect(hall.state.lots).toEqual([]);
    give(hall, 'ref2', 'record-lot', drawn);
    expect(hall.state.lots).toEqual([{ ...drawn, seed: null }]);
    expect(hall.state.lotsSeen).toEqual([]);
    expect(tournamentFiles(hall.state).file.lots).toEqual([reds.toReversed()]);
  });

  it('[fsm-2024 8.7.5] its giver chooses no seed: one that he brings is no part of the order, and the keeper’s is recorded', () => {
    const wanted = { type: 'draw-lot', id: 'c', by: 'chief', stage: null, players: reds };
    expect(readCommand({ ...wanted, seed: 'mine' })).toMatchObject({ params: { path: 'seed' } });
    const { state } = tied();
    const drawnWith = (seed: string) => {
      const decided = decide(
        state,
        { ...wanted, seed: 'mine' } as unknown as TournamentCommand,
        { at: '2024-05-10T19:00:00Z', seed },
        { club: null },
      );
      return isRefusal(decided) ? decided : decided.events;
    };
    for (const seed of ['9f', 'e2'])
      expect(drawnWith(seed)).toMatchObject([{ type: 'LotDrawn', players: drawLots(reds, seed), seed }]);
  });
});

describe('finishing', () => {
  it('waits for everything that is open', () => {
    const hall = openHall({ rounds: 1 });
    const protest = {
      protest: 'x1',
      game,
      player: 'p9',
      form: 'sheet-entry' as const,
      subject: 'result' as const,
      text: 'Wrong.',
    };
    expect(open(hall)).toEqual(['unplayed']);
    handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.7', by: 'referee' }] });
    give(hall, 'p9', 'protest', protest);
    give(hall, 'chief', 'propose-ruling', {
      ruling: 'r1',
      game,
      protest: null,
      reason: 'x',
      change: { kind: 'points', sheet: sheetFor(hall, game, 'red') },
    });
    expect(open(hall)).toEqual(['unsigned', 'unapproved', 'protested', 'ruling']);
    expect(refusalOf(hall, 'org', 'finish-tournament', {})).toMatchObject({
      code: 'tournament/open-matters',
      params: { count: 4 },
    });
    give(hall, 'chief', 'drop-ruling', { ruling: 'r1' });
    give(hall, 'chief', 'decide-protest', { protest: 'x1', outcome: 'rejected', reason: 'no' });
    give(hall, 'chief', 'approve', { game, of: 'chief', clause: '8.4.3', seat: 1 });
    give(hall, 'ref1', 'sign-sheet', { game });
    expect(open(hall)).toEqual(['unconfirmed']);
    give(hall, 'admin', 'confirm-sheet', { game });
    expect(open(hall)).toEqual(['not-final']);
    closeGame(hall, game);
    expect(open(hall)).toEqual([]);
    give(hall, 'org', 'finish-tournament', {});
    expect(refused(hall, 'org', 'finish-tournament', {})).toBe('tournament/finished');
    expect(expects(hall.state)).toEqual([]);
  });

  it('[fiim-2025 8.1.6] a draw without who was at the table is open', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025'), rounds: 1 });
    playGame(hall, game, 'draw');
    expect(open(hall)).toContain('at-table-unknown');
  });
});

describe('results withheld', () => {
  it('hidden, the public has no result and no table until they are released', () => {
    const hall = openHall({ rounds: 1 });
    give(hall, 'org', 'withhold-results', { how: 'hidden' });
    expect(refused(hall, 'org', 'withhold-results', { how: 'hidden' })).toBe('results/withheld');
    playGame(hall, game);
    expect(publicView(hall.state)).toMatchObject({
      withheld: 'hidden',
      standings: null,
      teams: null,
      games: [{ game, result: null }],
    });
    closeGame(hall, game);
    give(hall, 'org', 'finish-tournament', {});
    give(hall, 'org', 'release-results', {});
    expect(publicView(hall.state).standings).toHaveLength(10);
    expect(refused(hall, 'org', 'release-results', {})).toBe('results/not-withheld');
  });

  it('frozen, the table stays as it was after the round', () => {
    const hall = openHall({ rounds: 2 });
    playGame(hall, game);
    give(hall, 'chief', 'withhold-results', { how: 'frozen', stage: 'q', after: 1 });
    const before = publicView(hall.state);
    openRound(hall, 'q', 2);
    playGame(hall, 'q/2/1', 'black');
    give(hall, 'chief', 'fine', { person: 'p1', points: '3', reason: 'late' });
    const after = publicView(hall.state);
    expect(after.standings).toEqual(before.standings);
    expect(after.games.map(({ result }) => result === null)).toEqual([false, true]);
    give(hall, 'chief', 'release-results', {});
    expect(publicView(hall.state).standings).not.toEqual(before.standings);
  });

  it('a table is frozen after a published round of a stage', () => {
    const hall = openHall();
    for (const [stage, after] of [
      ['q', 2],
      ['q', -1],
      ['x', 1],
    ] as const) {
      expect(refused(hall, 'org', 'withhold-results', { how: 'frozen', stage, after })).toBe('results/round');
    }
  });
});

describe('an evening', () => {
  const evening = (): TestHall => {
    const hall = newHall();
    give(hall, 'org', 'create-tournament', {
      name: 'Friday',
      kind: 'evening',
      zone: 'Europe/Minsk',
      rules: rulesOf('fiim-2018'),
      secondConfirmation: false,
    });
    give(hall, 'org', 'appoint', { person: 'ref1', office: 'referee' });
    return hall;
  };

  it('needs no registration, no chief and no seating', () => {
    const hall = evening();
    expect(hall.state.phase).toBe('running');
    expect(hall.state.published).toMatchObject({ rulebook: 'fiim-2018' });
    give(hall, 'org', 'seat-game', {
      stage: 'evening',
      round: 1,
      table: 1,
      players: people(10),
      drawn: true,
    });
    expect(gameIn(hall, 'evening/1/1').seats).toEqual(drawLots(people(10), `seed-${hall.count}`));
    give(hall, 'org', 'assign-referees', { game: 'evening/1/1', referee: 'ref1', sides: [] });
    playGame(hall, 'evening/1/1', 'black');
    give(hall, 'org', 'seat-game', {
      stage: 'evening',
      round: 2,
      table: 1,
      players: [...people(9), 'guest'],
      drawn: false,
    });
    expect(
      refused(hall, 'org', 'seat-game', {
        stage: 'evening',
        round: 2,
        table: 1,
        players: people(10),
        drawn: false,
      }),
    ).toBe('id/taken');
    expect(
      refused(hall, 'org', 'seat-game', {
        stage: 'evening',
        round: 2,
        table: 2,
        players: people(10),
        drawn: false,
      }),
    ).toBe('substitute/busy');
    expect(
      refused(hall, 'org', 'seat-game', {
        stage: 'evening',
        round: 3,
        table: 1,
        players: people(9),
        drawn: false,
      }),
    ).toBe('game/seats');
    expect(
      refused(hall, 'org', 'seat-game', {
        stage: 'evening',
        round: 0,
        table: 1,
        players: people(10),
        drawn: false,
      }),
    ).toBe('round/none');
    expect(publicView(hall.state).standings).toHaveLength(11);
  });

  it('whoever has come may sit in', () => {
    const hall = evening();
    give(hall, 'org', 'seat-game', {
      stage: 'evening',
      round: 1,
      table: 1,
      players: people(10),
      drawn: false,
    });
    give(hall, 'org', 'assign-referees', { game: 'evening/1/1', referee: 'ref1', sides: [] });
    give(hall, 'ref1', 'call-game', { game: 'evening/1/1' });
    give(hall, 'ref1', 'mark-absent', { game: 'evening/1/1', player: 'p4', absent: true });
    give(hall, 'ref1', 'seat-substitute', { game: 'evening/1/1', player: 'p4', substitute: 'guest' });
    expect(hall.state.standIns).toEqual([]);
    give(hall, 'ref1', 'start-game', { game: 'evening/1/1' });
  });

  it('has its one stage, and a tournament seats no single games', () => {
    const plan = {
      stage: 'f',
      name: 'x',
      kind: 'final' as const,
      plannedGames: 1,
      coefficient: '1',
      carry: false,
      advance: 10,
    };
    expect(refused(evening(), 'org', 'add-stage', plan)).toBe('rules/fixed');
    expect(
      refused(evening(), 'org', 'form-stage', { stage: 'evening', players: people(10), drawn: false }),
    ).toBe('stage/formed');
    expect(
      refused(openHall(), 'org', 'seat-game', {
        stage: 'q',
        round: 9,
        table: 1,
        players: people(10),
        drawn: false,
      }),
    ).toBe('tournament/evening-only');
  });
});
