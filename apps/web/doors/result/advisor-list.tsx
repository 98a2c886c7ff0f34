// The advisor's suggestions with their evidence: the referee imposes, waives or leaves each of them.
import './advisor-list.css';
import { waiverOf } from '@omerta/scoring/game/sheet-choices.ts';
import { penaltyName } from '@omerta/scoring/messages/penalty-names.ts';
import { type Advice, answerTo, type EvidentLine } from '../../sheet/advice.ts';
import { saidNotSo, sayNotSo } from '../../sheet/not-so.ts';
import { imposePenalty, strikeOut, waivePenalty } from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

const Shown = ({ evidence }: { readonly evidence: readonly EvidentLine[] }) => {
  const { t } = useTranslation('result');
  const { lang } = useResult();
  if (evidence.length === 0) return null;
  return (
    <details>
      <summary>{t('advisor.evidence', { count: evidence.length })}</summary>
      <ul className="evidence">
        {evidence.map(({ line, text }) => (
          <li key={line}>
            <span className="quiet">{t('advisor.line', { line })}</span> {text[lang]}
          </li>
        ))}
      </ul>
    </details>
  );
};

const Penalty = ({ found }: { readonly found: Advice['penalties'][number] }) => {
  const { t } = useTranslation(['result', 'common']);
  const { course, counted, lang, give, signed, served } = useResult();
  const { seat, clause, certainty, because, question, evidence } = found;
  const waiver = waiverOf(counted.scoring, clause);
  const answer = answerTo(course.state, found);
  const denied = answer === 'notSo' ? saidNotSo(course.state, found) : null;
  return (
    <li data-advice={`${seat} ${clause}`}>
      <p>
        <b className="seat-mark">{seat}</b> {penaltyName(course.rulebook.id, clause)[lang]}{' '}
        <span className="quiet">{t('common:clause', { clause })}</span>{' '}
        <span className={`certainty ${certainty}`}>{t(`result:advisor.certainty.${certainty}`)}</span>
      </p>
      <p>{because[lang]}</p>
      {question && <p className="asks">{question[lang]}</p>}
      <Shown evidence={evidence} />
      {answer ? (
        <p className="quiet">
          {t(`result:advisor.${answer}`)}{' '}
          {denied !== null && (
            <button
              type="button"
              className="button"
              disabled={signed}
              onClick={() => give(strikeOut(denied))}
            >
              {t('result:points.takeBack')}
            </button>
          )}
        </p>
      ) : (
        <div className="choices">
          <button
            type="button"
            className="button danger"
            disabled={signed}
            onClick={() => give(imposePenalty(seat, clause, because[lang]))}
          >
            {t('result:points.impose')}
          </button>
          {waiver && certainty !== 'certain' && (
            <button
              type="button"
              className="button"
              data-do="not-so"
              disabled={signed}
              onClick={() => give(sayNotSo(found, lang))}
            >
              {t('result:advisor.sayNotSo')}
            </button>
          )}
          {waiver && (
            <button
              type="button"
              className="button"
              disabled={signed}
              onClick={() => give(waivePenalty(seat, clause, waiver, ''))}
            >
              {t(served ? 'result:points.waiveAsk' : 'result:points.waive', {
                who: t(`result:approver.${waiver}`),
              })}
            </button>
          )}
        </div>
      )}
    </li>
  );
};

export const AdvisorList = () => {
  const { t } = useTranslation(['result', 'common']);
  const { advice, lang, setSeat } = useResult();
  return (
    <section>
      <h2>{t('result:advisor.title')}</h2>
      <p className="quiet">
        {advice.penalties.length > 0 ? t('result:advisor.intro') : t('result:advisor.nothing')}
      </p>
      <ul className="advice">
        {advice.penalties.map((found) => (
          <Penalty key={`${found.seat} ${found.clause} ${found.lines.join()}`} found={found} />
        ))}
      </ul>
      {advice.rewards.length > 0 && (
        <>
          <h3>{t('result:advisor.rewards')}</h3>
          <ul className="advice">
            {advice.rewards.map(({ seat, clause, because, evidence, lines }) => (
              <li key={`${seat} ${clause} ${lines.join()}`}>
                <p>
                  <b className="seat-mark">{seat}</b> {because[lang]}{' '}
                  <span className="quiet">{t('common:clause', { clause })}</span>
                </p>
                <Shown evidence={evidence} />
                <button type="button" className="button" onClick={() => setSeat(seat)}>
                  {t('result:advisor.toSeat', { seat })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
