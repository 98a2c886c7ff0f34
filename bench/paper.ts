// How long the print pack of 40 players and 12 rounds takes, before its first game and after its last.
import { isRefusal } from '@omerta/base/refusal.ts';
import { packDocument } from '@omerta/documents/pack/pack.ts';
import { packParts } from '@omerta/documents/pack/parts.ts';
import { onPaper } from '@omerta/documents/page/page.ts';
import { printInNode } from '@omerta/documents/page/print-node.ts';
import { openTournament } from '@omerta/office/archive/check.ts';
import { archiveTournament } from '@omerta/office/archive/make.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { paperIn } from '@omerta/office/paper.ts';
import { simulateTournament } from '@omerta/office/simulate/simulate.ts';
import { clauses } from '@omerta/rules/texts/ru/clauses.ts';
import { show } from './measure.ts';

const size = { players: 40, tables: 4, rounds: 12, rulebook: 'fiim-2018', seed: 3 } as const;

export const benchPaper = async (): Promise<void> => {
  const store = await memoryStore();
  const { tournament } = await simulateTournament(store, size);
  const archive = await archiveTournament(store, tournament, { people: false });
  if (isRefusal(archive)) throw new Error(archive.code);
  const start = performance.now();
  const opened = await openTournament(archive);
  if (isRefusal(opened)) throw new Error(opened.code);
  const paper = await paperIn(opened.store, opened);
  const clauseWords = clauses[paper.rulebook];
  const made = packDocument(packParts, { paper, lang: 'ru', origin: 'https://hall.example', clauseWords });
  if (!made) throw new Error('nothing to print');
  const pdf = await printInNode(onPaper(made));
  show('the print pack of 40 players, 12 rounds, from its archive, ms', performance.now() - start);
  show('its size, kB', pdf.length / 1024);
};
