// Every table of a round: each card draws itself from its own picture, and again only when something of it has changed.
import { memo, useMemo } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import type { DayRound } from '../../../desk/hall/day-plan.ts';
import type { HallRound } from '../../../desk/hall/rounds-now.ts';
import { useEverySecond } from '../../../desk/hall/second.ts';
import { tableLine } from '../../../desk/hall/table-line.ts';
import { readSeenTable, type SeenTable } from '../../../desk/hall/table-seen.ts';
import { uncheckedAt } from '../../../desk/hall/unchecked.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { left, showSeconds } from '../../../session/clock.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useDelay } from './hall-head.tsx';
import { useTablePicture } from './hall-view.ts';
import { useLineWords } from './line-words.ts';

const minute = 60_000;

const TableClock = ({ table, seen }: { readonly table: number; readonly seen: SeenTable | null }) => {
  const { t } = useTranslation('hall');
  const clock = seen?.clock ?? null;
  const text = useEverySecond((now) => (clock ? showSeconds(Math.ceil(left(clock, now) / 1_000)) : ''));
  return (
    <b className="clock" role="timer" aria-label={t('clock', { table })}>
      {text || '—'}
    </b>
  );
};

const Minutes = ({ since }: { readonly since: number }) => {
  const { t } = useTranslation('hall');
  const minutes = useEverySecond((now) => Math.max(0, Math.floor((now - since) / minute)));
  return <span>{t('runs', { minutes })}</span>;
};

/** How long the result may still be protested. */
const ProtestTime = ({ until }: { readonly until: string | null }) => {
  const { t } = useTranslation('hall');
  const { clock } = useZoneTime();
  const end = until === null ? null : Date.parse(until);
  const seconds = useEverySecond((now) => (end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1_000))));
  if (until === null) return <span>{t('protestNext')}</span>;
  if (seconds === 0) return null;
  return (
    <span className="hall-amber">
      {t('protestUntil', { time: clock(until), left: showSeconds(seconds) })}
    </span>
  );
};

/** Ten dots: who is in the game, who speaks. */
const Seats = ({ seen }: { readonly seen: SeenTable | null }) => (
  <span className="dots" aria-hidden="true">
    {seen?.seats.map(({ seat, inGame }) => (
      <i
        key={seat}
        className={[inGame ? 'in' : 'out', seen.now?.seat === seat ? 'on' : ''].filter(Boolean).join(' ')}
      />
    ))}
  </span>
);

type CardProps = Pick<DeskGame, 'status' | 'winner' | 'replay' | 'startedAt' | 'attempt' | 'table'> & {
  readonly id: string;
  readonly tournament: string;
  readonly isAbsent: boolean;
  /** So many of its players are not checked in. */
  readonly unchecked: number;
  /** Somebody else confirms a signed sheet. */
  readonly isSecondAsked: boolean;
  readonly referee: string;
  readonly isNeedy: boolean;
  /** Milliseconds; null without a plan. */
  readonly planned: number | null;
  /** Undefined: no longer, or not yet. */
  readonly protestUntil: string | null | undefined;
};

const TableCard = memo((props: CardProps) => {
  const { t } = useTranslation('hall');
  const { id, tournament, table, status, startedAt, planned, isAbsent } = props;
  const picture = useTablePicture(id);
  const seen = useMemo(() => (picture ? readSeenTable(picture.view) : null), [picture]);
  const words = useLineWords();
  const delayWords = useDelay();
  const line = tableLine(
    { ...props, absent: isAbsent ? ['one'] : [] },
    seen,
    props.isSecondAsked,
    props.unchecked,
  );
  const started = startedAt === null ? null : Date.parse(startedAt);
  const isRunning = status === 'running';
  return (
    <DeskLink tournament={tournament} room="hall" thing={id} className="hall-table">
      <span
        className="face"
        data-table={table}
        data-status={status}
        data-line={line.what}
        data-n={picture?.n}
        data-needy={props.isNeedy || undefined}
      >
        <b className="number">{table}</b>
        <span className="phase">
          <span>{words(line)}</span>
        </span>
        {isRunning && <TableClock table={table} seen={seen} />}
        <span className="more quiet">
          <span>{props.referee || t('noReferee')}</span>
          {props.attempt > 1 && (
            <span>{t(props.attempt > 2 ? 'replayAgain' : 'replay', { number: props.attempt - 1 })}</span>
          )}
          {isRunning && started !== null && <Minutes since={started} />}
          {started !== null && planned !== null && <span>{delayWords(started - planned)}</span>}
          {props.protestUntil !== undefined && <ProtestTime until={props.protestUntil} />}
        </span>
        {isRunning && <Seats seen={seen} />}
      </span>
    </DeskLink>
  );
});

type Props = {
  readonly round: HallRound;
  readonly planned: DayRound | null;
  readonly isAlone: boolean;
  readonly needy: ReadonlySet<string>;
};

export const RoundTables = ({ round, planned, isAlone, needy }: Props) => {
  const { t } = useTranslation('hall');
  const { tournament, picture } = useDesk();
  const nameOf = useNameOf();
  return (
    <section className="hall-round" aria-label={t('roundOnly', { round: round.round })}>
      <h2>{isAlone ? t('tables') : t('roundOnly', { round: round.round })}</h2>
      <div className="hall-tables">
        {round.games.map((game) => {
          const time = picture.protestTimes.find((each) => each.game === game.id);
          return (
            <TableCard
              key={game.id}
              id={game.id}
              tournament={tournament}
              table={game.table}
              status={game.status}
              winner={game.winner}
              replay={game.replay}
              attempt={game.attempt}
              startedAt={game.startedAt}
              isAbsent={game.absent.length > 0}
              unchecked={uncheckedAt(picture, game).length}
              isSecondAsked={picture.secondConfirmation}
              referee={game.referee === null ? '' : nameOf(game.referee)}
              isNeedy={needy.has(game.id)}
              planned={planned?.planned ?? null}
              protestUntil={time?.until}
            />
          );
        })}
      </div>
    </section>
  );
};
