// The rounds: each as a grid of tables and a list that goes out, published one or several at once with what becomes visible.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { List } from '../../../desk/list/list.tsx';
import { isOut } from '../../../desk/seating/field.ts';
import { type SeatRow, seatRows } from '../../../desk/seating/laying.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RoundPick } from './round-pick.tsx';
import { SeatGrid } from './seat-grid.tsx';

type Props = { readonly stage: DeskStage };
type RoundProps = Props & { readonly round: number };

/** Every round up to the one chosen, in one act. */
const Publish = ({ stage, round }: RoundProps) => {
  const { t } = useTranslation('seating');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const next = stage.published + 1;
  if (round < next) return null;
  const rounds = Array.from({ length: round - stage.published }, (_, i) => next + i);
  const out = new Set(
    rounds
      .flatMap((each) => seatRows(picture, stage, each))
      .map(({ person }) => person)
      .filter((person) => isOut(picture, person)),
  );
  const said = { from: next, round, count: stage.rounds[round - 1]?.length ?? 0 };
  const isOne = rounds.length === 1;
  return (
    <Confirm
      title={t(isOne ? 'rounds.publish' : 'rounds.publishAll', said)}
      subject={`${stage.stage} ${next} ${round}`}
      name="publish"
      className="button main"
      isDisabled={isSending}
      onConfirm={() =>
        void give(
          rounds.map((each) => ({ type: 'publish-round', stage: stage.stage, round: each }) as const),
          { told: t(isOne ? 'rounds.publishTold' : 'rounds.publishAllTold', said) },
        )
      }
    >
      <p>{t(isOne ? 'rounds.publishWhy' : 'rounds.publishAllWhy', said)}</p>
      {out.size > 0 && (
        <p role="alert">{t('rounds.publishOut', { names: [...out].map(nameOf).join(', ') })}</p>
      )}
    </Confirm>
  );
};

const RoundList = ({ stage, round }: RoundProps) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  return (
    <details className="seating-more">
      <summary className="button">{t('rounds.asList')}</summary>
      <List<SeatRow>
        key={round}
        title={t('rounds.list', { round, stage: stage.name })}
        rows={seatRows(picture, stage, round)}
        keyOf={({ table, seat }) => `${table}/${seat}`}
        empty={t('rounds.none')}
        columns={[
          { key: 'table', title: t('rounds.table'), value: ({ table }) => table, isFilter: true },
          { key: 'seat', title: t('rounds.seat'), value: ({ seat }) => seat },
          { key: 'player', title: t('rounds.player'), share: 4, value: ({ person }) => nameOf(person) },
        ]}
      />
    </details>
  );
};

export const RoundsPart = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const next = Math.min(stage.published + 1, stage.rounds.length);
  const [chosen, setRound] = useState<number | null>(null);
  if (stage.rounds.length === 0) return <p>{t('rounds.none')}</p>;
  const round = Math.min(chosen ?? next, stage.rounds.length);
  return (
    <section className="seating-search" data-part="rounds">
      <div className="desk-actions">
        <RoundPick count={stage.rounds.length} stage={stage} round={round} onChoose={setRound} />
        <Publish stage={stage} round={round} />
      </div>
      <p className="quiet">{t('rounds.swapHow')}</p>
      <SeatGrid key={round} stage={stage} round={round} />
      <RoundList stage={stage} round={round} />
    </section>
  );
};
