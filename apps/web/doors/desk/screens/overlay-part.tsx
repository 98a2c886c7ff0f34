// Streams at the desk: the keys of their overlays, and from when on the cards of a running game may be shown.
import { mapOf, text } from '@omerta/base/reading.ts';
import { type FormEvent, useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { useDraft } from '../../../device/use-draft.ts';
import { QrCode } from '../../../look/qr-code.tsx';
import { Refused, TextField } from '../../../people/fields.tsx';
import { useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { controlAddress, makeOverlayKey, overlayAddress } from './overlay-keys.ts';
import { PermitCards } from './permit-cards.tsx';
import { type ScreenKeys, screenKeys } from './screen-keys.ts';

const codes = mapOf(text);
const none: Readonly<Record<string, string>> = {};

/** By id. The server keeps no key that could be read: only this tab can show one again. */
const useKeys = (tournament: string) =>
  useDraft({ name: `overlay-keys ${tournament}`, reads: codes, empty: none });

type KeyProps = { readonly of: ScreenKeys['keys'][number]; readonly onEnd: () => void };

const OverlayKey = ({ of: { id, name }, onEnd }: KeyProps) => {
  const { t } = useTranslation('overlay');
  const { tournament } = useDesk();
  const [known] = useKeys(tournament);
  const { sending, refused, send } = useSending();
  const key = known[id];
  const revoke = async (): Promise<void> => {
    if (await send(() => screenKeys.revoke(tournament, id))) onEnd();
  };
  return (
    <section className="desk-card" data-overlay={id}>
      <h3>{name}</h3>
      {key === undefined ? (
        <p className="quiet">{t('desk.once')}</p>
      ) : (
        <div className="screen-address">
          <p>{t('desk.address')}</p>
          <a
            className="secret"
            href={overlayAddress(key)}
            target="_blank"
            rel="noreferrer"
            data-address={key}
          >
            {overlayAddress(key)}
          </a>
          <p>{t('desk.control')}</p>
          <a
            className="secret"
            href={controlAddress(key)}
            target="_blank"
            rel="noreferrer"
            data-control={key}
          >
            {controlAddress(key)}
          </a>
          <QrCode code={controlAddress(key)} letters="byte" label={t('desk.qr')} />
          <p className="quiet">{t('desk.once')}</p>
        </div>
      )}
      <Confirm
        title={t('desk.revoke')}
        name="revoke"
        className="button danger"
        isDisabled={sending}
        onConfirm={() => void revoke()}
      >
        <p>{t('desk.revokeWhat', { name })}</p>
      </Confirm>
      <Refused sentence={refused} />
    </section>
  );
};

const MakeKey = ({ onMade }: { readonly onMade: () => void }) => {
  const { t } = useTranslation('overlay');
  const { tournament } = useDesk();
  const [known, keep] = useKeys(tournament);
  const [name, setName] = useState('');
  const { sending, refused, send } = useSending();
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await send(() => makeOverlayKey(tournament, name.trim()));
    if (!made) return;
    keep({ ...known, [made.id]: made.key });
    setName('');
    onMade();
  };
  return (
    <>
      <form className="screen-make" data-form="overlay" onSubmit={(event) => void make(event)}>
        <TextField label={t('desk.name')} name="overlay" value={name} onWrite={setName} most={60} />
        <button type="submit" className="button" disabled={sending || name.trim() === ''}>
          {t('desk.make')}
        </button>
      </form>
      <Refused sentence={refused} />
    </>
  );
};

type Props = { readonly keys: ScreenKeys['keys']; readonly onChange: () => void };

export const OverlayPart = ({ keys, onChange }: Props) => {
  const { t } = useTranslation('overlay');
  const own = keys.filter(({ kind }) => kind === 'overlay');
  return (
    <section data-part="overlays" className="overlay-part">
      <h3>{t('desk.title')}</h3>
      <p className="quiet">{t('desk.why')}</p>
      <MakeKey onMade={onChange} />
      <div className="desk-cards">
        {own.map((key) => (
          <OverlayKey key={key.id} of={key} onEnd={onChange} />
        ))}
      </div>
      {own.length > 0 && <PermitCards />}
    </section>
  );
};
