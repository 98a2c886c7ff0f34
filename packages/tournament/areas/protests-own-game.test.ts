// Protests at their edges: the chief’s own game, and the second in which the next game starts.
import { describe, expect, it } from 'vitest';
import {
  endGame,
  give,
  minutesAfter,
  openHall,
  openRound,
  refused,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from '../testing/hall.ts';

const game = 'q/1/1';
const protest = {
  protest: 'x1',
  game,
  player: 'p9',
  form: 'sheet-entry' as const,
  subject: 'result' as const,
  text: 'The votes were miscounted.',
};

describe('the chief’s own game', () => {
  const led = (): TestHall => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    give(hall, 'org', 'assign-referees', { game, referee: 'chief', sides: [] });
    startGame(hall, game);
    return hall;
  };
  const decision = { protest: 'x1', outcome: 'rejected' as const, reason: 'no ground' };

  it('[fiim-2025 8.10.2] is not his to decide by another office either, nor to rule on', () => {
    const hall = led();
    give(hall, 'chief', 'announce-result', { game, winner: 'red' });
    give(hall, 'chief', 'hand-in-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'red', { removed: [3] }) },
    });
    give(hall, 'org', 'appoint', { person: 'chief', office: 'duty' });
    give(hall, 'p9', 'protest', protest);
    expect(refused(hall, 'chief', 'decide-protest', decision)).toBe('protest/own-game 8.10.2');
    const change = { kind: 'penalties' as const, sheet: sheetFor(hall, game, 'red') };
    const ruling = { ruling: 'r1', game, protest: 'x1', reason: 'No removal.', change };
    expect(refused(hall, 'chief', 'propose-ruling', ruling)).toBe('protest/own-game 8.10.2');
    give(hall, 'duty', 'propose-ruling', ruling);
    expect(refused(hall, 'chief', 'agree-ruling', { ruling: 'r1' })).toMatch(/^ruling\/not-yours/);
    give(hall, 'duty', 'decide-protest', decision);
  });

  it('[fiim-2025 8.10.2] stays his own when he hands the table over', () => {
    const hall = led();
    give(hall, 'chief', 'assign-referees', { game, referee: 'ref1', sides: [] });
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    give(hall, 'p9', 'protest', protest);
    expect(refused(hall, 'chief', 'decide-protest', decision)).toBe('protest/own-game 8.10.2');
    give(hall, 'duty', 'decide-protest', decision);
  });
});

describe('the start of the next game', () => {
  /** Ended at 18:00:00; in round 2 p1 plays at table 2, the others of table 1 stay there. */
  const ended = (): TestHall => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), players: 20, rounds: 2 });
    hall.now = minutesAfter('2024-05-10T18:00:00Z', -40);
    endGame(hall, game, 'red');
    openRound(hall, 'q', 2);
    return hall;
  };
  const of = (player: string, time: string, hall: TestHall): string => {
    const then: TestHall = { ...hall, now: `2024-05-10T${time}Z`, events: [] };
    try {
      give(then, player, 'protest', { ...protest, player });
      return 'accepted';
    } catch {
      return refused(then, player, 'protest', { ...protest, player });
    }
  };

  it('[neft-mmt 22.1] is the last second of a protest, whichever table he plays at', () => {
    const hall = ended();
    hall.now = '2024-05-10T18:07:00Z';
    startGame(hall, 'q/2/2');
    expect(of('p1', '18:07:00', hall)).toBe('accepted');
    expect(of('p1', '18:07:01', hall)).toBe('protest/late 22.1');
    // The others wait for the next game at their table.
    expect(of('p9', '18:30:00', hall)).toBe('accepted');
    hall.now = '2024-05-10T18:31:00Z';
    startGame(hall, 'q/2/1');
    expect(of('p9', '18:31:01', hall)).toBe('protest/late 22.1');
  });
});
