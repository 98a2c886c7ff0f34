// Every listed penalty has its name in both languages.
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { expect, it } from 'vitest';
import { scoringFor } from '../testing/sheets.ts';
import { penaltyName } from './penalty-names.ts';

it('every listed penalty has its name in both languages', () => {
  const clauses = rulebookIds.flatMap((id) =>
    (scoringFor(id).penalties?.items ?? []).map(({ clause }) => ({ id, clause })),
  );
  const nameless = clauses.filter(
    ({ id, clause }) => penaltyName(id, clause).en === clause || penaltyName(id, clause).ru === clause,
  );
  expect(nameless).toEqual([]);
});
