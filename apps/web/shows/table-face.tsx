// One table for everybody in the hall: ten seats around the clock and whoever has the word. Never more than the hall's view holds.
import { isSpoken } from '@omerta/rules/game/decide/expects.ts';
import '../board/ring.css';
import './table-face.css';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { Disc } from '../board/disc.tsx';
import { placeOf } from '../board/place.ts';
import { left, showSeconds } from '../session/clock.ts';
import { useStepName } from '../texts/step-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { clockOf, type HallTable } from './hall-picture.ts';

export type FaceProps = {
  readonly table: HallTable;
  readonly nameAt: (seat: Seat) => string;
  /** By the clock that the table's was told by, in milliseconds. */
  readonly now: number;
  /** Nobody has sat down to it yet. */
  readonly isAhead?: boolean;
};

const warning = 10;

const Time = ({ table, now }: Pick<FaceProps, 'table' | 'now'>) => {
  const clock = clockOf(table);
  if (!clock || table.result) return null;
  const seconds = Math.ceil(left(clock, now) / 1000);
  return (
    <p className="show-huge" role="timer" data-late={seconds <= warning || undefined}>
      {showSeconds(seconds)}
    </p>
  );
};

/** What happens there, in a word or two. */
const useMoment = ({ now, paused, result }: HallTable, nameAt: FaceProps['nameAt']): string => {
  const { t } = useTranslation('shows');
  const stepName = useStepName();
  if (result) return t(`winners.${result.winner}`);
  if (paused) return t('paused');
  if (!now) return '';
  return now.seat === null ? stepName(now) : `${now.seat} · ${nameAt(now.seat)}`;
};

/** A moon for whoever looks up and sees no clock. */
const Moon = () => (
  <svg className="show-moon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </svg>
);

export const FaceMiddle = ({ table, nameAt, now, isAhead = false }: FaceProps) => {
  const { t } = useTranslation('shows');
  const moment = useMoment(table, nameAt);
  const { kind, number } = table.phase;
  const phase = t(`phases.${kind}`, { number });
  if (isAhead) return <p className="show-large">{t('notBegun')}</p>;
  if (moment === '')
    return (
      <>
        {kind === 'night' && <Moon />}
        <p className="show-large">{phase}</p>
      </>
    );
  return (
    <>
      <p className="show-quiet">{phase}</p>
      <Time table={table} now={now} />
      <p className="show-word">{moment}</p>
      {table.result?.by === 'ruling' && <p className="show-quiet">{t('byRuling')}</p>}
    </>
  );
};

/** In every rulebook. */
const removedAt = 4;

const long = 12;

const Seats = ({ table, nameAt }: Pick<FaceProps, 'table' | 'nameAt'>) => {
  const { t } = useTranslation('table');
  const { now } = table;
  return table.seats.map(({ seat, left: how, fouls, yellow }) => {
    const speaks = now !== null && isSpoken(now.step) && now.seat === seat;
    const isOut = how !== null && !speaks;
    const name = nameAt(seat);
    return (
      <div
        key={seat}
        className={['seat', isOut && 'out', speaks && 'speaking'].filter(Boolean).join(' ')}
        style={placeOf(seat)}
        data-seat={seat}
      >
        <Disc {...{ seat, fouls, yellow, removedAt }} candidate={null} />
        <span className="nick" data-long={name.length > long || undefined}>
          {name}
        </span>
        <span className="state">{isOut ? t(`out.${how}`) : ''}</span>
      </div>
    );
  });
};

export const TableFace = (props: FaceProps) => {
  const { t } = useTranslation('table');
  return (
    <section className="ring" aria-label={t('ring')} data-phase={props.table.phase.kind}>
      <div className="round">
        <Seats table={props.table} nameAt={props.nameAt} />
        <div className="centre">
          <FaceMiddle {...props} />
        </div>
      </div>
    </section>
  );
};
