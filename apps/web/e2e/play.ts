// Plays a spelled-out game through the screen: each line by the presses a referee would make for it.
import type { CommandOf } from '@omerta/rules/game/command.ts';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Page } from 'playwright-core';
import { givenBeside } from './beside.ts';
import type { Referee } from './hand.ts';
import type { Spelled } from './spelled-out.ts';

/** What the table says of itself: the phase, the step the script stands at, the step being performed. */
type Position = { readonly phase: string; readonly expected: string; readonly standing: string };

const positionOf = (page: Page): Promise<Position> =>
  page.locator('main[data-phase]').evaluate(({ dataset }: HTMLElement) => ({
    phase: dataset['phase'] ?? '',
    expected: dataset['expected'] ?? '',
    standing: dataset['standing'] ?? '',
  }));

const expectedIn = (rulebook: Rulebook, state: GameState): string => {
  const expected = conducts(rulebook, state);
  return expected ? `${expected.step} ${expected.seat ?? ''}`.trim() : '';
};

const phaseIn = (state: GameState): string => `${state.phase} ${state.number}`;

/** More presses than the longest way from one line to the next: then something is wrong. */
const enough = 6;

const pressUntil = async (
  { page, hand }: Referee,
  what: string,
  reached: (position: Position) => boolean,
): Promise<void> => {
  for (let i = 0; i < enough; i++) {
    if (reached(await positionOf(page))) return;
    await hand.next();
  }
  throw new Error(`never came to ${what}`);
};

/** The step is called and nothing else is being performed. */
const toStep = (referee: Referee, step: Step): Promise<void> =>
  pressUntil(referee, step, ({ standing, expected }) => standing === '' && expected.split(' ')[0] === step);

const toPerformed = (referee: Referee, what: string): Promise<void> =>
  pressUntil(referee, what, ({ standing }) => standing === what);

/** For the last candidate all that are left is what nothing entered means, and nobody a number of its own. */
type Meant = 'hands' | 'all-left' | 'nobody';

const meantBy = (rulebook: Rulebook, state: GameState, { hands }: CommandOf<'vote'>): Meant => {
  const vote = openVote(rulebook, state);
  if (hands.kind === 'rest') return 'all-left';
  if (hands.kind !== 'named' || !vote?.isLast) return 'hands';
  if (hands.seats.length === vote.left.count) return 'all-left';
  return hands.seats.length === 0 ? 'nobody' : 'hands';
};

const raise = async (
  referee: Referee,
  { type, hands }: CommandOf<'vote'> | CommandOf<'lift'>,
  meant: Meant,
): Promise<void> => {
  const { page, hand } = referee;
  await toStep(referee, type);
  if (hands.kind === 'outcome') throw new Error('a lift of which only the outcome is known has no gesture');
  const [named, count] = [
    hands.kind === 'rest' || meant === 'all-left' ? [] : hands.seats,
    hands.kind === 'counted' ? hands.count : 0,
  ];
  for (const seat of named) await hand.seat(seat);
  const counted = count > 0 || meant === 'nobody';
  if (counted) await hand.press(page.locator(`[data-count="${count}"]`));
  const { expected } = await positionOf(page);
  await hand.next();
  // A candidate about whom nothing was entered is first called, then accepted.
  if (named.length === 0 && !counted && (await positionOf(page)).expected === expected) await hand.next();
};

const shoot = async (referee: Referee, { shots }: CommandOf<'shots'>): Promise<void> => {
  const { page, hand } = referee;
  await toStep(referee, 'shots');
  const [first] = shots;
  const target = first?.targets[0];
  if (target !== undefined && shots.every(({ targets }) => targets.length === 1 && targets[0] === target))
    return hand.seat(target);
  if (shots.some(({ targets }) => targets.length > 0)) {
    await hand.press(page.locator('[data-go="apart"]'));
    for (const { by, targets } of shots) {
      for (const seat of targets) {
        await hand.press(page.locator(`[data-shooter="${by}"]`));
        await hand.seat(seat);
      }
    }
    return hand.next();
  }
  // A miss: the numbers are called, then the same button asks whether nobody was hit.
  await hand.next();
  await page.locator('.next-bar .main:enabled').waitFor();
  await hand.next();
  return hand.press(page.locator('[data-do="sure"]'));
};

