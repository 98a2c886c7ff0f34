// What the control room is told: substitutes in the rulebook's order, and how long a result may be protested.
import { describe, expect, it } from 'vitest';
import {
  endGame,
  give,
  minutesAfter,
  openHall,
  recordFor,
  rulesOf,
  sheetFor,
  type TestHall,
} from '../testing/hall.ts';
import { tournamentFiles } from '../tournament-file.ts';
import { deskView } from './officials.ts';

const game = 'q/1/1';

const missing = (): TestHall => {
  const hall = openHall({ rules: rulesOf('neft-mmt'), reserves: 2 });
  give(hall, 'ref1', 'call-game', { game });
  give(hall, 'ref1', 'mark-absent', { game, player: 'p3', absent: true });
  return hall;
};

describe('who may sit in', () => {
  it('[neft-mmt 18.21] reserves who are here, in the order of the list; a side referee only without them', () => {
    const hall = missing();
    const vacancies = () => deskView(hall.state, 'chief', hall.now).vacancies;
    expect(vacancies()).toEqual([{ game, player: 'p3', substitutes: ['p11', 'p12'], clause: '18.21' }]);
    give(hall, 'admin', 'check-in', { person: 'p11', here: false });
    expect(vacancies()[0]?.substitutes).toEqual(['p12']);
    give(hall, 'admin', 'check-in', { person: 'p12', here: false });
    expect(vacancies()[0]?.substitutes).toEqual(['side1', 'side2']);
    give(hall, 'ref1', 'mark-absent', { game, player: 'p3', absent: false });
    expect(vacancies()).toEqual([]);
  });

  it('[neft-mmt 18.21] whoever was accepted, has come and has no place comes first', () => {
    const hall = missing();
    give(hall, 'admin', 'accept', { person: 'p12' });
    const offered = () => deskView(hall.state, 'chief', hall.now).vacancies[0]?.substitutes;
    expect(offered()).toEqual(['p12', 'p11']);
    give(hall, 'admin', 'check-in', { person: 'p11', here: false });
    expect(offered()).toEqual(['p12']);
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'p12' });
    expect(hall.state.standIns).toEqual(['p12']);
    give(hall, 'ref1', 'start-game', { game });
  });

  it('[neft-mmt 15.12] for somebody barred by a purple card, from the day after it on', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), reserves: 2 });
    give(hall, 'chief', 'show-purple', { person: 'p3', clause: '15.9.3', note: 'A chair' });
    give(hall, 'ref1', 'call-game', { game });
    const shown = () => deskView(hall.state, 'chief', hall.now);
    expect(shown().vacancies).toEqual([]);
    hall.now = minutesAfter(hall.now, 24 * 60);
    give(hall, 'admin', 'check-in', { person: 'p11', here: true });
    expect(shown().vacancies).toEqual([{ game, player: 'p3', substitutes: ['p11', 'p12'], clause: '18.21' }]);
    expect(shown().expects.filter(({ id }) => id === game)).toMatchObject([{ command: 'seat-substitute' }]);
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'p11' });
    give(hall, 'ref1', 'start-game', { game });
  });
});

describe('the time for a protest', () => {
  it('[fsm-2024 8.8.1] ends ten minutes after the announced result', () => {
    const hall = openHall();
    endGame(hall, game);
    const at = hall.state.games[game]?.endedAt ?? '';
    const { protestTimes } = deskView(hall.state, 'chief', at);
    const until = new Date(minutesAfter(at, 10)).toISOString();
    expect(protestTimes).toEqual([{ game, until, clause: '8.8.1' }]);
    expect(deskView(hall.state, 'chief', minutesAfter(at, 11)).protestTimes).toEqual([]);
  });

  it('[neft-mmt 22.1] lasts until the next game starts', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2 });
    endGame(hall, game);
    expect(deskView(hall.state, 'chief', hall.now).protestTimes).toEqual([
      { game, until: null, clause: '22.1' },
    ]);
  });
});

describe('the pictures of the desk', () => {
  it('say whether a game has a record, and carry none', () => {
    const hall = openHall();
    const recorded = () => deskView(hall.state, 'chief', hall.now).games[0];
    expect(recorded()).toMatchObject({ hasRecord: false });
    endGame(hall, game);
    const record = recordFor(hall, game, ['forfeit 8']);
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record } });
    expect(recorded()).toMatchObject({ hasRecord: true });
    expect(JSON.stringify(deskView(hall.state, 'chief', hall.now))).not.toContain('forfeit 8');
  });

  it('a sheet corrected by hand is still that of a game with a record, which no archive takes for it', () => {
    const hall = openHall();
    endGame(hall, game);
    give(hall, 'ref1', 'hand-in-sheet', {
      game,
      paper: { record: recordFor(hall, game, ['remove 3', 'forfeit 8']) },
    });
    const sheet = sheetFor(hall, game, 'red', {
      by: 'forfeit',
      forfeitBy: 8,
      removed: [3],
      extra: [{ seat: 1, points: '0.3', by: 'referee' }],
    });
    give(hall, 'ref1', 'correct-sheet', { game, paper: { sheet }, reason: 'Забыли балл.' });
    expect(deskView(hall.state, 'chief', hall.now).games[0]).toMatchObject({ hasRecord: true });
    expect(tournamentFiles(hall.state).records).toEqual({});
  });
});
