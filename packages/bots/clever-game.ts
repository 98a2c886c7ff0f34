// A whole game of bots that believe and decide, each from its own seat, with a referee who only reads out the script.
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Cards } from '@omerta/rules/game/cards.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import { legalPlay } from '@omerta/rules/game/decide/legal.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import { isOf, type Team } from '@omerta/rules/game/role.ts';
import { type BySeat, bySeat } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import { type Heard, heard } from '@omerta/rules/view/heard.ts';
import { view } from '@omerta/rules/view/view.ts';
import { isSameHeard } from './belief/listener.ts';
import { randomDeal } from './deal.ts';
import { type Bot, botAt } from './mind/clever.ts';
import { askedNow } from './mind/question.ts';

/** How clever each side plays, from 0 to 100. */
export type Cleverness = Readonly<Record<Team, number>>;

export type CleverGame = {
  readonly deal: Cards;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly lines: number;
};

type Table = {
  readonly rulebook: Rulebook;
  readonly bots: BySeat<Bot>;
  readonly events: GameEvent[];
  heard: readonly Heard[];
  state: GameState;
  lines: number;
};

const longestGame = 3_000;

const give = (table: Table, command: LineCommand): void => {
  const done = perform(table.rulebook, table.state, command);
  if (isRefusal(done)) throw new Error(`a bot was refused: ${JSON.stringify(command)} ${done.code}`);
  table.state = done.state;
  table.events.push(...done.events);
  table.lines++;
};

/** What was heard before is the same thing still: ten listeners need not compare it again. */
const heardAgain = (before: readonly Heard[], now: readonly Heard[]): readonly Heard[] =>
  now.map((item, i) => {
    const known = before[i];
    return known && isSameHeard(known, item) ? known : item;
  });

/** All who are asked answer before any answer is given: hands and shots are simultaneous. Whether a command came of it. */
const askAll = (table: Table): boolean => {
  const { rulebook, state, bots } = table;
  const items = heardAgain(table.heard, heard(state));
  table.heard = items;
  const commands = askedNow(rulebook, state).flatMap(
    ({ seat, question }) =>
      bots[seat].answer({ view: view(rulebook, state, seat), heard: items }, question).commands,
  );
  for (const command of commands) give(table, command);
  return commands.length > 0;
};

/** The line by which a step ends that its players have answered, or in which nobody is asked. */
const refereesLine = ({ rulebook, state }: Table, step: Step): LineCommand | undefined => {
  switch (step) {
    case 'vote':
    case 'lift':
      // What was raised is listed after the line without a hand.
      return legalPlay(rulebook, state).findLast(
        (command) => command.type === step && command.hands.kind === 'named',
      );
    case 'shots':
    case 'night':
    case 'day':
      return legalPlay(rulebook, state).findLast((command) => command.type === step);
    case 'don':
    case 'sheriff':
      return { type: step, target: null };
    case 'best':
      return { type: 'best', seats: [] };
    default:
      return { type: 'next' };
  }
};

const counted: readonly Step[] = ['vote', 'lift', 'shots'];

const playStep = (table: Table, step: Step): void => {
  const answered = askAll(table);
  if (answered && !counted.includes(step)) return;
  const line = refereesLine(table, step);
  if (!line) throw new Error(`the referee has no line for ${step}`);
  give(table, line);
};

/** The same seed gives the same game. */
export const playClever = (rulebook: Rulebook, seed: number, cleverness: Cleverness): CleverGame => {
  const deal = randomDeal(randomFrom(seed));
  const table: Table = {
    rulebook,
    bots: bySeat((seat) =>
      botAt(seat, { seed, cleverness: cleverness[isOf('black', deal[seat]) ? 'black' : 'red'] }),
    ),
    events: [],
    heard: [],
    state: initialState(deal),
    lines: 0,
  };
  while (table.lines < longestGame) {
    const expected = conducts(rulebook, table.state);
    if (expected === null || expected.step === 'sheet') break;
    playStep(table, expected.step);
  }
  return { deal, state: table.state, events: table.events, lines: table.lines };
};
