// What the tournament waits for, step by step.
import { expect, it } from 'vitest';
import { tiedGroups } from './areas/lots.ts';
import { expects } from './expects.ts';
import { initialState } from './state.ts';
import {
  applyRuling,
  closeGame,
  endGame,
  give,
  newHall,
  openHall,
  people,
  rulesOf,
  seatingOf,
  sheetFor,
  type TestHall,
} from './testing/hall.ts';

const game = 'q/1/1';
const waits = (hall: TestHall): string[] =>
  expects(hall.state).map(({ command, id, of }) => `${command} ${id ?? '-'} ${of.join('|')}`);

it('from nothing to the first game', () => {
  expect(expects(initialState)).toMatchObject([{ command: 'create-tournament' }]);
  const hall = newHall();
  give(hall, 'org', 'create-tournament', {
    name: 'Open',
    kind: 'tournament',
    zone: 'UTC',
    rules: rulesOf('fiim-2018'),
    secondConfirmation: true,
  });
  expect(waits(hall)).toEqual(['add-stage - organiser|chief']);
  give(hall, 'org', 'add-stage', {
    stage: 'q',
    name: 'Q',
    kind: 'qualifying',
    plannedGames: 1,
    coefficient: '1',
    carry: false,
    advance: null,
  });
  expect(waits(hall)).toEqual(['appoint - organiser', 'form-stage q organiser|chief']);
  give(hall, 'org', 'appoint', { person: 'chief', office: 'chief' });
  expect(waits(hall)).toEqual(['publish-rules - chief', 'form-stage q organiser|chief']);
  give(hall, 'chief', 'publish-rules', {});
  give(hall, 'chief', 'start-tournament', {});
  for (const person of people(10)) {
    give(hall, person, 'apply', { person });
    give(hall, 'org', 'accept', { person });
  }
  give(hall, 'org', 'form-stage', { stage: 'q', players: people(10), drawn: false });
  expect(waits(hall)).toEqual(['lay-seating q organiser|chief']);
  give(hall, 'org', 'lay-seating', { stage: 'q', seating: seatingOf(10, 1) });
  expect(waits(hall)).toEqual(['publish-round q organiser|chief']);
  give(hall, 'org', 'publish-round', { stage: 'q', round: 1 });
  expect(waits(hall)).toEqual(['assign-referees q/1/1 organiser|chief']);
});

it('through the life of a game', () => {
  const hall = openHall({
    rules: rulesOf('neft-mmt'),
    rounds: 1,
    reserves: 1,
    stages: [{ plannedGames: 1 }],
  });
  expect(waits(hall)).toEqual(['call-game q/1/1 ref1']);
  give(hall, 'ref1', 'call-game', { game });
  give(hall, 'ref1', 'mark-absent', { game, player: 'p3', absent: true });
  expect(waits(hall)).toEqual(['seat-substitute q/1/1 table-referee|chief']);
  give(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'p11' });
  expect(waits(hall)).toEqual(['start-game q/1/1 ref1']);
  give(hall, 'ref1', 'start-game', { game });
  expect(waits(hall)).toEqual(['announce-result q/1/1 ref1']);
  give(hall, 'ref1', 'record-incident', { game, cause: 'votes-miscounted', note: '' });
  expect(waits(hall)).toEqual(['propose-ruling q/1/1 table-referee|chief']);
  const change = {
    kind: 'replay' as const,
    cause: 'votes-miscounted',
    carry: [],
    substitutions: [],
    record: null,
  };
  give(hall, 'ref1', 'propose-ruling', { ruling: 'r1', game, protest: null, reason: 'x', change });
  expect(waits(hall)).toContain('apply-ruling r1 table-referee|chief');
  applyRuling(hall, 'ref1', 'r1');
  expect(waits(hall)).toEqual(['call-game q/1/1/2 ref1']);
});

it('through sheet, approval, signature and protest', () => {
  const hall = openHall({ rounds: 1, stages: [{ plannedGames: 1 }] });
  endGame(hall, game);
  expect(waits(hall)).toEqual(['hand-in-sheet q/1/1 ref1']);
  give(hall, 'ref1', 'hand-in-sheet', {
    game,
    paper: { sheet: sheetFor(hall, game, 'red', { extra: [{ seat: 1, points: '0.7', by: 'referee' }] }) },
  });
  expect(waits(hall)).toEqual(['approve q/1/1 chief', 'sign-sheet q/1/1 ref1']);
  give(hall, 'chief', 'approve', { game, of: 'chief', clause: '8.4.3', seat: 1 });
  give(hall, 'ref1', 'sign-sheet', { game });
  expect(waits(hall)).toEqual(['confirm-sheet q/1/1 chief|administrator|organiser']);
  give(hall, 'admin', 'confirm-sheet', { game });
  give(hall, 'p9', 'protest', {
    protest: 'x1',
    game,
    player: 'p9',
    form: 'sheet-entry',
    subject: 'result',
    text: 'Wrong.',
  });
  expect(waits(hall)).toEqual(['decide-protest x1 chief|appeals']);
  give(hall, 'chief', 'decide-protest', { protest: 'x1', outcome: 'rejected', reason: 'no' });
  expect(waits(hall)).toEqual(['close-game q/1/1 organiser|chief']);
  closeGame(hall, game);
  expect(waits(hall)).toEqual(['draw-lot - organiser|chief']);
  for (const { stage, players } of tiedGroups(hall.state, null))
    give(hall, 'chief', 'draw-lot', { stage, players });
  expect(waits(hall)).toEqual(['finish-tournament - organiser|chief']);
});
