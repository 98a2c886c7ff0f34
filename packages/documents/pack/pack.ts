// The print pack of a tournament: everything a hall needs on paper, one part or all of them in one document.
import type { Content } from 'pdfmake/interfaces.js';
import { documentOf, type PaperDocument } from '../page/page.ts';
import { protocolPages } from '../protocol/document.ts';
import { emptyPaper, type ProtocolPaper } from '../protocol/paper.ts';
import { filledGame, preparedGame } from '../tournament/game-paper.ts';
import { badgePages } from './badges.ts';
import { certificatePages } from './certificates.ts';
import { checklistPages } from './checklist.ts';
import { numberPages } from './numbers.ts';
import type { PartPages, PartSources } from './part.ts';
import { type PackPart, packParts } from './parts.ts';
import { playerPages } from './players.ts';
import { pocketPages } from './pocket.ts';
import { roundPages } from './rounds.ts';
import { standingPages } from './standings.ts';
import { tablePages } from './tables.ts';

const pagesOf = (papers: readonly ProtocolPaper[], { lang }: PartSources): readonly Content[] =>
  papers.flatMap((paper) => protocolPages(paper, lang));

const isToCome = ({ status }: { readonly status: string }): boolean =>
  status === 'scheduled' || status === 'called';

const makers: Readonly<Record<PackPart, PartPages>> = {
  blanks: (sources) =>
    pagesOf(
      sources.paper.games.filter(isToCome).map((game) => preparedGame(sources.paper, game)),
      sources,
    ),
  empty: (sources) => pagesOf([emptyPaper(sources.paper.rulebook)], sources),
  protocols: (sources) =>
    pagesOf(
      sources.paper.games.flatMap(
        (game) => filledGame(sources.paper, game, sources.lang, sources.origin) ?? [],
      ),
      sources,
    ),
  rounds: roundPages,
  tables: tablePages,
  players: playerPages,
  badges: badgePages,
  numbers: numberPages,
  standings: standingPages,
  certificates: certificatePages,
  checklist: checklistPages,
  pocket: pocketPages,
};

/** Null where there is nothing of it yet. */
export const packDocument = (parts: readonly PackPart[], sources: PartSources): PaperDocument | null => {
  const pages = packParts.filter((part) => parts.includes(part)).flatMap((part) => makers[part](sources));
  return pages.length === 0 ? null : documentOf(sources.paper.name, pages);
};
