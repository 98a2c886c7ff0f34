// What is flagged of one seat: a foul, or a violation that the rulebook lists for this moment; one tap sends it.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import type { Violation } from '@omerta/rules/rulebooks/violation.ts';
import { useLang } from '../../device/settings.ts';
import { Dialog } from '../../look/dialog.tsx';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import type { TablePicture } from '../../side/table-picture.ts';
import { violationsNow } from '../../side/violations-now.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { SideDesk } from './use-side-table.ts';

type Props = {
  readonly desk: SideDesk;
  readonly table: TablePicture;
  readonly seat: Seat;
  readonly onClose: () => void;
};

/** After its end a game is in no part: what happens then was in the last. */
const momentOf = ({ phase }: TablePicture) =>
  phase.kind === 'over' || phase.kind === 'annulled'
    ? ({ kind: 'day', number: phase.number } as const)
    : ({ kind: phase.kind, number: phase.number } as const);

export const FlagSheet = ({ desk, table, seat, onClose }: Props) => {
  const { t } = useTranslation(['side', 'table', 'seat', 'common']);
  const lang = useLang();
  const { edition, tell, pressed, seatName } = desk;
  const listed = edition ? violationsNow(edition.violations, table, seat) : [];
  const give = (act: Violation['act'] | null): void => {
    tell({ what: 'violation', moment: momentOf(table), seat, act, pressed: pressed() });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('side:flagSeat', { seat, name: seatName(seat) })}>
      <button type="button" className="button main" data-flag="foul" onClick={() => give(null)}>
        {t('side:foul')}
      </button>
      <p className="quiet">{t(listed.length === 0 ? 'side:noReasons' : 'side:orReason')}</p>
      <ul className="side-acts">
        {listed.map(({ act, clause, also, sanctions, warnFirst }) => (
          <li key={act}>
            <button type="button" className="button" data-flag={act} onClick={() => give(act)}>
              <span>
                {acts[act][lang]}
                <small>{t(`seat:sanction.${sanctions[0]}`)}</small>
                {warnFirst && <small>{t('seat:sanction.warnFirst')}</small>}
              </span>
            </button>
            {edition && <ClauseLink edition={edition} clause={clause} {...(also && { also })} />}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onClose}>
        {t('common:cancel')}
      </button>
    </Dialog>
  );
};
