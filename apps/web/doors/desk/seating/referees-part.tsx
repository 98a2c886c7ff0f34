// Referees of a round, table by table: whoever is chosen is assigned at once; a proposal for all that lack one is looked at first.

import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { List } from '../../../desk/list/list.tsx';
import {
  assignments,
  type Crew,
  type Crews,
  conflictOf,
  conflictsIn,
  crewsOf,
  isOpen,
  type LedPicture,
  type LedTable,
  mayHelp,
  mayLead,
  playsHere,
  proposed,
  withPlanned,
} from '../../../desk/seating/referees.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RoundPick } from './round-pick.tsx';

type Props = { readonly stage: DeskStage };

type TableProps = {
  readonly game: LedTable;
  readonly led: LedPicture;
  readonly crews: Crews;
  readonly onChange: (crew: Crew) => void;
};

/** Everybody who holds an office for it, each with why he cannot. */
const useOptions = ({ game, led, crews }: Omit<TableProps, 'onChange'>, people: readonly string[]) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  return people.map((person) => {
    const conflict = conflictOf(led, game, person, crews);
    const name = nameOf(person);
    const told = playsHere(led, person) ? t('referees.cannot', { name, why: t('referees.isPlayer') }) : name;
    const why = conflict && t('referees.cannot', { name, why: t(`referees.conflicts.${conflict}`) });
    return { person, told: why ?? told, isUnfit: conflict !== null };
  });
};

const Sides = ({ game, led, crews, crew, onChange }: TableProps & { readonly crew: Crew }) => {
  const { t } = useTranslation('seating');
  const { isSending } = useDesk();
  const nameOf = useNameOf();
  const addSide = t('referees.addSide', { side: useOfficeName(useBook())('side-referee') });
  const options = useOptions({ game, led, crews }, mayHelp(led)).filter(
    ({ person, isUnfit }) => !isUnfit && person !== crew.referee && !crew.sides.includes(person),
  );
  return (
    <div className="seating-sides">
      {crew.sides.map((person) => (
        <button
          key={person}
          type="button"
          className="button"
          data-side={person}
          aria-label={t('referees.removeSide', { name: nameOf(person) })}
          disabled={isSending}
          onClick={() => onChange({ ...crew, sides: crew.sides.filter((each) => each !== person) })}
        >
          {nameOf(person)} ✕
        </button>
      ))}
      {options.length > 0 && (
        <select
          className="input"
          data-add-side={game.id}
          aria-label={`${addSide}, ${t('referees.table', { table: game.table })}`}
          value=""
          disabled={isSending}
          onChange={({ target }) => onChange({ ...crew, sides: [...crew.sides, target.value] })}
        >
          <option value="">{addSide}</option>
          {options.map(({ person, told }) => (
            <option key={person} value={person}>
              {told}
            </option>
          ))}
        </select>
      )}
    </div>
  );
};

const Table = ({ game, led, crews, onChange }: TableProps) => {
  const { t } = useTranslation('seating');
  const { isSending } = useDesk();
  const nameOf = useNameOf();
  const options = useOptions({ game, led, crews }, mayLead(led));
  const crew = crews[game.id] ?? game;
  const title = t('referees.table', { table: game.table });
  if (!isOpen(game))
    return (
      <li data-game={game.id}>
        <h4>{title}</h4>
        <p>
          {game.referee === null ? t('referees.nobodyYet') : nameOf(game.referee)}{' '}
          <span className="quiet">({t('referees.closed')})</span>
        </p>
      </li>
    );
  return (
    <li data-game={game.id}>
      <h4>{title}</h4>
      <select
        className="input"
        data-referee={game.id}
        aria-label={`${t('referees.referee')}, ${title}`}
        value={crew.referee ?? ''}
        disabled={isSending}
        onChange={({ target }) =>
          onChange({
            referee: target.value,
            sides: crew.sides.filter((person) => person !== target.value),
          })
        }
      >
        <option value="" disabled>
          {t('referees.nobodyYet')}
        </option>
        {options.map(({ person, told, isUnfit }) => (
          <option key={person} value={person} disabled={isUnfit && person !== crew.referee}>
            {told}
          </option>
        ))}
      </select>
      {crew.referee !== null && <Sides {...{ game, led, crews, crew, onChange }} />}
      {conflictsIn(led, game, crews).map(({ person, conflict }) => (
        <p key={person} role="alert" className="refused" data-conflict={conflict}>
          {t('referees.conflict', { name: nameOf(person), why: t(`referees.conflicts.${conflict}`) })}
        </p>
      ))}
    </li>
  );
};

