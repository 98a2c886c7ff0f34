// What the seat's sheet tells in an argument, from lines of a game as they are recorded.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { describe, expect, it } from 'vitest';
import { seatStory } from './seat-story.ts';
import { openingWith, room } from './testing/sessions.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const speeches = (from: number, to: number): readonly LineCommand[] =>
  ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)
    .filter((seat) => seat >= from && seat <= to)
    .map((seat) => ({ type: 'speech', seat }));

const after = async (lines: readonly LineCommand[]) => {
  const start: readonly LineCommand[] = [
    { type: 'night', number: 1 },
    { type: 'foul', seat: 4 },
    { type: 'day', number: 1 },
  ];
  const session = await (await room()).start(openingWith(rulebook('fsm-2024'), roles), [...start, ...lines]);
  return session.live().course;
};

const dayOne: readonly LineCommand[] = [
  { type: 'nominate', seat: 1, nominee: 4 },
  { type: 'speech', seat: 2 },
  { type: 'foul', seat: 4, clause: '6.6.1', note: 'стучал по столу' },
  { type: 'foul', seat: 5 },
  { type: 'speech', seat: 3 },
  { type: 'claim', seat: 4, check: null },
  { type: 'claim', seat: 4, check: { target: 9, team: 'black' } },
  { type: 'nominate', seat: 4, nominee: 9 },
  ...speeches(5, 10),
];

describe('the story of one seat', () => {
  it('has his own fouls with moment, clause and note, and nobody else’s', async () => {
    const { given } = seatStory(await after(dayOne), 4);
    expect(given.map(({ moment, sanction, clause, note }) => [moment.kind, sanction, clause, note])).toEqual([
      ['night', 'foul', null, null],
      ['day', 'foul', '6.6.1', 'стучал по столу'],
    ]);
  });

  it('has whom he named, who named him, his hand and what he said of himself', async () => {
    const course = await after([
      ...dayOne,
      { type: 'vote', candidate: 4, hands: { kind: 'named', seats: [1, 9] } },
      { type: 'vote', candidate: 9, hands: { kind: 'named', seats: [2, 3, 4, 5, 6, 7, 8, 10] } },
    ]);
    expect(seatStory(course, 4).days).toEqual([
      { day: 1, named: [9], namedBy: [1], hands: [9], claims: [null, { target: 9, team: 'black' }] },
    ]);
    expect(seatStory(course, 2).days).toEqual([{ day: 1, named: [], namedBy: [], hands: [9], claims: [] }]);
  });

  it('words taken back are told no more', async () => {
    const course = await after([...dayOne, { type: 'retract', seat: 4 }]);
    expect(seatStory(course, 4).days).toMatchObject([{ named: [9], claims: [] }]);
  });
});
