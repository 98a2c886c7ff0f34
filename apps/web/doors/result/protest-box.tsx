// A protest with its clock: who, against what; entered in the record at once, also on a signed sheet.
import { isRefusal } from '@omerta/base/refusal.ts';
import './protest-box.css';
import type { Protocol } from '@omerta/documents/protocol/protocol.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useEffect, useState } from 'react';
import { useAsync } from '../../device/use-async.ts';
import { ground } from '../../games/ground.ts';
import { showSeconds } from '../../session/clock.ts';
import { isOver, nextBeganOn, type ProtestWindow, protestWindow } from '../../sheet/protest-window.ts';
import { protestsSaid } from '../../sheet/protest-word.ts';
import { decideProtest, fileProtest } from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { GivenEntry } from './given-entry.tsx';
import { useResult } from './use-result.ts';

/** Looks at the clock each second until it is over. */
const useNow = (now: () => number, window: ProtestWindow): number => {
  const [at, setAt] = useState(now);
  const running = window.closesAt !== null && !isOver(window, at);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now, running]);
  return at;
};

/** Undefined until the log has been asked. */
const useNextBegan = () => {
  const { course, live } = useResult();
  const ask = async (): Promise<number | null> => {
    const opened = await ground();
    return isRefusal(opened) ? null : nextBeganOn(opened.log, live.id, course);
  };
  const first = useAsync(ask)?.value;
  const [later, setLater] = useState<number | null>(null);
  const askAgain = async (): Promise<number | null> => {
    const began = await ask();
    setLater(began);
    return began;
  };
  return { nextBegan: later ?? first, askAgain };
};

const Left = ({ window, now }: { readonly window: ProtestWindow; readonly now: number }) => {
  const { t } = useTranslation('result');
  const { lang } = useResult();
  const time = (at: number): string =>
    new Intl.DateTimeFormat(lang, { timeStyle: 'short', hourCycle: 'h23' }).format(at);
  if (window.closesAt !== null && isOver(window, now))
    return <b>{t(`protest.over.${window.kind}`, { time: time(window.closesAt) })}</b>;
  switch (window.kind) {
    case 'clock': {
      const seconds = Math.max(0, Math.ceil((window.closesAt - now) / 1000));
      return (
        <b className="protest-clock">
          {t('protest.left', { time: showSeconds(seconds), until: time(window.closesAt) })}
        </b>
      );
    }
    case 'next-game':
      return <>{t('protest.untilNext')}</>;
    case 'untimed':
      return (
        <>{t('protest.untimed', { minutes: new Intl.NumberFormat(lang).format(window.seconds / 60) })}</>
      );
  }
};

/** How it is handed in, or what is left to whoever comes too late. */
const How = ({ window, over }: { readonly window: ProtestWindow; readonly over: boolean }) => {
  const { t } = useTranslation(['result', 'common']);
  const { clause, forms, complaint } = window;
  const of = (text: string, its: string): string => `${text}, ${t('common:clause', { clause: its })}.`;
  return (
    <p className="quiet">
      {over
        ? `${of(t('result:protest.late'), clause)} ${of(t(`result:protest.complaint.${complaint.value}`), complaint.clause)}`
        : of(forms.map((form) => t(`result:protest.form.${form}`)).join(' '), clause)}
    </p>
  );
};

/** The chief referee or the appeals committee decides; here it is written on the back of the protocol. */
const Decision = ({ number }: { readonly number: number }) => {
  const { t } = useTranslation('result');
  const { give } = useResult();
  const [note, setNote] = useState('');
  return (
    <div className="field" data-decide={number}>
      <input
        className="input"
        data-field="decision"
        value={note}
        placeholder={t('protest.decision')}
        aria-label={t('protest.decision')}
        onChange={(event) => setNote(event.target.value)}
      />
      <button
        type="button"
        className="button"
        data-go="decide-protest"
        disabled={note.trim() === ''}
        onClick={() => give(decideProtest(number, note))}
      >
        {t('protest.decide')}
      </button>
    </div>
  );
};

