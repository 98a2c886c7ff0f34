// A code for somebody's device: made by a tap, large enough to be read across a table, with the time it has left.
import './person-code.css';
import { useEffect, useState } from 'react';
import { QrCode } from '../look/qr-code.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { Refused } from './fields.tsx';
import { type MadeCode, questions } from './questions.ts';
import { useSending } from './use-asked.ts';
import { useMoments } from './use-moment.ts';

/** In fives: a person reads it out and types it. */
const spaced = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');

/** Seconds, by this device's own clock from the moment it came: that may be off from the server's. */
const useSecondsLeft = (lasts: number): number => {
  const [began] = useState(() => performance.now());
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(lasts - (now - began) / 1000));
};

/** As the server lets a code live. */
const lastsSeconds = 600;

type CodeFor = {
  readonly person: string;
  /** To lead this game alone; without one the device is signed in as the person. */
  readonly game?: { readonly tournament: string; readonly game: string };
};

const Shown = ({ code, game }: Pick<MadeCode, 'code'> & Pick<CodeFor, 'game'>) => {
  const { t } = useTranslation('people');
  const { clock } = useMoments();
  const left = useSecondsLeft(lastsSeconds);
  if (left === 0) return <p role="status">{t('codes.over')}</p>;
  const address = `${location.origin}/${game ? 'connect' : 'sign-in'}/${code}`;
  return (
    <div className="table-code">
      <output className="large-code">{spaced(code)}</output>
      <QrCode code={address} letters="byte" label={t('codes.qr')} />
      <p className="quiet">{t('codes.left', { time: clock(left) })}</p>
    </div>
  );
};

export const PersonCode = ({ person, game }: CodeFor) => {
  const { t } = useTranslation('people');
  const [made, setMade] = useState<MadeCode | null>(null);
  const { sending, refused, send } = useSending();
  const make = async (): Promise<void> => {
    const got = await send(() => questions.makeCode(person, game));
    if (got) setMade(got);
  };
  const first = game ? 'codes.make' : 'codes.signIn';
  return (
    <>
      <button type="button" className="button" data-do="code" disabled={sending} onClick={() => void make()}>
        {t(made ? 'codes.again' : first)}
      </button>
      {refused !== null && <Refused sentence={refused} />}
      {made && <Shown key={made.code} code={made.code} {...(game && { game })} />}
    </>
  );
};
