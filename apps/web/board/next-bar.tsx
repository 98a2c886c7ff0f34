// What to say, and the one large button.
import { checksTonight } from '@omerta/rules/game/decide/night.ts';
import { countOf, openVote } from '@omerta/rules/game/decide/voting.ts';
import { Suspense } from 'react';
import { late } from '../device/late.ts';
import { isUntouched, liftCountOf } from '../play/ballot.ts';
import type { Question } from '../play/large-button.ts';
import { isUnshot } from '../play/shots.ts';
import { Link } from '../routing/link.tsx';
import type { Ahead } from '../session/next-step.ts';
import { isAnswer } from '../session/shown.ts';
import { useStepName } from '../texts/step-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Say } from './say.tsx';
import { useLeft } from './use-clock.ts';
import { useTable } from './use-table.ts';

/** After a correction. */
const ChangeNote = late(async () => (await import('./change-note.tsx')).ChangeNote);

const useEnterLabel = (): ((step: string) => string) => {
  const { t } = useTranslation('table');
  const { course, live, room } = useTable();
  const { draft } = live.aside;
  return (step) => {
    const vote = step === 'vote' ? openVote(course.rulebook, course.state) : null;
    const untouched = isUntouched(draft);
    if (vote && untouched && draft.calledAt === null) return t('call', { seat: vote.candidate });
    if (vote) {
      const [count, asked] = [countOf(vote, draft), vote.candidates[vote.place + 1]];
      if (asked !== undefined) return t('acceptAsk', { count, seat: asked });
      return t(untouched ? 'acceptRest' : 'accept', { count });
    }
    if (step === 'lift')
      return untouched && draft.calledAt === null
        ? t('callLift')
        : t('acceptLift', { count: liftCountOf(draft) });
    if (step === 'best')
      return draft.seats.length > 0 ? t('acceptBest', { seats: draft.seats.join(', ') }) : t('noBest');
    if (step === 'shots') {
      if (!isUnshot(draft)) return t('acceptShots');
      return t(live.aside.calling ? 'miss' : 'callNumbers');
    }
    if (!untouched && room) return room.checkLabel(draft.seats.join());
    return t(
      (step === 'don' || step === 'sheriff') && checksTonight(course.state, step) ? 'noCheckAsk' : 'goOn',
    );
  };
};

const useLabel = (): string => {
  const { t } = useTranslation('table');
  const { next, course, standing } = useTable();
  const stepName = useStepName();
  const enterLabel = useEnterLabel();
  const forward = (after: Ahead): string => {
    if (after.step === 'night') return t('nightFalls');
    if (after.step === 'lift') return t('callLift');
    return after.step === 'day' ? t('dayBreaks') : t('next', { step: stepName(after) });
  };
  switch (next.kind) {
    case 'begin':
      // A check is called by its phrase: the press starts its time.
      if (isAnswer(next.expected.step)) return t('startTime', { count: next.expected.seconds ?? 0 });
      return t(course.state.day?.turn ? 'next' : 'start', { step: stepName(next.expected) });
    case 'finish':
      return forward(next.after);
    case 'enter':
      return enterLabel(next.expected.step);
    case 'sleep':
      return t(`sleeps.${next.who}`);
    case 'wake':
      return t('dayBreaks');
    case 'sheet':
      return t('toSheet');
    case 'over':
      return t('over');
    case 'chief':
      return t('chiefCalled');
    case 'record':
      if (next.command.type === 'night') return t('nightFalls');
      if (next.command.type === 'day') return t('dayBreaks');
      if (next.command.type === 'resume') return t('resume');
      if (next.after) return forward(next.after);
      return t('endOf', { step: standing ? stepName(standing) : '' });
  }
};

/** A press that may be a slip is asked about once, in its own place. */
const Asked = ({ question }: { readonly question: Question }) => {
  const { t } = useTranslation(['table', 'common']);
  const { live, setDraft, pressNext, takeBack, takeBackQuestion } = useTable();
  const { draft } = live.aside;
  const [count, names] = [draft.count ?? 0, draft.seats.length];
  const sure = (): void => {
    if (question.kind === 'names') setDraft({ ...draft, count: names });
    else if (question.kind === 'into-night') takeBack(true);
    else pressNext(true);
  };
  return (
    <div
      className="question"
      role="alertdialog"
      aria-label={t(`table:ask.${question.kind}`, { count, names })}
    >
      <p>{t(`table:ask.${question.kind}`, { count, names })}</p>
      <button type="button" className="button main" data-do="sure" onClick={sure}>
        {t(`table:sure.${question.kind}`, { count, names })}
      </button>
      <button type="button" className="button" data-do="not-sure" onClick={takeBackQuestion}>
        {t('common:back')}
      </button>
    </div>
  );
};

const Button = () => {
  const { next, pressNext, session, live, room, mode } = useTable();
  const usual = useLabel();
  const offer = mode === 'play' && room?.offer;
  const label = offer ? offer.label : usual;
  const counting = useLeft(live.aside.calling, session.now) > 0;
  const isOver = next.kind === 'sheet' || next.kind === 'over';
  if (isOver && room) return room.end;
  if (isOver) {
    return (
      <Link to="/result" className="button main" data-go="result">
        {label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="button main"
      disabled={counting || next.kind === 'chief'}
      onClick={() => pressNext()}
    >
      {label}
    </button>
  );
};

export const NextBar = () => {
  const { question, room, noticed } = useTable();
  return (
    <footer className="next-bar">
      {question ? (
        <Asked question={question} />
      ) : (
        <>
          {noticed && (
            <Suspense>
              <ChangeNote noticed={noticed} />
            </Suspense>
          )}
          {room?.asking}
          <Say />
          <Button />
        </>
      )}
    </footer>
  );
};
