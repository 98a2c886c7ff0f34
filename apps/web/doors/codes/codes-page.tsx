// The door `/codes`, for organiser and chief: a code for each referee that holds for the whole tournament, and one for each table.
import { useState } from 'react';
import { PageTop } from '../../look/page-top.tsx';
import { Choose } from '../../people/choose.tsx';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { PersonCode } from '../../people/person-code.tsx';
import { type Me, questions, type TournamentGames, type Tournaments } from '../../people/questions.ts';
import { useAsked, useLookAgain } from '../../people/use-asked.ts';
import { useOutside } from '../../server/outside.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const statuses = ['running', 'called', 'scheduled', 'ended'] as const;
const order: readonly string[] = statuses;
const rank = (status: string): number => order.indexOf(status);

type Game = TournamentGames['view']['games'][number];

const inOrder = (games: readonly Game[]): readonly Game[] =>
  games
    .filter(({ status }) => rank(status) >= 0)
    .toSorted((a, b) => rank(a.status) - rank(b.status) || a.round - b.round || a.table - b.table);

type TableProps = { readonly tournament: string; readonly game: Game; readonly name: string | null };

const Table = ({ tournament, game, name }: TableProps) => {
  const { t } = useTranslation('people');
  const id = game.id ?? game.game ?? '';
  const status = statuses.find((each) => each === game.status) ?? 'scheduled';
  return (
    <li data-game={id}>
      <span className="what">
        <b>{t('codes.place', { round: game.round, table: game.table })}</b>
        <span className="quiet">
          {name ?? t('codes.noReferee')} · {t(`codes.statuses.${status}`)}
        </span>
      </span>
      {game.referee !== null && <PersonCode person={game.referee} game={{ tournament, game: id }} />}
    </li>
  );
};

const Games = ({ tournament }: { readonly tournament: string }) => {
  const { t } = useTranslation(['people', 'common']);
  const { got, again } = useAsked(() => questions.games(tournament), tournament);
  const outside = useOutside();
  useLookAgain(again);
  if (!got) return <p className="quiet">{t('common:loading')}</p>;
  if (!('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  const { view, names } = got.answer;
  const games = inOrder(view.games);
  const referees = [...new Set(games.flatMap(({ referee }) => referee ?? []))];
  if (games.length === 0) return <p className="quiet">{t('people:codes.noGames')}</p>;
  return (
    <>
      {referees.length > 0 && (
        <section data-part="referees">
          <h2>{t('people:codes.referees')}</h2>
          <p className="quiet">{t('people:codes.refereesWhy')}</p>
          <ul className="rows">
            {referees.map((person) => (
              <li key={person} data-referee={person}>
                <span className="what">
                  <b>{names[person] ?? person}</b>
                </span>
                <PersonCode person={person} tournament={tournament} door="connect" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>{t('people:codes.tables')}</h2>
      <p>{t('people:codes.why', { address: `${new URL(outside ?? location.origin).host}/connect` })}</p>
      <ul className="rows">
        {games.map((game) => (
          <Table
            key={game.id ?? game.game}
            tournament={tournament}
            game={game}
            name={game.referee === null ? null : (names[game.referee] ?? game.referee)}
          />
        ))}
      </ul>
    </>
  );
};

const mayMake = ({ club, offices = [] }: Me, tournament: string): boolean =>
  club === 'owner' ||
  offices.some(
    (each) => each.tournament === tournament && (each.office === 'organiser' || each.office === 'chief'),
  );

type OwnProps = { readonly tournaments: Tournaments['tournaments'] };

const Own = ({ tournaments }: OwnProps) => {
  const { t } = useTranslation('people');
  const running = tournaments.findLast(({ phase }) => phase === 'running') ?? tournaments.at(-1);
  const [tournament, setTournament] = useState(running?.tournament ?? '');
  return (
    <>
      <Choose
        label={t('codes.tournament')}
        name="tournament"
        value={tournament}
        options={tournaments.map((each) => [each.tournament, each.name])}
        onChoose={setTournament}
      />
      <Games key={tournament} tournament={tournament} />
    </>
  );
};

const Codes = () => {
  const { t } = useTranslation(['people', 'common']);
  const [me, list] = [useAsked(() => questions.me()), useAsked(questions.tournaments)];
  for (const { got, again } of [me, list])
    if (got && !('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  if (!(me.got && list.got && 'answer' in me.got && 'answer' in list.got))
    return <p className="quiet">{t('common:loading')}</p>;
  const asker = me.got.answer;
  if (asker.person === null) return <SignInFirst />;
  const { tournaments } = list.got.answer;
  if (tournaments.length === 0) return <p className="quiet">{t('people:codes.none')}</p>;
  const own = tournaments.filter(({ tournament }) => mayMake(asker, tournament));
  return own.length === 0 ? <p role="alert">{t('people:codes.notYours')}</p> : <Own tournaments={own} />;
};

export const CodesPage = () => {
  const { t } = useTranslation('people');
  return (
    <main className="page">
      <PageTop title={t('codes.title')} />
      <Codes />
    </main>
  );
};
