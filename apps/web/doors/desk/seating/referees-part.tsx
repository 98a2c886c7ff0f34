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
  mayHelp,
  mayLead,
  proposed,
} from '../../../desk/seating/referees.ts';
import type { DeskGame, DeskPicture, DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RoundPick } from './round-pick.tsx';

type Props = { readonly stage: DeskStage };

type TableProps = {
  readonly game: DeskGame;
  readonly crews: Crews;
  readonly onChange: (crew: Crew) => void;
};

/** Everybody who holds an office for it, each with why he cannot. */
const useOptions = (game: DeskGame, crews: Crews, people: readonly string[]) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  return people.map((person) => {
    const conflict = conflictOf(picture, game, person, crews);
    const name = nameOf(person);
    const told = conflict ? t('referees.cannot', { name, why: t(`referees.conflicts.${conflict}`) }) : name;
    return { person, told, isUnfit: conflict !== null };
  });
};

const Sides = ({ game, crews, crew, onChange }: TableProps & { readonly crew: Crew }) => {
  const { t } = useTranslation('seating');
  const { picture, isSending } = useDesk();
  const nameOf = useNameOf();
  const options = useOptions(game, crews, mayHelp(picture)).filter(
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
          aria-label={`${t('referees.addSide')}, ${t('referees.table', { table: game.table })}`}
          value=""
          disabled={isSending}
          onChange={({ target }) => onChange({ ...crew, sides: [...crew.sides, target.value] })}
        >
          <option value="">{t('referees.addSide')}</option>
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

const Table = ({ game, crews, onChange }: TableProps) => {
  const { t } = useTranslation('seating');
  const { picture, isSending } = useDesk();
  const nameOf = useNameOf();
  const options = useOptions(game, crews, mayLead(picture));
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
      {crew.referee !== null && <Sides {...{ game, crews, crew, onChange }} />}
      {conflictsIn(picture, game, crews).map(({ person, conflict }) => (
        <p key={person} role="alert" className="refused" data-conflict={conflict}>
          {t('referees.conflict', { name: nameOf(person), why: t(`referees.conflicts.${conflict}`) })}
        </p>
      ))}
    </li>
  );
};

const Load = ({ crews, stage }: Props & { readonly crews: Crews }) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const own = picture.games.filter((game) => game.stage === stage.stage && game.status !== 'annulled');
  const rows = mayLead(picture).map((person) => {
    const led = own.filter((game) => (crews[game.id] ?? game).referee === person);
    return { person, led: led.length, at: led.map(({ round, table }) => `${round}/${table}`).join(' ') };
  });
  return (
    <List
      title={t('referees.load')}
      rows={rows}
      keyOf={({ person }) => person}
      empty={t('referees.loadEmpty')}
      columns={[
        { key: 'name', title: t('referees.name'), share: 3, value: ({ person }) => nameOf(person) },
        { key: 'led', title: t('referees.led'), share: 2, value: ({ led }) => led },
        { key: 'at', title: `${t('rounds.choose')}/${t('rounds.table')}`, share: 4, value: ({ at }) => at },
      ]}
    />
  );
};

/** Who would lead where, worked out when it is asked for, and the order for all of it. */
const Propose = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const [next, setNext] = useState<Crews>({});
  const own = picture.games.filter((game) => game.stage === stage.stage && isOpen(game));
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
          onAsk={() => setNext(proposed(picture, own, crewsOf(picture.games)))}
          onConfirm={() => void give(assignments(picture, next), { told: t('referees.told') })}
        >
          {changed.length === 0 && left === 0 && <p>{t('referees.allLed')}</p>}
          {left > 0 && <p role="alert">{t('referees.short', { count: left })}</p>}
          <ul data-part="proposal">
            {changed.map(({ id, round, table }) => (
              <li key={id}>
                {t('referees.proposal', { round, table, name: nameOf(next[id]?.referee ?? '') })}
              </li>
            ))}
          </ul>
        </Confirm>
      </div>
    </>
  );
};

/** Back to who led it before; a table that nobody led is led by somebody from then on. */
const undoOf = (picture: DeskPicture, { id, referee, sides }: DeskGame, crew: Crew) =>
  referee === null
    ? {}
    : {
        undo: assignments(
          { ...picture, games: picture.games.map((game) => (game.id === id ? { ...game, ...crew } : game)) },
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
  const round = Math.max(1, Math.min(chosen ?? stage.published, stage.published));
  const crews = { ...crewsOf(picture.games), ...sent };
  if (stage.published === 0) return <p>{t('referees.none')}</p>;
  if (mayLead(picture).length === 0) return <p>{t('referees.nobody')}</p>;
  const assign = async (game: DeskGame, crew: Crew): Promise<void> => {
    const told = t('referees.assigned', {
      name: crew.referee === null ? '' : nameOf(crew.referee),
      round: game.round,
      table: game.table,
    });
    setSent({ [game.id]: crew });
    await give(assignments(picture, { [game.id]: crew }), { told, ...undoOf(picture, game, crew) });
    setSent({});
  };
  return (
    <>
      <section className="desk-card" data-part="referees">
        <RoundPick count={stage.published} stage={stage} round={round} onChoose={setRound} />
        <p className="quiet">{t('referees.atOnce')}</p>
        <ul className="seating-tables">
          {picture.games
            .filter(
              (game) => game.stage === stage.stage && game.status !== 'annulled' && game.round === round,
            )
            .map((game) => (
              <Table key={game.id} game={game} crews={crews} onChange={(crew) => void assign(game, crew)} />
            ))}
        </ul>
        <Propose stage={stage} />
      </section>
      <Load stage={stage} crews={crews} />
    </>
  );
};