type FiledProtest = Protocol['protests'][number] & { readonly number: number };

/** With what was decided, or with the field for it until it is. */
const Filed = ({ number, name, seat, note, decisions }: FiledProtest) => {
  const { t } = useTranslation('result');
  const { served } = useResult();
  return (
    <>
      <p>
        <b>{t('protest.entered', { name, seat })}</b> {note}
      </p>
      {decisions.map((each) => (
        <GivenEntry key={each.line} line={each.line}>
          {t('protest.decision')}: {each.note}
        </GivenEntry>
      ))}
      {decisions.length === 0 && served === null && <Decision number={number} />}
    </>
  );
};

/** One press takes it into the field, where it is said against what. */
const Said = ({ onEnter }: { readonly onEnter: (seat: Seat) => void }) => {
  const { t } = useTranslation(['result', 'table']);
  const { course } = useResult();
  return protestsSaid(course.state).map(({ line, seat, moment }) => (
    <p key={line} data-said={seat}>
      {t('result:protest.said', {
        seat,
        name: nameOf(course.opening, seat),
        when: t(`table:phase.${moment.kind}`, { number: moment.number }),
      })}{' '}
      <button type="button" className="button" data-go="enter-said" onClick={() => onEnter(seat)}>
        {t('result:protest.enter')}
      </button>
    </p>
  ));
};

export const ProtestBox = () => {
  const { t } = useTranslation('result');
  const { course, protocol, session, served, give } = useResult();
  const { nextBegan, askAgain } = useNextBegan();
  const window = protestWindow(course, nextBegan ?? null);
  const now = useNow(session.now, window);
  const over = isOver(window, now);
  const known = window.kind !== 'next-game' || nextBegan !== undefined;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [note, setNote] = useState('');
  const [filing, setFiling] = useState(false);
  /** Another page may have begun the next game since this one was opened. */
  const file = async (): Promise<void> => {
    if (seat === null) return;
    setSeat(null);
    if (isOver(protestWindow(course, await askAgain()), session.now())) return;
    give(fileProtest(seat, note));
    setNote('');
  };
  return (
    <section>
      <h2>{t('protest.title')}</h2>
      <p role="timer">
        <Left window={window} now={now} />
      </p>
      <How window={window} over={over} />
      {protocol.protests.length > 0 && (
        <ol className="protests">
          {protocol.protests.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is its number
            <li key={i}>
              <Filed {...each} number={i + 1} />
            </li>
          ))}
        </ol>
      )}
      {known && !over && (
        <>
          <Said
            onEnter={(who) => {
              setSeat(who);
              setFiling(true);
            }}
          />
          <details open={filing} onToggle={({ currentTarget }) => setFiling(currentTarget.open)}>
            <summary data-go="protest">{t('protest.file')}</summary>
            <div className="field">
              <select
                className="input"
                data-field="protester"
                aria-label={t('protest.who')}
                value={seat ?? ''}
                onChange={(event) =>
                  setSeat(seats.find((each) => String(each) === event.target.value) ?? null)
                }
              >
                <option value="">{t('protest.who')}</option>
                {seats.map((each) => (
                  <option key={each} value={each}>
                    {each} · {nameOf(course.opening, each)}
                  </option>
                ))}
              </select>
              <input
                className="input"
                data-field="protest-note"
                value={note}
                placeholder={t('protest.what')}
                aria-label={t('protest.what')}
                onChange={(event) => setNote(event.target.value)}
              />
              <button
                type="button"
                className="button danger"
                data-go="file-protest"
                disabled={seat === null || (served !== null && note.trim() === '')}
                onClick={() => void file()}
              >
                {t('protest.file')}
              </button>
            </div>
          </details>
        </>
      )}
    </section>
  );
};
