// Makes the papers and exports of a tournament, in a worker of the desk's page.
import type { Lang } from '@omerta/base/lang.ts';
import { exported } from '@omerta/documents/exports/export.ts';
import type { ExportForm } from '@omerta/documents/exports/forms.ts';
import { packDocument } from '@omerta/documents/pack/pack.ts';
import type { PackPart } from '@omerta/documents/pack/parts.ts';
import { onPaper } from '@omerta/documents/page/page.ts';
import type { TournamentPaper } from '@omerta/documents/tournament/paper.ts';
import type { ClauseWords } from '@omerta/rules/rulebooks/clause.ts';
import { type PaperPort, servePapers } from '../../paper/paper-port.ts';
import { printHere } from '../../paper/print-here.ts';

export type PackAsked =
  | {
      readonly kind: 'pack';
      readonly parts: readonly PackPart[];
      readonly paper: TournamentPaper;
      readonly lang: Lang;
      readonly origin: string;
      readonly codes: Readonly<Record<string, string>>;
      readonly clauseWords: ClauseWords;
    }
  | { readonly kind: 'export'; readonly form: ExportForm; readonly paper: TournamentPaper };

const nothing = new Uint8Array();

servePapers(globalThis as unknown as PaperPort<PackAsked>, async (asked, onPart) => {
  if (asked.kind === 'export') return exported(asked.paper, asked.form);
  const { parts, ...sources } = asked;
  const made = packDocument(parts, sources);
  return made ? printHere(onPaper(made), onPart) : nothing;
});
