// What the board in a second window is told: the hall's view, and of two games that differ in cards alone the same at the same moments.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { twinsOf } from '@omerta/testkit/twin.ts';
import { expect, it } from 'vitest';
import { tableIn } from '../doors/board/use-table-here.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { answerBoards } from './answer-boards.ts';

type Game = Pick<ReturnType<typeof twinsOf>['one'], 'deal' | 'lines'>;

/** What was sent after each line. */
const toldOf = async (id: (typeof rulebookIds)[number], { deal, lines }: Game) => {
  const session = await (await room()).start(openingWith(rulebook(id), deal), []);
  const sent: unknown[] = [];
  const channel = { onmessage: null, postMessage: (said: unknown) => void sent.push(said) };
  answerBoards(session, channel as unknown as BroadcastChannel);
  return lines.map((line) => {
    const before = sent.length;
    session.perform(line, session.live().course.version);
    return sent.slice(before);
  });
};

it.each(rulebookIds)('%s: no card is told, nor when somebody was called by night', async (id) => {
  for (let i = 0; i < 10; i++) {
    const seed = seedOf(20_261_117, i);
    const game = playGame(rulebook(id), seed, { ...usualKnobs, dealt: 0, annul: 0 });
    const { one, other } = twinsOf(rulebook(id), game, randomFrom(seed));
    const told = await toldOf(id, one);
    expect(told).toEqual(await toldOf(id, other));
    const boards = told.flat().map((said) => JSON.stringify(said));
    expect(boards.filter((board, place) => board === boards[place - 1])).toEqual([]);
    for (const said of told.flat()) {
      expect(tableIn(said)).not.toBeNull();
      const { board } = said as { readonly board: string };
      expect(Object.keys(JSON.parse(board)).toSorted()).toEqual([
        'audience',
        'clock',
        'now',
        'paused',
        'phase',
        'players',
        'result',
        'seats',
      ]);
    }
  }
});
