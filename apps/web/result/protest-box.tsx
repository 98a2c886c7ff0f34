// A protest with its clock: who, against what; entered in the record at once, also on a signed sheet.
import './protest-box.css';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSeconds } from '../session/clock.ts';
import { nameOf } from '../session/opening.ts';
import { isOver, type ProtestWindow, protestWindow } from './protest-window.ts';
import { decideProtest, fileProtest } from './sheet-lines.ts';
import { useResult } from './use-result.ts';

/** Looks at the clock each second while there is something to count. */
const useNow = (now: () => number, running: boolean): number => {
  const [at, look] = useState(now);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => look(now()), 1000);
    return () => clearInterval(timer);
  }, [now, running]);
  return at;
};

const Left = ({ window, now }: { readonly window: ProtestWindow; readonly now: number }) => {
  const { t } = useTranslation('result');
  if (isOver(window, now)) return <>{t('protest.over')}</>;
  switch (window.kind) {
    case 'clock':
      return <b className="protest-clock">{t('protest.left', { time: showSeconds(Math.max(0, Math.ceil((window.endsAt - now) / 1000))) })}</b>;
    case 'next-game':
      return <>{t('protest.untilNext')}</>;
    case 'untimed':
      return <>{t('protest.untimed', { minutes: window.seconds / 60 })}</>;
  }
};

/** The chief referee or the appeals committee decides; here it is written on the back of the protocol. */
const Decision = () => {
  const { t } = useTranslation('result');
  const { give } = useResult();
  const [note, setNote] = useState('');
  const write = (): void => {
    give(decideProtest(note));
    setNote('');
  };
  return (
    <div className="field">
      <input
        className="input"
        data-field="decision"
        value={note}
        placeholder={t('protest.decision')}
        aria-label={t('protest.decision')}
        onChange={(event) => setNote(event.target.value)}
      />
      <button type="button" className="button" data-go="decide-protest" disabled={note.trim() === ''} onClick={write}>
        {t('protest.decide')}
      </button>
    </div>
  );
};

export const ProtestBox = () => {
  const { t } = useTranslation(['result', 'common']);
  const { course, protocol, session, give } = useResult();
  const window = protestWindow(course.rulebook.id, course.state);
  const now = useNow(session.now, window.kind === 'clock');
  const [seat, choose] = useState<Seat | null>(null);
  const [note, setNote] = useState('');
  const file = (): void => {
    if (seat === null) return;
    give(fileProtest(seat, note));
    choose(null);
    setNote('');
  };
  return (
    <section>
      <h2>{t('result:protest.title')}</h2>
      <p role="timer">
        <Left window={window} now={now} />{' '}
        <span className="quiet">
          {window.forms.map((form) => t(`result:protest.form.${form}`)).join(' ')}
          {window.clause !== null && `, ${t('common:clause', { clause: window.clause })}`}
        </span>
      </p>
      {protocol.protests.map((each) => (
        <p key={`${each.seat} ${each.note}`} className="entry">
          <span>
            <b>{t('result:protest.entered', { name: each.name, seat: each.seat })}</b> {each.note}
          </span>
        </p>
      ))}
      {protocol.protests.length > 0 && <Decision />}
      {!isOver(window, now) && (
        <details>
          <summary data-go="protest">{t('result:protest.file')}</summary>
          <div className="field">
            <select
              className="input"
              data-field="protester"
              aria-label={t('result:protest.who')}
              value={seat ?? ''}
              onChange={(event) => choose(seats.find((each) => String(each) === event.target.value) ?? null)}
            >
              <option value="">{t('result:protest.who')}</option>
              {seats.map((each) => (
                <option key={each} value={each}>
                  {each} · {nameOf(course.opening, each)}
                </option>
              ))}
            </select>
            <input
              className="input"
              value={note}
              placeholder={t('result:protest.what')}
              aria-label={t('result:protest.what')}
              onChange={(event) => setNote(event.target.value)}
            />
            <button type="button" className="button danger" data-go="file-protest" disabled={seat === null} onClick={file}>
              {t('result:protest.file')}
            </button>
          </div>
        </details>
      )}
    </section>
  );
};
