// What the referee has just done, in words, each with its clause; where he only called the next step, which one.
import { explain } from '@omerta/rules/game/tell/explain.ts';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useStepName } from '../../texts/step-name.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Frame } from './frames.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const Story = ({ frame, isFirst }: { readonly frame: Frame; readonly isFirst: boolean }) => {
  const { t } = useTranslation('demo');
  const lang = useLang();
  const { standing, expected } = useTable();
  const stepName = useStepName();
  const { rulebook } = frame.live.course;
  const step = standing ?? expected;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached with the keyboard
    <div className="story" aria-live="polite" tabIndex={0}>
      {isFirst && <p>{t('beginning')}</p>}
      {!isFirst && frame.events.length === 0 && step && <p>{capital(stepName(step))}.</p>}
      {frame.events.map((event) => {
        const said = explain(event);
        return (
          <p key={said.en}>
            {said[lang]}{' '}
            {said.clauses
              .filter((clause) => rulebook.knownClauses.has(clause))
              .map((clause) => (
                <ClauseLink key={clause} edition={rulebook} clause={clause} />
              ))}
          </p>
        );
      })}
    </div>
  );
};
