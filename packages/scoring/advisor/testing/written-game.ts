// Games for the advisor's tests from a few lines of notation, and short ways to the tables that clauses speak of.
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { type AppliedLine, replay } from '@omerta/rules/notation/replay.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { advise } from '../advise.ts';
import { credits } from '../credits.ts';
import type { AdvisedGame } from '../suggestion.ts';

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];

/** Blacks 2 and 6, the Don 9, the Sheriff 4; a refusal is a mistake of the test. */
export const writtenGame = (
  id: RulebookId,
  lines: readonly string[],
  switches: readonly string[] = [],
): AdvisedGame => {
  const heading = [
    `[rulebook ${id}]`,
    ...switches.map((each) => `[switch ${each}]`),
    ...roles.map((role, i) => `[seat ${i + 1} "P${i + 1}" ${role}]`),
  ];
  const record = parse([...heading, ...lines].join('\n'));
  if (isRefusal(record)) throw new Error(`line ${record.line}: ${record.code} ${record.found ?? ''}`);
  const applied: AppliedLine[] = [];
  const { refused } = replay(record, undefined, (line) =>
    applied.push({ ...line, line: line.line - heading.length }),
  );
  if (refused)
    throw new Error(`refused: ${lines[refused.line - heading.length - 1]} ${refused.refusal.code}`);
  return { rulebook: record.rulebook, lines: applied };
};

/** Suggestions as `seat clause certainty`. */
export const advice = (
  id: RulebookId,
  lines: readonly string[],
  switches: readonly string[] = [],
): string[] =>
  advise(writtenGame(id, lines, switches)).map(
    ({ seat, clause, certainty }) => `${seat} ${clause} ${certainty}`,
  );

export const creditsOf = (lines: readonly string[]): string[] =>
  credits(writtenGame('neft-mmt', lines)).map(({ seat, clause }) => `${seat} ${clause}`);

export const dayOne = ['night 1', 'day 1'];
/** By removals, which no advice is about. */
export const redWins = ['remove 2', 'remove 6', 'remove 9'];
const out = (seats: readonly number[]): string[] => seats.map((seat) => `remove ${seat}`);
/** A miss in which no two blacks agree, so that nobody spoilt a shot. */
export const strayShots = 'shots: 2>1 6>3 9>5';
export const quietNight = (number: number): string[] => [
  `night ${number}`,
  strayShots,
  `don: 4`,
  `sheriff: ${[0, 0, 1, 3, 5, 8, 10][number]}`,
  `day ${number}`,
];

/** Day 2 with reds 1, 3, 5 and the Don 9; seat 3 opens. */
export const fourOnDayTwo = [
  ...dayOne,
  ...out([2, 6, 4, 7, 8, 10]),
  'night 2',
  'shots: 9>2',
  'don: 4',
  'day 2',
];
/** Day 2 with reds 3, 5 and the Don 9, seat 1 just killed; seat 3 opens. */
export const threeOnDayTwo = [
  ...dayOne,
  ...out([2, 6, 4, 7, 8, 10]),
  'night 2',
  'shots: 9>1',
  'don: 4',
  'best: -',
  'day 2',
];
/** Day 2 with everybody but seat 10; seat 2 opens. */
export const nineOnDayTwo = [...dayOne, 'remove 10', ...quietNight(2)];
/** Day 2 with reds 1, 3, 4, 5 (4 the Sheriff) and blacks 2, 6; seat 2 opens. */
export const sixOnDayTwo = [
  ...dayOne,
  ...out([9, 7, 8, 10]),
  'night 2',
  'shots: 2>1 6>3',
  'sheriff: 1',
  'day 2',
];
/** Night 2 with reds 1, 3, 5 and blacks 6, 9: a red killed ends the game. */
export const fiveOnNightTwo = [...dayOne, ...out([2, 4, 7, 8, 10]), 'night 2'];
