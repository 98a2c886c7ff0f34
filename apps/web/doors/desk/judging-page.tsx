// The door `/judging/TOURNAMENT`: what waits for a judge who does not sit at the desk, each matter with its papers and his answer.
import '../../desk/papers.css';
import '../../desk/desk.css';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import { CourtProvider, useCourt, useWatchedCourt } from '../../desk/desk.tsx';
import { approvesAs } from '../../desk/sheets/review.ts';
import { useBook, useOfficial } from '../../desk/use-book.ts';
import { useGameName } from '../../desk/use-game-name.ts';
import type { CourtPicture } from '../../desk/wire/court-picture.ts';
import type { DeskGame, DeskProtest } from '../../desk/wire/picture.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { PageTop } from '../../look/page-top.tsx';
import { FreshLine } from '../../offline/fresh-line.tsx';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { questions } from '../../people/questions.ts';
import { useAsked } from '../../people/use-asked.ts';
import { Link } from '../../routing/link.tsx';
import { useParams } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { OpenRuling } from './cases/open-ruling.tsx';
import { ProposeRuling } from './cases/propose-ruling.tsx';
import { ProtestPapers } from './cases/protest-view.tsx';
import { Outcome } from './frame.tsx';
import { Approvals } from './sheets/approvals.tsx';

/** Its rulings stand with it. */
const Protest = ({ protest }: { readonly protest: DeskProtest }) => {
  const { t } = useTranslation('cases');
  const { rulings } = useCourt().picture;
  const isProposed = rulings.some((each) => each.protest === protest.id && each.status === 'proposed');
  const propose = !isProposed && (
    <details className="papers-part" data-part="propose">
      <summary className="button main">{t('protest.propose')}</summary>
      <ProposeRuling about={protest.id} onProposed={() => undefined} />
    </details>
  );
  return <ProtestPapers protest={protest} propose={propose} />;
};

/** The sheets whose consent is his to give. */
const useAsking = (): readonly DeskGame[] => {
  const { games } = useCourt().picture;
  const { scoring } = useBook();
  const official = useOfficial();
  return games.filter(
    ({ sheet }) =>
      sheet !== null &&
      scoreGame(scoring, sheet).needs.some(
        (need) => need.what === 'approval' && approvesAs(need.by, official) !== null,
      ),
  );
};

const Consent = ({ game }: { readonly game: DeskGame }) => {
  const { scoring } = useBook();
  const gameName = useGameName();
  if (!game.sheet) return null;
  return (
    <div data-consent={game.id}>
      <h3>{gameName(game.id)}</h3>
      <Approvals game={game} needs={scoreGame(scoring, game.sheet).needs} />
    </div>
  );
};

const Waiting = () => {
  const { t } = useTranslation('judging');
  const { picture, isConnected } = useCourt();
  const { offices } = useOfficial();
  const asking = useAsking();
  const { protests } = picture;
  const isOpen = ({ status }: CourtPicture['rulings'][number]): boolean => status === 'proposed';
  // One that came of a protest stands under it.
  const rulings = picture.rulings.filter(
    ({ protest }) => protest === null || !protests.some(({ id }) => id === protest),
  );
  const open = rulings.filter(isOpen);
  return (
    <>
      {!isConnected && <p role="alert">{t('away')}</p>}
      {open.length + protests.length + asking.length === 0 && <p data-part="nothing">{t('nothing')}</p>}
      {open.map((ruling) => (
        <OpenRuling key={ruling.id} ruling={ruling} />
      ))}
      {protests.map((protest) => (
        <Protest key={protest.id} protest={protest} />
      ))}
      {asking.map((game) => (
        <Consent key={game.id} game={game} />
      ))}
      {offices.includes('discipline') && (
        <Link to="/club" className="button" data-go="club">
          {t('cases')}
        </Link>
      )}
      {rulings.length > open.length && (
        <section aria-label={t('done')}>
          <h2>{t('done')}</h2>
          {rulings
            .filter((ruling) => !isOpen(ruling))
            .map((ruling) => (
              <OpenRuling key={ruling.id} ruling={ruling} />
            ))}
        </section>
      )}
    </>
  );
};

const Watched = ({ tournament, person }: { readonly tournament: string; readonly person: string }) => {
  const { t } = useTranslation(['judging', 'common']);
  const { picture, names, isOther, isConnected } = useWatchedCourt(tournament);
  usePageTitle(picture?.name ?? t('judging:title'));
  if (isOther) return <p role="alert">{t('judging:notYours')}</p>;
  if (!picture) return <p className="quiet">{t(isConnected ? 'common:loading' : 'judging:away')}</p>;
  return (
    <CourtProvider {...{ tournament, person, picture, names, isConnected }}>
      <p className="quiet">{picture.name}</p>
      <Waiting />
      <Outcome />
    </CourtProvider>
  );
};

export const JudgingPage = () => {
  const { t } = useTranslation(['judging', 'common']);
  const { tournament = '' } = useParams();
  const { got, again } = useAsked(() => questions.me());
  const person = got && 'answer' in got ? got.answer.person : null;
  return (
    <main className="page">
      <PageTop title={t('judging:title')} />
      <FreshLine />
      {!got && <p className="quiet">{t('common:loading')}</p>}
      {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
      {got && 'answer' in got && person === null && <SignInFirst />}
      {person !== null && <Watched key={tournament} tournament={tournament} person={person} />}
    </main>
  );
};
