// The head of the table: which day or night it is, what is going on, and whether it is saved.

import { turnOf } from '@omerta/rules/game/decide/circle.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { listOf, size } from '@omerta/rules/game/seat.ts';
import { lazy, Suspense } from 'react';
import { HoldCards } from '../board/hold-cards.tsx';
import { useTable } from '../board/use-table.ts';
import { useLang } from '../device/settings.ts';
import { Saving } from '../games/saving.tsx';
import { Icon } from '../look/icon.tsx';
import { servedGame } from '../session/served.ts';
import { isOutcome } from '../session/shown.ts';
import { useStepName } from '../texts/step-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { History } from './trouble/history.tsx';

/** Of a game that a server has too. */
const ServedMark = lazy(async () => ({
  default: (await import('../games/served-mark.tsx')).ServedMark,
}));

const useTitle = (): string => {
  const { t } = useTranslation('table');
  const { state, rulebook } = useTable().course;
  const lang = useLang();
  if (state.annulled) return t('phase.annulled');
  if (state.paused) return rulebook.terms.pause[lang];
  return t(`phase.${state.phase}`, { number: state.number });
};

/** Where the step stands among its like: the third speech of nine, the first candidate of two. */
const useProgress = (): string | null => {
  const { t } = useTranslation('table');
  const { course, standing, expected } = useTable();
  const stepName = useStepName();
  const { rulebook, state } = course;
  const step = standing ?? expected;
  if (!step) return null;
  if (standing && isOutcome(standing.step)) return t(`outcomeOf.${standing.step}`);
  const { day } = state;
  if (step.step === 'speech' && day && step.seat !== null) {
    const before = listOf(state.alive).filter(
      (seat) => seat !== step.seat && turnOf(state, day, seat) <= 0 && day.turn !== null,
    ).length;
    return t('speechOf', { place: before + 1, count: size(state.alive) });
  }
  const vote = step.step === 'vote' ? openVote(rulebook, state) : null;
  return vote ? t('candidateOf', { place: vote.place + 1, count: vote.candidates.length }) : stepName(step);
};

type Props = { readonly onMenu: () => void; readonly onServed: () => void };

export const Heading = ({ onMenu, onServed }: Props) => {
  const { t } = useTranslation(['table', 'common']);
  const { course, live, session } = useTable();
  const lang = useLang();
  const title = useTitle();
  const progress = useProgress();
  const { name } = course.rulebook;
  return (
    <header className="heading">
      <div className="title">
        <h1>{title}</h1>
        <Saving saving={live.saving} onRetry={session.retry} />
        {servedGame(live.id) && (
          <Suspense>
            <ServedMark stream={live.id} onAsk={onServed} />
          </Suspense>
        )}
      </div>
      <div className="icons">
        <HoldCards />
        <History />
        <button
          type="button"
          className="button icon"
          data-tool="menu"
          aria-label={t('table:menu.open')}
          onClick={onMenu}
        >
          <Icon path="M4 7h16M4 12h16M4 17h16" />
        </button>
      </div>
      <p className="quiet progress">
        {progress && <span>{progress}</span>}
        <span className="book">
          {progress && ' · '}
          {name.short[lang]}
        </span>
      </p>
    </header>
  );
};
