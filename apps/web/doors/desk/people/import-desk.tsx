// People out of a spreadsheet: the table, what is wrong with it, who would come in; nothing is written before it is said.

import { useDesk } from '../../../desk/desk.tsx';
import { draftOf, type ImportRow, withoutRows } from '../../../desk/roster/import-draft.ts';
import { takeIn } from '../../../desk/roster/intake.ts';
import { newId } from '../../../device/new-id.ts';
import { ImportSource } from './import-source.tsx';
import { ImportTable } from './import-table.tsx';
import { ImportTaking } from './import-taking.tsx';
import { type TakingIn, useKeptImport } from './kept-draft.ts';
import type { Roster } from './known.ts';
import { intakeWays } from './ways.ts';

/** Their keys are of this import alone: what is tried again is known by them. */
const beginning = (rows: readonly ImportRow[]): TakingIn => {
  const id = newId();
  const keyOf = ({ row }: ImportRow): string => `${id}.${row}`;
  return {
    newcomers: rows.map((each) => ({
      key: keyOf(each),
      nickname: each.nickname,
      club: each.club,
      person: each.person?.person ?? null,
      status: each.status,
      paid: each.paid,
    })),
    rows: new Map(rows.map((each) => [keyOf(each), each.row])),
    intake: new Map(),
    isRunning: false,
    stopped: null,
  };
};

const rowsIn = ({ rows, intake }: TakingIn): ReadonlySet<number> =>
  new Set([...rows].flatMap(([key, row]) => (intake.get(key)?.isIn ? [row] : [])));

export const ImportDesk = ({ roster }: { readonly roster: Roster }) => {
  const { tournament } = useDesk();
  const [{ draft, taking }, change] = useKeptImport(tournament);

  const go = async (from: TakingIn): Promise<void> => {
    if (from.isRunning) return;
    const tell = (more: Partial<TakingIn>): void =>
      change((before) => ({ ...before, taking: { ...(before.taking ?? from), ...more } }));
    change((before) => ({ ...before, taking: { ...from, isRunning: true, stopped: null } }));
    const { newcomers, intake } = from;
    const stopped = await takeIn(newcomers, intake, intakeWays(tournament), (next) => tell({ intake: next }));
    tell({ isRunning: false, stopped });
    roster.again();
  };

  if (taking)
    return (
      <ImportTaking
        taking={taking}
        onGoOn={() => void go(taking)}
        onBack={() =>
          change((before) => ({
            taking: null,
            draft: before.draft && withoutRows(before.draft, rowsIn(taking)),
          }))
        }
      />
    );
  if (!draft)
    return <ImportSource onRead={(cells) => change((before) => ({ ...before, draft: draftOf(cells) }))} />;
  return (
    <ImportTable
      draft={draft}
      roster={roster}
      onChange={(next) => change((before) => ({ ...before, draft: next }))}
      onTake={(rows) => void go(beginning(rows))}
      onDrop={() => change((before) => ({ ...before, draft: null }))}
    />
  );
};
