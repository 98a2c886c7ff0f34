// omerta rules: where two rulebooks differ, what can be switched, which version is in force.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { compareRulebooks } from '@omerta/rules/rulebooks/compare.ts';
import { hashOf, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { switches } from '@omerta/rules/rulebooks/switches.ts';
import type { Call } from '../command.ts';
import { nothingElse, readOptions, rulebookId, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { paintIn, wantsColour } from '../paint.ts';
import { diffText, switchesText } from '../rules-text.ts';

const rulesDiff = async ({ args, lang, texts }: Call): Promise<number> => {
  const { values, files } = readOptions(args, { json: 'flag' }, texts);
  const [one, other, ...rest] = files;
  if (one === undefined || other === undefined) throw new UsageError(texts.usage.twoRulebooks);
  nothingElse(rest, texts);
  const a = rulebook(rulebookId(one, texts));
  const b = rulebook(rulebookId(other, texts));
  if (values.json)
    await write('out', `${JSON.stringify({ format: 'omerta.rules-diff/1', ...compareRulebooks(a, b) })}\n`);
  else await write('out', diffText(a, b, { lang, texts, paint: paintIn(wantsColour()) }));
  return 0;
};

const rulesSwitches = async ({ args, lang, texts }: Call): Promise<number> => {
  const { values, files } = readOptions(args, { json: 'flag' }, texts);
  nothingElse(files, texts);
  const list = switches.map(({ name, what, values: taken, rulebooks }) => ({
    name,
    what,
    values: taken,
    rulebooks,
  }));
  await write(
    'out',
    values.json
      ? `${JSON.stringify({ format: 'omerta.switches/1', switches: list })}\n`
      : switchesText(lang, texts, paintIn(wantsColour())),
  );
  return 0;
};

const rulesHash = async ({ args, texts }: Call): Promise<number> => {
  const { files } = readOptions(args, {}, texts);
  const ids = files.length === 0 ? rulebookIds : files.map((file) => rulebookId(file, texts));
  const books = ids.map(rulebook);
  const width = Math.max(...books.map((each) => each.id.length));
  const versionWidth = Math.max(...books.map((each) => each.version.length));
  const lines = books.map(
    (each) => `${each.id.padEnd(width)}  ${each.version.padEnd(versionWidth)}  ${hashOf(each)}\n`,
  );
  await write('out', lines.join(''));
  return 0;
};

const parts: Readonly<Record<string, (call: Call) => Promise<number>>> = {
  diff: rulesDiff,
  switches: rulesSwitches,
  hash: rulesHash,
};

export const rulesCommand = async (call: Call): Promise<number> => {
  const [word, ...rest] = call.args;
  const part = word !== undefined && Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (!part) {
    const calls = ['omerta rules diff A B', 'omerta rules switches', 'omerta rules hash ID'];
    throw new UsageError(call.texts.usage.unknownRulesWord(word, calls));
  }
  return part({ ...call, args: rest });
};
