// Badges, eight on a page, to be cut along the lines: nickname, club, tournament, the code that the desk reads, and the one that lets a player in.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { codeOf } from '../page/code.ts';
import { onOneLine } from '../page/fit.ts';
import { faint, innerWidth } from '../page/page.ts';
import { badgeAddress, badgeWearers, noOrigin, spacedCode } from '../tournament/badge.ts';
import { inPieces, type PartPages, type PartSources, wordsOf } from './part.ts';

const across = 2;
const down = 4;
const height = 184;
const codeSide = 86;
type Person = PartSources['paper']['people'][number];

const badge = (sources: PartSources) => {
  const { paper, origin, codes = {} } = sources;
  const words = wordsOf(sources);
  return ({ id, nick, club }: Person): TableCell => {
    const code = codes[id];
    const wayIn: Content[] =
      code === undefined
        ? []
        : [
            { text: spacedCode(code), fontSize: 12, bold: true, alignment: 'center', margin: [0, 3, 0, 0] },
            { text: words.badgeCode, fontSize: 6.5, alignment: 'center' },
          ];
    return {
      stack: [
        { text: paper.name, fontSize: 8, alignment: 'center', margin: [0, 6, 0, 4] },
        { ...onOneLine(nick, innerWidth / across - 20, 26), bold: true, alignment: 'center' },
        { text: club ?? ' ', fontSize: 10, alignment: 'center', margin: [0, 1, 0, 2] },
        {
          columns: [
            { text: '', width: '*' },
            { stack: [codeOf(badgeAddress(origin ?? noOrigin, id, code), codeSide)], width: codeSide },
            { text: '', width: '*' },
          ],
        },
        ...wayIn,
      ],
    };
  };
};

export const badgePages: PartPages = (sources) => {
  const { paper } = sources;
  const wanted = badgeWearers(paper);
  const cells = paper.people.filter(({ id }) => wanted.has(id)).map(badge(sources));
  return inPieces(cells, across * down).map(
    (page): Content => ({
      table: {
        widths: Array.from({ length: across }, () => innerWidth / across - 1),
        heights: height,
        body: inPieces(page, across).map((row) => (row.length < across ? [...row, ''] : row)),
      },
      layout: {
        hLineWidth: () => 0.4,
        vLineWidth: () => 0.4,
        hLineColor: () => faint,
        vLineColor: () => faint,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 0,
        paddingBottom: () => 0,
      },
    }),
  );
};
