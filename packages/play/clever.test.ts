// Ten bots that think in a room of each rulebook: they play to the end, talk, and do what a player may.
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { describe, expect, it } from 'vitest';
import { candidatesLeft, tied } from './candidates.ts';
import { clever } from './clever.ts';
import { roomOf, runRoom } from './testing/rooms.ts';

describe.each(rulebookIds)('ten bots in a room of %s', (rulebook) => {
  const { room } = runRoom(roomOf({ rulebook, language: 'en', pace: 20 }, 7), {
    player: clever,
    isBot: () => true,
  });
  const table = room.table;
  if (!table) throw new Error('the room has no game');

  it('play to a result', () => {
    expect(room.phase).toBe('over');
    expect(table.state.result).not.toBeNull();
  });

  it('say something in every minute that is theirs, and never twice in one', () => {
    const turns = heard(table.state, table.said).filter(
      (item) => item.kind === 'speech' && item.of === 'turn',
    );
    const told = turns.filter((item) => item.kind === 'speech' && item.text !== undefined);
    expect(told.length).toBeGreaterThan(9);
    const keys = told.map((item) => `${item.day} ${item.kind === 'speech' ? item.by : ''}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('vote, shoot together and check', () => {
    const events = eventsOf(table.state.log).map(({ type }) => type);
    expect(events).toContain('ShotFired');
    expect(events).toContain('SheriffChecked');
  });
});

describe('who stands to be voted for', () => {
  const seats = ([1, 2, 3, 4, 5] as const).map((seat) => ({
    seat,
    inGame: seat !== 4,
    left: null,
    fouls: 0,
    yellow: 0,
  }));
  const view = { phase: { kind: 'day', number: 1 }, seats };
  const nominated = (by: 1 | 2 | 3, seat: 2 | 3 | 5) => ({ day: 1, kind: 'nominated', by, seat }) as const;
  const hands = (round: number, candidate: 2 | 3 | 5, count: number) =>
    ({ day: 1, kind: 'hands', round, candidate, seats: [], count }) as const;
  const first = [nominated(1, 5), nominated(2, 3), nominated(3, 2)];

  it('in the first ballot those nominated, in their order, from the one voted on', () => {
    expect(candidatesLeft(first, view, 5)).toEqual([5, 3, 2]);
    expect(candidatesLeft([...first, hands(1, 5, 2)], view, 3)).toEqual([3, 2]);
    expect(candidatesLeft([...first, { day: 1, kind: 'withdrew', by: 2, seat: 3 }], view, 5)).toEqual([5, 2]);
  });

  it('after a tie those who tied', () => {
    const tie = [...first, hands(1, 5, 2), hands(1, 3, 1), hands(1, 2, 2)];
    expect(tied(tie, 1)).toEqual([5, 2]);
    expect(candidatesLeft(tie, view, 5)).toEqual([5, 2]);
    expect(candidatesLeft([...tie, hands(2, 5, 2)], view, 2)).toEqual([2]);
  });
});
