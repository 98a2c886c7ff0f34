// omerta demo: a first look for somebody who has just started the program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import type { Call } from '../command.ts';
import { explanationOf } from '../explanation.ts';
import { nothingElse, readOptions } from '../options.ts';
import { write } from '../output.ts';
import { paintIn, wantsColour } from '../paint.ts';
import { wrap } from '../text-width.ts';

const demoFile = join(import.meta.dirname, '../demo/first-game.mgn');
const secondNomination = 'nominate 2 5';

const parsed = (text: string): GameRecord => {
  const record = parse(text);
  if (isRefusal(record)) throw new Error(`the demo game cannot be read at line ${record.line}`);
  return record;
};

export const demoCommand = async ({ args, lang, texts }: Call): Promise<number> => {
  nothingElse(readOptions(args, {}, texts).files, texts);
  const paint = paintIn(wantsColour());
  const text = readFileSync(demoFile, 'utf8');
  const refusal = replay(parsed(`${text}${secondNomination}\n`)).refused?.refusal;
  const reason = refusal
    ? wrap(texts.replay.refused(refusal.code, refusal.clause, refusalText(refusal, lang)), 76)
    : [];
  const sections = [
    texts.demo.greeting,
    [explanationOf(parsed(text), lang, texts, paint).text.trimEnd()],
    [...texts.demo.refusal, `    ${secondNomination}`, ...reason.map((line) => `    ${paint('red', line)}`)],
    [
      texts.demo.more,
      ...texts.demo.tries.flatMap(([call, meaning]) => [
        `  ${paint('dim', meaning)}`,
        `    bin/omerta ${call}`,
      ]),
    ],
  ];
  await write('out', `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`);
  return 0;
};
