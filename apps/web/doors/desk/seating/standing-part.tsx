// The next rounds by standing: how many, how strictly, made in the worker and laid after the published ones.
import { usualTier } from '@omerta/seating/swiss.ts';
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { isOut } from '../../../desk/seating/field.ts';
import { useMaking } from '../../../desk/seating/use-making.ts';
import { teammates } from '../../../desk/seating/wish-list.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from './number-field.tsx';
import { SearchView } from './search-view.tsx';

/** Numbers by place, the best first; whoever has no place yet comes last. */
const standingOf = (
  players: readonly string[],
  order: readonly string[],
  isGone: (person: string) => boolean,
): readonly number[] => {
  const placed = order.filter((person) => players.includes(person));
  const all = [...placed, ...players.filter((person) => !placed.includes(person))];
  return all.filter((person) => !isGone(person)).map((person) => players.indexOf(person) + 1);
};

export const StandingPart = ({ stage }: { readonly stage: DeskStage }) => {
  const { t } = useTranslation('seating');
  const { tournament, picture } = useDesk();
  const { making, start, stop, drop } = useMaking(tournament, stage.stage);
  const own = making?.asked.how === 'by-standing' ? making : null;
  const [rounds, setRounds] = useState(1);
  const [seed, setSeed] = useState(1);
  const { players, published } = stage;
  const kept = stage.rounds.slice(0, published);
  const tables = kept.at(-1)?.length ?? 1;
  const [tier, setTier] = useState(usualTier(tables));
  const standing = standingOf(players, picture.standings?.map(({ player }) => player) ?? [], (person) =>
    isOut(picture, person),
  );
  const seating = { players: players.length, rounds: kept };
  const ask = { seating, standing, rounds, tier, apart: teammates(picture, players), seed };
  return (
    <details className="desk-card seating-more" data-part="by-standing" open={own !== null}>
      <summary>{t('standing.title')}</summary>
      <p className="quiet">{t('standing.why', { count: published })}</p>
      <div className="seating-fields">
        <NumberField
          label={t('standing.rounds')}
          name="more-rounds"
          value={rounds}
          range={[1, 50]}
          onChange={setRounds}
        />
        <NumberField
          label={t('standing.tier')}
          name="tier"
          value={tier}
          range={[1, tables]}
          onChange={setTier}
        />
        <NumberField
          label={t('make.seed')}
          name="standing-seed"
          value={seed}
          range={[0, 2 ** 31]}
          onChange={setSeed}
        />
      </div>
      <p className="quiet">{t('standing.tierHint')}</p>
      <button
        type="button"
        className="button"
        data-do="by-standing"
        disabled={own?.state === 'searching'}
        onClick={() => start({ how: 'by-standing', seed, players, ask })}
      >
        {t('standing.start')}
      </button>
      {own && <SearchView stage={stage} making={own} onStop={stop} onDrop={drop} />}
    </details>
  );
};
