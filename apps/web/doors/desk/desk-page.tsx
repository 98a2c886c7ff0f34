// The door `/desk`: every tournament that one may run here, and the way to a new one.
import './desk.css';
import { Link } from '@tanstack/react-router';
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { type Me, questions, runsTournaments, type Tournaments } from '../../people/questions.ts';
import { useAsked, useLookAgain } from '../../people/use-asked.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const phases = ['preparing', 'running', 'finished'] as const;

const Own = ({ me, tournaments }: { readonly me: Me } & Tournaments) => {
  const { t } = useTranslation('desk');
  const own = tournaments.filter(({ tournament }) => runsTournaments(me, tournament));
  return (
    <>
      {me.club !== null && (
        <Link to="/new-tournament" className="button main" data-go="new">
          {t('newTournament')}
        </Link>
      )}
      {own.length === 0 && <p className="quiet">{t(me.club === null ? 'notYours' : 'none')}</p>}
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
    </>
  );
};

const Asked = () => {
  const { t } = useTranslation('common');
  const [me, list] = [useAsked(() => questions.me()), useAsked(questions.tournaments)];
  useLookAgain(list.again);
  for (const { got, again } of [me, list])
    if (got && !('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  if (!(me.got && list.got && 'answer' in me.got && 'answer' in list.got))
    return <p className="quiet">{t('loading')}</p>;
  return me.got.answer.person === null ? (
    <SignInFirst />
  ) : (
    <Own me={me.got.answer} tournaments={list.got.answer.tournaments} />
  );
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
