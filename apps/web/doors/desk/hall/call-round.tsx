// Calls a round with its countdown, and shows that on the hall's screens where it is wanted.
import { useState } from 'react';
import { AskedDialog } from '../../../desk/asked-dialog.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import type { HallRound } from '../../../desk/hall/rounds-now.ts';
import { uncheckedAt } from '../../../desk/hall/unchecked.ts';
import { viewThing } from '../../../desk/roster/views.ts';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

const choices = [2, 3, 5, 10, 15];

/** Whose game would not begin; the round may be called all the same. */
const Unchecked = ({ round: { games } }: { readonly round: HallRound }) => {
  const { t } = useTranslation('hall');
  const { tournament, picture } = useDesk();
  const nameOf = useNameOf();
  const tables = games.flatMap((game) => {
    const people = game.status === 'scheduled' ? uncheckedAt(picture, game) : [];
    return people.length > 0 ? [{ id: game.id, table: game.table, people }] : [];
  });
  if (tables.length === 0) return null;
  return (
    <div className="field" data-part="unchecked">
      <p className="hall-red">{t('call.unchecked')}</p>
      {tables.map(({ id, table, people }) => (
        <p key={id}>{t('call.uncheckedAt', { table, names: people.map(nameOf).join(', ') })}</p>
      ))}
      <DeskLink tournament={tournament} room="people" thing={viewThing('checkIn')}>
        {t('needs.checkIn')}
      </DeskLink>
    </div>
  );
};

type Props = { readonly round: HallRound; readonly isEarly: boolean };

export const CallRound = ({ round: called, isEarly }: Props) => {
  const { t } = useTranslation(['hall', 'desk']);
  const { stage, round } = called;
  const { give, picture, isSending } = useDesk();
  const { clock } = useZoneTime();
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState(5);
  const [onScreens, setOnScreens] = useState(true);
  const { screens } = picture;
  const call = (): void => {
    setOpen(false);
    const startsAt = new Date(Date.now() + minutes * 60_000).toISOString();
    const shown = onScreens ? screens : [];
    const commands: readonly DeskCommand[] = [
      { type: 'call-round', stage, round, startsAt },
      ...shown.map((each) => ({ type: 'point-screen', ...each, shows: { what: 'countdown' } }) as const),
    ];
    const undo: readonly DeskCommand[] = [
      { type: 'uncall-round', stage, round },
      ...shown.map((each) => ({ type: 'point-screen', ...each }) as const),
    ];
    void give(commands, { told: t('call.called', { round, time: clock(startsAt) }), undo });
  };
  return (
    <>
      <button
        type="button"
        className={isEarly ? 'button' : 'button main hall-call'}
        data-do="call-round"
        disabled={isSending}
        onClick={() => setOpen(true)}
      >
        {t('call.button', { round })}
      </button>
      {isOpen && (
        <AskedDialog
          onClose={() => setOpen(false)}
          title={t('call.title', { round })}
          subject={`${stage} ${round}`}
        >
          <p>{t('call.what')}</p>
          {isEarly && <p className="hall-red">{t('call.waits', { round })}</p>}
          <Unchecked round={called} />
          <div className="field">
            <span className="label">{t('call.in')}</span>
            <div className="choices">
              {choices.map((each) => (
                <button
                  key={each}
                  type="button"
                  className="button"
                  data-minutes={each}
                  aria-pressed={each === minutes}
                  onClick={() => setMinutes(each)}
                >
                  {t('call.minutes', { minutes: each })}
                </button>
              ))}
            </div>
          </div>
          {screens.length > 0 && (
            <label className="hall-tick">
              <input
                type="checkbox"
                checked={onScreens}
                onChange={({ target }) => setOnScreens(target.checked)}
              />
              <span>{t('call.screens', { count: screens.length })}</span>
            </label>
          )}
          <button type="button" className="button main" data-do="call-now" onClick={call}>
            {t('call.now')}
          </button>
          <button type="button" className="button" data-do="call-no" onClick={() => setOpen(false)}>
            {t('desk:leaveIt')}
          </button>
        </AskedDialog>
      )}
    </>
  );
};
