// Every device that came in, and how far its clock is off.
import type { ClocksAnswer } from '../../people/questions.ts';
import { useMoments } from '../../people/use-moment.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { withNames } from './named.ts';
import { agentsIn, useDeviceName } from './use-device-name.ts';

/** Less is the network's. */
const exact = 2_000;

const useSkew = (): ((ahead: number | null) => string) => {
  const { t } = useTranslation('people');
  const { span } = useMoments();
  return (ahead) => {
    if (ahead === null) return t('audit.unmeasured');
    if (Math.abs(ahead) < exact) return t('audit.right');
    return t(ahead > 0 ? 'audit.ahead' : 'audit.behind', { time: span(Math.abs(ahead)) });
  };
};

/** A minute is what somebody sees in a record. */
const far = 60_000;

export const Clocks = ({ known }: { readonly known: ClocksAnswer }) => {
  const { t } = useTranslation('people');
  const { at } = useMoments();
  const skew = useSkew();
  const deviceName = useDeviceName(agentsIn(known));
  return (
    <>
      <p>{t('audit.clocksWhy')}</p>
      {known.devices.length === 0 && <p className="quiet">{t('audit.none')}</p>}
      <ul className="rows" data-part="clocks">
        {known.devices.map(({ device, person, ahead, made, measured }) => (
          <li key={`${person} ${device}`} className={Math.abs(ahead ?? 0) >= far ? 'bad' : undefined}>
            <span className="what">
              {withNames(person, known.names)} · {deviceName(device)}
              <span className="quiet">{at(measured ?? made)}</span>
            </span>
            {ahead === null ? <span className="quiet">{skew(null)}</span> : <b>{skew(ahead)}</b>}
          </li>
        ))}
      </ul>
    </>
  );
};
