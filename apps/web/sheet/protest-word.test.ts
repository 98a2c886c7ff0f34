// A protest said during play waits on the sheet until it is filed, whoever's language it was noted in.
import { isRefusal } from '@omerta/base/refusal.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { expect, it } from 'vitest';
import { protestsSaid, protestWord } from './protest-word.ts';

it.each(rulebookIds)('%s: who said so, and when; not who has filed it, nor any other note', (id) => {
  const book = rulebook(id);
  const { state: begun } = play(id, `${toDay1}\nspeech 1`);
  const after = (...commands: Parameters<typeof perform>[2][]) =>
    commands.reduce((state, command) => {
      const done = perform(book, state, command);
      if (isRefusal(done)) throw new Error(done.code);
      return done.state;
    }, begun);
  const said = after(protestWord(8, 'ru'), protestWord(10, 'en'), {
    type: 'note',
    note: 'Протест игрока 88',
  });
  expect(protestsSaid(said)).toMatchObject([
    { seat: 8, moment: { kind: 'day', number: 1 } },
    { seat: 10, moment: { kind: 'day', number: 1 } },
  ]);
  const filed = after(
    protestWord(8, 'ru'),
    protestWord(10, 'en'),
    { type: 'forfeit', seat: 2 },
    { type: 'protest', seat: 10, note: 'Рука не посчитана' },
  );
  expect(protestsSaid(filed).map(({ seat }) => seat)).toEqual([8]);
});
