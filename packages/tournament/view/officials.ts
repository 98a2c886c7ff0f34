// What officials see: a referee his tables, the desk everything.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Need } from '@omerta/scoring/game/game-score.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import type { TiedGroup } from '../areas/lots.ts';
import { sceneOf } from '../decide.ts';
import { type Awaited, expects } from '../expects.ts';
import type { PersonId } from '../meta.ts';
import { type OpenMatter, openMatters, tiesIn } from '../open-matters.ts';
import { needsOf } from '../papers.ts';
import { standingsOfState, type TeamRow, teamStandings } from '../standings.ts';
import {
  type Charge,
  type Entry,
  type Game,
  gamesOf,
  openProtests,
  type Protest,
  type StageState,
  type TournamentState,
} from '../state.ts';
import { type ProtestTimeLeft, protestTimes, type Vacancy, vacanciesIn } from './control.ts';
import { type Court, courtOf, type RulingSeen, rulingsSeen } from './court.ts';
import { type JudgedGame, withoutRecord } from './judged-game.ts';
import { type PublicRow, type PublicTournament, publicView } from './public.ts';

type OwnTable = {
  readonly game: Game;
  readonly needs: readonly Need[];
  readonly protests: readonly Protest[];
  readonly expects: readonly Awaited[];
};

type RefereeDesk = Omit<PublicTournament, 'audience'> & {
  readonly audience: 'referee';
  readonly person: PersonId;
  readonly tables: readonly OwnTable[];
  readonly court: Court;
};

/** What was made of the same state already: what anybody may see, and what is waited for. */
type Known = { readonly open?: PublicTournament; readonly waiting?: readonly Awaited[] };

export const refereeView = (
  state: TournamentState,
  person: PersonId,
  at: string,
  { open = publicView(state), waiting = expects(state) }: Known = {},
): RefereeDesk => {
  const scene = sceneOf(state, person, at, { club: null });
  const tables = gamesOf(state)
    .filter((game) => game.referee === person || game.sides.includes(person))
    .map((game) => ({
      game,
      needs: needsOf(scene.book, game),
      protests: openProtests(state, game.id),
      expects: waiting.filter((each) => each.id === game.id),
    }));
  return { ...open, audience: 'referee', person, tables, court: courtOf(scene, waiting) };
};

/** What a row is made of is asked for row by row: with it every picture would be twice as long. */
type BareRow = Omit<PublicRow, 'items'>;

export const withoutItems = ({ items: _, ...row }: PublicRow): BareRow => row;

type DeskView = Omit<PublicTournament, 'audience' | 'games' | 'standings' | 'teams'> &
  Pick<
    TournamentState,
    'delay' | 'overlays' | 'lotsSeen' | 'standIns' | 'secondConfirmation' | 'handedOut'
  > & {
    readonly audience: 'desk';
    /** Every stage in full. */
    readonly plans: readonly StageState[];
    /** As they were formed; `teams` is their table. */
    readonly teamsFormed: TournamentState['teams'];
    readonly entries: readonly Entry[];
    readonly games: readonly JudgedGame[];
    readonly vacancies: readonly Vacancy[];
    /** Games whose result may still be protested. */
    readonly protestTimes: readonly ProtestTimeLeft[];
    readonly protests: readonly Protest[];
    readonly rulings: readonly RulingSeen[];
    readonly complaints: TournamentState['complaints'];
    readonly charges: readonly Charge[];
    readonly discipline: Pick<TournamentState, 'warnings' | 'cards' | 'suspensions' | 'fines' | 'expelled'>;
    readonly expects: readonly Awaited[];
    readonly open: readonly OpenMatter[];
    readonly tied: readonly TiedGroup[];
    /** With everything handed in, withheld from others or not; null where no table can be made. */
    readonly standings: readonly BareRow[] | null;
    readonly teams: readonly TeamRow[] | null;
  };

export const deskView = (state: TournamentState, person: PersonId, at: string): DeskView => {
  const scene = sceneOf(state, person, at, { club: null });
  const table = state.stages.length === 0 ? null : standingsOfState(state);
  const shown = table === null || isRefusal(table) ? null : table;
  const report = shown && reportStandings(shown);
  const { warnings, cards, suspensions, fines, expelled } = state;
  return {
    ...publicView(state),
    audience: 'desk',
    plans: state.stages,
    teamsFormed: state.teams,
    delay: state.delay,
    overlays: state.overlays,
    lotsSeen: state.lotsSeen,
    standIns: state.standIns,
    secondConfirmation: state.secondConfirmation,
    handedOut: state.handedOut,
    entries: state.entries,
    games: gamesOf(state).map((game) => withoutRecord(scene.book.scoring.rulebook, game)),
    vacancies: vacanciesIn(scene),
    protestTimes: protestTimes(scene),
    protests: Object.values(state.protests),
    rulings: rulingsSeen(scene),
    complaints: state.complaints,
    charges: Object.values(state.charges),
    discipline: { warnings, cards, suspensions, fines, expelled },
    expects: expects(state),
    open: openMatters(state, scene.book),
    tied: tiesIn(state),
    standings: report?.rows.map(withoutItems) ?? null,
    teams: shown ? teamStandings(state, shown) : null,
    nominations: report?.nominations ?? null,
  };
};
