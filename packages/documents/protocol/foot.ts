// The foot of a protocol: the best move, the winner, the protest, the referee's signature and where the log stood.
import type { Lang } from '@omerta/base/lang.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { grid, tableOf } from '../page/page.ts';
import type { ProtocolPaper } from './paper.ts';
import type { Protocol } from './protocol.ts';
import { type ProtocolWords, protocolWords } from './words.ts';

const nobody = '—';

export const bestMoveText = ({ bestMove }: Protocol, words: ProtocolWords): string => {
  if (!bestMove) return nobody;
  const { by, seats, denied } = bestMove;
  const named = `${by}: ${seats.join(', ') || nobody}`;
  return denied ? `${named} (${words.denied[denied.why]}, ${denied.clause})` : named;
};

export const winnerText = ({ winner, by }: Protocol, words: ProtocolWords): string => {
  if (winner === 'draw') return `${nobody} (${words.draw})`;
  return by === 'forfeit' ? `${words.teams[winner]} (${words.byForfeit})` : words.teams[winner];
};

/** `more`: said of it in small. */
const named = (name: string, value: string, height: number, more: string | null = null): TableCell => ({
  stack: [
    { text: name, fontSize: 7 },
    {
      text: [value || ' ', ...(more === null ? [] : [{ text: ` ${more}`, bold: false, fontSize: 8 }])],
      bold: true,
      fontSize: 11,
      margin: [0, 0, 0, Math.max(0, height - 22)],
    },
  ],
});

/** Pen strokes are an SVG path: anything else in its place draws nothing. */
const isPath = (ink: string): boolean => /^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/.test(ink);

const inked = (ink: string | null): Content =>
  ink !== null && isPath(ink)
    ? {
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="${ink}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
        width: 84,
        margin: [0, -2, 0, 0],
      }
    : { text: ' ', fontSize: 11 };

/** Where a referee signs by his surname although the head has his nickname, these are two fields. */
const signing = (
  { rulebook, head, signature, isUnsigned }: ProtocolPaper,
  words: ProtocolWords,
): TableCell => {
  const known = protocolForms[rulebook].refereeBy === 'surname' ? head.referee : '';
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: `${words.referee} (${words.surname})`, fontSize: 7 },
          { text: signature?.name || known || ' ', bold: true, fontSize: 11 },
        ],
      },
      {
        width: 96,
        stack: [
          { text: words.signature, fontSize: 7 },
          isUnsigned ? { text: words.unsigned, fontSize: 9 } : inked(signature?.ink ?? null),
        ],
      },
    ],
  };
};

/** Each once, with his seat where he has one. */
const protestNames = ({ names, played, protests }: ProtocolPaper): string => {
  const all = [...(played?.protests.map(({ name }) => name) ?? []), ...protests.map(({ player }) => player)];
  return [...new Set(all)]
    .map((name) => (names.includes(name) ? `${name} (${names.indexOf(name) + 1})` : name))
    .join(', ');
};

const logLine = ({ log }: ProtocolPaper, words: ProtocolWords): Content[] =>
  log === null
    ? []
    : [
        {
          text: `${words.log} ${log.stream}, ${words.event} ${log.version}: ${log.hash}`,
          fontSize: 6.5,
          margin: [0, 3, 0, 0],
        },
      ];

const height = 34;
const boxSide = 17;

/** The first victim, and the three whom he named: to be written by hand. */
const bestMoveBoxes = (words: ProtocolWords): TableCell => ({
  stack: [
    { text: words.bestMove, fontSize: 7 },
    {
      canvas: [0, 1, 2, 3].map((i) => ({
        type: 'rect' as const,
        x: 2 + i * (boxSide + 5) + (i === 0 ? 0 : 10),
        y: 2,
        w: boxSide,
        h: boxSide,
        lineWidth: i === 0 ? 1.2 : 0.6,
      })),
    },
  ],
});

export const foot = (paper: ProtocolPaper, lang: Lang): Content => {
  const words = protocolWords(lang);
  const { played, ruled } = paper;
  return {
    stack: [
      tableOf(
        ['50%', '50%'],
        [
          [
            played ? named(words.bestMove, bestMoveText(played, words), height) : bestMoveBoxes(words),
            named(words.winner, played ? winnerText(played, words) : '', height, ruled && words.ruled[ruled]),
          ],
          [named(words.protest, protestNames(paper), height), signing(paper, words)],
        ],
        grid,
      ),
      ...logLine(paper, words),
    ],
    unbreakable: true,
  };
};
