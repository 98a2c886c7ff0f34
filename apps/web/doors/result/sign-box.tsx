// The referee's signature, drawn or typed; a signed sheet opens only for a correction that says why.
import './sign-box.css';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import { penaltyName } from '@omerta/scoring/messages/penalty-names.ts';
import { needText } from '@omerta/scoring/messages/refusal-text.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { useState } from 'react';
import { Dialog } from '../../look/dialog.tsx';
import type { Outcome } from '../../session/session.ts';
import { type Lack, lacksOf } from '../../sheet/before-signing.ts';
import { consentAfterHandIn } from '../../sheet/protest-window.ts';
import { knownSurname, signSheet } from '../../sheet/sign-sheet.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { InkPad, inkBox } from './ink-pad.tsx';
import { useResult } from './use-result.ts';

const useTime = (): ((at: number) => string) => {
  const { lang } = useResult();
  return (at) =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(at);
};

const useLack = (): ((lack: Lack) => string) => {
  const { t } = useTranslation(['result', 'common']);
  const { course, lang } = useResult();
  const by = (clause: string): string => t('common:clause', { clause });
  return (lack) => {
    switch (lack.kind) {
      case 'said':
        return t('result:sign.saidProtest', { name: lack.name, seat: lack.seat });
      case 'protest':
        return [t('result:sign.openProtest', { name: lack.name, seat: lack.seat }), lack.note]
          .filter(Boolean)
          .join(': ');
      case 'grounds':
        return `${t('result:sign.unexplained', { seats: lack.seats.join(', ') })} ${by(lack.clause)}`;
      case 'consent':
        return `${needText(lack.need, lang)} ${by(lack.need.clause)}`;
      case 'advice': {
        const { seat, clause, waiver } = lack;
        const act = penaltyName(course.rulebook.id, clause)[lang];
        const open = waiver
          ? t('result:sign.openAdviceWaived', { seat, act, who: t(`result:approver.${waiver}`) })
          : t('result:sign.openAdvice', { seat, act });
        return `${open} ${by(clause)}`;
      }
    }
  };
};

type Question = { readonly lacks: readonly Lack[]; readonly onSign: () => void; readonly onBack: () => void };

const SignAnyway = ({ lacks, onSign, onBack }: Question) => {
  const { t } = useTranslation('result');
  const lackText = useLack();
  return (
    <Dialog open onClose={onBack} title={t('sign.ask')}>
      <ul className="attention">
        {lacks.map(lackText).map((text) => (
          <li key={text} className="need" data-lack>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <button type="button" className="button main" data-go="back-to-sheet" onClick={onBack}>
        {t('sign.back')}
      </button>
      <button type="button" className="button danger" data-go="sign-anyway" onClick={onSign}>
        {t('sign.anyway')}
      </button>
    </Dialog>
  );
};

const Open = () => {
  const { t } = useTranslation(['result', 'common']);
  const { session, live, course, counted, advice, served } = useResult();
  const [name, setName] = useState(() => knownSurname(course, live.trail));
  const [ink, setInk] = useState('');
  const [asking, setAsking] = useState(false);
  const { signed: clause } = protocolForms[course.rulebook.id];
  // In a tournament filed protests and consents go with the sheet to whoever decides them.
  const lacks = lacksOf(course, counted, advice).filter(
    ({ kind }) => served === null || (kind !== 'protest' && kind !== 'consent'),
  );
  const { needs, refused } = counted.score;
  const blocked = refused.length > 0;
  const press = (): void => (lacks.length > 0 ? setAsking(true) : void sign());
  const sign = (): Outcome => signSheet(session, { name, ink: ink === '' ? null : ink }, course.version);
  return (
    <>
      <label>
        <span className="label">
          {t('result:sign.name')}{' '}
          {clause !== null && <span className="quiet">{t('common:clause', { clause })}</span>}
        </span>
        <input
          className="input"
          data-field="referee"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <InkPad ink={ink} onInk={setInk} />
      {blocked && <p role="alert">{t('result:sign.refused')}</p>}
      {served === null && needs.length > 0 && <p>{t('result:sign.openNeeds', { count: needs.length })}</p>}
      {lacks.map(
        (lack) =>
          lack.kind === 'grounds' && (
            <p key={lack.kind}>
              {t('result:sign.unexplained', { seats: lack.seats.join(', ') })}{' '}
              <span className="quiet">{t('common:clause', { clause: lack.clause })}</span>
            </p>
          ),
      )}
      <button
        type="button"
        className="button main"
        data-go="sign"
        disabled={blocked || name.trim() === ''}
        onClick={press}
      >
        {t('result:sign.sign')}
      </button>
      {asking && <SignAnyway lacks={lacks} onSign={sign} onBack={() => setAsking(false)} />}
      {name.trim() === '' && <p className="quiet">{t('result:sign.nameMissing')}</p>}
    </>
  );
};

const Correct = () => {
  const { t } = useTranslation(['result', 'common']);
  const { session, course, served } = useResult();
  const [reason, setReason] = useState('');
  const [agreed, setAgreed] = useState(false);
  const consent = served ? null : consentAfterHandIn(course.rulebook);
  const ready = reason.trim() !== '' && (consent === null || agreed);
  return (
    <details>
      <summary data-go="correct">{t('result:sign.correct')}</summary>
      <div className="field">
        <input
          className="input"
          data-field="reason"
          value={reason}
          placeholder={t('result:sign.why')}
          aria-label={t('result:sign.why')}
          onChange={(event) => setReason(event.target.value)}
        />
        {consent && (
          <label className="check">
            <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
            <span>
              {t('result:sign.consent')}{' '}
              <span className="quiet">{t('common:clause', { clause: consent.clause })}</span>
            </span>
          </label>
        )}
        <button
          type="button"
          className="button danger"
          data-go="reopen"
          disabled={!ready}
          onClick={() => session.reopen({ reason: reason.trim(), consent: consent?.by ?? null })}
        >
          {t('result:sign.reopen')}
        </button>
      </div>
    </details>
  );
};

const Trail = () => {
  const { t } = useTranslation('result');
  const { trail } = useResult().live;
  const time = useTime();
  if (trail.length < 2) return null;
  return (
    <details>
      <summary>{t('sign.trail')}</summary>
      <ol className="trail">
        {trail.map((each) => (
          <li key={each.at}>
            {each.kind === 'signed'
              ? t('sign.signedBy', { name: each.mark.name })
              : t('sign.reopened', { reason: each.mark.reason })}
            {each.kind === 'reopened' &&
              each.mark.consent &&
              ` ${t('sign.withConsent', { who: t(`approver.${each.mark.consent}`) })}`}{' '}
            <span className="quiet">{time(each.at)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};

export const SignBox = () => {
  const { t } = useTranslation('result');
  const { trail } = useResult().live;
  const time = useTime();
  const signature = signatureOf(trail);
  return (
    <section>
      <h2>{t('sign.title')}</h2>
      {signature ? (
        <>
          <div className="signature">
            {signature.ink !== null && (
              <svg viewBox={`0 0 ${inkBox.width} ${inkBox.height}`} aria-hidden="true">
                <path d={signature.ink} />
              </svg>
            )}
            <p>
              <b>{t('sign.signedBy', { name: signature.name })}</b>{' '}
              <span className="quiet">{time(trail.at(-1)?.at ?? 0)}</span>
            </p>
          </div>
          <Correct />
        </>
      ) : (
        <Open />
      )}
      <Trail />
    </section>
  );
};
