// The help of the whole program or of one command.
import { type CommandName, commandNames } from './command-names.ts';
import { wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const width = 78;
const paragraphs = (texts: readonly string[]): string[] => texts.flatMap((text) => wrap(text, width));
const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const generalHelp = ({ help }: CliTexts): string[] => [
  help.title,
  ...section(help.usage, ['  omerta COMMAND [...]']),
  ...section(help.commands, table(commandNames.map((name) => [name, help.of[name].short]))),
  ...section(help.options, table(help.everywhere)),
  '',
  ...paragraphs(help.about),
];

const nameOf = (option: string): string => option.replace(/ .*/, '');

/** What a command says of an option itself is said once. */
const optionsOf = (name: CommandName, { help }: CliTexts): readonly (readonly [string, string])[] => {
  const own = help.of[name].options;
  const told = new Set(own.map(([option]) => nameOf(option)));
  return [...own, ...help.everywhere.slice(0, 2).filter(([option]) => !told.has(nameOf(option)))];
};

const commandHelp = (name: CommandName, texts: CliTexts): string[] => {
  const { help } = texts;
  const own = help.of[name];
  return [
    `omerta ${name}: ${own.short}.`,
    ...section(help.usage, indented(own.usage)),
    '',
    ...paragraphs(own.about),
    ...section(help.options, table(optionsOf(name, texts))),
    ...section(help.examples, indented(own.examples)),
  ];
};

export const helpText = (name: CommandName | null, texts: CliTexts): string =>
  `${(name === null ? generalHelp(texts) : commandHelp(name, texts)).join('\n')}\n`;
