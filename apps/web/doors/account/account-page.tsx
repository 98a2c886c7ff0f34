// The door `/account`: who I am here and what I may, my devices, my password, my programs, and the way out.
import { offices } from '@omerta/tournament/offices.ts';
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, Refused, SignInFirst } from '../../people/fields.tsx';
import { type Me, questions } from '../../people/questions.ts';
import { useAsked, useLookAgain, useSending } from '../../people/use-asked.ts';
import { useOneGame } from '../../people/use-one-game.ts';
import { OwnWork } from '../../people/work-links.tsx';
import { Link } from '../../routing/link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { Devices } from './devices.tsx';
import { NewPassword } from './new-password.tsx';
import { Tokens } from './tokens.tsx';

const Who = ({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('people');
  const { got } = useAsked(questions.tournaments);
  const listed = got && 'answer' in got ? got.answer.tournaments : [];
  const nameOf = (id: string): string => listed.find(({ tournament }) => tournament === id)?.name ?? id;
  const gameName = useOneGame();
  const held = me.offices ?? [];
  const known = (office: string): string => {
    const found = offices.find((each) => each === office);
    return found ? t(`offices.${found}`) : office;
  };
  return (
    <section className="field" data-part="who">
      <h2>{me.nickname}</h2>
      {(me.club === 'owner' || me.club === 'organiser') && <p>{t(`account.${me.club}`)}</p>}
      {held.length === 0 && !me.club && <p className="quiet">{t('account.noOffice')}</p>}
      {held.length > 0 && (
        <ul className="rows">
          {held.map(({ tournament, office }) => (
            <li key={`${tournament} ${office}`}>
              <span className="what">{nameOf(tournament)}</span>
              <span>{known(office)}</span>
            </li>
          ))}
        </ul>
      )}
      {me.only && (
        <p role="note">
          {t('account.onlyGame', { tournament: nameOf(me.only.tournament), game: gameName(me.only) })}
        </p>
      )}
      {me.within !== undefined && <p role="note">{t('account.within', { tournament: nameOf(me.within) })}</p>}
    </section>
  );
};

const mayMakeCodes = ({ club, offices: held = [] }: Me): boolean =>
  club === 'owner' || held.some(({ office }) => office === 'organiser' || office === 'chief');

const Ways = ({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('people');
  return (
    <nav className="field">
      <Link to="/me" className="button" data-go="me">
        <span>
          {t('home.me')}
          <small>{t('home.meHint')}</small>
        </span>
      </Link>
      {(me.club === 'owner' || (me.offices ?? []).length > 0) && (
        <Link to="/desk" className="button" data-go="desk">
          <span>
            {t('account.desk')}
            <small>{t('account.deskHint')}</small>
          </span>
        </Link>
      )}
      {mayMakeCodes(me) && (
        <Link to="/codes" className="button" data-go="codes">
          <span>
            {t('account.codes')}
            <small>{t('account.codesHint')}</small>
          </span>
        </Link>
      )}
      {me.club === 'owner' && (
        <Link to="/audit" className="button" data-go="audit">
          <span>
            {t('account.audit')}
            <small>{t('account.auditHint')}</small>
          </span>
        </Link>
      )}
    </nav>
  );
};

const SignOut = ({ onOut }: { readonly onOut: () => void }) => {
  const { t } = useTranslation('people');
  const { sending, refused, send } = useSending();
  const leave = async (): Promise<void> => {
    if (await send(questions.signOut)) onOut();
  };
  return (
    <section className="field">
      <Refused sentence={refused} />
      <button
        type="button"
        className="button danger"
        data-do="sign-out"
        disabled={sending}
        onClick={() => void leave()}
      >
        {t('account.signOut')}
      </button>
    </section>
  );
};

const OwnThings = () => {
  const { got, again } = useAsked(questions.devices);
  useLookAgain(again);
  if (!got) return null;
  if (!('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  return (
    <>
      <Devices devices={got.answer.devices} again={again} />
      <NewPassword isFirst={!got.answer.hasPassword} onChanged={again} />
    </>
  );
};

const Account = () => {
  const { t } = useTranslation(['people', 'common']);
  const { got, again } = useAsked(() => questions.me());
  useLookAgain(again);
  if (!got) return <p className="quiet">{t('common:loading')}</p>;
  if (!('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  const me = got.answer;
  if (me.person === null) return <SignInFirst sentence={t('people:account.signedOut')} />;
  return (
    <>
      <Who me={me} />
      <OwnWork me={me} />
      {!me.only && <Ways me={me} />}
      {!me.only && me.within === undefined && (
        <>
          <OwnThings />
          <Tokens />
        </>
      )}
      <SignOut onOut={again} />
    </>
  );
};

export const AccountPage = () => {
  const { t } = useTranslation('people');
  return (
    <main className="page">
      <PageTop title={t('account.title')} />
      <Account />
    </main>
  );
};
