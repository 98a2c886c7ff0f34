// What a stream tells of a sheet, and what it leaves to people.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { describe, expect, it } from 'vitest';
import { departures } from './follows.ts';
import { sheetOf } from './record-sheet.ts';
import { emptySheet, type Sheet } from './sheet.ts';

const deal = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const played = (lines: readonly string[], cards: readonly string[] = deal): GameState => {
  const seated = Array.from({ length: 10 }, (_, i) => `[seat ${i + 1} "p${i + 1}" ${cards[i] ?? ''}]`);
  const record = parse(['[rulebook fsm-2024]', ...seated, ...lines].join('\n'));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const { state, refused } = replay(record);
  if (refused) throw new Error(refused.refusal.code);
  return state;
};

const play = (lines: readonly string[], cards?: readonly string[]) => ({
  rulebook: rulebook('fsm-2024'),
  state: played(lines, cards),
});

const sheetFrom = ({ rulebook: book, state }: ReturnType<typeof play>): Sheet => {
  const sheet = sheetOf(book, state, []);
  if (!sheet) throw new Error('no result');
  return sheet;
};

const alone = (sheet: Sheet) => ({ sheet, state: null });
const short = ['night 1', 'day 1', 'foul 3', 'forfeit 1'];

describe('a sheet against its stream', () => {
  const stream = play(short);
  const sheet = sheetFrom(stream);

  it('is free in points, approvals, penalties, waivers and fines', () => {
    const given: Partial<Sheet> = {
      extra: [{ seat: 2, points: '0.3', by: 'referee' }],
      approvals: [{ what: 'total', by: 'chief' }],
      penalties: [{ seat: 3, clause: '8.5.1', by: 'referee' }],
      waived: [{ seat: 3, clause: '8.4.4/1.6', by: 'chief' }],
      fines: [{ seat: 3, points: '0.5', reason: 'late' }],
    };
    expect(departures(stream, alone({ ...sheet, ...given }))).toEqual([]);
  });

  it('is free in who was at the table where it does not say it, and bound where it does', () => {
    expect(departures(stream, alone({ ...sheet, atTable: null }))).toEqual([]);
    expect(departures(stream, alone({ ...sheet, atTable: [] })).map(({ seat }) => seat)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('is free in cards that no line has dealt', () => {
    const early = play(['deal 1 red', 'deal 2 black', 'forfeit 1'], []);
    const said: Sheet = {
      ...emptySheet,
      seats: deal.map((role, i) => ({ player: `${i + 1}`, role })),
      winner: 'black',
      by: 'forfeit',
      forfeitBy: 1,
    };
    expect(departures(early, alone(said))).toEqual([]);
    const other = said.seats.with(1, { player: '2', role: 'sheriff' });
    expect(departures(early, alone({ ...said, seats: other }))).toEqual([
      { what: 'role', seat: 2, at: null, stream: 'black', sheet: 'sheriff' },
    ]);
  });

  it('has no winner to follow from while the stream has none, or was annulled', () => {
    const winner = [{ what: 'winner', seat: null, at: null, stream: '-', sheet: 'black' }];
    const said: Sheet = { ...sheet, by: 'play', forfeitBy: null, atTable: null };
    expect(departures(play(short.slice(0, -1)), alone(said))).toEqual(winner);
    expect(departures(play([...short.slice(0, -1), 'annul "no light"']), alone(said))).toEqual(winner);
  });
});

describe('a record against its stream', () => {
  const differing = (stream: readonly string[], record: readonly string[]) => {
    const said = play(record);
    return departures(play(stream), { sheet: sheetFrom(said), state: said.state }).map(
      ({ what, seat, at }) => [what, seat, at?.number ?? null],
    );
  };
  const voted = ['night 1', 'day 1', 'nominate 1 2', 'nominate 4 7'];

  it('is free in talk, notes, points and steps that may be left out', () => {
    const chatty = ['night 1', 'day 1', 'speech 1', 'claim 3 sheriff', 'note "loud"', 'foul 3', 'forfeit 1'];
    expect(differing(short, [...chatty, 'extra 2 0.3', 'fine 3 0.5 "late"', 'protest 1 "no"'])).toEqual([]);
  });

  it('is bound in fouls, warnings and the clauses of both', () => {
    expect(differing(short, short.toSpliced(2, 1))).toEqual([['foul', 3, null]]);
    expect(differing(short, short.toSpliced(2, 1, 'foul 3 (6.6.1)'))).toEqual([['foul', 3, null]]);
    expect(differing(short, short.toSpliced(2, 0, 'warn 3'))).toEqual([['warning', 3, null]]);
    expect(
      differing(
        ['night 1', 'day 1', 'remove 3 (6.7.1)', 'forfeit 1'],
        ['night 1', 'day 1', 'remove 3', 'forfeit 1'],
      ),
    ).toEqual([['removed', 3, null]]);
  });

  it('is bound in the hands of a ballot, by name where both know them and by number where one does not', () => {
    const stream = [...voted, 'vote 2: 1 3', 'vote 7: *', 'forfeit 1'];
    const other = (vote: string) => [...voted, vote, 'vote 7: *', 'forfeit 1'];
    expect(differing(stream, other('vote 2: 1 5'))).toEqual([['ballot', null, 1]]);
    expect(differing(stream, [...voted, 'vote 2 = 2', 'vote 7 = 8', 'forfeit 1'])).toEqual([]);
    expect(differing(stream, [...voted, 'vote 2 = 3', 'vote 7 = 7', 'forfeit 1'])).toEqual([
      ['ballot', null, 1],
    ]);
  });

  it('takes back what was undone', () => {
    expect(differing(short, ['night 1', 'day 1', 'foul 3', 'foul 4', 'undo', 'forfeit 1'])).toEqual([]);
  });
});
