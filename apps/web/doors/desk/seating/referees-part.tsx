// Referees of a round, table by table: conflicts are said beforehand, a proposal comes in one press, orders go together.
import { useState } from 'react';
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
import type { DeskGame, DeskStage } from '../../../desk/wire/picture.ts';
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
  const { picture } = useDesk();
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
  const { picture } = useDesk();
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
      <Sides {...{ game, crews, crew, onChange }} />
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

export const RefereesPart = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { picture, give, isSending } = useDesk();
  const [draft, setDraft] = useState<Crews>({});
  const [chosen, setRound] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const round = Math.max(1, Math.min(chosen ?? stage.published, stage.published));
  const own = picture.games.filter((game) => game.stage === stage.stage && game.status !== 'annulled');
  const crews = { ...crewsOf(picture.games), ...draft };
  const orders = assignments(picture, crews);
  if (stage.published === 0) return <p>{t('referees.none')}</p>;
  if (mayLead(picture).length === 0) return <p>{t('referees.nobody')}</p>;
  const propose = (): void => {
    const next = proposed(picture, own, crews);
    setDraft(next);
    setLeft(own.filter((game) => isOpen(game) && (next[game.id]?.referee ?? null) === null).length);
  };
  const save = async (): Promise<void> => {
    if (await give(orders, { told: t('referees.told') })) setDraft({});
  };
  return (
    <>
      <section className="desk-card" data-part="referees">
        <RoundPick count={stage.published} stage={stage} round={round} onChoose={setRound} />
        <ul className="seating-tables">
          {own
            .filter((game) => game.round === round)
            .map((game) => (
              <Table
                key={game.id}
                game={game}
                crews={crews}
                onChange={(crew) => setDraft({ ...draft, [game.id]: crew })}
              />
            ))}
        </ul>
        <p className="quiet">{t('referees.proposeWhy')}</p>
        {left > 0 && <p role="alert">{t('referees.short', { count: left })}</p>}
        <div className="desk-actions">
          <button type="button" className="button" data-do="propose" onClick={propose}>
            {t('referees.propose')}
          </button>
          {orders.length > 0 && (
            <>
              <button
                type="button"
                className="button main"
                data-do="assign"
                disabled={isSending}
                onClick={() => void save()}
              >
                {t('referees.save', { count: orders.length })}
              </button>
              <button type="button" className="button" data-do="drop-draft" onClick={() => setDraft({})}>
                {t('referees.undo')}
              </button>
            </>
          )}
        </div>
      </section>
      <Load stage={stage} crews={crews} />
    </>
  );
};
