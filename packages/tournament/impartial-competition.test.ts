// Whoever competes judges nothing of the competition; at an evening somebody alone may, and it is said openly.
import { describe, expect, it } from 'vitest';
import type { TournamentCommandFields, TournamentCommandType } from './command.ts';
import {
  closeGame,
  endGame,
  give,
  newHall,
  openHall,
  people,
  playGame,
  refused,
  rulesOf,
  sheetFor,
  type TestHall,
} from './testing/hall.ts';
import { makeChief } from './testing/refusal-steps.ts';
import { publicView } from './view/public.ts';

const game = 'q/1/1';
const own = 'judge/own-game';
const competes = 'judge/competes';

describe('nobody who competes in a tournament', () => {
  type Attack = {
    [T in TournamentCommandType]: readonly [T, TournamentCommandFields[T]];
  }[TournamentCommandType];
  const attacks: readonly Attack[] = [
    ['fine', { person: 'p3', points: '1', reason: 'late' }],
    ['expel', { person: 'p3', clause: '7.3', reason: 'rude' }],
    ['draw-lot', { stage: null, players: ['p2', 'p3'] }],
    ['record-lot', { stage: null, players: ['p2', 'p3'] }],
  ];
  it.each(attacks)('gives the command %s', (type, fields) => {
    const hall = openHall({ players: 20, reserves: 1 });
    makeChief(hall, 'p12');
    expect(refused(hall, 'p12', type, fields)).toBe(competes);
    give(hall, 'org', 'dismiss', { person: 'p12', office: 'chief' });
    give(hall, 'org', 'appoint', { person: 'p21', office: 'chief' });
    expect(refused(hall, 'p21', type, fields)).toBe(competes);
  });

  it('sends a rival away or into reserve either, though he may go himself', () => {
    const hall = openHall({ players: 20 });
    give(hall, 'org', 'appoint', { person: 'p12', office: 'administrator' });
    for (const type of ['decline', 'reserve'] as const)
      expect(refused(hall, 'p12', type, { person: 'p3' })).toBe(competes);
    expect(refused(hall, 'p12', 'withdraw', { person: 'p3', reason: '' })).toBe(competes);
    give(hall, 'p12', 'withdraw', { person: 'p12', reason: '' });
  });

  it('does so after he has left it with his points', () => {
    const hall = openHall({ rounds: 1 });
    makeChief(hall, 'p1');
    playGame(hall, game);
    give(hall, 'p1', 'withdraw', { person: 'p1', reason: 'done' });
    expect(refused(hall, 'p1', 'fine', { person: 'p2', points: '1', reason: 'x' })).toBe(competes);
  });

  it('[neft-mmt 15.9] warns or shows a card', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), players: 20 });
    give(hall, 'org', 'appoint', { person: 'p12', office: 'referee' });
    expect(refused(hall, 'p12', 'warn', { person: 'p3', clause: '15.9.1', note: '' })).toBe(competes);
    expect(refused(hall, 'p12', 'show-purple', { person: 'p3', clause: '15.9', note: 'x' })).toBe(competes);
  });

  it('[neft-mmt 18.21] an official who only sits in does not compete', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
    give(hall, 'org', 'appoint', { person: 'side1', office: 'referee' });
    give(hall, 'ref1', 'call-game', { game });
    give(hall, 'ref1', 'mark-absent', { game, player: 'p4', absent: true });
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p4', substitute: 'side1' });
    give(hall, 'side1', 'warn', { person: 'p3', clause: '15.9.1', note: '' });
  });
});

describe('an evening with one official', () => {
  /** The organiser is its chief, plays the second game, and nobody else holds an office but a referee. */
  const evening = (): TestHall => {
    const hall = newHall();
    give(hall, 'org', 'create-tournament', {
      name: 'Friday',
      kind: 'evening',
      zone: 'UTC',
      rules: rulesOf('fsm-2024'),
      secondConfirmation: false,
    });
    give(hall, 'org', 'appoint', { person: 'org', office: 'chief' });
    give(hall, 'org', 'appoint', { person: 'ref1', office: 'referee' });
    const players = [...people(9), 'org'];
    give(hall, 'org', 'seat-game', { stage: 'evening', round: 1, table: 1, players, drawn: false });
    give(hall, 'org', 'assign-referees', { game: friday, referee: 'ref1', sides: [] });
    return hall;
  };
  const friday = 'evening/1/1';
  const late = { person: 'p2', points: '0.5', reason: 'late' };

  it('lets him fine, and says openly that he judged his own competition', () => {
    const hall = evening();
    const events = give(hall, 'org', 'fine', late);
    expect(events).toMatchObject([{ type: 'FineImposed' }, { type: 'OwnJudged', what: 'fine', by: 'org' }]);
    expect(publicView(hall.state).ownJudged).toEqual([{ what: 'fine', game: null, by: 'org', at: hall.now }]);
  });

  it('lets him close his own game openly, and judge nothing else of it', () => {
    const hall = evening();
    endGame(hall, friday);
    expect(refused(hall, 'org', 'announce-result', { game: friday, winner: 'black' })).toBe(own);
    const paper = { sheet: sheetFor(hall, friday, 'red') };
    expect(refused(hall, 'org', 'hand-in-sheet', { game: friday, paper })).toBe(own);
    give(hall, 'ref1', 'hand-in-sheet', { game: friday, paper });
    give(hall, 'ref1', 'sign-sheet', { game: friday });
    hall.now = '2024-05-10T23:00:00Z';
    give(hall, 'org', 'close-game', { game: friday });
    expect(publicView(hall.state).ownJudged).toMatchObject([{ what: 'close-game', game: friday, by: 'org' }]);
  });

  it('leaves it to another official where there is one who does not play, and then nothing is to be said', () => {
    const hall = evening();
    give(hall, 'org', 'dismiss', { person: 'org', office: 'chief' });
    give(hall, 'org', 'appoint', { person: 'guest', office: 'chief' });
    playGame(hall, friday);
    expect(refused(hall, 'org', 'close-game', { game: friday })).toBe(own);
    give(hall, 'guest', 'fine', late);
    closeAs(hall, 'guest');
    expect(publicView(hall.state).ownJudged).toEqual([]);
  });

  const closeAs = (hall: TestHall, by: string): void => {
    hall.now = '2024-05-10T23:00:00Z';
    give(hall, by, 'close-game', { game: friday });
  };
});

it('a tournament without players among its officials says nothing of the kind', () => {
  const hall = openHall({ rounds: 1 });
  playGame(hall, game);
  give(hall, 'chief', 'fine', { person: 'p3', points: '1', reason: 'late' });
  closeGame(hall, game);
  expect(publicView(hall.state).ownJudged).toEqual([]);
});
