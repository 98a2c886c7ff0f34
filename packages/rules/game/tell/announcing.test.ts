// When fouls and warnings are announced: what NEFT advises, and that the others say everything at once.
import { dayOne, positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { rulebookIds } from '../../rulebooks/rulebook.ts';
import type { Command } from '../command.ts';
import { type SpeechNow, waitsForPause } from './announcing.ts';

const speaking: SpeechNow = { speaker: 1, waiting: [] };
const foul = (clause?: string): Command => ({
  type: 'foul',
  seat: 3,
  ...(clause !== undefined && { clause }),
});

const waits = (
  command: Command,
  { fouls = 0, now = speaking, id = 'neft-mmt' as (typeof rulebookIds)[number] } = {},
): boolean => {
  const { rulebook, state } = positionAfter(id, [
    ...dayOne,
    ...Array.from({ length: fouls }, () => 'foul 3'),
  ]);
  return waitsForPause(rulebook, state, now, command);
};

describe('the pause after a speech', () => {
  it('[neft-mmt 23.1] a foul in another’s speech waits for its end, but not for gestures or emotion, nor the speaker’s own', () => {
    expect([waits(foul()), waits(foul('14.1')), waits(foul(), { fouls: 1 })]).toEqual([true, true, true]);
    expect([waits(foul('14.2')), waits(foul('14.6'))]).toEqual([false, false]);
    expect(waits(foul(), { now: { speaker: 3, waiting: [] } })).toBe(false);
    expect(waits(foul(), { now: { speaker: null, waiting: [] } })).toBe(false);
  });

  it('[neft-mmt 23.2] a second foul while the first still waits is for an act that goes on: it is said at once', () => {
    expect(waits(foul(), { fouls: 1, now: { speaker: 1, waiting: [3] } })).toBe(false);
    expect(waits(foul(), { fouls: 1, now: { speaker: 1, waiting: [5] } })).toBe(true);
  });

  it('[neft-mmt 23.3] the foul that silences and the one that removes are said at once', () => {
    expect([waits(foul(), { fouls: 2 }), waits(foul(), { fouls: 3 })]).toEqual([false, false]);
  });

  it('[neft-mmt 23.5] a warning waits for the pause, also the speaker’s own', () => {
    expect([waits({ type: 'warn', seat: 3 }), waits({ type: 'warn', seat: 1 })]).toEqual([true, true]);
    expect(waits({ type: 'warn', seat: 3 }, { now: { speaker: null, waiting: [] } })).toBe(false);
    expect(waits({ type: 'remove', seat: 3 })).toBe(false);
  });

  it('where nothing of the kind is advised everything is said at once', () => {
    const others = rulebookIds.filter((id) => id !== 'neft-mmt');
    expect(others.map((id) => [waits(foul(), { id }), waits({ type: 'warn', seat: 3 }, { id })])).toEqual(
      others.map(() => [false, false]),
    );
  });
});
