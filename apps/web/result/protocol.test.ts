// The form of the protocol: its head, its letters, its fields and columns, as each rulebook writes them.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { protocolForms } from '@omerta/rules/rulebooks/protocol-form.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { extraChoices } from '@omerta/scoring/sheet-choices.ts';
import { describe, expect, it } from 'vitest';
import { headOf, tagsWith } from '../session/head.ts';
import { makeNotation } from '../session/make-notation.ts';
import { readNotation } from '../session/read-notation.ts';
import { room as emptyRoom } from '../session/testing.ts';
import { countCourse } from './counted.ts';
import { nextOpening } from './next-opening.ts';
import { protocolOf } from './protocol.ts';
import { giveExtra, unexplained } from './sheet-lines.ts';
import { countedOf, finished, give, isFinished, room, simulated } from './testing.ts';

describe('the form of the protocol', () => {
  const protocolIn = (id: RulebookId, lang: 'ru' | 'en' = 'ru', wanted: (text: string) => boolean = () => true) => {
    const read = readNotation(simulated(id, (text) => isFinished(text) && wanted(text)));
    if (!('course' in read)) throw new Error('not read');
    const counted = countCourse(read.course);
    const protocol = counted && protocolOf(read.course, counted, lang);
    if (!counted || !protocol) throw new Error('no protocol');
    return { course: read.course, counted, protocol };
  };

  it('[fiim-2018 9.2, 9.2.1, 9.2.2, 9.2.3; bel-canto 9.2, 9.2.1, 9.2.2, 9.2.3; neft-mmt 25.2] the head is written and travels in the record to the next game', () => {
    const { course } = protocolIn('fiim-2018');
    const fields = { event: 'Cup', stage: 'Final', game: '3', table: '2', date: '2026-11-15', referee: 'Ivanova' } as const;
    const tags = Object.entries(fields).reduce((old, [field, value]) => tagsWith(old, field as keyof typeof fields, value), course.opening.tags);
    expect(headOf(tags)).toEqual(fields);
    const read = readNotation(makeNotation({ ...course, opening: { ...course.opening, tags } }));
    expect('course' in read && headOf(read.course.opening.tags)).toEqual(fields);
    const next = nextOpening({ ...course.opening, tags }, (players) => players.toReversed());
    expect(next && headOf(next.tags).game).toBe('4');
    expect(next?.players.map(({ name, role }) => [name, role])).toEqual(course.opening.players.toReversed().map(({ name }) => [name, null]));
    expect(headOf(tagsWith(tags, 'game', 'three')).game).toBe('');
  });

  it('[fiim-2018 9.2; bel-canto 9.2; neft-mmt 25.2] the head can be written before the first line', async () => {
    const { start } = await emptyRoom();
    const session = await start({ ...protocolIn('neft-mmt').course.opening, tags: tagsWith(tagsWith([], 'event', 'Cup'), 'referee', 'Ivanova') }, []);
    const { course } = session.live();
    expect([course.version, headOf(course.opening.tags)]).toMatchObject([0, { event: 'Cup', referee: 'Ivanova' }]);
    expect(makeNotation(course)).toContain('[event "Cup"]');
  });

  it('[fiim-2018 9.4; bel-canto 9.4; neft-mmt 25.4] cards stand in the record from the deal, in the protocol only when the game is over', async () => {
    for (const id of ['fiim-2018', 'bel-canto', 'neft-mmt'] as const) {
      const { course, counted, protocol } = protocolIn(id);
      expect(protocol.rows.map(({ role }) => role)).toEqual(course.state.roles.slice(1));
      const going = { ...course, state: { ...course.state, result: null } };
      expect([countCourse(going), protocolOf(going, counted, 'ru')]).toEqual([null, null]);
    }
  });

  it('[fiim-2018 9.3, 9.4.1; bel-canto 9.3, 9.4.1; neft-mmt 25.3, 25.4] nicknames by seat, roles in the letters of the rulebook', () => {
    const letters = (id: RulebookId) => new Set(protocolIn(id).protocol.rows.map(({ role, letter }) => `${role} ${letter}`));
    expect(letters('fiim-2018')).toEqual(new Set(['red К', 'black Ч', 'sheriff Ш', 'don Д']));
    expect(letters('bel-canto')).toEqual(letters('fiim-2018'));
    expect(letters('neft-mmt')).toEqual(new Set(['red ', 'black М', 'sheriff Ш', 'don Д']));
    const { course, protocol } = protocolIn('neft-mmt');
    expect(protocol.rows.map(({ name }) => name)).toEqual(course.opening.players.map(({ name }) => name));
  });

  it('[fiim-2018 9.5; bel-canto 9.5; neft-mmt 25.5, 25.6, 25.7] fouls, nominations, votes, who was shot and who left by vote', () => {
    const { course, protocol } = protocolIn('neft-mmt', 'ru', (text) => /^foul /m.test(text) && /^vote /m.test(text));
    const { state } = course;
    expect(protocol.rows.map(({ fouls }) => fouls)).toEqual(seats.map((seat) => state.fouls[seat]));
    expect(protocol.ballots.length).toBe(state.ballots.filter(({ outcome }) => outcome !== null).length);
    for (const { day, votes } of protocol.ballots) {
      const named = new Set(protocol.nominations.filter((each) => each.day === day).map(({ nominee }) => nominee));
      expect(votes.every(({ seat }) => named.has(seat))).toBe(true);
    }
    const gone = state.out.filter(({ by }) => by === 'vote' || by === 'lift').map(({ seat }) => seat);
    expect(protocol.ballots.flatMap(({ leaving }) => leaving)).toEqual(expect.arrayContaining(gone));
    expect(protocol.nights.flatMap(({ killed }) => killed ?? [])).toEqual(state.out.filter(({ by }) => by === 'shot').map(({ seat }) => seat));
  });

  it('[fiim-2018 9.6, 9.7; bel-canto 9.6, 9.7; neft-mmt 25.8, 25.9; fsm-2024 8.3.1; fiim-2025 8.2.1] the first victim with the numbers named, a dash for a miss, the winner', () => {
    for (const id of rulebookIds) {
      const { course, protocol } = protocolIn(id, 'ru', (text) => /^best: \d/m.test(text));
      expect(protocol.bestMove).toEqual({ by: course.state.firstKilled, seats: course.state.bestMove?.seats });
      expect(protocol.winner).toBe(course.state.result?.winner);
      expect(protocolForms[id].bestMove).not.toBeNull();
    }
    const missed = (text: string): boolean => {
      const read = readNotation(text);
      return 'course' in read && read.course.state.firstKilled === null;
    };
    expect(protocolIn('fiim-2018', 'ru', missed).protocol.bestMove).toBeNull();
  });

  it('[fiim-2018 9.8, 9.9; bel-canto 9.8, 9.9; neft-mmt 25.10, 25.11] result points and additional points stand in columns of their own', async () => {
    const { start } = await room();
    const session = await start(finished('neft-mmt'));
    const winner = countedOf(session).score.players.find(({ items }) => items.some(({ kind }) => kind === 'win'));
    if (!winner) throw new Error('nobody won');
    give(session, giveExtra(session.live().course.state, winner.seat as Seat, '0.3', null, ''));
    const row = protocolOf(session.live().course, countedOf(session), 'en')?.rows[winner.seat - 1];
    expect(row?.main).toBe('1');
    expect(row?.items.filter(({ kind }) => kind === 'extra')).toMatchObject([{ points: '0.3' }]);
  });

  it('[fiim-2018 9.10] what is not explained on the back is named before the signature', async () => {
    const { start } = await room();
    const session = await start(finished('fiim-2018'));
    const { scoring, sheet } = countedOf(session);
    const able = seats.filter((seat) => extraChoices(scoring, sheet, seat).length > 0);
    const [first, second] = able;
    if (first === undefined || second === undefined) throw new Error('a draw');
    give(session, giveExtra(session.live().course.state, first, '0.1', null, ''));
    give(session, giveExtra(session.live().course.state, second, '0.1', null, 'led the table'));
    expect(unexplained(session.live().course.state)).toEqual([first]);
    expect(protocolForms['fiim-2018'].explained).toBe('9.10');
    expect(protocolOf(session.live().course, countedOf(session), 'en')?.explained).toMatchObject([{ note: '' }, { note: 'led the table' }]);
  });
});
