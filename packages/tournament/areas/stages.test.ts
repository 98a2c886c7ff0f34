// Stages, who goes on, seating, rounds.
import { makeExact } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../command-reader.ts';
import { expects } from '../expects.ts';
import { standingsOfState } from '../standings.ts';
import { type StageState, stageOf } from '../state.ts';
import {
  closeGame,
  finish,
  give,
  openHall,
  openRound,
  people,
  playGame,
  preparedHall,
  refusalOf,
  refused,
  seatingOf,
  sheetFor,
  type TestHall,
} from '../testing/hall.ts';
import { tiedGroups } from './lots.ts';
import { advancing } from './stages.ts';

const stageIn = ({ state }: TestHall, id: string): StageState => {
  const stage = stageOf(state, id);
  if (!stage) throw new Error(`no stage ${id}`);
  return stage;
};

const twoStages = {
  stages: [
    {},
    { stage: 'f', name: 'Final', kind: 'final' as const, plannedGames: 1, coefficient: '1.5', advance: 10 },
  ],
};

describe('the plan', () => {
  const plan = {
    stage: 'f',
    name: 'Final',
    kind: 'final' as const,
    plannedGames: 5,
    coefficient: '1',
    carry: false,
    advance: 10,
  };

  it.each([
    ['no games', { plannedGames: 0 }],
    ['no plan of games', { plannedGames: null }],
    ['a coefficient that is no number', { coefficient: 'double' }],
    ['a coefficient of nothing', { coefficient: '0' }],
    ['nobody said who goes on', { advance: null }],
    ['fewer go on than a table has seats', { advance: 9 }],
    ['no name', { name: ' ' }],
  ])('is refused with %s', (_, change) => {
    expect(refused(preparedHall({ players: 0 }), 'org', 'add-stage', { ...plan, ...change })).toBe(
      'stage/plan',
    );
  });

  it('has each stage once, and the last can be dropped', () => {
    const hall = preparedHall({ players: 0 });
    expect(refused(hall, 'org', 'add-stage', { ...plan, stage: 'q' })).toBe('stage/taken');
    give(hall, 'org', 'add-stage', plan);
    expect(refused(hall, 'org', 'drop-stage', { stage: 'q' })).toBe('stage/plan');
    give(hall, 'org', 'drop-stage', { stage: 'f' });
  });
});

describe('the field', () => {
  it('holds accepted players, each once, ten or more', () => {
    const hall = preparedHall({ players: 10, reserves: 1 });
    expect(refused(hall, 'org', 'form-stage', { stage: 'q', players: people(9), drawn: false })).toBe(
      'stage/players',
    );
    expect(
      refused(hall, 'org', 'form-stage', { stage: 'q', players: [...people(9), 'p1'], drawn: false }),
    ).toBe('stage/players');
    expect(
      refused(hall, 'org', 'form-stage', { stage: 'q', players: [...people(9), 'p11'], drawn: false }),
    ).toBe('entry/status');
    give(hall, 'org', 'form-stage', { stage: 'q', players: people(10), drawn: false });
  });

  it('may be numbered by a lot that anybody can repeat', () => {
    const hall = preparedHall({ players: 10 });
    give(hall, 'org', 'form-stage', { stage: 'q', players: people(10), drawn: true });
    const seed = `seed-${hall.count}`;
    expect(hall.events.at(-1)).toMatchObject({
      type: 'StageFormed',
      players: drawLots(people(10), seed),
      seed,
    });
    expect(hall.state.stages[0]?.players).toEqual(drawLots(people(10).toReversed(), seed));
    expect(hall.state.stages[0]?.players).not.toEqual(people(10));
    expect(
      readCommand({ type: 'form-stage', id: 'c', by: 'org', stage: 'q', players: people(10), seed: 'mine' }),
    ).toMatchObject({ code: 'command/unreadable' });
  });
});

