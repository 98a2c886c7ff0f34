// Lots for those whom nothing else separates: drawn on the screen with a seed, or in the room before two people.
import { useState } from 'react';
import { isAsDrawn, isLotTime, lotLines } from '../../../desk/cases/lot-check.ts';
import { Clause } from '../../../desk/clause.tsx';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { useBook } from '../../../desk/use-book.ts';
import type { DeskPicture } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Tied = DeskPicture['tied'][number];
type Drawn = DeskPicture['lots'][number];

/** Pressed one after another, as they were drawn. */
const InTheRoom = ({ tied }: { readonly tied: Tied }) => {
  const { t } = useTranslation('cases');
  const { give } = useDesk();
  const nameOf = useNameOf();
  const [order, setOrder] = useState<readonly string[]>([]);
  const record = async (): Promise<void> => {
    const command = { type: 'record-lot', stage: tied.stage, players: order } as const;
    if (await give(command, { told: t('lots.recorded') })) setOrder([]);
  };
  return (
    <details>
      <summary>{t('lots.room')}</summary>
      <p className="quiet">{t('lots.roomHow')}</p>
      <div className="choices">
        {tied.players.map((person) => (
          <button
            key={person}
            type="button"
            className="button"
            data-lot={person}
            disabled={order.includes(person)}
            onClick={() => setOrder([...order, person])}
          >
            {nameOf(person)}
          </button>
        ))}
      </div>
      <p>{order.map((person, i) => `${i + 1}. ${nameOf(person)}`).join(' · ')}</p>
      <div className="desk-actions">
        <button
          type="button"
          className="button"
          data-do="record-lot"
          disabled={order.length !== tied.players.length}
          onClick={() => void record()}
        >
          {t('lots.record')}
        </button>
        <button type="button" className="button" onClick={() => setOrder([])}>
          {t('lots.over')}
        </button>
      </div>
    </details>
  );
};

const Waiting = ({ tied }: { readonly tied: Tied }) => {
  const { t } = useTranslation('cases');
  const { give, picture, person } = useDesk();
  const { scoring } = useBook();
  const nameOf = useNameOf();
  const seen = picture.lotsSeen.filter(
    ({ stage, players }) => stage === tied.stage && players.every((each) => tied.players.includes(each)),
  );
  return (
    <div className="desk-card" data-tied={tied.place}>
      <p className="papers-line">
        <b>{t('lots.place', { place: tied.place })}</b> {tied.players.map(nameOf).join(', ')}
        <Clause clause={scoring.lot} />
      </p>
      {seen.map(({ by, players, stage }) => (
        <p key={by} className="papers-line">
          {t('lots.seen', { who: nameOf(by), order: players.map(nameOf).join(', ') })}
          {by !== person && (
            <button
              type="button"
              className="button"
              data-do="same-lot"
              onClick={() => void give({ type: 'record-lot', stage, players }, { told: t('lots.drawn') })}
            >
              {t('lots.same')}
            </button>
          )}
        </p>
      ))}
      <Confirm
        title={t('lots.draw')}
        name="draw-lot"
        className="button main"
        onConfirm={() =>
          void give({ type: 'draw-lot', stage: tied.stage, players: tied.players }, { told: t('lots.drawn') })
        }
      >
        <p>{tied.players.map(nameOf).join(', ')}</p>
        <p>{t('lots.willDraw')}</p>
      </Confirm>
      <InTheRoom tied={tied} />
    </div>
  );
};

/** The lines that anybody can feed to a SHA-256 tool. */
const HowToCheck = ({ players, seed }: { readonly players: readonly string[]; readonly seed: string }) => {
  const { t } = useTranslation('cases');
  const nameOf = useNameOf();
  return (
    <details className="desk-card" data-part="check">
      <summary>
        {t('lots.check')}: {players.map(nameOf).join(', ')}
      </summary>
      <p>{t('lots.checkHow')}</p>
      <ol>
        {lotLines(seed, players).map(({ person, line, mark }) => (
          <li key={person} className="papers-seed">
            {nameOf(person)}
            <br />
            <code>printf '%s' '{line}' | sha256sum</code>
            <br />
            <code>{mark}</code>
          </li>
        ))}
      </ol>
      <p>{t(isAsDrawn(seed, players) ? 'lots.asDrawn' : 'lots.notAsDrawn')}</p>
    </details>
  );
};

export const Lots = () => {
  const { t } = useTranslation('cases');
  const { tied, lots, games, plans } = useDesk().picture;
  const isTime = isLotTime(games, plans);
  const nameOf = useNameOf();
  const columns: readonly ListColumn<Drawn>[] = [
    {
      key: 'order',
      title: t('lots.column.order'),
      value: ({ players }) => players.map((person, i) => `${i + 1}. ${nameOf(person)}`).join(', '),
      share: 2,
    },
    { key: 'seed', title: t('lots.column.seed'), value: ({ seed }) => seed ?? t('lots.byRoom'), share: 2 },
  ];
  return (
    <>
      <h3>{t('lots.tied')}</h3>
      {tied.length === 0 && <p className="quiet">{t('lots.none')}</p>}
      {tied.length > 0 && !isTime && <p className="quiet">{t('lots.tooEarly')}</p>}
      <div className="desk-cards">
        {(isTime ? tied : []).map((each) => (
          <Waiting key={`${each.stage} ${each.place}`} tied={each} />
        ))}
      </div>
      <List
        title={t('lots.list')}
        rows={lots}
        columns={columns}
        keyOf={({ players }) => players.join(' ')}
        empty={t('lots.noneDrawn')}
      />
      {lots.map(({ players, seed }) =>
        seed === null ? null : <HowToCheck key={players.join(' ')} players={players} seed={seed} />,
      )}
    </>
  );
};
