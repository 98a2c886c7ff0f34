// One thing done for everybody who is picked, with its way back.
import { useDesk } from '../../../desk/desk.tsx';
import { type BulkAct, bulkOrders } from '../../../desk/roster/entry-orders.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly acts: readonly BulkAct[]; readonly rows: readonly RosterRow[] };

export const BulkActs = ({ acts, rows }: Props) => {
  const { t } = useTranslation('roster');
  const { give, isSending } = useDesk();
  return acts.map((act) => {
    const { people, orders, undo } = bulkOrders(act, rows);
    const told = t(`bulk.told.${act}`, { count: people.length });
    // Nobody becomes an applicant again: where one has no way back, all stay.
    const isBack = undo.length === orders.length;
    return (
      <button
        key={act}
        type="button"
        className="button"
        data-bulk={act}
        disabled={isSending || orders.length === 0}
        onClick={() => void give(orders, { told, ...(isBack && { undo }) })}
      >
        {t(`bulk.${act}`)} ({people.length})
      </button>
    );
  });
};
