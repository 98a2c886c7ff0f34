// Calls a round with its countdown, and shows that on the hall's screens where it is wanted.
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import type { HallRound } from '../../../desk/hall/rounds-now.ts';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

const choices = [2, 3, 5, 10, 15];

type Props = { readonly round: HallRound; readonly isEarly: boolean };

export const CallRound = ({ round: { stage, round }, isEarly }: Props) => {
  const { t } = useTranslation('hall');
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
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('call.title', { round })}>
        <p>{t('call.what')}</p>
        {isEarly && <p className="hall-red">{t('call.waits', { round })}</p>}
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
      </Dialog>
    </>
  );
};
