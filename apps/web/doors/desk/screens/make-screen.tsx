// A new screen: named, made, and its address shown once.
import { type FormEvent, useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { QrCode } from '../../../look/qr-code.tsx';
import { Refused, TextField } from '../../../people/fields.tsx';
import { useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { addressOf, type MadeScreen, screenKeys } from './screen-keys.ts';

type Made = MadeScreen & { readonly name: string };

const Address = ({ made, onSeen }: { readonly made: Made; readonly onSeen: () => void }) => {
  const { t } = useTranslation('screens');
  const address = addressOf(made.key);
  return (
    <section className="desk-card" data-part="address" role="status">
      <h3>{t('made', { name: made.name })}</h3>
      <p>{t('openIt')}</p>
      <a className="secret" href={address} target="_blank" rel="noreferrer" data-address={made.key}>
        {address}
      </a>
      <QrCode code={address} letters="byte" label={t('qr')} />
      <p className="quiet">{t('once')}</p>
      <div className="desk-actions">
        <button type="button" className="button" data-do="seen" onClick={onSeen}>
          {t('seen')}
        </button>
      </div>
    </section>
  );
};

export const MakeScreen = ({ onMade }: { readonly onMade: () => void }) => {
  const { t } = useTranslation('screens');
  const { tournament, give } = useDesk();
  const [name, setName] = useState('');
  const [made, setMade] = useState<Made | null>(null);
  const { sending, refused, send } = useSending();
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') return;
    const got = await send(() => screenKeys.make(tournament, called));
    if (!got) return;
    setMade({ ...got, name: called });
    setName('');
    await give({
      type: 'point-screen',
      screen: got.id,
      name: called,
      shows: { what: 'seating', stage: null, round: null },
    });
    onMade();
  };
  return (
    <>
      <form className="screen-make" data-form="screen" onSubmit={(event) => void make(event)}>
        <TextField label={t('name')} name="screen" value={name} onWrite={setName} most={60} />
        <button type="submit" className="button" disabled={sending || name.trim() === ''}>
          {t('make')}
        </button>
      </form>
      {refused !== null && <Refused sentence={refused} />}
      {made && <Address made={made} onSeen={() => setMade(null)} />}
    </>
  );
};
