// Lots, what is open, results withheld, the finish, and evenings.
import { isRefusal } from '@omerta/base/refusal.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import { describe, expect, it } from 'vitest';
import { initialClub } from '../club/state.ts';
import type { TournamentCommand } from '../command.ts';
import { readCommand } from '../command-reader.ts';
import { decide } from '../decide.ts';
import { expects } from '../expects.ts';
import { openMatters, tiesIn } from '../open-matters.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import {
  closeGame,
  finish,
  gameIn,
  give,
  handIn,
  newHall,
  officials,
  openHall,
  openRound,
  people,
  playGame,
  refusalOf,
  refused,
  rulesOf,
  seatingOf,
  sheetFor,
  type TestHall,
} from '../testing/hall.ts';
import { settled } from '../testing/refusal-steps.ts';
import { tournamentFiles } from '../tournament-file.ts';
import { publicView } from '../view/public.ts';
import { tiedGroups } from './lots.ts';
import { advancing } from './stages.ts';

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
    const hall = openHall({ rounds: 1, stages: [{ plannedGames: 1 }] });
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
    expect(open(hall)).toEqual(['lot', 'lot']);
    finish(hall);
    expect(refused(hall, 'org', 'finish-tournament', {})).toBe('tournament/finished');
    expect(expects(hall.state)).toEqual([]);
  });

  const final = { stage: 'f', name: 'Final', kind: 'final' as const, plannedGames: 2, advance: 10 };
  const reason = 'The hall closes at ten.';

  it('a stage planned and not formed, not seated or short of its games is open, and is ended with a reason', () => {
    const hall = openHall({ players: 20, rounds: 1, stages: [{ plannedGames: 1 }, final] });
    playGame(hall, 'q/1/1', 'red', { extra: [{ seat: 1, points: '0.4', by: 'referee' }] });
    playGame(hall, 'q/1/2', 'red');
    for (const id of ['q/1/1', 'q/1/2']) closeGame(hall, id);
    expect(open(hall)).toEqual(['stage-unformed', 'lot']);
    const [line] = tiesIn(hall.state);
    expect(line).toMatchObject({ stage: 'q', place: 3 });
    give(hall, 'chief', 'draw-lot', { stage: 'q', players: line?.players ?? [] });
    expect(open(hall)).toEqual(['stage-unformed']);
    const stage = hall.state.stages[1];
    const players = stage ? advancing(hall.state, stage) : [];
    if (isRefusal(players)) throw new Error(players.code);
    give(hall, 'org', 'form-stage', { stage: 'f', players, drawn: false });
    expect(open(hall)).toEqual(['stage-unseated']);
    give(hall, 'org', 'lay-seating', { stage: 'f', seating: seatingOf(10, 1) });
    openRound(hall, 'f', 1);
    playGame(hall, 'f/1/1', 'black');
    closeGame(hall, 'f/1/1');
    expect(open(hall)).toEqual(['stage-short']);
    expect(refused(hall, 'org', 'finish-tournament', {})).toBe('tournament/open-matters');
    expect(refused(hall, 'org', 'end-stage', { stage: 'f', reason: ' ' })).toBe('text/missing');
    expect(give(hall, 'org', 'end-stage', { stage: 'f', reason })).toMatchObject([
      { type: 'StageEnded', stage: 'f', reason, by: 'org' },
    ]);
    expect(open(hall)).not.toContain('stage-short');
    expect(hall.state.stages.map(({ stage, plannedGames }) => [stage, plannedGames])).toEqual([
      ['q', 1],
      ['f', 2],
    ]);
    finish(hall);
  });

  it('a stage of which nothing is published falls away with its reason, and rounds that nobody was told', () => {
    const hall = openHall({ rounds: 3, stages: [{ plannedGames: 3 }, final] });
    settled(hall);
    expect(open(hall)).toEqual(['round-unpublished', 'round-unpublished', 'stage-unformed']);
    give(hall, 'org', 'end-stage', { stage: 'f', reason });
    expect(hall.state.stages).toHaveLength(1);
    give(hall, 'org', 'end-stage', { stage: 'q', reason });
    expect(hall.state.stages[0]?.rounds).toHaveLength(1);
    expect(open(hall)).toEqual(['lot', 'lot']);
  });

  it('those who rest make no stage short: it is as long as whoever plays most', () => {
    const hall = openHall({ players: 13, rounds: 2, stages: [{ plannedGames: 2 }] });
    expect(open(hall)).not.toContain('stage-short');
  });

  it('its end is taken back by the owner of the club with a reason, until the archive is handed out', () => {
    const club = {
      ...initialClub,
      people: ['owner', 'org', ...people(10), ...officials.map(([who]) => who)],
    };
    const hall = openHall({
      rounds: 1,
      club: { ...club, officers: [{ person: 'org', office: 'organiser' }] },
    });
    settled(hall);
    expect(refused(hall, 'owner', 'reopen-tournament', { reason })).toBe('tournament/not-finished');
    finish(hall);
    expect(refused(hall, 'org', 'reopen-tournament', { reason })).toBe('office/not-yours');
    expect(refused(hall, 'p1', 'hand-out-archive', {})).toBe('office/not-yours');
    expect(refused(hall, 'owner', 'reopen-tournament', { reason: '' })).toBe('text/missing');
    expect(give(hall, 'owner', 'reopen-tournament', { reason })).toMatchObject([
      { type: 'TournamentReopened', reason, by: 'owner' },
    ]);
    expect(hall.state.phase).toBe('running');
    give(hall, 'chief', 'fine', { person: 'p1', points: '1', reason: 'late' });
    finish(hall);
    give(hall, 'admin', 'hand-out-archive', {});
    expect(refused(hall, 'admin', 'hand-out-archive', {})).toBe('tournament/handed-out');
    expect(refused(hall, 'owner', 'reopen-tournament', { reason })).toBe('tournament/handed-out');
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
    finish(hall);
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
