// For tests: a picture of the desk with as many people and games as a test needs.
import type { DeskGame, DeskPicture, DeskStage } from '../../picture.ts';

export const people = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, i) => `p${i + from}`);

export const stageOf = (more: Partial<DeskStage> = {}): DeskStage => ({
  stage: 'q',
  name: 'Qualifying',
  kind: 'qualifying',
  plannedGames: 4,
  coefficient: '1',
  carry: true,
  advance: null,
  players: [],
  rounds: [],
  published: 0,
  ...more,
});

export const gameOf = (at: Pick<DeskGame, 'round' | 'table' | 'seats'> & Partial<DeskGame>): DeskGame => ({
  id: `q/${at.round}/${at.table}`,
  stage: 'q',
  attempt: 1,
  gone: [],
  referee: null,
  sides: [],
  ledBy: [],
  status: 'scheduled',
  absent: [],
  startedAt: null,
  endedAt: null,
  winner: null,
  sheet: null,
  amended: false,
  approvals: [],
  signedBy: null,
  confirmedBy: null,
  returned: null,
  incidents: [],
  replay: null,
  hasRecord: false,
  ...at,
});

/** The games that publishing the first rounds of a stage makes. */
export const gamesOf = ({ players, rounds, published }: DeskStage): DeskGame[] =>
  rounds.slice(0, published).flatMap((tables, r) =>
    tables.map((table, t) =>
      gameOf({
        round: r + 1,
        table: t + 1,
        seats: table.map((number) => players[number - 1] ?? ''),
      }),
    ),
  );

export const entryOf = (
  person: string,
  status: DeskPicture['entries'][number]['status'] = 'accepted',
  here = true,
): DeskPicture['entries'][number] => ({ person, status, paid: true, here });

export const pictureOf = (more: Partial<DeskPicture> = {}): DeskPicture => ({
  name: 'Cup',
  kind: 'tournament',
  phase: 'running',
  zone: 'Europe/Minsk',
  rules: { rulebook: 'fsm-2024', switches: {} },
  published: null,
  secondConfirmation: false,
  dates: null,
  plan: [],
  calls: [],
  screens: [],
  asked: null,
  delay: 0,
  overlays: {},
  standIns: [],
  teamsFormed: [],
  officials: [],
  entries: [],
  plans: [],
  games: [],
  protestTimes: [],
  protests: [],
  rulings: [],
  complaints: [],
  charges: [],
  discipline: { warnings: [], cards: [], suspensions: [], fines: [], expelled: [] },
  expects: [],
  open: [],
  tied: [],
  lots: [],
  lotsSeen: [],
  withheld: null,
  frozenAfter: null,
  vacancies: [],
  standings: null,
  teams: null,
  ...more,
});