describe('who goes on', () => {
  /** Twenty players, one round; the reds of both tables lead. */
  const played = (): TestHall => {
    const hall = openHall({ ...twoStages, players: 20, rounds: 1 });
    playGame(hall, 'q/1/1', 'red', {
      extra: [
        { seat: 1, points: '0.4', by: 'referee' },
        { seat: 2, points: '0.3', by: 'referee' },
      ],
    });
    playGame(hall, 'q/1/2', 'red', { extra: [{ seat: 1, points: '0.2', by: 'referee' }] });
    return hall;
  };

  it('nobody before the stage is settled', () => {
    const hall = played();
    expect(refused(hall, 'org', 'form-stage', { stage: 'f', players: people(10), drawn: false })).toBe(
      'stage/previous-open',
    );
  });

  it('nobody where too few are left: the stage is dropped, and the tournament comes to its end', () => {
    const stages = [{ plannedGames: 1 }, ...twoStages.stages.slice(1)];
    const hall = openHall({ stages, players: 10, rounds: 1 });
    const nextStep = () => expects(hall.state).map(({ command, id }) => `${command} ${id ?? ''}`.trim());
    playGame(hall, 'q/1/1', 'red');
    expect(refused(hall, 'org', 'drop-stage', { stage: 'f' })).toBe('rules/fixed');
    closeGame(hall, 'q/1/1');
    expect(refused(hall, 'org', 'drop-stage', { stage: 'f' })).toBe('rules/fixed');
    expect(nextStep()).toContain('form-stage f');
    give(hall, 'org', 'withdraw', { person: 'p3', reason: 'ill' });
    expect(nextStep()).toEqual(['drop-stage f']);
    give(hall, 'org', 'drop-stage', { stage: 'f' });
    expect(nextStep()).toEqual(['draw-lot']);
    finish(hall);
    expect(hall.state.phase).toBe('finished');
  });

  it('a substitute stands in nobody’s way: who is due is taken, in the contest or out of it', () => {
    const due = (hall: TestHall): readonly string[] => {
      const players = advancing(hall.state, stageIn(hall, 'f'));
      if (isRefusal(players)) throw new Error(players.code);
      return players;
    };
    const seated = (): TestHall => {
      const hall = openHall({ ...twoStages, players: 10, reserves: 1, rounds: 2 });
      give(hall, 'ref1', 'call-game', { game: 'q/1/1' });
      give(hall, 'ref1', 'mark-absent', { game: 'q/1/1', player: 'p3', absent: true });
      give(hall, 'ref1', 'seat-substitute', { game: 'q/1/1', player: 'p3', substitute: 'p11' });
      give(hall, 'ref1', 'start-game', { game: 'q/1/1' });
      give(hall, 'ref1', 'announce-result', { game: 'q/1/1', winner: 'red' });
      const sheet = sheetFor(hall, 'q/1/1', 'red', { extra: [{ seat: 3, points: '0.4', by: 'referee' }] });
      give(hall, 'ref1', 'hand-in-sheet', { game: 'q/1/1', paper: { sheet } });
      give(hall, 'ref1', 'sign-sheet', { game: 'q/1/1' });
      give(hall, 'admin', 'confirm-sheet', { game: 'q/1/1' });
      closeGame(hall, 'q/1/1');
      openRound(hall, 'q', 2);
      playGame(hall, 'q/2/1', 'black');
      closeGame(hall, 'q/2/1');
      return hall;
    };
    const outside = seated();
    expect(due(outside).toSorted()).toEqual(people(10).toSorted());
    give(outside, 'org', 'form-stage', { stage: 'f', players: due(outside), drawn: false });
    const inside = seated();
    give(inside, 'org', 'rank-substitute', { person: 'p11', ranked: true });
    for (const { players } of tiedGroups(inside.state, 'q'))
      give(inside, 'chief', 'draw-lot', { stage: 'q', players });
    expect(due(inside)).toContain('p11');
    give(inside, 'org', 'form-stage', { stage: 'f', players: due(inside), drawn: false });
    expect(inside.state.entries.find(({ person }) => person === 'p11')?.status).toBe('accepted');
  });

  it('nobody while a lot is open across the line', () => {
    const hall = played();
    for (const game of ['q/1/1', 'q/1/2']) closeGame(hall, game);
    expect(
      refusalOf(hall, 'org', 'form-stage', { stage: 'f', players: people(10), drawn: false }),
    ).toMatchObject({
      code: 'stage/lot-needed',
      params: { place: '4' },
    });
  });

  it('the first of the table, in points that are carried and weighed', () => {
    const hall = played();
    for (const game of ['q/1/1', 'q/1/2']) closeGame(hall, game);
    const tied = ['p3', 'p4', 'p5', 'p6', 'p7', 'p12', 'p13', 'p14', 'p15', 'p16', 'p17'];
    const tiedNow = (hall.state.stages[0]?.players ?? []).filter((person) => tied.includes(person));
    for (const by of ['chief', 'org']) give(hall, by, 'record-lot', { stage: 'q', players: tiedNow });
    const first = ['p1', 'p2', 'p11', ...tiedNow.slice(0, 7)];
    expect(
      refused(hall, 'org', 'form-stage', { stage: 'f', players: [...first.slice(1), 'p20'], drawn: false }),
    ).toBe('stage/who-advances');
    give(hall, 'org', 'form-stage', { stage: 'f', players: first, drawn: false });
    give(hall, 'org', 'lay-seating', { stage: 'f', seating: seatingOf(10, 1) });
    openRound(hall, 'f', 1);
    playGame(hall, 'f/1/1', 'red');
    const table = standingsOfState(hall.state);
    if (isRefusal(table)) throw new Error(table.code);
    expect(table.rows.find((row) => row.player === 'p1')?.total).toBeDefined();
    expect(makeExact(table.rows[0]?.total ?? { over: 0n, under: 1n })).toBe('2.9');
  });

  it('whoever withdrew gives his place to the next', () => {
    const hall = played();
    for (const game of ['q/1/1', 'q/1/2']) closeGame(hall, game);
    give(hall, 'p1', 'withdraw', { person: 'p1', reason: 'ill' });
    give(hall, 'p2', 'withdraw', { person: 'p2', reason: 'ill' });
    give(hall, 'p11', 'withdraw', { person: 'p11', reason: 'ill' });
    expect(refusalOf(hall, 'org', 'form-stage', { stage: 'f', players: people(10), drawn: false }).code).toBe(
      'stage/lot-needed',
    );
  });
});

