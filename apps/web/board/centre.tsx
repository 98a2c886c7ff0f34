// The middle of the ring: the clock of who speaks, the candidate and the hands, the number called and the answer shown at night.
import './centre.css';
import { checksTonight } from '@omerta/rules/game/decide/night.ts';
import { countOf, openVote } from '@omerta/rules/game/decide/voting.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { candidatesOf } from '@omerta/rules/game/slot.ts';
import { tonight } from '@omerta/rules/game/state.ts';
import { type CheckSign, checkSign } from '@omerta/rules/game/tell/check-sign.ts';
import { handsNeeded } from '@omerta/rules/game/tell/outcome.ts';
import { seenCancelled } from '@omerta/rules/view/table.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useEffect } from 'react';
import { fetchedAhead } from '../device/late.ts';
import { useAsync } from '../device/use-async.ts';
import { liftCountOf } from '../play/ballot.ts';
import { foulsAtDawn } from '../play/seat-marks.ts';
import { isAnswer, isOutcome } from '../session/shown.ts';
import { withTexts } from '../texts/load.ts';
import { useStepName } from '../texts/step-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { ClockFace } from './clock-face.tsx';
import { Numbers } from './numbers.tsx';
import { Outcome } from './outcome.tsx';
import { useTable } from './use-table.ts';
import { Votes } from './votes.tsx';
import { WindowCue } from './window-cue.tsx';

const Performing = () => {
  const { t } = useTranslation('table');
  const { course, standing, live } = useTable();
  const stepName = useStepName();
  if (!standing) return null;
  const { seat } = standing;
  const { clock } = live.aside;
  return (
    <>
      <p className={seat === null ? 'who' : 'who named'}>
        {seat === null ? stepName(standing) : `${seat} · ${nameOf(course.opening, seat)}`}
      </p>
      {clock ? (
        <ClockFace clock={clock} />
      ) : (
        <p className="quiet">{standing.step === 'speech' ? t('onlyNominates') : ''}</p>
      )}
    </>
  );
};

/** How many hands decide it, beside those that are up. */
const Needed = ({ after = '' }: { readonly after?: string }) => {
  const { t } = useTranslation('table');
  const { course } = useTable();
  const count = handsNeeded(course.rulebook, course.state);
  return count === null ? null : (
    <span className="needed" data-needed={count}>
      {after}
      {t('needed', { count })}
    </span>
  );
};

const Voting = () => {
  const { t } = useTranslation('table');
  const { course, live } = useTable();
  const vote = openVote(course.rulebook, course.state);
  if (!vote) return null;
  const { candidate, candidates, left, isLast, decided } = vote;
  const { draft } = live.aside;
  const count = countOf(vote, draft);
  const last = candidates.at(-1) ?? candidate;
  return (
    <>
      <p className="quiet asking">{t('against')}</p>
      <p className="big">{candidate}</p>
      <p className="who">
        {t('hands', { count })}
        <Needed after=" · " />
      </p>
      {draft.calledAt !== null && <WindowCue key={draft.calledAt} calledAt={draft.calledAt} />}
      <p className="quiet">
        {decided !== null
          ? t('decided', { seat: decided })
          : !isLast && t('remaining', { count: left.count - count, seat: last })}
      </p>
    </>
  );
};

const Lift = () => {
  const { t } = useTranslation('table');
  const { course, live } = useTable();
  const { draft } = live.aside;
  return (
    <>
      <p className="quiet asking">{t('inFavour', { seats: (course.state.day?.tied ?? []).join(', ') })}</p>
      <p className="big">{liftCountOf(draft)}</p>
      <Needed />
      {draft.calledAt !== null && <WindowCue key={draft.calledAt} calledAt={draft.calledAt} />}
    </>
  );
};

/** Their drawings come while the shots are called; without a network the words have to do. */
const loadSigns = fetchedAhead(() => import('./signs.tsx').catch(() => null));

/** What the referee's head and hand do, in words over the drawing. */
const CheckAnswer = ({ seat, sign }: { readonly seat: Seat; readonly sign: CheckSign }) => {
  const { t } = useTranslation('table');
  const drawn = useAsync(loadSigns)?.value;
  const words = [t(`head.${sign.head}`), sign.hand && t(`hand.${sign.hand}`)].filter(Boolean).join(', ');
  return (
    <figure className="signs">
      <figcaption className="quiet">
        <b>{seat}</b> <span>{words}</span>
      </figcaption>
      {drawn && <drawn.Signs {...sign} />}
    </figure>
  );
};

