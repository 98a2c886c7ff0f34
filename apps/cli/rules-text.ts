// Comparisons and switches of rulebooks as tables for a person.
import type { Lang } from '@omerta/base/lang.ts';
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import {
  type Comparison,
  compareRulebooks,
  type Punished,
  type SwitchPlace,
} from '@omerta/rules/rulebooks/compare.ts';
import { ruleNames } from '@omerta/rules/rulebooks/rule-names.ts';
import { ruleValue } from '@omerta/rules/rulebooks/rule-values.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Ruled, RuleName } from '@omerta/rules/rulebooks/rules.ts';
import { type Switch, switches } from '@omerta/rules/rulebooks/switches.ts';
import type { Paint } from './paint.ts';
import type { Speech } from './speech.ts';
import { padded, terminalColumns, widthOf, wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

const ruledText = (name: RuleName, { value, clause }: Ruled<unknown>, lang: Lang): string =>
  `${ruleValue(name, value, lang)} (${clause})`;

const placeText = (place: SwitchPlace | null, texts: CliTexts): string =>
  place ? `${place.initial} (${place.clause})` : texts.rules.absent;

/** `removal (6.7.4); in the last word, when voted out: forfeit (6.8.5)`. */
const oneText = ({ sanctions, clause, warnFirst, worse = [] }: Punished, texts: CliTexts): string => {
  const usual = sanctions.map((sanction) => texts.sanctions[sanction]).join(' / ');
  const graver = new Map<string, string[]>();
  for (const each of worse) {
    const key = `${texts.sanctions[each.sanction]} (${each.clause})`;
    graver.set(key, [...(graver.get(key) ?? []), texts.rules.worse[each.when]]);
  }
  const first = `${usual}${warnFirst ? `, ${texts.rules.warnFirst}` : ''} (${clause})`;
  return [first, ...[...graver].map(([sanction, when]) => `${when.join(', ')}: ${sanction}`)].join('; ');
};

const punishedText = (list: readonly Punished[], texts: CliTexts): string =>
  list.length === 0 ? texts.rules.absent : list.map((each) => oneText(each, texts)).join('; ');

type Row = readonly [name: string, a: string, b: string];

/** Three columns, each wrapped to its share of the width. */
const table = (rows: readonly Row[], paint: Paint): string[] => {
  const total = terminalColumns() - 6;
  const first = Math.min(Math.max(...rows.map(([name]) => widthOf(name))), Math.floor(total * 0.4));
  const other = Math.floor((total - first) / 2);
  return rows.flatMap(([name, a, b]) => {
    const cells = [wrap(name, first), wrap(a, other), wrap(b, other)];
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, i) => {
      const [left = '', middle = '', right = ''] = cells.map((cell) => cell[i] ?? '');
      return `  ${paint('bold', padded(left, first))}  ${padded(middle, other)}  ${right}`.trimEnd();
    });
  });
};

const tables = (
  comparison: Comparison,
  lang: Lang,
  texts: CliTexts,
): readonly (readonly [title: string, rows: readonly Row[]])[] => [
  [
    texts.rules.values(comparison.rules.length),
    comparison.rules.map(
      ({ name, a, b }): Row => [ruleNames[name][lang], ruledText(name, a, lang), ruledText(name, b, lang)],
    ),
  ],
  [
    texts.rules.switches(comparison.switches.length),
    comparison.switches.map(({ name, a, b }): Row => [name, placeText(a, texts), placeText(b, texts)]),
  ],
  [
    texts.rules.violations(comparison.violations.length),
    comparison.violations.map(
      ({ act, a, b }): Row => [acts[act][lang], punishedText(a, texts), punishedText(b, texts)],
    ),
  ],
];

export const diffText = (a: Rulebook, b: Rulebook, { lang, texts, paint }: Speech): string => {
  const comparison = compareRulebooks(a, b);
  const heading: Row = ['', a.id, b.id];
  const sections = tables(comparison, lang, texts).map(([title, rows]) =>
    [paint('cyan', title), ...(rows.length === 0 ? [] : table([heading, ...rows], paint))].join('\n'),
  );
  const width = Math.max(a.id.length, b.id.length);
  const names = [a, b].map((each) => `${each.id.padEnd(width)}  ${each.name[lang]}`).join('\n');
  const script = comparison.script.length === 0 ? [] : [texts.rules.scriptToo(comparison.script.length)];
  return `${[names, ...sections, ...script].join('\n\n')}\n`;
};

const switchText = (
  { name, what, values, rulebooks }: Switch,
  lang: Lang,
  texts: CliTexts,
  paint: Paint,
): string => {
  const taken = values.map((value) => (value === 'decimal' ? texts.rules.anyNumber : value)).join(' | ');
  const places = Object.entries(rulebooks).map(([id, place]) => `${id} ${place.initial} (${place.clause})`);
  const rows = [
    [texts.rules.takes, taken],
    [texts.rules.initial, places.join(', ')],
  ] as const;
  const width = Math.max(...rows.map(([title]) => widthOf(title)));
  const lines = rows.flatMap(([title, text]) =>
    wrap(text, terminalColumns() - width - 6).map(
      (line, i) => `    ${padded(i === 0 ? title : '', width)}  ${line}`,
    ),
  );
  return [
    `${paint('bold', name)}`,
    ...wrap(`${what[lang]}.`, terminalColumns() - 2).map((line) => `  ${line}`),
    ...lines,
  ].join('\n');
};

export const switchesText = (lang: Lang, texts: CliTexts, paint: Paint): string =>
  `${switches.map((each) => switchText(each, lang, texts, paint)).join('\n\n')}\n`;
