// The number of each table on a page of its own, to be seen across a hall.
import type { Content } from 'pdfmake/interfaces.js';
import { type PartPages, wordsOf } from './part.ts';

export const numberPages: PartPages = (sources) => {
  const { stages, name } = sources.paper;
  const most = Math.max(0, ...stages.flatMap(({ rounds }) => rounds.map((tables) => tables.length)));
  return Array.from(
    { length: most },
    (_, i): Content => ({
      stack: [
        { text: name, fontSize: 20, alignment: 'center', margin: [0, 30, 0, 40] },
        { text: wordsOf(sources).table, fontSize: 56, alignment: 'center' },
        {
          text: String(i + 1),
          fontSize: i < 9 ? 430 : 330,
          bold: true,
          alignment: 'center',
          lineHeight: 0.9,
        },
      ],
    }),
  );
};