describe('seating', () => {
  const formed = (players = 20): TestHall => {
    const hall = preparedHall({ players });
    give(hall, 'org', 'start-tournament', {});
    give(hall, 'org', 'form-stage', { stage: 'q', players: people(players), drawn: false });
    return hall;
  };
  const right = seatingOf(20, 3);
  const with1 = (table: readonly number[]) => ({ ...right, rounds: [[table, right.rounds[0]?.[1] ?? []]] });

  it.each([
    ['another format', { ...right, format: 'x' }, 'seating/form'],
    ['another number of players', { ...right, players: 30 }, 'seating/players'],
    ['nine at a table', with1([1, 2, 3, 4, 5, 6, 7, 8, 9]), 'seating/round'],
    ['somebody twice at a table', with1([1, 1, 3, 4, 5, 6, 7, 8, 9, 10]), 'seating/round'],
    ['somebody at two tables', with1([11, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'seating/round'],
    ['a number that nobody has', with1([21, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'seating/round'],
    ['no number at all', with1([1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'seating/round'],
    ['no rounds', { ...right, rounds: [] }, 'round/none'],
    ['an empty round', { ...right, rounds: [[]] }, 'seating/round'],
  ])('is refused with %s', (_, seating, code) => {
    expect(refused(formed(), 'org', 'lay-seating', { stage: 'q', seating })).toBe(code);
  });

  it('needs its players first', () => {
    expect(
      refused(preparedHall({ players: 10 }), 'org', 'lay-seating', { stage: 'q', seating: seatingOf(10, 1) }),
    ).toBe('stage/not-formed');
  });

  it('may leave somebody out of a round', () => {
    const hall = formed();
    const resting = { ...right, rounds: right.rounds.map((tables) => tables.slice(0, 1)) };
    give(hall, 'org', 'lay-seating', { stage: 'q', seating: resting });
    give(hall, 'org', 'publish-round', { stage: 'q', round: 1 });
    expect(Object.keys(hall.state.games)).toEqual(['q/1/1']);
  });

  it('is repaired where nothing is published, and only there', () => {
    const hall = formed();
    give(hall, 'org', 'lay-seating', { stage: 'q', seating: right });
    give(hall, 'org', 'publish-round', { stage: 'q', round: 1 });
    const turned = {
      ...right,
      rounds: right.rounds.map((tables) => tables.map((table) => table.toReversed())),
    };
    expect(refused(hall, 'org', 'lay-seating', { stage: 'q', seating: turned })).toBe('seating/published');
    give(hall, 'org', 'lay-seating', {
      stage: 'q',
      seating: { ...turned, rounds: [right.rounds[0] ?? [], ...turned.rounds.slice(1)] },
    });
    expect(hall.state.stages[0]?.rounds[1]).toEqual(turned.rounds[1]);
    expect(
      refused(hall, 'org', 'form-stage', { stage: 'q', players: people(20).toReversed(), drawn: false }),
    ).toBe('seating/published');
  });

  it('is published round by round', () => {
    const hall = formed();
    give(hall, 'org', 'lay-seating', { stage: 'q', seating: right });
    expect(refused(hall, 'org', 'publish-round', { stage: 'q', round: 2 })).toBe('round/order');
    expect(refused(hall, 'org', 'publish-round', { stage: 'q', round: 9 })).toBe('round/none');
    give(hall, 'org', 'publish-round', { stage: 'q', round: 1 });
    expect(refused(hall, 'org', 'publish-round', { stage: 'q', round: 1 })).toBe('round/order');
    expect(Object.values(hall.state.games).map(({ id, seats }) => `${id} ${seats[0]}`)).toEqual([
      'q/1/1 p1',
      'q/1/2 p11',
    ]);
  });
});
