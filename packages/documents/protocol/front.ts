// The front of a protocol: head, ten players, the votes and nights, the best move, the winner, protest and signature.
import type { Lang } from '@omerta/base/lang.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import type { Column, Content } from 'pdfmake/interfaces.js';
import { codeOf } from '../page/code.ts';
import { onOneLine } from '../page/fit.ts';
import { tableOf } from '../page/page.ts';
import { ballotTable } from './ballot-table.ts';
import { dateIn } from './date.ts';
import { foot } from './foot.ts';
import type { ProtocolPaper } from './paper.ts';
import { playerTable } from './player-table.ts';
import { protocolWords } from './words.ts';

const codeSide = 92;
const [wide, narrow] = [240, 108];

const field = (name: string, value: string, width: number): Content => ({
  stack: [
    { text: name, fontSize: 6.5 },
    // A space keeps the line to write on as high as a written one.
    { ...onOneLine(value || ' ', width, 10.5), bold: true, margin: [0, 0, 0, 0.5] },
  ],
});

const ruledUnder = {
  hLineWidth: (i: number): number => (i === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 6,
  paddingTop: () => 3,
  paddingBottom: () => 0,
} as const;

const heading = ({ rulebook, head, isUnsigned }: ProtocolPaper, lang: Lang): Column => {
  const words = protocolWords(lang);
  const { refereeBy } = protocolForms[rulebook];
  const unsigned: Column[] = isUnsigned
    ? [{ text: words.unsigned, fontSize: 11, bold: true, margin: [8, 5, 0, 0], width: 'auto' }]
    : [];
  return {
    width: '*',
    stack: [
      {
        columns: [
          { text: words.title, fontSize: 17, bold: true, width: 'auto' },
          ...unsigned,
          { text: editionNames[rulebook][lang], fontSize: 8, margin: [8, 7, 0, 0], width: '*' },
        ],
      },
      tableOf(
        ['*', narrow],
        [
          [field(words.head.event, head.event, wide), field(words.head.stage, head.stage, narrow)],
          [
            field(words.head[refereeBy], head.referee, wide),
            field(words.head.date, dateIn(head.date, lang), narrow),
          ],
        ],
        ruledUnder,
      ),
    ],
  };
};

/** The numbers that a hall calls a game by: large, beside the code. */
const numbers = ({ head }: ProtocolPaper, lang: Lang): Column => {
  const words = protocolWords(lang).head;
  const large = (name: string, value: string): Content[] => [
    { text: name, fontSize: 6.5, alignment: 'center' },
    { text: value || ' ', fontSize: 22, bold: true, alignment: 'center' },
  ];
  return {
    width: 52,
    table: { widths: ['*'], body: [[large(words.game, head.game)], [large(words.table, head.table)]] },
    layout: { hLineWidth: () => 1, vLineWidth: () => 1, paddingTop: () => 2, paddingBottom: () => 1 },
    margin: [4, 2, 0, 0],
  };
};

const code = ({ link }: ProtocolPaper): Column[] =>
  link === null ? [] : [{ stack: [codeOf(link, codeSide)], width: codeSide, margin: [2, -4, -6, 0] }];

export const protocolFront = (paper: ProtocolPaper, lang: Lang): Content[] => [
  { columns: [heading(paper, lang), numbers(paper, lang), ...code(paper)], margin: [0, 0, 0, 4] },
  playerTable(paper, lang),
  ballotTable(paper, lang),
  foot(paper, lang),
];
