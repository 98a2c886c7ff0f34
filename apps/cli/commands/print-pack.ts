// omerta print-pack: everything a hall needs on paper, out of an archive, as one PDF.
import { isRefusal } from '@omerta/base/refusal.ts';
import { packDocument } from '@omerta/documents/pack/pack.ts';
import { isPackPart, type PackPart, packParts } from '@omerta/documents/pack/parts.ts';
import { packWords } from '@omerta/documents/pack/words.ts';
import { onPaper } from '@omerta/documents/page/page.ts';
import { printInNode } from '@omerta/documents/page/print-node.ts';
import { writeNewFile } from '@omerta/office/folder/disk.ts';
import { clauses as en } from '@omerta/rules/texts/en/clauses.ts';
import { clauses as ru } from '@omerta/rules/texts/ru/clauses.ts';
import { paperOfArchive } from '../archive-paper.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { clearBar, drawBar } from '../progress.ts';
import { serverOrigin } from '../server-origin.ts';

const format = 'omerta.print-pack/1';
const clauseWords = { en, ru };

const partsAsked = (what: string | undefined, { texts }: Call): readonly PackPart[] => {
  const names = what?.split(',') ?? packParts;
  const unknown = names.find((name) => !isPackPart(name));
  if (unknown !== undefined) throw new UsageError(texts.paper.usage.what(unknown, packParts));
  return names.filter(isPackPart);
};

export const printPackCommand = async (call: Call): Promise<number> => {
  const { lang, texts } = call;
  const { values, files } = readOptions(call.args, { what: 'value', server: 'value', out: 'value' }, texts);
  const [file, ...more] = files;
  if (file === undefined || more.length > 0 || values.out === undefined)
    throw new UsageError(texts.paper.usage.pack);
  const parts = partsAsked(values.what, call);
  const origin = serverOrigin(values.server, texts);
  drawBar(0, texts.paper.reading);
  const paper = await paperOfArchive(file);
  if (isRefusal(paper)) {
    clearBar();
    return writeOfficeRefusal({ format, name: file, json: false }, paper, call);
  }
  drawBar(0.1, texts.paper.layingOut);
  const sources = { paper, lang, origin, clauseWords: clauseWords[lang][paper.rulebook] };
  const made = packDocument(parts, sources);
  if (made === null) {
    clearBar();
    await write('err', `omerta: ${texts.paper.nothing(parts.map((part) => packWords(lang).parts[part]))}\n`);
    return 1;
  }
  const bytes = await printInNode(onPaper(made), (part) => drawBar(part, texts.paper.printing));
  clearBar();
  const refused = writeNewFile(values.out, bytes);
  if (refused) return writeOfficeRefusal({ format, name: values.out, json: false }, refused, call);
  await write('out', `${texts.paper.printed(values.out, Math.ceil(bytes.length / 1024))}\n`);
  return 0;
};
