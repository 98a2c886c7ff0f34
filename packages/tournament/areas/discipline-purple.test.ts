// Purple cards that stand on no handed-in sheet, and the days that they cost.
import { describe, expect, it } from 'vitest';
import {
  applyRuling,
  give,
  openHall,
  playGame,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from '../testing/hall.ts';

const game = 'q/1/1';
const neftHall = (): TestHall => openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
const purple = (person: string, clause: string) => ({ person, clause, note: 'In the corridor.' });

describe('a purple card on no handed-in sheet', () => {
  it('[neft-mmt 15.11, 15.12] of a game annulled before it had one suspends all the same', () => {
    const hall = neftHall();
    startGame(hall, game);
    const roles = sheetFor(hall, game, 'red').seats.map(
      ({ player, role }, i) => `[seat ${i + 1} "${player}" ${role}]`,
    );
    const record = `[rulebook neft-mmt]\n${roles.join('\n')}\nnight 1\nday 1\npurple 5 (15.9.3)\n`;
    const change = { kind: 'replay' as const, cause: 'outsider', carry: [], substitutions: [], record };
    give(hall, 'ref1', 'propose-ruling', { ruling: 'r1', game, protest: null, reason: 'stopped', change });
    applyRuling(hall, 'ref1', 'r1');
    expect(hall.state.suspensions).toMatchObject([{ person: 'p5', from: '2024-05-11', to: '2024-05-13' }]);
    expect(hall.events.find((event) => event.type === 'PlayerSuspended')).toMatchObject({
      card: '15.9.3',
      committee: '15.11',
    });
  });

  it('[neft-mmt 15.11, 15.12] that a ruling puts on the sheet suspends too, and one that was there does not again', () => {
    const hall = neftHall();
    playGame(hall, game, 'red', { purple: [{ seat: 4, reason: 'throwing' }] });
    const purples = [
      { seat: 4 as const, reason: 'throwing' as const },
      { seat: 5 as const, reason: 'conduct' as const },
    ];
    const change = { kind: 'points' as const, sheet: sheetFor(hall, game, 'red', { purple: purples }) };
    give(hall, 'chief', 'propose-ruling', { ruling: 'r1', game, protest: null, reason: 'forgotten', change });
    applyRuling(hall, 'chief', 'r1');
    expect(hall.state.suspensions.map(({ person }) => person)).toEqual(['p4', 'p5']);
    const again = { kind: 'replay' as const, cause: 'outsider', carry: [], substitutions: [], record: null };
    give(hall, 'ref1', 'propose-ruling', {
      ruling: 'r2',
      game,
      protest: null,
      reason: 'stopped',
      change: again,
    });
    applyRuling(hall, 'ref1', 'r2');
    expect(hall.state.suspensions).toHaveLength(2);
  });

  it.each([
    // The clocks go forward in the night to 31 March 2024 in Warsaw, and back in the night to 27 October.
    ['Europe/Warsaw', '2024-03-30T22:59:59Z', '2024-03-31', '2024-04-02'],
    ['Europe/Warsaw', '2024-03-30T23:00:00Z', '2024-04-01', '2024-04-03'],
    ['Europe/Warsaw', '2024-10-26T21:59:59Z', '2024-10-27', '2024-10-29'],
    ['Europe/Warsaw', '2024-10-27T22:59:59Z', '2024-10-28', '2024-10-30'],
    ['America/New_York', '2024-03-10T04:59:59Z', '2024-03-10', '2024-03-12'],
  ])('[neft-mmt 15.12] in %s at %s bars from %s to %s', (zone, now, from, to) => {
    const hall = neftHall();
    hall.state = { ...hall.state, zone, at: now };
    hall.now = now;
    give(hall, 'ref2', 'show-purple', purple('p1', '15.9'));
    expect(hall.state.suspensions).toMatchObject([{ from, to }]);
  });
});
