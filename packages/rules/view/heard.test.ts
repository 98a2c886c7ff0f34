// What the room has heard: in order, without a card, and a night only by its morning.
import { checked, positionAfter, shot, votedOut } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { heard, type SaidWords } from './heard.ts';

const after = (lines: readonly string[], said: readonly SaidWords[] = []) =>
  heard(positionAfter('fsm-2024', lines).state, said);

describe('heard', () => {
  it('[fsm-2024 4.4.8] tells nominations, hands with the votes not cast, and who leaves', () => {
    expect(after(votedOut)).toEqual([
      { day: 1, kind: 'nominated', by: 1, seat: 2 },
      { day: 1, kind: 'nominated', by: 4, seat: 7 },
      { day: 1, kind: 'hands', round: 1, candidate: 2, seats: [1, 3, 4, 5], count: 4 },
      { day: 1, kind: 'hands', round: 1, candidate: 7, seats: [2, 6, 7, 8, 9, 10], count: 6 },
      { day: 1, kind: 'left', seat: 7, how: 'vote' },
    ]);
    expect(after([...votedOut.slice(0, -1), 'vote 7: 2']).at(-2)).toMatchObject({ seats: [2], count: 6 });
  });

  it('[fsm-2024 4.5.4] tells nothing of a night before its morning, and then the victim and his best move', () => {
    const before = after(['night 1', 'day 1']).length;
    const evening = after([...votedOut, 'last 7']);
    expect(after([...checked, 'best: 2 6 9'])).toEqual(evening);
    expect(before).toBe(0);
    expect(after([...checked, 'best: 2 6 9', 'day 2']).slice(evening.length)).toEqual([
      { day: 2, kind: 'night', killed: 4 },
      { day: 2, kind: 'left', seat: 4, how: 'shot' },
      { day: 2, kind: 'best', by: 4, seats: [2, 6, 9] },
    ]);
  });

  it('sees a victim removed before the morning as removed, once', () => {
    const items = after([...shot, 'remove 4', 'don: -', 'sheriff: -', 'day 2']);
    expect(items.filter((each) => each.kind === 'left' && each.seat === 4)).toEqual([
      { day: 2, kind: 'left', seat: 4, how: 'removal' },
    ]);
  });

  it('[fsm-2024 4.4.12.3] tells a lift with its hands, claims, fouls and words where they were said', () => {
    const lift = ['vote 2: 1 2 3 4 5', 'vote 7: *', 'vote 2: 1 2 3 4 5', 'vote 7: *', 'lift: 1 3 4'];
    const lines = ['night 1', 'day 1', 'speech 1', 'nominate 2 2', 'nominate 4 7', ...lift];
    const said = [
      { by: 1, of: 'turn', text: 'two', after: 2 },
      { by: 2, of: 'turn', text: 'three', after: 3 },
    ] as const;
    expect(
      after(['night 1', 'day 1', 'speech 1', 'claim 3 check 6 black', 'foul 5'], said).slice(0, 4),
    ).toEqual([
      { day: 1, kind: 'speech', by: 1, of: 'turn', text: 'two' },
      { day: 1, kind: 'speech', by: 2, of: 'turn', text: 'three' },
      { day: 1, kind: 'claim', by: 3, check: { target: 6, team: 'black' } },
      { day: 1, kind: 'foul', seat: 5 },
    ]);
    expect(after(lines).at(0)).toEqual({ day: 1, kind: 'speech', by: 1, of: 'turn' });
    expect(after(lines).at(-1)).toEqual({ day: 1, kind: 'lift', seats: [1, 3, 4], count: 3, passed: false });
  });
});
