// The nominations: those that are named aloud.
import { isByWins, nominationNames } from '@omerta/scoring/standings/standing-row.ts';
import './nominations.css';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useNameOf } from './desk.tsx';
import type { AskedStandings } from './wire/ask-standings.ts';

/** As many as are named aloud. */
const mostNamed = 3;

export const Nominations = ({ nominations }: Pick<AskedStandings, 'nominations'>) => {
  const { t } = useTranslation('standings');
  const nameOf = useNameOf();
  const lang = useLang();
  return (
    <section className="desk-card" data-part="nominations">
      <h3>{t('nominations')}</h3>
      <div className="nominations">
        {nominationNames.map((name) => (
          <div key={name} data-nomination={name}>
            <h4>{t(`nomination.${name}`)}</h4>
            {nominations[name].length === 0 && <p className="quiet">{t('nobody')}</p>}
            <ol className="rows">
              {nominations[name]
                .filter(({ place }) => place <= mostNamed)
                .map(({ place, player, value, games, wins }) => (
                  <li key={player}>
                    <b>{place}</b>
                    <span className="what">
                      {nameOf(player)}
                      <span className="quiet">
                        {t(isByWins(name) ? 'awardByWins' : 'award', {
                          value: showPoints(value, lang),
                          games,
                          wins,
                        })}
                      </span>
                    </span>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
};
