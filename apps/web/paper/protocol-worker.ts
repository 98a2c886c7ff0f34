// Lays out and prints one protocol, in a worker of the page.
import type { Lang } from '@omerta/base/lang.ts';
import { onPaper } from '@omerta/documents/page/page.ts';
import { protocolsDocument } from '@omerta/documents/protocol/document.ts';
import type { ProtocolPaper } from '@omerta/documents/protocol/paper.ts';
import { type PaperPort, servePapers } from './paper-port.ts';
import { printHere } from './print-here.ts';

export type ProtocolAsked = { readonly paper: ProtocolPaper; readonly lang: Lang };

servePapers(globalThis as unknown as PaperPort<ProtocolAsked>, ({ paper, lang }, onPart) =>
  printHere(onPaper(protocolsDocument([paper], lang)), onPart),
);
