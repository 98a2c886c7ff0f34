// A side referee's table: ring, what is going on, the hands he counts, the violations he flags, and what became of them.
import '../../board/table.css';
import '../../board/ring.css';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { useEffect, useState } from 'react';
import { SeatButton } from '../../board/ring.tsx';
import { useLang } from '../../device/settings.ts';
import { PageTop } from '../../look/page-top.tsx';
import { setNight } from '../../look/theme.ts';
import { useWakeLock } from '../../offline/wake-lock.ts';
import { handsNow, marksOf, type TablePicture } from '../../side/table-picture.ts';
import { timeIn } from '../../texts/time-in.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { FlagSheet } from './flag-sheet.tsx';
import { HandsPanel, noHands, type SeenHands } from './hands-panel.tsx';
import { Recorded } from './recorded.tsx';
import { ToldList } from './told-list.tsx';
import { type SideDesk, type SideWhere, useSideTable } from './use-side-table.ts';

type Connected = Pick<SideDesk, 'isConnected' | 'silentSince' | 'outgoing'>;

const useStanding = ({ isConnected, silentSince }: Connected): string => {
  const { t } = useTranslation('side');
  const lang = useLang();
  if (!isConnected) return t('offline');
  return silentSince === null ? t('connected') : t('silent', { time: timeIn(lang, silentSince) });
};

const Connection = (desk: Connected) => {
  const { t } = useTranslation('side');
  const { isConnected, silentSince, outgoing } = desk;
  const { length } = outgoing.waiting;
  const standing = useStanding(desk);
  return (
    <p
      className="quiet"
      role="status"
      data-connected={isConnected}
      data-silent={silentSince !== null}
      data-waiting={length}
    >
      {standing}
      {length > 0 && ` · ${t('unsent', { count: length })}`}
    </p>
  );
};

const useNow = ({ phase, now, paused }: TablePicture): string => {
  const { t } = useTranslation('side');
  if (paused) return t('paused');
  if (phase.kind !== 'day' || !now) return '';
  if (now.step === 'lift') return t('liftVote');
  if (now.seat === null) return '';
  if (now.step === 'vote') return t('voteAgainst', { seat: now.seat });
  if (now.step === 'last') return t('lastWord', { seat: now.seat });
  return now.step === 'speech' || now.step === 'tie-speech' ? t('speaks', { seat: now.seat }) : '';
};

/** What a table out of reach showed last is said to be the last that is known. */
const Centre = ({ table, isSilent }: { readonly table: TablePicture; readonly isSilent: boolean }) => {
  const { t } = useTranslation('side');
  const { kind, number } = table.phase;
  const now = useNow(table);
  return (
    <>
      <p className="side-phase">{t(`phase.${kind}`, { number })}</p>
      <p className={isSilent ? 'quiet' : 'side-now'}>
        {isSilent && now ? t('lastKnown', { what: now }) : now}
      </p>
    </>
  );
};

const hintOf = (isCounting: boolean, { phase }: TablePicture) => {
  if (isCounting) return 'hintHands';
  return phase.kind === 'night' ? 'hintNight' : 'hint';
};

type ShownProps = { readonly desk: SideDesk; readonly table: TablePicture };

const toggled = ({ seats, count }: SeenHands, seat: Seat): SeenHands => ({
  count,
  seats: seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat],
});

const Shown = ({ desk, table }: ShownProps) => {
  const { t } = useTranslation('side');
  const asked = handsNow(table);
  const place = JSON.stringify(asked);
  const [counted, setCounted] = useState({ place, hands: noHands });
  const [flagging, setFlagging] = useState('');
  const [sheet, setSheet] = useState<Seat | null>(null);
  const hands = counted.place === place ? counted.hands : noHands;
  const isCounting = asked !== null && flagging !== place;
  const tap = (seat: Seat): void =>
    isCounting && table.seats.some((each) => each.seat === seat && each.inGame)
      ? setCounted({ place, hands: toggled(hands, seat) })
      : setSheet(seat);
  const removedAt = desk.edition?.rules.removedAtFouls.value ?? 4;
  return (
    <>
      <section className={isCounting ? 'ring play' : 'ring'} aria-label={desk.office}>
        <div className="round">
          {marksOf(table, removedAt, isCounting ? hands.seats : []).map((mark) => (
            <SeatButton
              key={mark.seat}
              {...mark}
              name={desk.seatName(mark.seat)}
              onTap={tap}
              onHold={setSheet}
            />
          ))}
          <div className="centre">
            <Centre table={table} isSilent={desk.silentSince !== null} />
          </div>
        </div>
      </section>
      <div className="side-panel">
        <p className="quiet">{t(hintOf(isCounting, table))}</p>
        <Recorded desk={desk} table={table} />
        {isCounting && asked && (
          <HandsPanel
            key={place}
            desk={desk}
            table={table}
            asked={asked}
            hands={hands}
            onHands={(next) => setCounted({ place, hands: next })}
          />
        )}
        {asked && (
          <button
            type="button"
            className="button"
            data-go="flagging"
            aria-pressed={!isCounting}
            onClick={() => setFlagging(isCounting ? place : '')}
          >
            {t(isCounting ? 'flagInstead' : 'backToHands')}
          </button>
        )}
        <ToldList desk={desk} table={table} />
      </div>
      {sheet !== null && (
        <FlagSheet
          desk={desk}
          table={table}
          seat={sheet}
          onClose={() => {
            setSheet(null);
            setFlagging('');
          }}
        />
      )}
    </>
  );
};

type Props = { readonly where: SideWhere; readonly person: string; readonly onNobody: () => void };

export const SideScreen = ({ where, person, onNobody }: Props) => {
  const { t } = useTranslation('side');
  const desk = useSideTable(where, person);
  const { table, outgoing, isNotHis } = desk;
  /** Null until there is a picture: a page that began in the dark stays so. */
  const isDark = table && table.phase.kind === 'night';
  useWakeLock();
  useEffect(() => {
    if (isDark === null) return undefined;
    setNight(isDark);
    return () => setNight(false);
  }, [isDark]);
  useEffect(() => {
    if (outgoing.isNobody) onNobody();
  }, [outgoing.isNobody, onNobody]);
  return (
    <div className="hall">
      <main
        className="table side"
        data-phase={table ? `${table.phase.kind} ${table.phase.number}` : undefined}
        data-step={table?.now?.step}
      >
        <PageTop back="/side" title={desk.office}>
          <Connection {...desk} />
        </PageTop>
        {table && !isNotHis ? (
          <Shown desk={desk} table={table} />
        ) : (
          <p className="side-panel">{t(isNotHis ? 'notYours' : 'waitingPicture')}</p>
        )}
      </main>
    </div>
  );
};
