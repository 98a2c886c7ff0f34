// A code for somebody's device: made by a tap, large enough to be read across a table, with the time it has left.
import './person-code.css';
import { spacedCode } from '@omerta/documents/tournament/badge.ts';
import { useEffect, useState } from 'react';
import { QrCode } from '../look/qr-code.tsx';
import { useOutside } from '../server/outside.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Refused } from './fields.tsx';
import { type MadeCode, questions } from './questions.ts';
import { useSending } from './use-asked.ts';
import { useMoments } from './use-moment.ts';

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
  /** For whoever holds an office in it: good there alone, and until its end. */
  readonly tournament?: string;
  /** The door at which the phone comes in. */
  readonly door?: 'connect' | 'sign-in';
};

type ShownProps = Pick<MadeCode, 'code'> & { readonly door: 'connect' | 'sign-in' };

const Shown = ({ code, door }: ShownProps) => {
  const { t } = useTranslation('people');
  const { clock } = useMoments();
  const left = useSecondsLeft(lastsSeconds);
  const outside = useOutside();
  if (left === 0) return <p role="status">{t('codes.over')}</p>;
  return (
    <div className="table-code">
      <output className="large-code">{spacedCode(code)}</output>
      {outside !== null && (
        <QrCode code={`${outside}/${door}/${code}`} letters="byte" label={t('codes.qr')} />
      )}
      <p className="quiet">{t('codes.left', { time: clock(left) })}</p>
    </div>
  );
};

export const PersonCode = ({ person, game, tournament, door = game ? 'connect' : 'sign-in' }: CodeFor) => {
  const { t } = useTranslation('people');
  const [made, setMade] = useState<MadeCode | null>(null);
  const { sending, refused, send } = useSending();
  const make = async (): Promise<void> => {
    const got = await send(() =>
      questions.makeCode(person, { ...(game && { game }), ...(tournament !== undefined && { tournament }) }),
    );
    if (got) setMade(got);
  };
  const whole = tournament === undefined ? 'codes.signIn' : 'codes.event';
  const first = game ? 'codes.make' : whole;
  return (
    <>
      <button type="button" className="button" data-do="code" disabled={sending} onClick={() => void make()}>
        {t(made ? 'codes.again' : first)}
      </button>
      {refused !== null && <Refused sentence={refused} />}
      {made && <Shown key={made.code} code={made.code} door={door} />}
    </>
  );
};
