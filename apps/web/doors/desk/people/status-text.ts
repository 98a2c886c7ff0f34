// How somebody's standing is written: with the suspension that bars him, where there is one.
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const useStatusText = (): ((row: Pick<RosterRow, 'status' | 'suspended'>) => string) => {
  const { t } = useTranslation('roster');
  return ({ status, suspended }) => {
    const told = t(`statuses.${status}`);
    return suspended ? t('suspended', { status: told, to: suspended.to, clause: suspended.clause }) : told;
  };
};
