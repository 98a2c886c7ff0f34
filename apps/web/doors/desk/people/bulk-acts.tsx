// One thing done for everybody who is picked, with its way back.
import { useDesk } from '../../../desk/desk.tsx';
import { type BulkAct, bulkOrders } from '../../../desk/roster/entry-orders.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type ActProps = {
  readonly act: BulkAct;
  readonly rows: readonly RosterRow[];
  readonly name: string;
  readonly label: string;
};

const Act = ({ act, rows, name, label }: ActProps) => {
  const { t } = useTranslation('roster');
  const { give, isSending } = useDesk();
  const { people, orders, undo } = bulkOrders(act, rows);
  const told = t(`bulk.told.${act}`, { count: people.length });
  // Nobody becomes an applicant again: where one has no way back, all stay.
  const isBack = undo.length === orders.length;
  return (
    <button
      type="button"
      className="button"
      data-bulk={name}
      disabled={isSending || orders.length === 0}
      onClick={() => void give(orders, { told, ...(isBack && { undo }) })}
    >
      {label} ({people.length})
    </button>
  );
};

type Props = { readonly acts: readonly BulkAct[]; readonly rows: readonly RosterRow[] };

export const BulkActs = ({ acts, rows }: Props) => {
  const { t } = useTranslation('roster');
  return acts.map((act) => <Act key={act} act={act} rows={rows} name={act} label={t(`bulk.${act}`)} />);
};

/** On a phone too, where nobody is picked: those who are missing are tapped off again. */
export const AllHere = ({ rows }: Pick<Props, 'rows'>) => {
  const { t } = useTranslation('roster');
  return <Act act="here" rows={rows} name="all-here" label={t('checkIn.allHere')} />;
};