const Load = ({ crews, stage, led }: Props & Omit<TableProps, 'game' | 'onChange'>) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  const own = led.games.filter((game) => game.stage === stage.stage && game.status !== 'annulled');
  const rows = mayLead(led).map((person) => {
    const his = own.filter((game) => (crews[game.id] ?? game).referee === person);
    return { person, led: his.length, at: his.map(({ round, table }) => `${round}/${table}`).join(' ') };
  });
  return (
    <List
      title={t('referees.load')}
      rows={rows}
      keyOf={({ person }) => person}
      empty={t('referees.loadEmpty')}
      columns={[
        { key: 'name', title: t('referees.name'), share: 3, value: ({ person }) => nameOf(person) },
        { key: 'led', title: t('referees.led'), share: 2, value: (row) => row.led },
        { key: 'at', title: `${t('rounds.choose')}/${t('rounds.table')}`, share: 4, value: ({ at }) => at },
      ]}
    />
  );
};

/** Who would lead where, worked out when it is asked for, and the order for all of it. */
const Propose = ({ stage, led }: Props & Pick<TableProps, 'led'>) => {
  const { t } = useTranslation('seating');
  const { give, isSending } = useDesk();
  const nameOf = useNameOf();
  const [next, setNext] = useState<Crews>({});
  const own = led.games.filter((game) => game.stage === stage.stage && isOpen(game));
  const changed = own.filter(({ id, referee }) => next[id] && next[id].referee !== referee);
  const left = own.filter(({ id, referee }) => (next[id]?.referee ?? referee) === null).length;
  return (
    <>
      <p className="quiet">{t('referees.proposeWhy')}</p>
      <div className="desk-actions">
        <Confirm
          title={t('referees.propose')}
          name="propose"
          isDisabled={isSending}
          isReady={changed.length > 0}
          onAsk={() => setNext(proposed(led, own, crewsOf(led.games)))}
          onConfirm={() => void give(assignments(led, next), { told: t('referees.told') })}
        >
          {changed.length === 0 && left === 0 && <p>{t('referees.allLed')}</p>}
          {left > 0 && <p role="alert">{t('referees.short', { count: left })}</p>}
          <ul data-part="proposal">
            {changed.map(({ id, round, table }) => {
              const person = next[id]?.referee ?? '';
              return (
                <li key={id}>
                  {t('referees.proposal', { round, table, name: nameOf(person) })}
                  {playsHere(led, person) && <b> ({t('referees.isPlayer')})</b>}
                </li>
              );
            })}
          </ul>
        </Confirm>
      </div>
    </>
  );
};

/** Back to who led it before; a table that nobody led is led by somebody from then on. */
const undoOf = (led: LedPicture, { id, referee, sides, status }: LedTable, crew: Crew) =>
  referee === null && status !== 'planned'
    ? {}
    : {
        undo: assignments(
          { ...led, games: led.games.map((game) => (game.id === id ? { ...game, ...crew } : game)) },
          { [id]: { referee, sides } },
        ),
      };

export const RefereesPart = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { picture, give } = useDesk();
  const nameOf = useNameOf();
  /** On its way to the server. */
  const [sent, setSent] = useState<Crews>({});
  const [chosen, setRound] = useState<number | null>(null);
  const last = stage.rounds.length;
  const round = Math.max(1, Math.min(chosen ?? Math.max(stage.published, 1), last));
  const led = withPlanned(picture, stage);
  const crews = { ...crewsOf(led.games), ...sent };
  if (last === 0) return <p>{t('referees.none')}</p>;
  if (mayLead(picture).length === 0) return <p>{t('referees.nobody')}</p>;
  const assign = async (game: LedTable, crew: Crew): Promise<void> => {
    const told = t(game.status === 'planned' ? 'referees.planned' : 'referees.assigned', {
      name: crew.referee === null ? '' : nameOf(crew.referee),
      round: game.round,
      table: game.table,
    });
    setSent({ [game.id]: crew });
    await give(assignments(led, { [game.id]: crew }), { told, ...undoOf(led, game, crew) });
    setSent({});
  };
  return (
    <>
      <section className="desk-card" data-part="referees">
        <RoundPick count={last} stage={stage} round={round} onChoose={setRound} />
        <p className="quiet">{t(round > stage.published ? 'referees.ahead' : 'referees.atOnce')}</p>
        <ul className="seating-tables">
          {led.games
            .filter(
              (game) => game.stage === stage.stage && game.status !== 'annulled' && game.round === round,
            )
            .map((game) => (
              <Table key={game.id} {...{ game, led, crews }} onChange={(crew) => void assign(game, crew)} />
            ))}
        </ul>
        <Propose stage={stage} led={led} />
      </section>
      <Load {...{ stage, led, crews }} />
    </>
  );
};
