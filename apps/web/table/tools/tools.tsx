// The tools under the ring: two rows that never change their height, whatever the moment needs.
import './tools.css';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import { checksTonight } from '@omerta/rules/game/decide/night.ts';
import { useTable } from '../../board/use-table.ts';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { clockInSight } from '../../play/clock-in-sight.ts';
import { huntBeat } from '../../play/play.ts';
import { shotsApart } from '../../play/shots.ts';
import { shiftClock, toggleClock } from '../../session/clock.ts';
import { hasMusic, isHushed } from '../../session/night.ts';
import { MusicButton } from '../../sound/night-music.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { CountPad } from './count-pad.tsx';
import { Shooters } from './shooters.tsx';
import { Foul, Redo, SanctionTools, Undo } from './tool-buttons.tsx';

const ClockTools = () => {
  const { t } = useTranslation('table');
  const { session, live } = useTable();
  const clock = clockInSight(live);
  if (!clock) return null;
  const running = clock.startedAt !== null;
  const shift = (seconds: number): void =>
    session.setAside({ clock: shiftClock(clock, seconds, session.now()) });
  const toggle = (): void => session.setAside({ clock: toggleClock(clock, session.now()) });
  return (
    <>
      <button type="button" className="button" data-tool="minus" onClick={() => shift(-5)}>
        {t('minus')}
      </button>
      <button type="button" className="button" data-span={2} data-tool="pause" onClick={toggle}>
        {running ? t('pause') : t('go')}
      </button>
      <button type="button" className="button" data-tool="plus" onClick={() => shift(5)}>
        {t('plus')}
      </button>
    </>
  );
};

const beats = [0.8, 1, 1.2, 1.5];

/** How fast the numbers are called, and shots that do not meet. */
const HuntTools = () => {
  const { t } = useTranslation('table');
  const { course, setDraft } = useTable();
  const { beat: chosen, lang } = useSettings();
  const beat = huntBeat(course.rulebook, chosen);
  const slower = beats[(beats.indexOf(beat) + 1) % beats.length] ?? 1;
  return (
    <>
      <button
        type="button"
        className="button"
        data-span={2}
        data-go="apart"
        onClick={() => setDraft(shotsApart(course.state))}
      >
        {t('apart')}
      </button>
      <button
        type="button"
        className="button"
        data-span={2}
        data-tool="beat"
        onClick={() => changeSettings({ beat: slower })}
      >
        {t('beat', { seconds: beat.toLocaleString(lang) })}
      </button>
    </>
  );
};

/** Said outright: the large button would be pressed by habit. */
const NoCheck = () => {
  const { t } = useTranslation('table');
  const { pressNext } = useTable();
  return (
    <button type="button" className="button" data-do="no-check" onClick={() => pressNext(true)}>
      {t('noCheck')}
    </button>
  );
};

/** Where a second tap says a number again, the last one is taken back here. */
const LastBack = () => {
  const { t } = useTranslation('table');
  const { live, setDraft } = useTable();
  const { draft } = live.aside;
  const last = draft.seats.at(-1);
  return (
    <button
      type="button"
      className="button"
      data-span={2}
      data-do="best-back"
      disabled={last === undefined}
      onClick={() => setDraft({ ...draft, seats: draft.seats.slice(0, -1) })}
    >
      {last === undefined ? t('bestBackNone') : t('bestBack', { seat: last })}
    </button>
  );
};

const ClockPad = ({ step }: { readonly step: Step | null }) => {
  const { course, session, live, standing } = useTable();
  const asksCheck = (step === 'don' || step === 'sheriff') && checksTonight(course.state, step);
  const saysAgain =
    (standing?.step ?? step) === 'best' && course.rulebook.rules.bestMoveAgain.value === 'taken';
  return (
    <>
      <div className="row">
        <Foul span={2} />
        {step === 'shots' ? <HuntTools /> : <ClockTools />}
      </div>
      <div className="row">
        {asksCheck && <NoCheck />}
        {saysAgain && <LastBack />}
        <Undo span={3} />
        <Redo span={asksCheck || saysAgain ? 1 : 2} />
        <MusicButton
          due={hasMusic(live)}
          onBegin={isHushed(live) ? () => session.setAside({ hushed: null }) : null}
        />
      </div>
    </>
  );
};

export const Tools = () => {
  const { expected, standing, live, course, mode } = useTable();
  const step = standing || course.state.paused ? null : (expected?.step ?? null);
  if (mode === 'play' && (step === 'vote' || step === 'lift')) {
    return (
      <nav className="tools counting">
        <CountPad />
      </nav>
    );
  }
  const apart = step === 'shots' && live.aside.draft.shooter !== null;
  const pad = apart ? <Shooters /> : <ClockPad step={step} />;
  return <nav className="tools">{mode === 'play' ? pad : <SanctionTools />}</nav>;
};
