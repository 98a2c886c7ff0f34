// The protocol as it comes out of a printer: rendered, and held against pictures that were looked at.
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RecordFault } from '@omerta/scoring/sheet/record-file.ts';
import { tolerated, unlikeApproved } from '@omerta/testkit/approved-picture.ts';
import { pdfPages } from '@omerta/testkit/machine/poppler.ts';
import { beforeAll, expect, it } from 'vitest';
import { printProtocols } from '../testing/printed.ts';
import { simulatedRecords } from '../testing/simulated.ts';
import { emptyPaper, type ProtocolPaper } from './paper.ts';
import { preparedPaper, recordPaper } from './record-paper.ts';

const folder = join(import.meta.dirname, '../pictures');
const names = ['filled', 'filled-back', 'prepared', 'prepared-back', 'empty', 'empty-back'] as const;

let pages: Awaited<ReturnType<typeof pdfPages>>;

beforeAll(async () => {
  const [record] = simulatedRecords('fiim-2018', 1);
  const filled = record && recordPaper(record, null, 'ru');
  if (!record || !filled || isRefusal<ProtocolPaper | RecordFault>(filled)) throw new Error('no protocol');
  const signed: ProtocolPaper = {
    ...filled,
    signature: { name: 'Щербакова', ink: 'M10 60C80 0 120 120 290 30' },
  };
  const papers = [signed, preparedPaper(record), emptyPaper('neft-mmt')];
  pages = await pdfPages(await printProtocols(papers, 'ru'), { dpi: 40 });
});

it.each(names.map((name, i) => [name, i] as const))('%s looks as it was approved', (name, i) => {
  const page = pages[i];
  if (!page) throw new Error('no page');
  expect(unlikeApproved(join(folder, `protocol-${name}.png`), page)).toBeLessThanOrEqual(tolerated);
});
