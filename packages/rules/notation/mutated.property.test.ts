// Records with a few things wrong in them: each is read or refused with its place and a sentence, and what is
// read replays and prints to itself.
import { langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { mutatedText } from '@omerta/testkit/mutate.ts';
import { faultsOf } from '@omerta/testkit/properties/fuzz.ts';
import { expect, it } from 'vitest';
import { problemText } from '../messages/problem-text.ts';
import { refusalText } from '../messages/refusal-text.ts';
import { rulebook } from '../rulebooks/choose.ts';
import { rulebookIds } from '../rulebooks/rulebook.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';
import { replay } from './replay.ts';

const attack = (text: string): void => {
  const record = parse(text);
  if (isRefusal(record)) {
    if (record.line < 1 || record.column < 1) throw new Error('no place');
    for (const lang of langs) if (problemText(record, lang) === '') throw new Error('no sentence');
    return;
  }
  const { refused } = replay(record);
  if (refused) for (const lang of langs) refusalText(refused.refusal, lang);
  const printed = print(record);
  const again = parse(printed);
  if (isRefusal(again)) throw new Error(`what was printed cannot be read: ${JSON.stringify(again)}`);
  if (print(again) !== printed) throw new Error('printed again it is another text');
};

it('mutated records are read or refused', { timeout: 3_600_000 }, async () => {
  const valid = rulebookIds.flatMap((id) =>
    [1, 2].map((seed) => writeDown(rulebook(id), playGame(rulebook(id), seed))),
  );
  expect(await faultsOf({ valid, mutate: mutatedText, attack })).toEqual([]);
});