/** The answer to the check just made, alone and large until the referee goes on. */
const Answering = ({ checker }: { readonly checker: 'don' | 'sheriff' }) => {
  const { t } = useTranslation('table');
  const { course, standing, live } = useTable();
  const stepName = useStepName();
  const check = tonight(course.state)?.[checker];
  return (
    <>
      {live.aside.veiled ? (
        <p className="quiet hint">{t('veiled')}</p>
      ) : (
        check && <CheckAnswer seat={check.seat} sign={checkSign(course.rulebook, checker, check.hit)} />
      )}
      <p className="quiet">{standing && stepName(standing)}</p>
    </>
  );
};

/** The Don and the Sheriff look on: what the shots came to is for the referee's eye alone, which is held. */
const Night = () => {
  const { t } = useTranslation('table');
  const { course, expected, live } = useTable();
  const stepName = useStepName();
  const { state } = course;
  const step = expected?.step;
  const checker = step === 'don' || step === 'sheriff' ? step : null;
  useEffect(() => {
    if (step === 'shots') void loadSigns();
  }, [step]);
  const timed = checker && live.aside.clock;
  const asks = checker && (checksTonight(state, checker) ? t('tapCheck') : t('roleOut'));
  return (
    <>
      <div className={timed ? 'checking timed' : 'checking'}>
        <p className="who">{expected && stepName(expected)}</p>
        {timed && <ClockFace clock={timed} small />}
      </div>
      <p className="quiet hint">{step === 'shots' ? t('tapVictim') : asks}</p>
    </>
  );
};

/** Before anything is called: who is nominated, and at dawn the fouls that may be announced. */
const Waiting = () => {
  const { t } = useTranslation('table');
  const { course, expected, standing } = useTable();
  const stepName = useStepName();
  const step = standing ?? expected;
  const { state } = course;
  const listed = state.phase === 'day' && state.day?.stage === 'circle' ? candidatesOf(state) : [];
  const fouls = foulsAtDawn(course.rulebook, state).map(({ seat, fouls: count }) => `${seat}: ${count}`);
  return (
    <>
      <p className="who">{step && stepName(step)}</p>
      {listed.length > 0 && <p className="quiet">{t('candidates', { seats: listed.join(', ') })}</p>}
      {fouls.length > 0 && <p className="quiet">{t('foulsAtDawn', { list: fouls.join(' · ') })}</p>}
    </>
  );
};

/** What is asked; a number too many, and whether the player's own is taken, is said in its place. */
const BestHint = () => {
  const { t } = useTranslation('table');
  const { course, live, expected, told } = useTable();
  const { bestMoveOwn } = course.rulebook.rules;
  const isOwn = live.aside.draft.seats.some((seat) => seat === expected?.seat);
  if (told?.kind === 'full') return <b>{t('bestFull', { most: told.most })}</b>;
  return isOwn ? t(`bestOwn.${bestMoveOwn.value}`, { clause: bestMoveOwn.clause }) : t('tapBest');
};

const Best = () => {
  const { live, standing } = useTable();
  const { clock, draft } = live.aside;
  return (
    <>
      {standing && clock ? <ClockFace clock={clock} /> : null}
      <p className="answer">{draft.seats.join(' · ') || '—'}</p>
      <p className="quiet hint" role="status">
        <BestHint />
      </p>
    </>
  );
};

/** Few games have a break; without a network it stands without its clock. */
const loadBreak = fetchedAhead(() => withTexts(import('./break-clock.tsx'), 'clock').catch(() => null));

const Break = () => {
  const loaded = useAsync(loadBreak)?.value;
  return loaded ? <loaded.BreakClock /> : <Waiting />;
};

const Moment = () => {
  const { course, standing, expected, live } = useTable();
  const { state } = course;
  const { calling } = live.aside;
  const step = standing?.step ?? expected?.step;
  // The numbers go on to ten also when the victim is already marked.
  if (state.phase === 'night' && calling && standing === null)
    return <Numbers calling={calling} after={<Night />} />;
  if (state.paused) return <Break />;
  if (standing && isAnswer(standing.step)) return <Answering checker={standing.step} />;
  if (standing && isOutcome(standing.step)) return <Outcome of={standing.step} />;
  if (step === 'best') return <Best />;
  if (standing) return <Performing />;
  if (step === 'vote') return <Voting />;
  if (step === 'lift') return <Lift />;
  return state.phase === 'night' ? <Night /> : <Waiting />;
};

/** From what cancels it until the night. */
const NoVote = () => {
  const { t } = useTranslation('table');
  const { state } = useTable().course;
  return seenCancelled(state) && <p className="quiet no-vote">{t('noVote')}</p>;
};

export const Centre = () => (
  <>
    <Moment />
    <NoVote />
    <Votes />
  </>
);
