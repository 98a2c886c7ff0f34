// What already happened: written down with its clause, then the game goes on, waits for the chief, or is annulled.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { describe, expect, it } from 'vitest';
import { startClock } from '../session/clock.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { timeline } from '../session/timeline.ts';
import { chiefDecides, recordIncident } from './incident.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const day1 = async (id: RulebookId) => {
  const made = await room();
  const session = await made.start(openingWith(rulebook(id), roles), [
    { type: 'night', number: 1 },
    { type: 'day', number: 1 },
    { type: 'nominate', seat: 1, nominee: 5 },
  ]);
  const version = (): number => session.live().course.version;
  const words = (): readonly string[] =>
    timeline(session.live().course.state).map(({ command }) => command.type);
  return { ...made, session, version, words };
};

describe('an incident', () => {
  it('[fsm-2024 6.1; fiim-2025 6.1; fiim-2018 6.1; bel-canto 6.1; neft-mmt 13.1] is recorded with its clause and the game goes on', async () => {
    for (const id of rulebookIds) {
      const { session, version, words } = await day1(id);
      const refused = session.perform({ type: 'nominate', seat: 1, nominee: 6 }, version());
      if (typeof refused !== 'object') throw new Error('accepted');
      expect(
        recordIncident(
          session,
          { note: 'said "five"\nand "six"', clause: refused.clause },
          'continue',
          version(),
        ),
      ).toBe('done');
      expect(words().at(-1)).toBe('incident');
      expect(makeNotation(session.live().course)).toContain(
        `incident (${refused.clause}) "said “five” and “six”"`,
      );
    }
  });

  it('[fsm-2024 6.2; fiim-2025 6.2; fiim-2018 6.2; bel-canto 6.2; neft-mmt 13.2] the chief is called: the clock stands, his decision is a ruling', async () => {
    for (const id of rulebookIds) {
      const { session, version, words, reopen } = await day1(id);
      session.setAside({ clock: startClock(60, session.now()) });
      expect(
        recordIncident(session, { note: 'two nominations accepted', clause: null }, 'chief', version()),
      ).toBe('done');
      expect(session.live().aside).toMatchObject({ chief: true, clock: { startedAt: null } });
      await session.settled();
      expect((await reopen(session.live().id)).live().aside.chief).toBe(true);
      expect(chiefDecides(session, 'the second one falls', 'continue', version())).toBe('done');
      expect([
        words().filter((word) => word === 'ruling'),
        session.live().aside.chief,
        session.live().course.state.paused,
      ]).toEqual([['ruling'], false, false]);
    }
  });

  it('[neft-mmt G-39, 18.18, 18.19, 18.23] the game is stopped by a time-out, and annulled where it cannot go on; it can be taken back', async () => {
    const { session, version, words } = await day1('neft-mmt');
    expect(recordIncident(session, { note: 'a mask tore', clause: '18.23' }, 'chief', version())).toBe(
      'done',
    );
    expect(words().slice(-2)).toEqual(['incident', 'break']);
    expect(chiefDecides(session, '', 'annul', version())).toBe('done');
    expect(session.live().course.state.annulled).toBe(true);
    session.perform({ type: 'undo' }, version());
    expect(session.live().course.state).toMatchObject({ annulled: false, paused: true });
    const { session: other, version: now } = await day1('neft-mmt');
    expect(recordIncident(other, { note: 'a player fainted', clause: '18.19' }, 'annul', now())).toBe('done');
    expect(makeNotation(other.live().course)).toContain('annul (18.19) "a player fainted"');
  });

  it('without a word is refused, and a press made for another turn does nothing', async () => {
    const { session, version, words } = await day1('bel-canto');
    expect(recordIncident(session, { note: ' ', clause: null }, 'annul', version())).toMatchObject({
      code: 'note/empty',
    });
    expect(recordIncident(session, { note: 'late', clause: null }, 'continue', version() - 1)).toBe('stale');
    expect([words().length, session.live().course.state.annulled]).toEqual([3, false]);
  });
});
