// How long after it happened the public sees what happens in games.
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

export const DelayPart = () => {
  const { t } = useTranslation('making');
  const { picture, give, isSending } = useDesk();
  const [given, setGiven] = useState(String(picture.delay / 60));
  const minutes = Number(given.replace(',', '.'));
  const seconds = Math.round(minutes * 60);
  const isFit = given.trim() !== '' && Number.isFinite(minutes) && seconds >= 0 && seconds <= 86_400;
  return (
    <section className="desk-card" data-part="delay">
      <h3>{t('delay.title')}</h3>
      <TextField
        label={t('delay.minutes')}
        name="delay"
        hint={t('delay.why')}
        value={given}
        onWrite={setGiven}
      />
      {!isFit && <p role="alert">{t('delay.wrong')}</p>}
      <button
        type="button"
        className="button"
        data-do="set-delay"
        disabled={!isFit || seconds === picture.delay || isSending}
        onClick={() =>
          void give(
            { type: 'set-delay', seconds },
            { told: t('done.delay'), undo: [{ type: 'set-delay', seconds: picture.delay }] },
          )
        }
      >
        {t('save')}
      </button>
    </section>
  );
};
