// How a stage comes by its seating: made new, by standing, imported, or mended.
import { useDesk } from '../../../desk/desk.tsx';
import { usualSize } from '../../../desk/seating/field.ts';
import { useMaking, useNewSeating } from '../../../desk/seating/use-making.ts';
import { noWishList, wishesOf } from '../../../desk/seating/wish-list.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ImportPart } from './import-part.tsx';
import { MendPart } from './mend-part.tsx';
import { NumberField } from './number-field.tsx';
import { SearchView } from './search-view.tsx';
import { StandingPart } from './standing-part.tsx';
import { WishesFields } from './wishes-fields.tsx';

type Props = { readonly stage: DeskStage };

const largestSeed = 2 ** 31;

type BalanceProps = {
  readonly isEven: boolean;
  readonly isBound: boolean;
  readonly onChange: (isEven: boolean) => void;
};

const Balance = ({ isEven, isBound, onChange }: BalanceProps) => {
  const { t } = useTranslation('seating');
  const hint = isEven ? t('make.evenHint') : t('make.meetingsHint');
  return (
    <fieldset className="field">
      <legend>{t('make.balance')}</legend>
      <div className="choices">
        {[true, false].map((each) => (
          <button
            key={String(each)}
            type="button"
            className="button"
            data-do={each ? 'even-tables' : 'even-meetings'}
            aria-pressed={each === isEven}
            disabled={isBound}
            onClick={() => onChange(each)}
          >
            {t(each ? 'make.even' : 'make.meetings')}
          </button>
        ))}
      </div>
      <p className="quiet">{isBound ? t('make.fixedHint') : hint}</p>
    </fieldset>
  );
};

const NewSeating = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { tournament, picture } = useDesk();
  const { making, start, stop, drop } = useMaking(tournament, stage.stage);
  const usual = usualSize(stage.players.length, stage.plannedGames);
  const before = making?.asked.how === 'new' ? making.asked.ask : null;
  const [{ tables, rounds, seed, isEven, list }, change] = useNewSeating(tournament, stage.stage, {
    tables: before?.tables ?? usual.tables,
    rounds: before?.rounds ?? usual.rounds,
    seed: making?.asked.seed ?? 1,
    isEven: before?.evenTables ?? true,
    list: noWishList,
  });
  const wishes = wishesOf(list, picture, stage.players);
  const isBound = wishes.fixed.length > 0;
  const evenTables = isEven && !isBound;
  const { players } = stage;
  const ask = { players: players.length, tables, rounds, seed, wishes, evenTables };
  const isSearching = making?.state === 'searching';
  return (
    <section className="desk-card" data-part="new-seating">
      <h3>{t('make.title')}</h3>
      <div className="seating-fields">
        <NumberField
          label={t('make.tables')}
          name="tables"
          value={tables}
          range={[1, 100]}
          onChange={(value) => change({ tables: value })}
        />
        <NumberField
          label={t('make.rounds')}
          name="rounds"
          value={rounds}
          range={[1, 200]}
          onChange={(value) => change({ rounds: value })}
        />
        <NumberField
          label={t('make.seed')}
          name="seed"
          value={seed}
          range={[0, largestSeed]}
          onChange={(value) => change({ seed: value })}
        />
      </div>
      <p className="quiet">{t('make.seedHint')}</p>
      <Balance isEven={evenTables} isBound={isBound} onChange={(value) => change({ isEven: value })} />
      <WishesFields stage={stage} tables={tables} list={list} onChange={(value) => change({ list: value })} />
      <div className="desk-actions">
        <button
          type="button"
          className={making === null ? 'button main' : 'button'}
          data-do="search"
          disabled={isSearching}
          onClick={() => start({ how: 'new', seed, players, ask })}
        >
          {t(making === null ? 'make.start' : 'make.again')}
        </button>
      </div>
      {making?.asked.how === 'new' && (
        <SearchView stage={stage} making={making} onStop={stop} onDrop={drop} />
      )}
    </section>
  );
};

export const MakePart = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  if (stage.players.length === 0) return <p>{t('make.needsField')}</p>;
  return (
    <>
      {stage.published > 0 && <p className="quiet">{t('make.published')}</p>}
      {stage.rounds.length > 0 && <MendPart stage={stage} />}
      {stage.published === 0 && <NewSeating stage={stage} />}
      {stage.published > 0 && <StandingPart stage={stage} />}
      <ImportPart stage={stage} />
    </>
  );
};