/** Of a role that is out nobody asks for a check: he is called, and has his time all the same. */
const noCheck = async (referee: Referee, step: 'don' | 'sheriff'): Promise<void> => {
  const own = referee.page.locator('[data-do="no-check"]');
  return (await own.count()) > 0
    ? referee.hand.press(own)
    : pressUntil(referee, `the end of ${step}`, ({ expected }) => expected.split(' ')[0] !== step);
};

const playLine = async (
  referee: Referee,
  rulebook: Rulebook,
  { command, before }: Spelled,
): Promise<void> => {
  const { hand } = referee;
  switch (command.type) {
    case 'night':
    case 'day': {
      const phase = `${command.type} ${command.number}`;
      return pressUntil(referee, phase, (position) => position.phase === phase);
    }
    case 'speech':
    case 'tie-speech':
    case 'last':
    case 'next':
      // Called, performed, over: the second press records it.
      await toPerformed(referee, expectedIn(rulebook, before));
      return hand.next();
    case 'nominate':
    case 'withdraw':
      await toPerformed(referee, `speech ${command.seat}`);
      return hand.seat(command.nominee);
    case 'vote':
      return raise(referee, command, meantBy(rulebook, before, command));
    case 'lift':
      return raise(referee, command, 'hands');
    case 'shots':
      return shoot(referee, command);
    case 'don':
    case 'sheriff':
      await toStep(referee, command.type);
      return command.target === null ? noCheck(referee, command.type) : hand.seat(command.target);
    case 'best':
      await pressUntil(
        referee,
        'the best move',
        ({ standing, expected }) =>
          expected.startsWith('best') && (standing === '' || standing.startsWith('best')),
      );
      for (const seat of command.seats) await hand.seat(seat);
      return pressUntil(referee, 'the end of the best move', ({ expected }) => !expected.startsWith('best'));
    default:
      return givenBeside(referee, command);
  }
};

const dueAfter = (rulebook: Rulebook, { after }: Spelled): string =>
  `main[data-phase="${phaseIn(after)}"][data-expected="${expectedIn(rulebook, after)}"]`;

const isPhaseCall = ({ command }: Spelled): boolean => command.type === 'night' || command.type === 'day';

/** The press that ends the last step before it calls the night or the day too: where something stands between, it is taken back. */
const settle = async (
  { page, hand }: Referee,
  rulebook: Rulebook,
  line: Spelled,
  following: Spelled | undefined,
): Promise<void> => {
  const [due, ahead] = [
    page.locator(dueAfter(rulebook, line)),
    ({ phase }: Position): boolean => phase !== phaseIn(line.after),
  ];
  if ((await due.count()) > 0) return;
  if (!isPhaseCall(line) && ahead(await positionOf(page))) {
    if (following && isPhaseCall(following)) return;
    await hand.undo();
  }
  await due.waitFor({ state: 'attached', timeout: 3_000 });
};

/** Some rulebooks deal in the dark: the last card calls the night, and a line that stands before the night takes that back. */
const beforeTheNight = async ({ page, hand }: Referee, first: Spelled | undefined): Promise<void> => {
  if (first && !isPhaseCall(first) && (await positionOf(page)).phase !== phaseIn(first.before))
    await hand.undo();
};

/** Plays one line, and holds the screen against what the rules make of it. */
const playSpelled = async (
  referee: Referee,
  rulebook: Rulebook,
  line: Spelled,
  following: Spelled | undefined,
): Promise<void> => {
  const { page } = referee;
  try {
    await playLine(referee, rulebook, line);
    await settle(referee, rulebook, line, following);
  } catch (error) {
    const found = await positionOf(page).catch(() => 'no table on the screen');
    const said = await page.getByRole('alertdialog').allInnerTexts();
    throw new Error(
      `“${makeLine(line.command)}”: due ${dueAfter(rulebook, line)}, found ${JSON.stringify(found)} ${said.join(' ')}\n${String(error)}`,
    );
  }
};

/** Plays the lines; `between` is called before each with its number. */
export const playLines = async (
  referee: Referee,
  rulebook: Rulebook,
  lines: readonly Spelled[],
  between: (line: number) => Promise<void> = async () => undefined,
): Promise<void> => {
  await beforeTheNight(referee, lines[0]);
  for (const [i, line] of lines.entries()) {
    await between(i);
    await playSpelled(referee, rulebook, line, lines[i + 1]);
  }
};
