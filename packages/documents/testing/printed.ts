// For tests: protocols printed and read back by another program's eyes.
import type { Lang } from '@omerta/base/lang.ts';
import { pdfTexts } from '@omerta/testkit/machine/poppler.ts';
import { onPaper } from '../page/page.ts';
import { printInNode } from '../page/print-node.ts';
import { protocolsDocument } from '../protocol/document.ts';
import type { ProtocolPaper } from '../protocol/paper.ts';

export const printProtocols = (papers: readonly ProtocolPaper[], lang: Lang): Promise<Uint8Array> =>
  printInNode(onPaper(protocolsDocument(papers, lang)));

/** A protocol as its two pages say it, line for line. */
export type PrintedProtocol = { readonly front: readonly string[]; readonly back: readonly string[] };

const linesOf = (page: string | undefined): readonly string[] =>
  (page ?? '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

export const readProtocols = async (
  papers: readonly ProtocolPaper[],
  lang: Lang,
): Promise<readonly PrintedProtocol[]> => {
  const pages = await pdfTexts(await printProtocols(papers, lang));
  if (pages.length !== 2 * papers.length)
    throw new Error(`${papers.length} protocols on ${pages.length} pages`);
  return papers.map((_, i) => ({ front: linesOf(pages[2 * i]), back: linesOf(pages[2 * i + 1]) }));
};
