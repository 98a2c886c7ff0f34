// omerta clauses: the register of clauses, as a table or for programs.
import { type Status, statuses } from '@omerta/rules/rulebooks/clause.ts';
import { type Count, countClauses } from '@omerta/rules/register/count.ts';
import type { Call } from '../command.ts';
import { nothingElse, readOptions, rulebookId, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { type Paint, paintIn, wantsColour } from '../paint.ts';
import { registerOf, type TestedEntry } from '../register.ts';
import { cell, tableLines } from '../table.ts';
import { padded, terminalColumns, widthOf, wrap } from '../text-width.ts';
import type { CliTexts } from '../texts/texts.ts';

const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text);

const asJson = (clauses: readonly TestedEntry[]): string => {
  const lines = clauses.map((clause) => `\n${JSON.stringify(clause)}`).join(',');
  const counts = JSON.stringify(countClauses(clauses));
  return `{"format":"omerta.clauses/1","clauses":[${lines}\n],"counts":${counts}}\n`;
};

const counted = [
  'clauses',
  'reachable',
  'partly',
  'proven',
  'planned',
  'machineProven',
  'asksNothing',
] as const satisfies readonly (keyof Count)[];

/** By rulebook with the sum of all, then by kind. */
const asCounts = (clauses: readonly TestedEntry[], { clauses: texts }: CliTexts, paint: Paint): string => {
  const { all, byRulebook, byKind } = countClauses(clauses);
  const tableOf = (title: string, rows: Readonly<Record<string, Count>>): string => {
    const columns = [
      { title, align: 'left' },
      ...counted.map((key) => ({ title: texts.counts[key], align: 'right' }) as const),
    ] as const;
    const cells = Object.entries(rows).map(([name, count]) => [
      cell(name),
      ...counted.map((key) => cell(count[key], count[key] === 0 ? 'dim' : null)),
    ]);
    return tableLines({ columns, rows: cells, cuttable: 0 }, terminalColumns(), paint).join('\n');
  };
  const meaning = wrap(texts.meaning, terminalColumns()).join('\n');
  const tables = [
    tableOf(texts.byRulebook, { ...byRulebook, [texts.all]: all }),
    tableOf(texts.byKind, byKind),
  ];
  return `${[...tables, meaning].join('\n\n')}\n`;
};

const asTable = (clauses: readonly TestedEntry[], texts: CliTexts, paint: Paint): string => {
  const [lastTitle, ...titles] = texts.clauses.columns.toReversed();
  const rows = clauses.map((each) => [each.rulebook, each.clause, each.status, String(each.tests.length)]);
  const head = titles.toReversed();
  const widths = head.map((title, i) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  const before = widths.reduce((sum, width) => sum + width + 2, 0);
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => `${padded(cell, widths[i] ?? 0)}  `).join('');
  const body = clauses.map((each, i) => {
    const text = wrap(each.text, Math.max(24, terminalColumns() - before)).join(`\n${' '.repeat(before)}`);
    return `${line(rows[i] ?? [])}${text}\n`;
  });
  return `${paint('bold', `${line(head)}${lastTitle}`)}\n${body.join('')}\n${asCounts(clauses, texts, paint)}`;
};

export const clausesCommand = async ({ args, lang, texts }: Call): Promise<number> => {
  const { values, files } = readOptions(args, { rulebook: 'value', status: 'value', json: 'flag' }, texts);
  nothingElse(files, texts);
  const rulebook = values.rulebook === undefined ? undefined : rulebookId(values.rulebook, texts);
  const { status } = values;
  if (status !== undefined && !isStatus(status))
    throw new UsageError(texts.usage.unknownStatus(status, statuses));
  // Programs read one register, whoever runs them.
  const clauses = await registerOf(rulebook, status, values.json ? 'en' : lang);
  if (values.json) await write('out', asJson(clauses));
  else
    await write(
      'out',
      clauses.length === 0 ? `${texts.clauses.none}\n` : asTable(clauses, texts, paintIn(wantsColour())),
    );
  return 0;
};
