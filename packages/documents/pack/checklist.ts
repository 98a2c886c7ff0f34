// The hall's checklist: how much of everything, and what the rulebook asks of the room, to be ticked.
import { hallClauses } from '@omerta/rules/register/hall-list.ts';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { listed, tableOf } from '../page/page.ts';
import { badgeWearers } from '../tournament/badge.ts';
import { heading, type PartPages, wordsOf } from './part.ts';

const boxSide = 10;

const box = (): Content => ({
  canvas: [{ type: 'rect', x: 0, y: 1, w: boxSide, h: boxSide, lineWidth: 0.8 }],
});

const needIn = (paper: Parameters<PartPages>[0]['paper']) => {
  const { stages } = paper;
  const tables = Math.max(0, ...stages.flatMap(({ rounds }) => rounds.map((round) => round.length)));
  return {
    tables,
    protocols: stages.reduce(
      (sum, { rounds }) => sum + rounds.reduce((games, round) => games + round.length, 0),
      0,
    ),
    badges: badgeWearers(paper).size,
    cards: tables,
    masks: tables * 10,
    pens: tables,
  } as const;
};
const needed = ['tables', 'protocols', 'badges', 'cards', 'masks', 'pens'] as const;

export const checklistPages: PartPages = (sources) => {
  const { paper, clauseWords } = sources;
  const words = wordsOf(sources);
  const counts = needIn(paper);
  const things = needed.map((each): TableCell[] => [
    box(),
    { text: String(counts[each]), bold: true, alignment: 'right' },
    words.needs[each],
  ]);
  const clauses = hallClauses(editions[paper.rulebook].clauses).map((clause): TableCell[] => [
    box(),
    { text: clause, fontSize: 8 },
    clauseWords[clause] ?? '',
  ]);
  return [
    {
      stack: [
        heading(words.checklist, paper.name),
        { text: words.needed, bold: true, fontSize: 11, margin: [0, 4, 0, 3] },
        tableOf([14, 30, '*'], things, listed),
        { text: words.byRules, bold: true, fontSize: 11, margin: [0, 10, 0, 3] },
        ...(clauses.length > 0 ? [tableOf([14, 40, '*'], clauses, listed)] : []),
      ],
    },
  ];
};
