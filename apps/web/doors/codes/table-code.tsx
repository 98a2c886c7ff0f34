// The code of one table: made by a tap, large enough to be read across it, with the time it has left.
import { useEffect, useState } from 'react';
import { QrCode } from '../../look/qr-code.tsx';
import { Refused } from '../../people/fields.tsx';
import { type MadeCode, questions } from '../../people/questions.ts';
import { useSending } from '../../people/use-asked.ts';
import { useMoments } from '../../people/use-moment.ts';
import { useTranslation } from '../../texts/use-translation.ts';

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

const Shown = ({ code }: Pick<MadeCode, 'code'>) => {
  const { t } = useTranslation('people');
  const { clock } = useMoments();
  const left = useSecondsLeft(lastsSeconds);
  if (left === 0) return <p role="status">{t('codes.over')}</p>;
  return (
    <div className="table-code">
      <output className="large-code">{spaced(code)}</output>
      <QrCode code={`${location.origin}/connect/${code}`} letters="byte" label={t('codes.qr')} />
      <p className="quiet">{t('codes.left', { time: clock(left) })}</p>
    </div>
  );
};

type Props = {
  readonly person: string;
  readonly game: { readonly tournament: string; readonly game: string };
};

export const TableCode = ({ person, game }: Props) => {
  const { t } = useTranslation('people');
  const [made, setMade] = useState<MadeCode | null>(null);
  const { sending, refused, send } = useSending();
  const make = async (): Promise<void> => {
    const got = await send(() => questions.makeCode(person, game));
    if (got) setMade(got);
  };
  return (
    <>
      <button type="button" className="button" data-do="code" disabled={sending} onClick={() => void make()}>
        {t(made ? 'codes.again' : 'codes.make')}
      </button>
      {refused !== null && <Refused sentence={refused} />}
      {made && <Shown key={made.code} code={made.code} />}
    </>
  );
};
