// Which ruling decides which protest, read from the lines of the sheet.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { expect, it } from 'vitest';
import type { RulebookId } from '../../rulebooks/rulebook.ts';
import { openProtests, protestsOf } from './protests.ts';

/** After a game that ends with its third line: the lines of the sheet are counted from 4. */
const sheet = (id: RulebookId, ...lines: readonly string[]) => {
  const { state, refusal } = play(id, [toDay1, 'forfeit 3', ...lines].join('\n'));
  expect(refusal).toBeNull();
  return {
    decided: protestsOf(state).map(({ command, decisions }) => [command.seat, ...decisions]),
    open: openProtests(state).map(({ seat }) => seat),
  };
};

it('[fsm-2024 8.8.2] a protest is open until it is considered, and one ruling decides one of two: the earlier', () => {
  const protests = ['protest 4 "the count"', 'protest 7'];
  expect(sheet('fsm-2024', ...protests)).toEqual({ decided: [[4], [7]], open: [4, 7] });
  expect(sheet('fsm-2024', ...protests, 'ruling "rejected"')).toEqual({ decided: [[4, 6], [7]], open: [7] });
  expect(sheet('fsm-2024', ...protests, 'ruling "rejected"', 'ruling "accepted"')).toEqual({
    decided: [
      [4, 6],
      [7, 7],
    ],
    open: [],
  });
});

it('[fsm-2024 8.8.2] a ruling that names its protest decides that one, whatever else is open', () => {
  const protests = ['protest 4 "the count"', 'protest 7', 'ruling protest 2 "accepted"'];
  expect(sheet('fsm-2024', ...protests)).toEqual({ decided: [[4], [7, 6]], open: [4] });
  expect(sheet('fsm-2024', ...protests, 'ruling protest 1 "rejected"')).toEqual({
    decided: [
      [4, 7],
      [7, 6],
    ],
    open: [],
  });
  const { refusal } = play(
    'fsm-2024',
    [toDay1, 'forfeit 3', 'protest 4', 'ruling protest 2 "accepted"'].join('\n'),
  );
  expect(refusal).toMatchObject({ code: 'ruling/no-such-protest', clause: '8.8' });
});

it('[fiim-2018 9.10] what is ruled after the last decision is explained with it', () => {
  expect(sheet('fiim-2018', 'protest 4', 'ruling "rejected"', 'ruling "as the video shows"')).toEqual({
    decided: [[4, 5, 6]],
    open: [],
  });
});

it('[neft-mmt 22.2] a ruling that was written before the protest decides nothing of it', () => {
  expect(sheet('neft-mmt', 'ruling "lights went out"', 'protest 4')).toEqual({ decided: [[4]], open: [4] });
});
