// The rounds: each as a list that goes out, published one after another with what becomes visible.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { List } from '../../../desk/list/list.tsx';
import { isOut } from '../../../desk/seating/field.ts';
import { restingIn, type SeatRow, seatRows } from '../../../desk/seating/laying.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RoundPick } from './round-pick.tsx';

type Props = { readonly stage: DeskStage };
type RoundProps = Props & { readonly round: number };

const Publish = ({ stage, round }: RoundProps) => {
  const { t } = useTranslation('seating');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const next = stage.published + 1;
  if (round < next) return null;
  if (round > next) return <p className="quiet">{t('rounds.later', { round: next })}</p>;
  const out = seatRows(picture, stage, round)
    .map(({ person }) => person)
    .filter((person) => isOut(picture, person));
  return (
    <Confirm
      title={t('rounds.publish', { round })}
      name="publish"
      className="button main"
      isDisabled={isSending}
      onConfirm={() =>
        void give(
          { type: 'publish-round', stage: stage.stage, round },
          { told: t('rounds.publishTold', { round }) },
        )
      }
    >
      <p>{t('rounds.publishWhy', { count: stage.rounds[round - 1]?.length ?? 0, round })}</p>
      {out.length > 0 && <p role="alert">{t('rounds.publishOut', { names: out.map(nameOf).join(', ') })}</p>}
    </Confirm>
  );
};

const RoundList = ({ stage, round }: RoundProps) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const resting = restingIn(stage, round);
  return (
    <>
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
      {resting.length > 0 && <p>{t('rounds.resting', { names: resting.map(nameOf).join(', ') })}</p>}
    </>
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
      <RoundPick count={stage.rounds.length} stage={stage} round={round} onChoose={setRound} />
      <Publish stage={stage} round={round} />
      <RoundList stage={stage} round={round} />
    </section>
  );
};
