// What it is called, when and where it is played: changed with one press, the zone only before the start.
import type { Days } from '@omerta/tournament/time.ts';
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import type { DeskPicture } from '../../../desk/wire/picture.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DaysField } from './days-field.tsx';
import { ZoneField } from './zone-field.tsx';

type About = Days & { readonly name: string; readonly zone: string };

const aboutOf = ({ name, zone, dates }: DeskPicture): About => ({
  name,
  zone,
  ...(dates ?? { from: '', to: '' }),
});

/** From what stands to what is wished: only what differs is ordered. */
const changes = (from: About, to: About): readonly DeskCommand[] => [
  ...(from.name === to.name ? [] : [{ type: 'rename-tournament', name: to.name } as const]),
  ...(from.zone === to.zone ? [] : [{ type: 'set-zone', zone: to.zone } as const]),
  ...((from.from === to.from && from.to === to.to) || to.from === ''
    ? []
    : [{ type: 'set-dates', from: to.from, to: to.to } as const]),
];

const Editing = () => {
  const { t } = useTranslation('making');
  const { picture, give, isSending } = useDesk();
  const saved = aboutOf(picture);
  const [now, setNow] = useState(saved);
  const wished = { ...now, name: now.name.trim() };
  const orders = changes(saved, wished);
  const isFit = wished.name !== '' && now.from <= now.to;
  const undo = changes(wished, saved);
  return (
    <>
      <TextField
        label={t('about.name')}
        name="name"
        value={now.name}
        onWrite={(name) => setNow({ ...now, name })}
      />
      <DaysField days={now} onChange={(days) => setNow({ ...now, ...days })} />
      {picture.phase === 'preparing' ? (
        <ZoneField zone={now.zone} onChoose={(zone) => setNow({ ...now, zone })} />
      ) : (
        <p className="quiet">{t('about.zoneFixed', { zone: picture.zone })}</p>
      )}
      {wished.name === '' && <p role="alert">{t('faults.name')}</p>}
      {now.from > now.to && <p role="alert">{t('faults.days')}</p>}
      <button
        type="button"
        className="button"
        data-do="save-about"
        disabled={!isFit || orders.length === 0 || isSending}
        onClick={() => void give(orders, { told: t('done.about'), ...(undo.length > 0 && { undo }) })}
      >
        {t('save')}
      </button>
    </>
  );
};

export const AboutPart = () => {
  const { t } = useTranslation('making');
  const { picture } = useDesk();
  return (
    <section className="desk-card" data-part="about">
      <h3>{t('steps.about')}</h3>
      <p className="quiet">{t(`about.kinds.${picture.kind}`)}</p>
      {picture.phase === 'finished' ? (
        <p className="quiet">{picture.zone}</p>
      ) : (
        <Editing key={JSON.stringify(aboutOf(picture))} />
      )}
    </section>
  );
};
