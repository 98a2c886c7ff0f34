// A sheet of paper: A4, its margins, its letters, its rules; every document of ours is laid out on it.
import type { Content, ContentTable, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** Wider than the ten millimetres that any printer leaves: a line's own width stays inside them. */
export const margin = 11 * mm;

const pageWidth = 595.28;
export const innerWidth = pageWidth - 2 * margin;

/** A grey that a club printer makes of dots must never carry a word: lines alone are grey. */
export const faint = '#999999';
export const shade = '#eeeeee';

const hair = 0.4;
const bold = 1;

/** A grid to read and to write into: a heavy frame, thin rules. */
export const grid: CustomTableLayout = {
  hLineWidth: (i, node) => (i === 0 || i === node.table.body.length ? bold : hair),
  vLineWidth: (i, node) => (i === 0 || i === (node.table.widths?.length ?? 0) ? bold : hair),
  paddingLeft: () => 2.5,
  paddingRight: () => 2.5,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** A list: rules between rows alone. */
export const listed: CustomTableLayout = {
  hLineWidth: (i, node) => (i === 0 || i === node.table.body.length ? bold : hair),
  vLineWidth: () => 0,
  paddingLeft: () => 2,
  paddingRight: () => 6,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

/** Over a part of a page. */
export const heading = (text: string): Content => ({ text, bold: true, fontSize: 11, margin: [0, 8, 0, 3] });

export type PaperDocument = { readonly title: string; readonly content: readonly Content[] };

/** The definition that pdfmake prints. */
export const onPaper = ({ title, content }: PaperDocument): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: margin,
  info: { title, creator: 'Omerta', producer: 'Omerta' },
  defaultStyle: { font: 'Roboto', fontSize: 9 },
  content: [...content],
});

/** Each on a page of its own. */
export const documentOf = (title: string, pages: readonly Content[]): PaperDocument => ({
  title,
  content: pages.map((page, i) => (i === 0 ? page : { stack: [page], pageBreak: 'before' })),
});

export const tableOf = (
  widths: (number | string)[],
  body: ContentTable['table']['body'],
  layout: CustomTableLayout,
): ContentTable => ({ table: { widths, body, dontBreakRows: true }, layout });
