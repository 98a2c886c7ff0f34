// What a correction would change, told before it is made; as it may depend on the cards, only while held until the result.
import type { Correction } from '@omerta/rules/game/command.ts';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { reckoned } from '../../session/correct.ts';
import { effectsOf } from '../../session/effects.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { HoldToSee } from './hold-to-see.tsx';

const answers = {
  don: { yes: 'sheriff', no: 'notSheriff' },
  sheriff: { yes: 'black', no: 'red' },
} as const;

const List = ({ correction }: { readonly correction: Correction }) => {
  const { t } = useTranslation(['correct', 'table', 'result', 'common']);
  const lang = useLang();
  const { session } = useTable();
  const { result, ...changes } = effectsOf(session, reckoned(session, correction));
  const { conflicts, wrong, noLongerOut, nowOut, otherwiseOut } = changes;
  const answerOf = (role: 'don' | 'sheriff', hit: boolean): string =>
    t(`table:checkAnswer.${answers[role][hit ? 'yes' : 'no']}`);
  const nothing = Object.values(changes).every(({ length }) => length === 0) && result === null;
  if (nothing) return <p>{t('correct:effects.nothing')}</p>;
  return (
    <ul data-effects="">
      {wrong.map(({ night, role, given, now }) => (
        <li key={`${night} ${role}`} className="wrong">
          {t('correct:effects.wrong', {
            night,
            who: t(`table:role.${role}`),
            seat: given.seat,
            given: answerOf(role, given.hit),
            now: now ? `${now.seat}: ${answerOf(role, now.hit)}` : t('correct:effects.noCheck'),
          })}
        </li>
      ))}
      {noLongerOut.map(({ seat }) => (
        <li key={`in ${seat}`}>{t('correct:effects.back', { seat })}</li>
      ))}
      {nowOut.map(({ seat, by }) => (
        <li key={`out ${seat}`}>{t('correct:effects.out', { seat, how: t(`table:out.${by}`) })}</li>
      ))}
      {otherwiseOut.map(({ seat, by, at }) => (
        <li key={`otherwise ${seat}`}>
          {t('correct:effects.otherwise', {
            seat,
            how: t(`table:out.${by}`),
            when: t(`table:phase.${at.kind}`, { number: at.number }),
          })}
        </li>
      ))}
      {result && (
        <li>{result.after ? t(`result:won.${result.after.winner}`) : t('correct:effects.noResult')}</li>
      )}
      {conflicts.map(({ line, command, refusal }) => (
        <li key={line ?? JSON.stringify(command)}>
          {t(line === null ? 'correct:effects.refused' : 'correct:effects.conflict', {
            line: explainLine(command)[lang],
          })}{' '}
          {refusalText(refusal, lang)}{' '}
          <span className="quiet">{t('common:clause', { clause: refusal.clause })}</span>
        </li>
      ))}
    </ul>
  );
};

export const Effects = ({ correction }: { readonly correction: Correction }) => {
  const { t } = useTranslation('correct');
  return <HoldToSee label={t('effects.what')}>{() => <List correction={correction} />}</HoldToSee>;
};
