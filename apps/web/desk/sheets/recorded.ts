// A sheet held against the record it was made of: what differs, fact by fact.
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import { departures } from '@omerta/scoring/sheet/follows.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';

type AgainstRecord = { readonly differences: readonly Difference[] };

/** Null where there is no record, or none that can be read any more. */
export const againstRecord = (
  rulebook: Rulebook,
  sheet: Sheet,
  text: string | null,
): AgainstRecord | null => {
  const record = text === null ? null : parse(text);
  if (record === null || isRefusal(record)) return null;
  const { state } = replay({ ...record, rulebook });
  return { differences: departures({ rulebook, state }, { sheet, state: null }) };
};
