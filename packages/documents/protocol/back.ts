// The reverse of a protocol: all votes, the grounds of additional points and fines, what points are made of, protests and decisions, notes, lines to write on.
import type { Lang } from '@omerta/base/lang.ts';
import { items as en } from '@omerta/scoring/texts/en/items.ts';
import { items as ru } from '@omerta/scoring/texts/ru/items.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { faint, heading, innerWidth, listed, tableOf } from '../page/page.ts';
import { courseRows, factRows } from './course-rows.ts';
import { dateIn } from './date.ts';
import type { PaperProtest, ProtocolPaper } from './paper.ts';
import { type Protocol, type ProtocolRow, showExtra, showPoints } from './protocol.ts';
import { votesTable } from './votes-table.ts';
import { type ProtocolWords, protocolWords } from './words.ts';

const itemNames = { en, ru };

/** With more to explain the page has no room left for writing, and the reasons are written smaller, by seats alone. */
const mostWithNotes = 6;
const dense = { fontSize: 6, widths: [12, 60, '*'] };
const usual = { fontSize: 9, widths: [16, 96, 80, '*'] };

type Explained = Protocol['explained'][number];

const shownValue = ({ what, value }: Explained, lang: Lang): string =>
  what === 'extra' || what === 'fine' ? showExtra(value, lang) : value;

const groundRow =
  (rows: readonly ProtocolRow[], words: ProtocolWords, lang: Lang) =>
  (each: Explained): TableCell[] => [
    { text: String(each.seat), bold: true },
    rows[each.seat - 1]?.name ?? '',
    `${words.what[each.what]} ${shownValue(each, lang)}`.trim(),
    each.note || words.unexplained,
  ];

const grounds = ({ rows, explained }: Protocol, words: ProtocolWords, lang: Lang): Content[] => {
  const own = explained.filter(({ what }) => what !== 'decision');
  if (own.length === 0) return [];
  const isDense = own.length > mostWithNotes;
  const { fontSize, widths } = isDense ? dense : usual;
  const body = own
    .map(groundRow(rows, words, lang))
    .map(([seat = '', name = '', ...why]) => (isDense ? [seat, ...why] : [seat, name, ...why]));
  return [heading(words.grounds), { ...tableOf(widths, body, listed), fontSize }];
};

/** A win or a loss alone needs no telling. */
const isTelling = ({ items }: ProtocolRow): boolean =>
  items.some(({ kind }) => kind !== 'win' && kind !== 'loss' && kind !== 'draw');

const itemRows = ({ rows }: Protocol, words: ProtocolWords, lang: Lang): Content[] => {
  const telling = rows.filter(isTelling);
  if (telling.length === 0) return [];
  const body = telling.map((row): TableCell[] => [
    { text: String(row.seat), bold: true },
    row.name,
    row.items
      .map(({ kind, points, clause }) => `${itemNames[lang][kind]} ${showPoints(points, lang)} (${clause})`)
      .join('; '),
  ]);
  return [heading(words.items), tableOf([16, 110, '*'], body, listed)];
};

const decided = ({ decision }: PaperProtest, words: ProtocolWords, lang: Lang): string =>
  decision ? [decision.outcome[lang], decision.reason].filter(Boolean).join('. ') : words.undecided;

const protestRows = (
  { played, protests }: ProtocolPaper,
  words: ProtocolWords,
  lang: Lang,
): TableCell[][] => [
  ...(played?.protests ?? []).flatMap(({ name, note, decisions }): TableCell[][] => [
    [name, words.what.protest, note],
    ...decisions.map((each): TableCell[] => [name, words.what.decision, each.note]),
  ]),
  ...protests.flatMap((each): TableCell[][] => [
    [each.player, words.what.protest, each.text],
    [each.player, words.what.decision, decided(each, words, lang)],
  ]),
];

const lineGap = 22;

/** To write on by hand. */
const ruledLines = (count: number): Content => ({
  canvas: Array.from({ length: count }, (_, i) => ({
    type: 'line' as const,
    x1: 0,
    y1: (i + 1) * lineGap,
    x2: innerWidth,
    y2: (i + 1) * lineGap,
    lineWidth: 0.4,
    lineColor: faint,
  })),
});

const blankLines = 14;
const fewLines = 5;

/** What takes the room of a line each. */
const rowsOf = ({ explained, course }: Protocol): number =>
  explained.length + Math.floor(course.sanctions.length / 4);

/** No room is left for writing, and what is told is printed smaller. */
const isFull = (played: Protocol): boolean => rowsOf(played) > mostWithNotes;

/** Rulings in play first: who protests does so after the game. */
const protestsAndRulings = (played: Protocol, paper: ProtocolPaper, lang: Lang): Content[] => {
  const words = protocolWords(lang);
  const layout = { lang, isDense: isFull(played) };
  const rulings = factRows(words.protests, played.course.rulings, words, layout);
  const protests = protestRows(paper, words, lang);
  if (protests.length === 0) return rulings;
  const name = rulings.length === 0 ? [heading(words.protests)] : [];
  return [...rulings, ...name, tableOf([110, 100, '*'], protests, listed)];
};

const notesAndLines = (played: Protocol, words: ProtocolWords, lang: Lang): Content[] => {
  const isDense = isFull(played);
  const notes = factRows(words.notes, played.course.notes, words, { lang, isDense });
  if (isDense) return notes;
  return notes.length === 0
    ? [heading(words.notes), ruledLines(fewLines)]
    : [...notes, ruledLines(fewLines - 1)];
};

/** Which game it is: the two sides may be copied apart. */
const which = ({ head }: ProtocolPaper, words: ProtocolWords, lang: Lang): string =>
  [
    head.event,
    head.stage,
    head.game && `${words.head.game} ${head.game}`,
    head.table && `${words.head.table} ${head.table}`,
    dateIn(head.date, lang),
  ]
    .filter(Boolean)
    .join(' · ');

/** A sheet that was signed and corrected says so, and whether anybody has signed what it says now. */
const reopenedLine = ({ reopened, signature }: ProtocolPaper, words: ProtocolWords): Content[] => {
  if (reopened.length === 0) return [];
  const text = `${words.reopened}: ${reopened.join('; ')}.`;
  return [{ text: signature ? text : `${text} ${words.notSignedAgain}.`, bold: true, margin: [0, 4, 0, 0] }];
};

export const protocolBack = (paper: ProtocolPaper, lang: Lang): Content[] => {
  const words = protocolWords(lang);
  const { played } = paper;
  const title: Content = { text: words.back, fontSize: 15, bold: true };
  const game: Content = { text: which(paper, words, lang) || ' ', fontSize: 9 };
  if (!played)
    return [
      title,
      game,
      heading(words.grounds),
      ruledLines(blankLines),
      heading(words.protests),
      ruledLines(blankLines),
    ];
  return [
    title,
    game,
    ...reopenedLine(paper, words),
    ...votesTable(played, lang),
    ...grounds(played, words, lang),
    ...itemRows(played, words, lang),
    ...courseRows(played, words),
    ...protestsAndRulings(played, paper, lang),
    ...notesAndLines(played, words, lang),
  ];
};
