// The door `/desk`: every tournament that one may run here, and the way to a new one.
import '../../desk/desk.css';
import { DeskLink } from '../../desk/desk-link.tsx';
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { judgesIn, type Me, questions, runsTournaments, type Tournaments } from '../../people/questions.ts';
import { useAsked, useLookAgain } from '../../people/use-asked.ts';
import { OwnWork } from '../../people/work-links.tsx';
import { Link } from '../../routing/link.tsx';
import { useSearch } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Practice } from './practice.tsx';

const phases = ['preparing', 'running', 'finished'] as const;

/** The room whose game one of the evenings is to take, where the address names it. */
const useBroughtRoom = (): string | null => useSearch()['room'] ?? null;

/** The evenings that can take a game played in a room. */
const Evenings = ({ me, tournaments, room }: { readonly me: Me; readonly room: string } & Tournaments) => {
  const { t } = useTranslation('desk');
  const evenings = tournaments.filter(
    ({ tournament, phase }) => phase === 'running' && runsTournaments(me, tournament),
  );
  return (
    <>
      <p>{t(evenings.length === 0 ? 'noEvening' : 'whichEvening')}</p>
      {evenings.length === 0 && me.club !== null && (
        <Link to="/new-tournament" className="button main" data-go="new">
          {t('newTournament')}
        </Link>
      )}
      <ul className="rows">
        {evenings.toReversed().map(({ tournament, name }) => (
          <li key={tournament} data-tournament={tournament}>
            <DeskLink {...{ tournament }} room="seating" thing={room} className="what">
              <b>{name}</b>
            </DeskLink>
          </li>
        ))}
      </ul>
    </>
  );
};

const Own = ({ me, tournaments }: { readonly me: Me } & Tournaments) => {
  const { t } = useTranslation('desk');
  const own = tournaments.filter(({ tournament }) => runsTournaments(me, tournament));
  const judged = judgesIn(me);
  return (
    <>
      {me.club !== null && (
        <Link to="/new-tournament" className="button main" data-go="new">
          {t('newTournament')}
        </Link>
      )}
      <Link to="/club" className="button" data-go="club">
        {t('club')}
      </Link>
      <OwnWork me={me} but="desk" />
      {own.length === 0 && judged.length === 0 && (
        <p className="quiet">{t(me.club === null ? 'notYours' : 'none')}</p>
      )}
      <ul className="rows">
        {own.toReversed().map(({ tournament, name, phase }) => (
          <li key={tournament} data-tournament={tournament}>
            <Link to="/desk/$tournament" params={{ tournament }} className="what">
              <b>{name}</b>
              <span className="quiet">
                {t(`phases.${phases.find((each) => each === phase) ?? 'preparing'}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {me.club !== null && <Practice />}
    </>
  );
};

const Asked = () => {
  const { t } = useTranslation('common');
  const room = useBroughtRoom();
  const [me, list] = [
    useAsked(() => questions.me()),
    useAsked(room === null ? questions.tournaments : questions.evenings, room ?? ''),
  ];
  useLookAgain(list.again);
  for (const { got, again } of [me, list])
    if (got && !('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  if (!(me.got && list.got && 'answer' in me.got && 'answer' in list.got))
    return <p className="quiet">{t('loading')}</p>;
  if (me.got.answer.person === null) return <SignInFirst />;
  const seen = { me: me.got.answer, tournaments: list.got.answer.tournaments };
  return room === null ? <Own {...seen} /> : <Evenings {...seen} room={room} />;
};

export const DeskPage = () => {
  const { t } = useTranslation('desk');
  return (
    <main className="page">
      <PageTop title={t('title')} />
      <Asked />
    </main>
  );
};
