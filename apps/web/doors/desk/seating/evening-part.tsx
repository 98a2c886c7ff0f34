// The games of an evening: ten who are there are seated, or a game that was played elsewhere is taken in.
import '../../../desk/papers.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { useEffect, useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { type GameToTake, seatOrders, takeOrders } from '../../../desk/seating/evening.ts';
import { mayLead } from '../../../desk/seating/referees.ts';
import { useOfficial } from '../../../desk/use-book.ts';
import { peopleNamed } from '../../../desk/wire/club-people.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { Refused } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useRoster } from '../people/known.ts';
import { PlayedSource } from './played-source.tsx';
import { faultsIn, spelled, TenNames } from './ten-names.tsx';

const nobody: readonly string[] = Array.from({ length: 10 }, () => '');

type Props = { readonly stage: DeskStage; readonly room?: string };

/** The tables in use, and one more. */
const tablesOf = (used: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(0, ...used) + 1 }, (_, i) => i + 1);

const NotReferee = () => {
  const { t } = useTranslation('evening');
  const { give, isSending } = useDesk();
  const { person } = useOfficial();
  return (
    <p>
      {t('notReferee')}{' '}
      <button
        type="button"
        className="button"
        data-do="be-referee"
        disabled={isSending}
        onClick={() =>
          void give(
            { type: 'appoint', person, office: 'referee' },
            { told: t('isReferee'), undo: [{ type: 'dismiss', person, office: 'referee' }] },
          )
        }
      >
        {t('beReferee')}
      </button>
    </p>
  );
};

export const EveningPart = ({ stage: { stage }, room }: Props) => {
  const { t } = useTranslation('evening');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const { person } = useOfficial();
  const { known, again } = useRoster();
  const [names, setNames] = useState(nobody);
  const [played, setPlayed] = useState<GameToTake | null>(null);
  const [table, setTable] = useState(1);
  const [drawn, setDrawn] = useState(true);
  const last = picture.games.findLast(({ status }) => status !== 'annulled');
  const leaders = mayLead(picture);
  const [chosen, setReferee] = useState<string | null>(null);
  // Who led the last game leads the next, until somebody else is chosen.
  const referee = chosen ?? last?.referee ?? (leaders.length === 1 ? leaders[0] : undefined) ?? '';
  const [refused, setRefused] = useState<string | null>(null);
  const nicknames = known.map(({ nickname }) => nickname);
  const { empty, twice } = faultsIn(names);
  const isWhole = empty === 0 && !twice.includes(true);
  const isLeader = leaders.includes(person);

  // Its players are asked about anew with each game that is brought.
  useEffect(() => {
    if (played) setNames(played.names);
  }, [played]);

  const seatedPeople = async (): Promise<readonly string[] | null> => {
    const said = names.map((name) => spelled(nicknames, name));
    const people = await peopleNamed(said);
    setRefused(isRefusal(people) ? people.sentence : null);
    return isRefusal(people) ? null : said.map((name) => people.get(name) ?? '');
  };
  const seat = async (): Promise<void> => {
    const players = await seatedPeople();
    if (!players) return;
    const orders = played
      ? takeOrders(picture, { stage, table, players, referee: person }, played)
      : seatOrders(picture, { stage, table, players, drawn, referee: referee === '' ? null : referee });
    const isDone = await give(orders, { told: t(played ? 'taken' : 'seated', { table }) });
    again();
    if (!isDone) return;
    setNames(nobody);
    setPlayed(null);
  };
  return (
    <section className="desk-card" data-part="evening">
      {!played && <p className="quiet">{t('why')}</p>}
      <PlayedSource played={played} room={room} onPlayed={setPlayed} />
      {played && <p>{t('standFor')}</p>}
      {played && !isLeader && <NotReferee />}
      <TenNames names={names} known={nicknames} onNames={setNames} />
      <div className="choices">
        {last && !played && (
          <button
            type="button"
            className="button"
            data-do="as-last"
            onClick={() => setNames(last.seats.map(nameOf))}
          >
            {t('asLast')}
          </button>
        )}
        <button type="button" className="button" data-do="empty" onClick={() => setNames(nobody)}>
          {t('empty')}
        </button>
      </div>
      <div className="evening-how">
        <label className="field">
          <span className="label">{t('table')}</span>
          <select
            className="input"
            name="table"
            value={table}
            onChange={({ target }) => setTable(Number(target.value))}
          >
            {tablesOf(picture.games.map((game) => game.table)).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        {!played && (
          <label className="field">
            <span className="label">{t('referee')}</span>
            <select
              className="input"
              name="referee"
              value={referee}
              onChange={({ target }) => setReferee(target.value)}
            >
              <option value="">{t('nobodyYet')}</option>
              {leaders.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {!played && (
          <label className="papers-check">
            <input
              type="checkbox"
              name="drawn"
              checked={drawn}
              onChange={({ target }) => setDrawn(target.checked)}
            />
            {t('drawn')}
          </label>
        )}
      </div>
      {!isWhole && <p className="quiet">{empty > 0 ? t('missing', { count: empty }) : t('twiceAll')}</p>}
      <Refused sentence={refused} />
      <button
        type="button"
        className="button main"
        data-do={played ? 'take' : 'seat'}
        disabled={!isWhole || isSending || (played !== null && !isLeader)}
        onClick={() => void seat()}
      >
        {t(played ? 'take' : 'seatThem')}
      </button>
    </section>
  );
};
