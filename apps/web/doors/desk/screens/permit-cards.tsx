// The chief permits a stream to show the cards of a game before its end, so many seconds late.
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

/** As long as a day and a night: who is told a card then can do nothing with it any more. */
const usual = 900;
const most = 86_400;

export const PermitCards = () => {
  const { t } = useTranslation('overlay');
  const { picture, give, isSending } = useDesk();
  const [seconds, setSeconds] = useState(String(usual));
  const late = Number(seconds);
  const isTime = seconds.trim() !== '' && Number.isInteger(late) && late >= 0 && late <= most;
  const games = picture.games.filter(({ status }) => status === 'called' || status === 'running');
  return (
    <section className="desk-card" data-part="permit">
      <h3>{t('desk.cards')}</h3>
      <p className="quiet">{t('desk.cardsWhy')}</p>
      <TextField
        label={t('desk.seconds')}
        name="late"
        value={seconds}
        onWrite={setSeconds}
        inputMode="numeric"
      />
      {games.length === 0 && <p>{t('desk.noGames')}</p>}
      {games.map(({ id: game, table, round }) => {
        const permitted = picture.overlays[game];
        const told = { table, round, seconds: permitted ?? late };
        return (
          <div key={game} className="desk-actions">
            {permitted !== undefined && <p>{t('desk.permitted', told)}</p>}
            <button
              type="button"
              className="button"
              data-permit={game}
              disabled={isSending || !isTime}
              onClick={() =>
                void give(
                  { type: 'permit-overlay', game, seconds: late },
                  { told: t('desk.permitted', { table, round, seconds: late }) },
                )
              }
            >
              {t('desk.permit', told)}
            </button>
          </div>
        );
      })}
    </section>
  );
};
