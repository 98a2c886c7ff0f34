// How black each seat was to a bot at a chosen moment, beside the cards they really had, and its reason in words.
import './beliefs.css';
import { type RecalledMind, type RecalledMoment, recollect } from '@omerta/bots/recollect.ts';
import { say } from '@omerta/bots/speech/say.ts';
import type { SeatPicture } from '@omerta/play/picture.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { Course } from '@omerta/stream/course.ts';
import { useMemo, useState } from 'react';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

/** The finished game, and who of the table was a bot. */
type BeliefsProps = { readonly course: Course; readonly chairs: SeatPicture['chairs'] };

const useTitle = (): ((moment: RecalledMoment) => string) => {
  const { t } = useTranslation('beliefs');
  return (moment) => {
    const { day } = moment;
    if (moment.kind === 'ballot')
      return t('of.ballot', { day, round: moment.round, candidates: moment.candidates.join(', ') });
    if ('by' in moment) return t(`of.${moment.kind}`, { day, by: moment.by });
    return t(`of.${moment.kind}`, { day });
  };
};

const nameIn = ({ chairs }: BeliefsProps, seat: Seat): string =>
  chairs.find((each) => each?.seat === seat)?.nickname ?? '';

const Bars = ({ mind, named }: { readonly mind: RecalledMind; readonly named: BeliefsProps }) => {
  const { t } = useTranslation(['beliefs', 'table']);
  const lang = useLang();
  const { seat: own, suspect, because } = mind;
  const black = mind.pretended ?? mind.black;
  const words = { suspects: suspect === null ? [] : [suspect], trusted: null, claims: [], nominee: null };
  return (
    <>
      <p className="quiet">
        {mind.pretended ? t('beliefs:pretends', { seat: own }) : t('beliefs:how', { seat: own })}
      </p>
      <ol className="points beliefs-bars">
        {seats.map((seat) => {
          const role = named.course.state.dealtRoles[seat];
          return (
            <li key={seat} className={seat === own ? 'own' : ''} data-believed={seat}>
              <span className={`seat-no ${role ?? ''}`}>{seat}</span>
              <span className="row-who">
                <b className="nick">{nameIn(named, seat)}</b>
                <small>{role && t(`table:role.${role}`)}</small>
              </span>
              <span className="belief" aria-hidden="true">
                <i style={{ transform: `scaleX(${black[seat] / 100})` }} />
              </span>
              <b className="share" aria-hidden="true">
                {black[seat]}%
              </b>
              <span className="hidden-text">{t('beliefs:percent', { count: black[seat] })}</span>
            </li>
          );
        })}
      </ol>
      <p className="belief-reason" lang={lang}>
        {because ? say({ ...words, because, form: 0 }, lang) : t('beliefs:nothing')}
      </p>
    </>
  );
};

export const Beliefs = ({ course, chairs }: BeliefsProps) => {
  const { t } = useTranslation('beliefs');
  const title = useTitle();
  const bots = useMemo(
    () => seats.filter((seat) => chairs.some((each) => each?.seat === seat && each.bot)),
    [chairs],
  );
  const recalled = useMemo(() => recollect(course.rulebook, course.state, bots), [course, bots]);
  const [at, setAt] = useState(0);
  const [bot, setBot] = useState(bots[0] ?? 1);
  const mind = recalled[at]?.minds.find(({ seat }) => seat === bot);
  const step = (by: number): void => setAt(Math.min(recalled.length - 1, Math.max(0, at + by)));
  return (
    <div className="beliefs">
      <div className="belief-moment">
        <button type="button" className="button" data-step="-1" disabled={at === 0} onClick={() => step(-1)}>
          <span aria-hidden="true">←</span>
          <span className="hidden-text">{t('before')}</span>
        </button>
        <select
          className="input"
          aria-label={t('moment')}
          value={at}
          data-field="moment"
          onChange={({ target }) => setAt(Number(target.value))}
        >
          {recalled.map(({ moment }, i) => (
            <option key={title(moment)} value={i}>
              {title(moment)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          data-step="1"
          disabled={at >= recalled.length - 1}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">→</span>
          <span className="hidden-text">{t('after')}</span>
        </button>
      </div>
      <fieldset className="field">
        <legend>{t('bot')}</legend>
        <div className="belief-bots">
          {bots.map((seat) => (
            <button
              key={seat}
              type="button"
              className="button"
              data-bot={seat}
              aria-pressed={seat === bot}
              aria-label={t('name', { seat, name: nameIn({ chairs, course }, seat) })}
              onClick={() => setBot(seat)}
            >
              {seat}
            </button>
          ))}
        </div>
      </fieldset>
      {mind ? (
        <Bars mind={mind} named={{ chairs, course }} />
      ) : (
        <p className="quiet" role="status">
          {t('gone', { seat: bot })}
        </p>
      )}
    </div>
  );
};
