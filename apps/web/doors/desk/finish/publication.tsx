// What the public sees of the table, and how that is changed: frozen, hidden, released.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { useLang } from '../../../device/settings.ts';
import { Choose } from '../../../people/choose.tsx';
import { Preview } from '../../../shows/preview.tsx';
import { useHall, useServerTime } from '../../../shows/use-hall.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { freezable } from './freezable.ts';

/** What a table is frozen after; round 0 is what stands before a stage begins. */
const useAfter = (): ((stage: string, round: number) => string) => {
  const { t } = useTranslation('finish');
  return (stage, round) => (round === 0 ? t('before', { stage }) : t('after', { stage, round }));
};

const Withhold = () => {
  const { t } = useTranslation('finish');
  const { picture, give } = useDesk();
  const after = useAfter();
  const rounds = freezable(picture);
  const [chosen, setChosen] = useState(0);
  const at = rounds[chosen];
  const release = [{ type: 'release-results' }] as const;
  return (
    <>
      {at && (
        <div className="finish-freeze">
          <Choose
            label={t('freezeAfter')}
            name="freeze"
            value={String(chosen)}
            options={rounds.map(({ name, round }, i) => [String(i), after(name, round)])}
            onChoose={(next) => setChosen(Number(next))}
          />
          <button
            type="button"
            className="button"
            data-do="freeze"
            onClick={() =>
              void give(
                { type: 'withhold-results', how: 'frozen', stage: at.stage, after: at.round },
                { told: t('frozen', { after: after(at.name, at.round) }), undo: release },
              )
            }
          >
            {t('freeze')}
          </button>
        </div>
      )}
      <p className="quiet">{t('freezeWhat')}</p>
      <div className="desk-actions">
        <button
          type="button"
          className="button"
          data-do="hide"
          onClick={() =>
            void give({ type: 'withhold-results', how: 'hidden' }, { told: t('hidden'), undo: release })
          }
        >
          {t('hide')}
        </button>
      </div>
      <p className="quiet">{t('hideWhat')}</p>
    </>
  );
};

const useSeen = (): string => {
  const { t } = useTranslation('finish');
  const { withheld, frozenAfter, plans } = useDesk().picture;
  const after = useAfter();
  if (withheld === null) return t('seen.all');
  if (withheld === 'hidden' || frozenAfter === null) return t('seen.none');
  const stage = plans.find((each) => each.stage === frozenAfter.stage)?.name ?? frozenAfter.stage;
  return t('seen.frozen', { after: after(stage, frozenAfter.round) });
};

export const Publication = () => {
  const { t } = useTranslation('finish');
  const lang = useLang();
  const { tournament, picture, give } = useDesk();
  const { picture: seen, names, ahead } = useHall(tournament, 'public');
  const now = useServerTime(ahead);
  const sees = useSeen();
  return (
    <section className="desk-card" data-part="publication">
      <h3>{t('publication')}</h3>
      <p role="status">{sees}</p>
      <p>
        <a href={`/live/${encodeURIComponent(tournament)}?lang=${lang}`} className="button" data-go="live">
          {t('publicPage')}
        </a>
      </p>
      <Preview
        shows={{ what: 'standings' }}
        hall={seen && { picture: seen, names, tables: new Map(), now }}
      />
      {picture.withheld === null ? (
        <Withhold />
      ) : (
        <div className="desk-actions">
          <Confirm
            title={t('release')}
            name="release"
            onConfirm={() => void give({ type: 'release-results' }, { told: t('released') })}
          >
            <p>{t('releaseWhat')}</p>
          </Confirm>
        </div>
      )}
    </section>
  );
};
