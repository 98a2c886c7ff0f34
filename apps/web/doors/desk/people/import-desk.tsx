// People out of a spreadsheet: the table, what is wrong with it, who would come in; nothing is written before it is said.

import { useDesk } from '../../../desk/desk.tsx';
import {
  draftOf,
  type ImportRow,
  importKept,
  noImport,
  withoutRows,
} from '../../../desk/roster/import-draft.ts';
import { takeIn } from '../../../desk/roster/intake.ts';
import { newId } from '../../../device/new-id.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ImportSource } from './import-source.tsx';
import { ImportTable } from './import-table.tsx';
import { ImportTaking } from './import-taking.tsx';
import type { Roster } from './known.ts';
import { type TakingIn, useTaking } from './taking.ts';
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
      contacts: each.contacts,
    })),
    rows: new Map(rows.map((each) => [keyOf(each), each.row])),
    intake: new Map(),
    isRunning: false,
    stopped: null,
    ending: new AbortController(),
  };
};

const rowsIn = ({ rows, intake }: TakingIn): ReadonlySet<number> =>
  new Set([...rows].flatMap(([key, row]) => (intake.get(key)?.isIn ? [row] : [])));

export const ImportDesk = ({ roster }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { tournament } = useDesk();
  const [{ pasted, table }, keep] = useDraft(importKept(tournament));
  const [taking, setTaking] = useTaking(tournament);

  const go = async (from: TakingIn): Promise<void> => {
    if (from.isRunning) return;
    const ending = new AbortController();
    let now: TakingIn = { ...from, isRunning: true, stopped: null, ending };
    const tell = (more: Partial<TakingIn>): void => {
      now = { ...now, ...more };
      setTaking(now);
    };
    tell({});
    const { newcomers, intake } = from;
    const calledOff = (): string | null => (ending.signal.aborted ? t('import.calledOff') : null);
    const ways = { ...intakeWays(tournament), calledOff };
    const stopped = await takeIn(newcomers, intake, ways, (next) => tell({ intake: next }));
    tell({ isRunning: false, stopped });
    keep({ ...noImport, table: table && withoutRows(table, rowsIn(now)) });
    roster.again();
  };

  if (taking)
    return (
      <ImportTaking
        taking={taking}
        hasMore={table !== null}
        onGoOn={() => void go(taking)}
        onBack={() => setTaking(null)}
      />
    );
  if (!table)
    return (
      <ImportSource
        pasted={pasted}
        onPaste={(text) => keep({ ...noImport, pasted: text })}
        onRead={(cells) => keep({ pasted, table: draftOf(cells) })}
      />
    );
  return (
    <ImportTable
      draft={table}
      roster={roster}
      onChange={(next) => keep({ pasted, table: next })}
      onTake={(rows) => void go(beginning(rows))}
      onDrop={() => keep(noImport)}
    />
  );
};
