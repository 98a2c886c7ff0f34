// Games to play through the screen: bots' games of each rulebook, written down.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Knobs, playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { print } from '@omerta/rules/notation/print.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { seenResult } from '@omerta/rules/view/table.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import type { Spelled } from './spelled-out.ts';

export const readGame = (text: string): GameRecord => {
  const record = parse(text);
  if (isRefusal(record)) throw new Error(`${record.line}: ${record.code}`);
  return record;
};

/** A game of people. */
export const writtenByHand = (...[rules, game]: Parameters<typeof writeDown>): string =>
  writeDown(rules, game, tableNames);

/** Cards by the tags, no corrections, and ended by the rules: what a screen is given to play. */
const knobs: Knobs = { ...usualKnobs, undo: 0, dealt: 0, annul: 0, foul: 0.04 };

/** A bot's game that came to a result. */
export const simulatedGame = (id: RulebookId, seed: number): GameRecord => {
  const rules = rulebook(id);
  for (let i = 0; ; i++) {
    const game = playGame(rules, seedOf(seed, i), knobs);
    if (seenResult(game.state)) return readGame(writtenByHand(rules, game));
  }
};

/** The shortest of ten: what a whole game proves on a screen, it proves in few lines too. */
export const shortGame = (id: RulebookId, seed: number): GameRecord => {
  const games = Array.from({ length: 10 }, (_, i) => simulatedGame(id, seedOf(seed, i)));
  return games.reduce((short, game) => (game.lines.length < short.lines.length ? game : short));
};

/** The spelled-out lines as a record of their own, its cards dealt by lines as at a table. */
export const writtenOut = (record: GameRecord, lines: readonly Spelled[]): string => {
  const dealt = record.seats.flatMap(({ seat, role }): Command[] =>
    role ? [{ type: 'deal', seat, role }] : [],
  );
  const commands = [...dealt, ...lines.map(({ command }) => command)];
  return print({
    ...record,
    tags: record.tags.map((item) =>
      item.tag.kind === 'seat' ? { ...item, tag: { ...item.tag, role: null } } : item,
    ),
    seats: record.seats.map((tag) => ({ ...tag, role: null })),
    lines: commands.map((command, i) => ({ line: i + 1, command, before: [], comment: null })),
  });
};
