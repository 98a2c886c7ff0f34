// The days of a protocol, a row each: who was nominated, the votes, who left by them, and whom the night after took.
import type { Lang } from '@omerta/base/lang.ts';
import { votesText } from '@omerta/rules/view/vote-words.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { grid, shade, tableOf } from '../page/page.ts';
import type { ProtocolPaper } from './paper.ts';
import type { Protocol, ProtocolBallot } from './protocol.ts';
import { type ProtocolWords, protocolWords } from './words.ts';

/** Every player may be nominated once. */
const places = 10;
const blankDays = 6;
const nobody = '—';

const title = (text: string, colSpan = 1): TableCell => ({
  text,
  fontSize: 7.5,
  bold: true,
  fillColor: shade,
  alignment: 'center',
  colSpan,
});

const daysOf = ({ nominations, ballots, nights }: Protocol): number[] => {
  const last = Math.max(
    1,
    ...nominations.map(({ day }) => day),
    ...ballots.map(({ day }) => day),
    ...nights.map(({ night }) => night - 1),
  );
  return Array.from({ length: last }, (_, i) => i + 1);
};

/** How many lines of text the days take. */
export const linesOf = (played: Protocol): number => daysOf(played).length + played.ballots.length;

const votesFor = ({ votes }: ProtocolBallot, seat: number): string => {
  const put = votes.find((each) => each.seat === seat);
  return put ? votesText(put.count) : '';
};

const liftText = ({ lift }: ProtocolBallot, words: ProtocolWords): string[] => {
  if (!lift) return [];
  return [`${words.lift}: ${lift.count ?? (lift.passed ? words.liftPassed : words.liftFailed)}`];
};

/** Without a number where the vote was not held, as on day 1 with one candidate. */
const dayRow = (protocol: Protocol, day: number, words: ProtocolWords): TableCell[] => {
  const nominated = protocol.nominations.filter((each) => each.day === day);
  const ballots = protocol.ballots.filter((each) => each.day === day);
  const night = protocol.nights.find((each) => each.night === day + 1);
  const leaving = ballots.flatMap((each) => each.leaving);
  const lines = [words.nominated, ...ballots.map((_, i) => (i === 0 ? words.votes : words.again))];
  const candidates = [
    ...new Set([
      ...nominated.map(({ nominee }) => nominee),
      ...(ballots[0]?.votes ?? []).map(({ seat }) => seat),
    ]),
  ];
  const cells = Array.from({ length: places }, (_, i): TableCell => {
    const seat = candidates[i];
    if (seat === undefined) return '';
    const by = nominated.find(({ nominee }) => nominee === seat)?.by;
    return {
      alignment: 'center',
      text: [
        { text: String(seat), bold: true },
        { text: by === undefined ? '' : ` (${by})`, fontSize: 7 },
        ...ballots.map((ballot) => `\n${votesFor(ballot, seat) || ' '}`),
      ],
    };
  });
  return [
    { text: [`${words.at.day} `, { text: String(day), bold: true, fontSize: 11 }] },
    { text: lines.join('\n'), fontSize: 7.5, lineHeight: 1.2 },
    ...cells,
    {
      alignment: 'center',
      text: [
        { text: leaving.join(', ') || nobody, bold: true },
        ...ballots.flatMap((ballot) =>
          liftText(ballot, words).map((text) => ({ text: `\n${text}`, fontSize: 7.5 })),
        ),
      ],
    },
    night
      ? {
          alignment: 'center',
          text: [
            { text: `${words.at.night} ${night.night}\n`, fontSize: 7 },
            { text: night.killed === null ? nobody : String(night.killed), bold: true },
          ],
        }
      : '',
  ];
};

const empty = (): TableCell => ({ text: ' ', fontSize: 9.5 });

/** Three lines to write on: the candidates, their votes, and once more. */
const blankRows = (day: number, words: ProtocolWords): TableCell[][] =>
  [words.nominated, words.votes, words.again].map((label, i) => [
    i === 0
      ? { rowSpan: 3, text: [`${words.at.day} `, { text: String(day), bold: true, fontSize: 11 }] }
      : '',
    { text: label, fontSize: 7.5 },
    ...Array.from({ length: places }, empty),
    i === 0 ? { rowSpan: 3, text: '' } : '',
    i === 0 ? { rowSpan: 3, text: `${words.at.night} ${day + 1}`, fontSize: 7, alignment: 'center' } : '',
  ]);

export const ballotTable = ({ played }: ProtocolPaper, lang: Lang): Content => {
  const words = protocolWords(lang);
  const titles = [
    title(words.ballots, 2 + places),
    ...Array.from({ length: 1 + places }, () => ''),
    title(words.result),
    title(words.nights),
  ];
  const rows = played
    ? daysOf(played).map((day) => dayRow(played, day, words))
    : Array.from({ length: blankDays }, (_, i) => blankRows(i + 1, words)).flat();
  const widths = [34, 46, ...Array.from({ length: places }, () => '*'), 54, 46];
  return { ...tableOf(widths, [titles, ...rows], grid), margin: [0, 0, 0, 5] };
};
