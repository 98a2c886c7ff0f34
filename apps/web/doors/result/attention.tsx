// What the sheet still asks for: consents to be given, entries the rulebook refuses, entries to look at again; the line a press was refused for.
import './attention.css';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { needText, warningText } from '@omerta/scoring/messages/refusal-text.ts';
import { refusedTogether } from '../../sheet/refused.ts';
import { grant } from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

const Clause = ({ clause }: { readonly clause: string | null }) => {
  const { t } = useTranslation('common');
  return clause === null ? null : <span className="quiet"> {t('clause', { clause })}</span>;
};

export const Attention = () => {
  const { t } = useTranslation(['result', 'trouble']);
  const { course, counted, lang, give, signed, served, refusal, clearRefusal } = useResult();
  const { refused, warnings } = counted.score;
  // In a tournament whoever consents says so himself; what he is asked stands with its answer in another place.
  const needs = counted.score.needs.filter(({ what }) => served === null || what !== 'approval');
  if (needs.length + refused.length + warnings.length === 0 && !refusal) return null;
  return (
    <section aria-live="polite">
      <h2>{t('result:attention')}</h2>
      <ul className="attention">
        {refusal && (
          <li className="refused">
            <p>
              {refusalText(refusal, lang)}
              <Clause clause={refusal.clause} />
            </p>
            <button type="button" className="button" onClick={clearRefusal}>
              {t('trouble:understood')}
            </button>
          </li>
        )}
        {refusedTogether(refused, lang).map(({ code, clause, text, seats }) => (
          <li key={text} className="refused" data-refused={code}>
            <p>
              {text} {seats.length > 1 && t('result:seatsMeant', { seats: seats.join(', ') })}
              <Clause clause={clause} />
            </p>
          </li>
        ))}
        {needs.map((need) => {
          const consent = grant(course.state, need);
          return (
            <li
              key={`${need.clause} ${need.seat} ${need.by}`}
              className="need"
              data-need={need.by ?? need.what}
            >
              <p>
                {needText(need, lang)}
                <Clause clause={need.clause} />
              </p>
              {consent ? (
                <button type="button" className="button" disabled={signed} onClick={() => give(consent)}>
                  {t('result:granted')}
                </button>
              ) : (
                <span className="quiet">{t('result:askDesk')}</span>
              )}
            </li>
          );
        })}
        {warnings.map((warning) => (
          <li key={`${warning.path} ${warning.kind}`} className="warned">
            <p>
              {warningText(warning, lang)}
              <Clause clause={warning.clause} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
