// Protocols as one document: two pages each, so that every one is a sheet of its own when both sides are printed.
import type { Lang } from '@omerta/base/lang.ts';
import type { Content } from 'pdfmake/interfaces.js';
import { documentOf, type PaperDocument } from '../page/page.ts';
import { protocolBack } from './back.ts';
import { protocolFront } from './front.ts';
import type { ProtocolPaper } from './paper.ts';
import { protocolWords } from './words.ts';

/** Front and reverse. */
export const protocolPages = (paper: ProtocolPaper, lang: Lang): readonly Content[] => [
  { stack: protocolFront(paper, lang) },
  { stack: protocolBack(paper, lang) },
];

export const protocolsDocument = (papers: readonly ProtocolPaper[], lang: Lang): PaperDocument =>
  documentOf(
    protocolWords(lang).title,
    papers.flatMap((paper) => protocolPages(paper, lang)),
  );
