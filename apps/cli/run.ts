// Finds the language and the command, and turns every failure into one sentence and an exit status.
import { isLang, type Lang, langs } from '@omerta/base/lang.ts';
import { type CommandName, commandNames, isCommandName } from './command-names.ts';
import { loadCommand } from './load-command.ts';
import { UsageError } from './options.ts';
import { watchOutput, write } from './output.ts';
import { loadTexts } from './texts/load.ts';

/** Exit statuses beside the contract's 0, 1 and 2. */
const brokenStatus = 3;

/** The language is needed before the options are read: their mistakes are told in it. */
const chosenLang = (args: readonly string[]): string => {
  const end = args.indexOf('--');
  const before = end < 0 ? args : args.slice(0, end);
  const at = before.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return 'en';
  return before[at] === '--lang' ? (before[at + 1] ?? '') : (before[at]?.slice('--lang='.length) ?? '');
};

/** Options of every command may also stand before its name. */
const withoutLeadingLang = (args: readonly string[]): readonly string[] => {
  if (args[0] === '--lang') return withoutLeadingLang(args.slice(2));
  return args[0]?.startsWith('--lang=') ? withoutLeadingLang(args.slice(1)) : args;
};

const version = async (): Promise<number> => {
  const { default: about } = await import('./package.json', { with: { type: 'json' } });
  await write('out', `${about.version}\n`);
  return 0;
};

const help = async (name: CommandName | null, lang: Lang): Promise<number> => {
  const { helpText } = await import('./help.ts');
  await write('out', helpText(name, await loadTexts(lang)));
  return 0;
};

const dispatch = async (args: readonly string[], lang: Lang): Promise<number> => {
  const texts = await loadTexts(lang);
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h') return help(null, lang);
  if (first === '--version') return version();
  if (first === 'help') {
    const [name] = withoutLeadingLang(rest);
    if (name !== undefined && !isCommandName(name))
      throw new UsageError(texts.usage.unknownCommand(name, commandNames));
    return help(name ?? null, lang);
  }
  if (first.startsWith('-')) throw new UsageError(texts.usage.unknownOption(first));
  if (!isCommandName(first)) throw new UsageError(texts.usage.unknownCommand(first, commandNames));
  const end = rest.indexOf('--');
  const options = end < 0 ? rest : rest.slice(0, end);
  if (options.includes('--help') || options.includes('-h')) return help(first, lang);
  const command = await loadCommand(first);
  return command({ args: rest, lang, texts });
};

export const run = async (args: readonly string[]): Promise<number> => {
  watchOutput();
  const lang = chosenLang(args);
  try {
    if (!isLang(lang)) {
      const { usage } = await loadTexts('en');
      throw new UsageError(lang === '' ? usage.valueMissing('--lang') : usage.badLang(lang, langs));
    }
    return await dispatch(withoutLeadingLang(args), lang);
  } catch (error) {
    if (error instanceof UsageError) {
      await write('err', `omerta: ${error.message}\n`);
      return 2;
    }
    const { usage } = await loadTexts(isLang(lang) ? lang : 'en');
    await write('err', `omerta: ${usage.broken(error instanceof Error ? error.message : String(error))}\n`);
    return brokenStatus;
  }
};
