// A player is a party: whatever offices he holds, he judges nothing of his own game.
import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from './event.ts';
import { foldEvents } from './evolve.ts';
import {
  applyRuling,
  gameIn,
  give,
  handIn,
  openHall,
  playGame,
  refused,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from './testing/hall.ts';
import { makeChief } from './testing/refusal-steps.ts';

const game = 'q/1/1';
const own = 'judge/own-game';

const protest = {
  protest: 'x1',
  game,
  player: 'p9',
  form: 'sheet-entry' as const,
  subject: 'result' as const,
  text: 'The votes were miscounted.',
};
const decision = { protest: 'x1', outcome: 'rejected' as const, reason: 'no ground' };
const replay = { kind: 'replay' as const, cause: 'protest', carry: [], substitutions: [], record: null };

describe('the chief sits in the game', () => {
  const seated = (rulebook = 'fsm-2024'): TestHall => {
    const hall = openHall({ rules: rulesOf(rulebook), rounds: 2, reserves: 1 });
    makeChief(hall, 'p1');
    return hall;
  };

  it('announces no result, hands in no sheet with points of his own, changes none', () => {
    const hall = seated();
    startGame(hall, game);
    expect(refused(hall, 'p1', 'announce-result', { game, winner: 'red' })).toBe(own);
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    const greedy = {
      sheet: sheetFor(hall, game, 'red', { extra: [{ seat: 1, points: '0.4', by: 'chief' }] }),
    };
    expect(refused(hall, 'p1', 'put-seats-right', { game, players: ['p1', 'p2'] })).toBe(own);
    expect(refused(hall, 'p1', 'hand-in-sheet', { game, paper: greedy })).toBe(own);
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red') } });
    expect(refused(hall, 'p1', 'correct-sheet', { game, paper: greedy, reason: 'mine' })).toBe(own);
    expect(gameIn(hall, game).sheet?.extra).toEqual([]);
  });

  it('approves nothing of it, confirms nothing, closes nothing', () => {
    const hall = seated();
    handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.7', by: 'referee' }] });
    const need = { game, of: 'chief' as const, clause: '8.4.3', seat: 1 };
    expect(refused(hall, 'p1', 'approve', need)).toBe(own);
    expect(refused(hall, 'p1', 'refuse-approval', { ...need, reason: 'x' })).toBe(own);
    give(hall, 'ref1', 'sign-sheet', { game });
    expect(refused(hall, 'p1', 'confirm-sheet', { game })).toBe(own);
    give(hall, 'admin', 'confirm-sheet', { game });
    expect(refused(hall, 'p1', 'close-game', { game })).toBe(own);
  });

  it.each([
    ['fsm-2024', '8.8.2', 'appeals'],
    ['fiim-2025', '8.10.2', 'duty'],
    ['neft-mmt', '22.2', 'ref1'],
  ])(
    '[%s %s] decides no protest about it: it goes to whom the rulebook names without a chief',
    (book, _, decider) => {
      const hall = seated(book);
      handIn(hall, game, 'red');
      give(hall, 'p9', 'protest', protest);
      expect(refused(hall, 'p1', 'decide-protest', decision)).toBe(own);
      expect(refused(hall, 'p1', 'consult-committee', { protest: 'x1' })).toBe(own);
      const ruling = { ruling: 'r1', game, protest: 'x1', reason: 'x', change: replay };
      expect(refused(hall, 'p1', 'propose-ruling', ruling)).toBe(own);
      give(hall, decider, 'decide-protest', decision);
    },
  );

  it('may still do what a player may', () => {
    const hall = seated();
    handIn(hall, game, 'black');
    give(hall, 'p1', 'protest', { ...protest, player: 'p1' });
    give(hall, 'p1', 'add-evidence', { protest: 'x1', kind: 'statement', text: 'I was there.' });
    give(hall, 'p1', 'withdraw-protest', { protest: 'x1' });
    give(hall, 'p1', 'complain', { game, text: 'The referee was late.' });
  });

  it('judges another game as before', () => {
    const hall = openHall({ players: 20, rounds: 1 });
    makeChief(hall, 'p1');
    handIn(hall, 'q/1/2', 'red');
    give(hall, 'p11', 'protest', { ...protest, game: 'q/1/2', player: 'p11' });
    give(hall, 'p1', 'decide-protest', decision);
    expect(Object.values(hall.state.protests)).toMatchObject([{ decision: { by: 'p1' } }]);
  });
});

describe('whatever office he holds', () => {
  it('[fsm-2024 8.9] a player among those who must agree on a ruling agrees to nothing, and drops nothing', () => {
    const hall = openHall({ rounds: 2 });
    give(hall, 'org', 'appoint', { person: 'p2', office: 'duty' });
    playGame(hall, game);
    const change = { ...replay, cause: 'advantage' };
    const ruling = { ruling: 'r1', game, protest: null, reason: 'x', change };
    expect(refused(hall, 'p2', 'propose-ruling', ruling)).toBe(own);
    give(hall, 'chief', 'propose-ruling', ruling);
    for (const type of ['agree-ruling', 'drop-ruling'] as const)
      expect(refused(hall, 'p2', type, { ruling: 'r1' })).toBe(own);
    expect(refused(hall, 'p2', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe(own);
    give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
    applyRuling(hall, 'duty', 'r1');
    // The replay is his game too.
    expect(refused(hall, 'p2', 'confirm-sheet', { game: 'q/1/1/2' })).toBe(own);
  });

  it('a player’s old agreement to a ruling on his game no longer counts', () => {
    const hall = openHall({ rounds: 2 });
    playGame(hall, game);
    const change = { ...replay, cause: 'advantage' };
    give(hall, 'chief', 'propose-ruling', { ruling: 'r1', game, protest: null, reason: 'x', change });
    give(hall, 'org', 'appoint', { person: 'p2', office: 'duty' });
    const { r1 } = hall.state.rulings;
    if (!r1) throw new Error('no ruling');
    hall.state = { ...hall.state, rulings: { r1: { ...r1, agreed: ['chief', 'p2'] } } };
    expect(refused(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe(
      'ruling/not-agreed 8.9',
    );
  });

  it('a referee who would sit in the replay does not rule on it', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2 });
    give(hall, 'org', 'dismiss', { person: 'chief', office: 'chief' });
    give(hall, 'org', 'appoint', { person: 'side1', office: 'chief' });
    handIn(hall, game);
    const change = { ...replay, cause: 'player-unable' };
    const ruled = (substitute: string) => ({
      ruling: 'r1',
      game,
      protest: null,
      reason: 'x',
      change: { ...change, substitutions: [{ player: 'p4', substitute }] },
    });
    expect(refused(hall, 'side1', 'propose-ruling', ruled('side1'))).toBe(own);
    give(hall, 'ref1', 'propose-ruling', ruled('side1'));
    expect(refused(hall, 'side1', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe(own);
    give(hall, 'ref1', 'drop-ruling', { ruling: 'r1' });
    give(hall, 'side1', 'propose-ruling', { ...ruled('side2'), ruling: 'r2' });
  });

  it('whoever is substituted in a replay stays a party to it', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2 });
    give(hall, 'org', 'appoint', { person: 'p4', office: 'referee' });
    handIn(hall, game);
    const substitutions = [{ player: 'p4', substitute: 'side1' }];
    const change = { ...replay, cause: 'player-unable', substitutions };
    give(hall, 'ref1', 'propose-ruling', { ruling: 'r1', game, protest: null, reason: 'ill', change });
    applyRuling(hall, 'ref1', 'r1');
    playGame(hall, 'q/1/1/2');
    expect(refused(hall, 'p4', 'confirm-sheet', { game: 'q/1/1/2' })).toBe(own);
  });

  it('whoever gave his seat up to a substitute stays a party, and leads no such game', () => {
    const hall = openHall({ rounds: 2, reserves: 1 });
    give(hall, 'org', 'appoint', { person: 'p4', office: 'referee' });
    give(hall, 'ref1', 'call-game', { game });
    give(hall, 'ref1', 'mark-absent', { game, player: 'p4', absent: true });
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p4', substitute: 'p11' });
    expect(refused(hall, 'chief', 'assign-referees', { game, referee: 'p4', sides: [] })).toBe(
      'referee/plays',
    );
    give(hall, 'ref1', 'start-game', { game });
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red') } });
    give(hall, 'ref1', 'sign-sheet', { game });
    expect(refused(hall, 'p4', 'confirm-sheet', { game })).toBe(own);
    give(hall, 'org', 'appoint', { person: 'p11', office: 'referee' });
    expect(refused(hall, 'p11', 'confirm-sheet', { game })).toBe(own);
  });

  it('whoever was replaced for the stage stays a party to the games he was seated in', () => {
    const hall = openHall({ rounds: 2, reserves: 1 });
    give(hall, 'org', 'appoint', { person: 'p4', office: 'duty' });
    give(hall, 'p4', 'withdraw', { person: 'p4', reason: '' });
    give(hall, 'org', 'replace-player', { stage: 'q', player: 'p4', substitute: 'p11' });
    playGame(hall, game);
    expect(refused(hall, 'p4', 'confirm-sheet', { game })).toBe(own);
  });
});

it('what was recorded before is never judged again', () => {
  const hall = openHall({ rounds: 1 });
  playGame(hall, game);
  const at = '2024-05-09T10:00:00Z';
  const old: readonly TournamentEvent[] = [
    ...hall.events.map((event) => (event.type === 'SheetConfirmed' ? { ...event, by: 'p1' } : event)),
    { type: 'LotDrawn', stage: null, players: ['p3', 'p2'], seed: 'mine', command: 'o1', by: 'p2', at },
    { type: 'FineImposed', person: 'p4', points: '1', reason: 'x', command: 'o2', by: 'p3', at },
  ];
  const { games, lots, fines } = foldEvents(old);
  expect(games[game]).toMatchObject({ status: 'confirmed', confirmedBy: 'p1' });
  expect(lots).toEqual([{ stage: null, players: ['p3', 'p2'], seed: 'mine' }]);
  expect(fines).toHaveLength(1);
});
