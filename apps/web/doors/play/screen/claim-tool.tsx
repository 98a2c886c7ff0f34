// In one's own minute: the Sheriff's card claimed, with a check or without, so that bots hear it too.
import { makeAct } from '@omerta/play/act.ts';
import { type Team, teams } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { useState } from 'react';
import { Dialog } from '../../../look/dialog.tsx';
import { Icon } from '../../../look/icon.tsx';
import { nameAt } from '../../../rooms/seen/moment.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useSeat } from './use-seat.ts';

const Claims = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useTranslation('play');
  const { picture, give } = useSeat();
  const [target, setTarget] = useState<Seat | null>(null);
  const claim = (check: { readonly target: Seat; readonly team: Team } | null): void => {
    give(makeAct({ word: 'claim', check }));
    onDone();
  };
  return (
    <>
      <p className="quiet">{t('claim.hint')}</p>
      <button type="button" className="button main" data-claim="sheriff" onClick={() => claim(null)}>
        {t('claim.sheriff')}
      </button>
      <fieldset className="field claim-check">
        <legend>{t('claim.check')}</legend>
        <div className="claim-seats">
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              className="button"
              data-claim={seat}
              disabled={seat === picture.view?.seat}
              aria-pressed={seat === target}
              aria-label={t('seat.label', { seat, name: nameAt(picture, seat) })}
              onClick={() => setTarget(seat)}
            >
              {seat}
            </button>
          ))}
        </div>
        <div className="choices">
          {teams.map((team) => (
            <button
              key={team}
              type="button"
              className="button"
              data-claim={team}
              disabled={target === null}
              onClick={() => target !== null && claim({ target, team })}
            >
              {target === null
                ? t(`team.${team}`)
                : t('claim.say', { seat: target, team: t(`team.${team}`) })}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
};

export const ClaimTool = () => {
  const { t } = useTranslation('play');
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="button icon"
        data-tool="claim"
        aria-label={t('claim.title')}
        title={t('claim.title')}
        onClick={() => setOpen(true)}
      >
        <Icon path="m12 3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-2.9-5.4 2.9 1.1-6.1-4.5-4.3 6.1-.8Z" />
      </button>
      <Dialog open={open} onClose={close} title={t('claim.title')}>
        <Claims onDone={close} />
      </Dialog>
    </>
  );
};
