// Half-entered sheets, kept in the browser until they are handed in.
import { shape, text } from '@omerta/base/reading.ts';
import type { DraftKind } from '../../device/kept-draft.ts';
import { emptyDraft, type PaperDraft, paperFields } from './paper-words.ts';

const reads = shape(
  Object.fromEntries(paperFields.map((field) => [field, text])) as Record<keyof PaperDraft, typeof text>,
);

export const paperKept = (tournament: string, game: string): DraftKind<PaperDraft> => ({
  name: `paper ${tournament} ${game}`,
  reads,
  empty: emptyDraft,
});
