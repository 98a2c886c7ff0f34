// The public pages in English.
import { ruleWords } from '@omerta/rules/texts/en/rule-words.ts';
import { items } from '@omerta/scoring/texts/en/items.ts';
import type { SameWords } from '../same-words.ts';
import { game } from './game.ts';
import { player } from './player.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const english = {
  way: 'Where you are',
  list: { title: 'Tournaments', none: 'There is no tournament yet.' },
  missing: { title: 'Nothing here', why: 'There is no such page: it may not be published yet.' },
  phases: { none: 'Not open', preparing: 'In preparation', running: 'On now', finished: 'Finished' },
  singleConfirmation: 'Results of this tournament are confirmed by one official.',
  clause: 'Clause',
  items,
  roles: ruleWords.roles,
  round: (stage: string, round: number) => `${stage === '' ? 'Round' : `${stage}, round`} ${round}`,
  gameShort: (stage: string, round: number, table: number) => `${stage} ${round}, table ${table}`,
  table: (table: number) => `Table ${table}`,
  seat: (seat: number) => `seat ${seat}`,
  referee: 'referee',
  protested: 'under protest',
  teams: 'Teams',
  schedule: 'Rounds and games',
  more: 'More',
  hall: {
    title: 'Next',
    now: 'Now',
    inPlay: 'Tables in play',
    calledAt: 'called for',
    plannedAt: 'planned for',
    over: 'Every game is played.',
    allPlayed: 'Every published round is played.',
    nothingPlanned: 'No round is published yet.',
    notSeated: 'The seating is not published yet.',
    nobodyPlays: 'No table is playing right now.',
    find: 'Find my table',
    nickname: 'Your nickname',
    notFound: 'Nobody of that name is still to play.',
    everybody: (count: number) => `Who sits where: ${counted(count, 'player', 'players')}`,
    columns: { player: 'Player', table: 'Table', seat: 'Seat' },
  },
  statuses: {
    scheduled: 'to come',
    called: 'called to the table',
    running: 'playing',
    ended: 'over, the sheet is being filled in',
    sheet: 'over, the sheet waits for signatures',
    signed: 'over, sheet signed',
    confirmed: 'confirmed',
    final: 'final',
    annulled: 'annulled',
  },
  ruled: { result: 'result changed by a ruling', points: 'points changed by a ruling' },
  winners: { red: 'Red won', black: 'Black won', draw: 'Draw' },
  outcomes: { win: 'win', loss: 'loss', draw: 'draw' },
  standings: {
    title: 'Standings',
    titleAfter: (round: string) => `Standings after ${round}`,
    afterRound: 'After round',
    now: 'now',
    hidden: 'The organisers hold the standings back until they announce them.',
    frozen: (round: number) =>
      `The table is frozen after round ${round}: later results are announced by the organisers.`,
    none: 'There is no table yet.',
    how: 'Open a player to see every point with its game and clause.',
    ci: 'Ci is the compensation for being killed first.',
    outside: 'Outside games',
    noItems: 'No points yet.',
    exact: (points: string) => `exactly ${points}`,
    awaiting: (points: string) => `${points} awaits approval`,
    columns: {
      place: '#',
      player: 'Player',
      team: 'Team',
      total: 'Total',
      wins: 'Wins',
      main: 'Main',
      compensation: 'Ci',
      additional: 'Extra',
      other: 'Other',
      difficulty: 'K',
      li1: 'LI1',
      li2: 'LI2',
      firstKills: 'Killed first',
    },
    decidedBy: {
      additional: 'ahead by extra points',
      li1: 'ahead by li1',
      li2: 'ahead by li2',
      wins: 'ahead by wins',
      'role-wins': 'ahead by wins as Don and Sheriff',
      'first-kills': 'ahead by first kills',
      'role-losses': 'ahead by losses as Don and Sheriff',
      lot: 'ahead by lot',
      'lot-needed': 'place by lot',
    },
  },
  nominations: {
    title: 'Nominations',
    nobody: 'Nobody yet.',
    kinds: {
      mvp: 'Most valuable player',
      red: 'Best red',
      black: 'Best black',
      don: 'Best Don',
      sheriff: 'Best Sheriff',
    },
    award: (value: string, wins: number, games: number) => `${value} · wins ${wins} of ${games}`,
  },
  seating: {
    title: 'Seating and its proof',
    how: 'How often each pair of players meets, and how evenly seats and tables are shared, counted from the published rounds.',
    file: 'Seating file',
    checkIt: 'anybody can check it: omerta seating-check FILE',
    proof: {
      pairs: 'Each pair meets',
      seats: 'Each player has each seat',
      tables: 'Each player is at each table',
      neighbours: 'Each pair sits side by side',
      times: (least: number, most: number) =>
        least === most ? `${least} times.` : `${least} to ${most} times.`,
      spread: (spread: number) => `Largest difference for one player: ${spread}.`,
      noBound: 'No bound is proven for these numbers of players and rounds.',
      bound: (found: number, least: number, percent: string) =>
        `Sum of squares ${found}; proven to be at least ${least}: ${percent} % above.`,
    },
  },
  rules: {
    title: 'Rules in force',
    published: (at: string) => `Published ${at}. Fingerprint:`,
    house: 'House rules',
    switches: 'What the organiser chose',
    clauses: 'Every clause',
    ownWords: 'Retold in our words; the rulebook itself is what counts.',
    changed: 'changed',
    columns: { what: 'Rule', value: 'In force', clause: 'Clause' },
  },
  poster: {
    title: 'Poster with a code',
    scan: 'Follow the tournament on your phone',
    code: 'Code of this address',
    what: 'Your table, the games and the standings as they happen. No account, nothing to install.',
  },
  live: {
    stale: (minutes: number) =>
      minutes < 1
        ? 'Not connected: what you see may be old.'
        : `Not connected: what you see is ${counted(minutes, 'minute', 'minutes')} old.`,
  },
  game,
  player,
  ...game.spoken,
};

export const words: SameWords<typeof english> = english;
