// A table in the hall: its clock alone, large; or the ring of its seats around the clock. Never more than the server gives the hall.
import { isSpoken } from '@omerta/rules/game/decide/expects.ts';
import '../board/ring.css';
import type { ReactNode } from 'react';
import { Disc } from '../board/disc.tsx';
import { placeOf } from '../board/place.ts';
import { left, showSeconds } from '../session/clock.ts';
import { useStepName } from '../texts/step-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { clockOf, type HallGame, type HallTable } from './hall-picture.ts';
import type { HallShown } from './hall-shown.ts';
import { useRoundWord } from './round-word.ts';
import { gameAt, isAhead } from './scene-now.ts';
import { Top } from './top.tsx';

const warning = 10;

const Time = ({ table, now }: { readonly table: HallTable; readonly now: number }) => {
  const clock = clockOf(table);
  if (!clock || table.result) return null;
  const seconds = Math.ceil(left(clock, now) / 1000);
  return (
    <p className="show-huge" role="timer" data-late={seconds <= warning || undefined}>
      {showSeconds(seconds)}
    </p>
  );
};

type AtTableSeen = { readonly table: HallTable; readonly game: HallGame };

/** What happens there, in a word or two. */
const useMoment = (table: HallTable, names: HallShown['names']): string => {
  const { t } = useTranslation('shows');
  const stepName = useStepName();
  const { now, players, paused, result } = table;
  if (result) return t(`winners.${result.winner}`);
  if (paused) return t('paused');
  if (!now) return '';
  const person = now.seat === null ? undefined : players[now.seat - 1];
  return person === undefined ? stepName(now) : `${now.seat} · ${names[person] ?? person}`;
};

type MiddleProps = AtTableSeen & { readonly shown: HallShown };

const Middle = ({ table, game, shown }: MiddleProps) => {
  const { t } = useTranslation('shows');
  const moment = useMoment(table, shown.names);
  const phase = t(`phases.${table.phase.kind}`, { number: table.phase.number });
  if (isAhead(game)) return <p className="show-large">{t('notBegun')}</p>;
  if (moment === '') return <p className="show-large">{phase}</p>;
  return (
    <>
      <p className="show-quiet">{phase}</p>
      <Time table={table} now={shown.now} />
      <p className="show-word">{moment}</p>
    </>
  );
};

/** In every rulebook. */
const removedAt = 4;

const Seats = ({ table, names }: { readonly table: HallTable; readonly names: HallShown['names'] }) => {
  const { t } = useTranslation('table');
  const { now, players } = table;
  return table.seats.map(({ seat, left: how, fouls, yellow }) => {
    const speaks = now !== null && isSpoken(now.step) && now.seat === seat;
    const isOut = how !== null && !speaks;
    const person = players[seat - 1] ?? '';
    return (
      <div
        key={seat}
        className={['seat', isOut && 'out', speaks && 'speaking'].filter(Boolean).join(' ')}
        style={placeOf(seat)}
        data-seat={seat}
      >
        <Disc {...{ seat, fouls, yellow, removedAt }} candidate={null} />
        <span className="nick">{names[person] ?? person}</span>
        <span className="state">{isOut ? t(`out.${how}`) : ''}</span>
      </div>
    );
  });
};

type Props = { readonly table: number; readonly shown: HallShown };
type Drawn = (seen: AtTableSeen) => ReactNode;

const AtTable = ({ table, shown, children }: Props & { readonly children: Drawn }) => {
  const { t } = useTranslation('shows');
  const roundWord = useRoundWord(shown.picture);
  const game = gameAt(shown.picture, table);
  const seen = game ? shown.tables.get(game.game) : undefined;
  return (
    <>
      <Top title={t('table', { table })} more={roundWord(game)} />
      {game && seen ? (
        children({ table: seen, game })
      ) : (
        <div className="show-middle">{!game && <p className="show-word">{t('noGame')}</p>}</div>
      )}
    </>
  );
};

export const ClockScene = (props: Props) => (
  <AtTable {...props}>
    {(seen) => (
      <div className="show-middle">
        <Middle {...seen} shown={props.shown} />
      </div>
    )}
  </AtTable>
);

export const BoardScene = (props: Props) => (
  <AtTable {...props}>
    {(seen) => (
      <section className="ring">
        <div className="round">
          <Seats table={seen.table} names={props.shown.names} />
          <div className="centre">
            <Middle {...seen} shown={props.shown} />
          </div>
        </div>
      </section>
    )}
  </AtTable>
);
