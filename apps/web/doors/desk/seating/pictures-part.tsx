// A seating as pictures: who meets whom, one player's row, and the numbers of all as a list.
import { groupBy } from '@omerta/base/group-by.ts';
import { useState } from 'react';
import { useNameOf } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { PersonPick } from '../../../desk/person-pick.tsx';
import { countsOf, type PlayerCounts, spreadOf } from '../../../desk/seating/counts.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { HeatMap } from './heat-map.tsx';

type BarsProps = { readonly title: string; readonly counts: readonly number[] };

/** Counts side by side, each as a bar with its number. */
const Bars = ({ title, counts }: BarsProps) => {
  const most = Math.max(1, ...counts);
  return (
    <div className="seating-bars-of">
      <h4>{title}</h4>
      <ol className="seating-bars">
        {counts.map((count, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats and tables are their numbers
          <li key={i}>
            <b>{count}</b>
            <span className="bar" style={{ height: `${(48 * count) / most}px` }} />
            <small>{i + 1}</small>
          </li>
        ))}
      </ol>
    </div>
  );
};

type OneProps = { readonly stage: DeskStage; readonly counts: PlayerCounts };

const OnePlayer = ({ stage, counts: { player, seats, tables, met } }: OneProps) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  const others = stage.players
    .map((person, i) => ({ person, times: met[i] ?? 0 }))
    .filter((_, i) => i !== player - 1);
  const byTimes = [...groupBy(others, ({ times }) => times)].toSorted(([a], [b]) => b - a);
  return (
    <div className="seating-one" data-part="one-player">
      <Bars title={t('pictures.seats')} counts={seats} />
      <Bars title={t('pictures.tables')} counts={tables} />
      <h4>{t('pictures.meets')}</h4>
      <dl className="seating-meets">
        {byTimes.map(([times, people]) => (
          <div key={times}>
            <dt>{t('pictures.times', { count: times })}</dt>
            <dd>{people.map(({ person }) => nameOf(person)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const CountsList = ({
  stage,
  counts,
}: {
  readonly stage: DeskStage;
  readonly counts: readonly PlayerCounts[];
}) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  const wide = (
    key: string,
    title: string,
    value: (row: PlayerCounts) => number,
  ): ListColumn<PlayerCounts> => ({
    key,
    title,
    value,
    isWideOnly: true,
  });
  return (
    <List<PlayerCounts>
      title={t('pictures.list', { stage: stage.name })}
      rows={counts}
      keyOf={({ player }) => String(player)}
      empty={t('pictures.empty')}
      columns={[
        {
          key: 'name',
          title: t('pictures.name'),
          share: 3,
          value: ({ player }) => nameOf(stage.players[player - 1] ?? ''),
        },
        { key: 'games', title: t('pictures.games'), value: ({ games }) => games },
        { key: 'seats', title: t('pictures.seatsDiffer'), value: ({ seats }) => spreadOf(seats) },
        { key: 'tables', title: t('pictures.tablesDiffer'), value: ({ tables }) => spreadOf(tables) },
        wide('met', t('pictures.mostMet'), ({ met }) => Math.max(0, ...met)),
        ...Array.from({ length: 10 }, (_, i) =>
          wide(`s${i + 1}`, t('pictures.seat', { n: i + 1 }), ({ seats }) => seats[i] ?? 0),
        ),
        ...(counts[0]?.tables ?? []).map((_, i) =>
          wide(`t${i + 1}`, t('pictures.table', { n: i + 1 }), ({ tables }) => tables[i] ?? 0),
        ),
      ]}
    />
  );
};

export const PicturesPart = ({ stage }: { readonly stage: DeskStage }) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  const [who, setWho] = useState<string | null>(null);
  if (stage.rounds.length === 0) return <p>{t('pictures.none')}</p>;
  const counts = countsOf(stage.rounds, stage.players.length);
  const one = who === null ? undefined : counts[stage.players.indexOf(who)];
  return (
    <>
      <section className="desk-card" data-part="heat">
        <h3>{t('pictures.meetings')}</h3>
        <HeatMap stage={stage} counts={counts} />
      </section>
      <section className="desk-card" data-part="player-picture">
        <h3>{t('pictures.player')}</h3>
        <PersonPick
          label={t('pictures.name')}
          name="picture-of"
          choices={stage.players.map((person) => ({ person, name: nameOf(person) }))}
          chosen={who}
          onChoose={setWho}
        />
        {one && <OnePlayer stage={stage} counts={one} />}
      </section>
      <p className="quiet">{t('pictures.why')}</p>
      <CountsList stage={stage} counts={counts} />
    </>
  );
};
