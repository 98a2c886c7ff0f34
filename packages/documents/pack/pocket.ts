// The pocket table of a rulebook: which act has which sanction by which clause, and how long everything lasts.
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { ruleNames } from '@omerta/rules/rulebooks/rule-names.ts';
import { ruleValue } from '@omerta/rules/rulebooks/rule-values.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { RuleName } from '@omerta/rules/rulebooks/rules.ts';
import { type Sanction, sanctions, type Violation } from '@omerta/rules/rulebooks/violation.ts';
import { ruleWords as en } from '@omerta/rules/texts/en/rule-words.ts';
import { ruleWords as ru } from '@omerta/rules/texts/ru/rule-words.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { listed, tableOf } from '../page/page.ts';
import { heading, type PartPages, wordsOf } from './part.ts';

const ruleWords = { en, ru };
const size = 7.5;

const tight = { ...listed, paddingTop: () => 0.8, paddingBottom: () => 0.8, paddingRight: () => 3 };

const notesOf = ({ warnFirst, sanctions: all, worse = [] }: Violation, lang: Lang, or: string): string => {
  const words = ruleWords[lang];
  return [
    warnFirst ? words.warnFirst : '',
    ...all.slice(1).map((each) => `${or} ${words.sanctions[each]}`),
    ...worse.map(
      ({ when, sanction, clause }) => `${words.worse[when]}: ${words.sanctions[sanction]} (${clause})`,
    ),
  ]
    .filter(Boolean)
    .join('; ');
};

const sanctionTable = (rulebook: Rulebook, sanction: Sanction, lang: Lang, or: string): Content[] => {
  const own = rulebook.violations.filter(({ sanctions: [first] }) => first === sanction);
  if (own.length === 0) return [];
  const rows = own.map((violation): TableCell[] => {
    const notes = notesOf(violation, lang, or);
    return [
      { text: violation.clause, fontSize: size },
      { text: `${acts[violation.act][lang]}${notes ? ` (${notes})` : ''}`, fontSize: size },
    ];
  });
  return [
    { text: ruleWords[lang].sanctions[sanction], bold: true, fontSize: 10, margin: [0, 5, 0, 2] },
    tableOf([34, '*'], rows, tight),
  ];
};

const isTiming = (name: string): name is RuleName => name.endsWith('Seconds');

const timings = ({ rules }: Rulebook, lang: Lang): Content => {
  const rows = Object.entries(rules)
    .filter(([name, { value }]) => isTiming(name) && value !== null)
    .map(([name, { value, clause }]): TableCell[] => [
      { text: clause, fontSize: size },
      { text: isTiming(name) ? ruleNames[name][lang] : name, fontSize: size },
      {
        text: isTiming(name) ? ruleValue(name, value, lang) : '',
        fontSize: size,
        bold: true,
        alignment: 'right',
      },
    ]);
  return tableOf([34, '*', 40], rows, tight);
};

export const pocketPages: PartPages = (sources) => {
  const { paper, lang } = sources;
  const book = chooseBook(paper.rules);
  if (isRefusal(book)) return [];
  const { rulebook } = book.scoring;
  const words = wordsOf(sources);
  const parts = sanctions.map((each) => sanctionTable(rulebook, each, lang, words.orMore));
  const [left, right] = [parts.slice(0, 4), parts.slice(4)];
  return [
    {
      stack: [
        heading(words.pocket, editionNames[paper.rulebook][lang]),
        {
          columns: [
            { width: '*', stack: left.flat() },
            {
              width: '*',
              stack: [
                ...right.flat(),
                { text: words.timings, bold: true, fontSize: 10, margin: [0, 5, 0, 2] },
                timings(rulebook, lang),
              ],
            },
          ],
          columnGap: 14,
        },
      ],
    },
  ];
};
