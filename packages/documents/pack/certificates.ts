// Certificates: for the first three places and for the first of each nomination.
import type { Lang } from '@omerta/base/lang.ts';
import type { Content } from 'pdfmake/interfaces.js';
import { onOneLine } from '../page/fit.ts';
import { innerWidth, margin } from '../page/page.ts';
import { dateIn } from '../protocol/date.ts';
import { showPoints } from '../protocol/protocol.ts';
import { type GamePaper, nickIn, nominations, type TournamentPaper } from '../tournament/paper.ts';
import { type PartPages, type PartSources, wordsOf } from './part.ts';
import type { PackWords } from './words.ts';

const lastPlace = 3;

const isOver = ({ sheet, status }: GamePaper): boolean => sheet !== null || status === 'annulled';

type Won = { readonly player: string; readonly as: string; readonly value: string };

const wonIn = ({ paper, lang }: PartSources, words: PackWords): readonly Won[] => {
  // A place is nobody's while a game is to come.
  if (paper.standings === null || !paper.games.every(isOver)) return [];
  const { rows, nominations: best } = paper.standings;
  const points = (value: string): string => `${words.points}: ${showPoints(value, lang)}`;
  const placed = rows.flatMap(({ place, player, total }) =>
    place !== null && place <= lastPlace
      ? [{ player, as: `${place} ${words.placeTaken}`, value: points(total) }]
      : [],
  );
  const nominated = nominations.flatMap((each) =>
    best[each]
      .filter(({ place }) => place === 1)
      .map(({ player }) => ({ player, as: words.nominations[each], value: '' })),
  );
  return [...placed, ...nominated];
};

const daysOf = ({ dates }: TournamentPaper, lang: Lang): string => {
  if (!dates) return '';
  const [from, to] = [dateIn(dates.from, lang), dateIn(dates.to, lang)];
  return from === to ? from : `${from} – ${to}`;
};

const signing = (post: string): Content => ({
  stack: [
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: 180, y2: 0, lineWidth: 0.8 }],
      margin: [0, 0, 0, 3],
    },
    { text: post, fontSize: 10 },
  ],
});

const frame = (): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: innerWidth, h: 770, lineWidth: 2 },
    { type: 'rect', x: 6, y: 6, w: innerWidth - 12, h: 758, lineWidth: 0.6 },
  ],
  absolutePosition: { x: margin, y: 35 },
});

export const certificatePages: PartPages = (sources) => {
  const words = wordsOf(sources);
  const nick = nickIn(sources.paper);
  return wonIn(sources, words).map(
    ({ player, as, value }): Content => ({
      stack: [
        frame(),
        { text: sources.paper.name, fontSize: 20, alignment: 'center', margin: [20, 110, 20, 0] },
        { text: words.certificate, fontSize: 54, bold: true, alignment: 'center', margin: [0, 50, 0, 40] },
        {
          ...onOneLine(nick(player), innerWidth - 60, 34),
          bold: true,
          alignment: 'center',
          margin: [20, 0, 20, 24],
        },
        { text: as, fontSize: 26, alignment: 'center' },
        { text: value || ' ', fontSize: 16, alignment: 'center', margin: [0, 8, 0, 0] },
        {
          columns: [signing(words.chief), signing(words.organiser)],
          columnGap: 60,
          margin: [50, 150, 20, 0],
        },
        {
          text: daysOf(sources.paper, sources.lang) || ' ',
          fontSize: 12,
          alignment: 'center',
          margin: [0, 40, 0, 0],
        },
      ],
    }),
  );
};
