// A table of a simulation: a game played by bots, its result announced, its sheet written with what the referee adds.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type BotGame, type Knobs, playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { listCards, noCards } from '@omerta/rules/game/cards.ts';
import type { Command, LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import { sheetOf } from '@omerta/scoring/sheet/record-sheet.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Paper, Winner } from '@omerta/tournament/command.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';
import type { Game } from '@omerta/tournament/state.ts';
import type { Refused } from '../answer.ts';
import { give, giveLines, type Hall, must } from './hall.ts';

/**
 * Nobody annuls a game by himself here: the office orders a replay. Cards are known before the first line
 * where somebody may forfeit: a game that ends in the middle of the deal leaves no sheet.
 */
const usual: Knobs = { ...usualKnobs, annul: 0, dealt: 0 };
/** Blacks who miss and speakers who name nobody: draws. */
const quiet: Knobs = {
  ...usual,
  nominate: 0.04,
  stray: 0.9,
  foul: 0.01,
  remove: 0,
  card: 0,
  forfeit: 0,
  dealt: 0.3,
};
const rough: Knobs = { ...usual, foul: 0.15, card: 0.03, remove: 0.02, forfeit: 0.006 };

const knobsFor = (random: Random): Knobs => {
  if (random.chance(0.15)) return quiet;
  return random.chance(0.3) ? rough : usual;
};

/** Players are removed for something: now and then for what may cost them the tournament too. */
const withClauses = (book: Book, random: Random, { deal, lines }: BotGame): Command[] => {
  const clauses = book.rules.expulsion.grounds.flatMap((ground) => ground.clauses);
  return lines.map(({ command }, i) => {
    if (command.type !== 'remove' || !random.chance(0.5)) return command;
    const charged: LineCommand = { ...command, clause: random.pick(clauses) };
    return allows(book.scoring.rulebook, lines[i - 1]?.state ?? initialState(deal), charged)
      ? charged
      : command;
  });
};

/** The lines reach the office at once, as those of a table that was without a network. */
export const playTable = async (hall: Hall, game: Game, referee: string): Promise<void> => {
  const { rulebook } = hall.book.scoring;
  const played = playGame(rulebook, seedOf(hall.seed, hall.gamesPlayed), knobsFor(hall.random));
  const lines = withClauses(hall.book, hall.random, played).filter(
    (command): command is LineCommand => command.type !== 'replace',
  );
  must(await giveLines(hall, referee, game.id, { roles: listCards(played.deal), lines }));
  hall.gamesPlayed += 1;
};

/** A line, the command with the state before it. */
export type LineBefore = { readonly command: Command; readonly before: GameState };

/** A whole game from its seed alone, with every step in the record: for a table that is to be watched. */
export const wholeGame = (
  book: Book,
  seed: number,
): {
  readonly roles: readonly (Role | null)[];
  readonly lines: readonly LineBefore[];
  readonly end: GameState;
} => {
  const random = randomFrom(seed);
  const knobs = { ...knobsFor(random), dealt: 0, skip: 0, counted: 0 };
  const played = playGame(book.scoring.rulebook, seed, knobs);
  const states = [initialState(played.deal), ...played.lines.map(({ state }) => state)];
  const lines = withClauses(book, random, played).map((command, i) => ({
    command,
    before: states[i] ?? played.state,
  }));
  return { roles: listCards(played.deal), lines, end: played.state };
};

export const playedState = async (hall: Hall, game: Game): Promise<GameState> =>
  (await hall.office.play(hall.tournament, game.id)).state.state;

const wrongWinner: Readonly<Record<Winner, Winner>> = { red: 'black', black: 'red', draw: 'red' };

/** Now and then said wrongly first. */
export const announce = async (hall: Hall, game: Game, referee: string): Promise<Refused | null> => {
  const { result } = await playedState(hall, game);
  if (!result) throw new Error(`a bot left ${game.id} without a result`);
  if (hall.random.chance(0.02))
    must(await give(hall, referee, 'announce-result', { game: game.id, winner: wrongWinner[result.winner] }));
  return give(hall, referee, 'announce-result', { game: game.id, winner: result.winner });
};

const amounts = ['0.2', '0.3', '0.4', '0.5', '0.7', '1'];

const extraLine = ({ scoring }: Book, random: Random): LineCommand => ({
  type: 'extra',
  seat: random.pick(seats),
  points: random.pick(scoring.extra.kind === 'li' ? ['li1', 'li2'] : amounts),
  approver: null,
});

const penaltyLine = ({ scoring }: Book, random: Random): LineCommand | null => {
  const items = scoring.penalties?.items ?? [];
  return items.length === 0
    ? null
    : { type: 'penalty', seat: random.pick(seats), clause: random.pick(items).clause };
};

/** What the rules of points take: a bot tries, and leaves out what they refuse. */
const takes = (book: Book, state: GameState, names: readonly string[]): boolean => {
  const sheet = sheetOf(book.scoring.rulebook, state, names);
  return sheet !== null && scoreGame(book.scoring, sheet).refused.length === 0;
};

/** Extra points and penalties that the referee writes down after the result. */
const sheetLines = (hall: Hall, game: Game, played: GameState): LineCommand[] => {
  const { book, random } = hall;
  const wanted = [
    ...Array.from({ length: random.below(6) }, () => extraLine(book, random)),
    ...Array.from({ length: random.below(2) }, () => penaltyLine(book, random)),
  ];
  let state = played;
  return wanted.flatMap((line) => {
    if (line === null) return [];
    const done = perform(book.scoring.rulebook, state, line);
    if (isRefusal(done) || !takes(book, done.state, game.seats)) return [];
    state = done.state;
    return [line];
  });
};

/** The sheet that a game's record gives. */
export const sheetOfPlay = async (hall: Hall, game: Game): Promise<Sheet> => {
  const sheet = sheetOf(hall.book.scoring.rulebook, await playedState(hall, game), game.seats);
  if (!sheet) throw new Error(`${game.id} has no result`);
  return sheet;
};

export const recordOf = async (hall: Hall, game: Game): Promise<string> => {
  const record = await hall.office.record(hall.tournament, game.id);
  if (isRefusal(record)) throw new Error(record.code);
  return record.text;
};

/** As the record, or on paper; on paper somebody may forget who was at the table. */
const paperOf = async (hall: Hall, game: Game): Promise<Paper> => {
  if (hall.random.chance(0.8)) return { record: await recordOf(hall, game) };
  const sheet = await sheetOfPlay(hall, game);
  return { sheet: hall.random.chance(0.3) ? { ...sheet, atTable: null } : sheet };
};

export const handIn = async (hall: Hall, game: Game, referee: string): Promise<Refused | null> => {
  const lines = sheetLines(hall, game, await playedState(hall, game));
  if (lines.length > 0) must(await giveLines(hall, referee, game.id, { roles: listCards(noCards), lines }));
  const refused = await give(hall, referee, 'hand-in-sheet', {
    game: game.id,
    paper: await paperOf(hall, game),
  });
  if (!refused) hall.onGame(++hall.sheetsIn);
  return refused;
};
