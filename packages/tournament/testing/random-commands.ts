// For tests: commands by chance, mostly about things that exist, some of them nonsense.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { printed } from '@omerta/scoring/printed.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { tiedGroups } from '../areas/lots.ts';
import type {
  Paper,
  RulingChange,
  TournamentCommandFields,
  TournamentCommandType,
  Winner,
} from '../command.ts';
import { offices } from '../offices.ts';
import { needsOf } from '../papers.ts';
import { preview } from '../preview.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import {
  expulsionGrounds,
  protestForms,
  protestSubjects,
  rulingKinds,
} from '../rulebooks/tournament-rules.ts';
import { gameOf, rulingOf } from '../state.ts';
import { officials, people, recordFor, rulesOf, seatingOf, sheetFor, type TestHall } from './hall.ts';
import { dayMakers } from './random-day.ts';

export const bookIds: readonly RulebookId[] = ['fsm-2024', 'fiim-2018', 'neft-mmt', 'bel-canto', 'fiim-2025'];

const winners: readonly Winner[] = ['red', 'black', 'draw'];
const causes = [
  'advantage',
  'referee-error',
  'protest',
  'outsider',
  'votes-miscounted',
  'player-unable',
  'boredom',
];
const clauses = ['15.9', '15.9.1', '15.9.3', '7.3', '18.4', '1.1'];

const someSeats = (random: Random, chance: number): Seat[] => seats.filter(() => random.chance(chance));

/** A sheet that the rules may or may not take. */
export const randomFacts = (random: Random, id: RulebookId): Partial<Sheet> => {
  const { extra, yellow, purple } = printed[id];
  const firstKilled = random.chance(0.8) ? random.pick(seats) : null;
  return {
    firstKilled,
    bestMove: firstKilled !== null && random.chance(0.7) ? random.shuffle(seats).slice(0, 3) : null,
    extra: someSeats(random, 0.15).map((seat) => ({
      seat,
      points: extra.kind === 'li' ? 'li2' : random.pick(['0.3', '0.4', '0.7']),
      by: random.pick(['referee', 'chief']),
    })),
    removed: someSeats(random, 0.05),
    yellow: yellow ? someSeats(random, 0.08) : [],
    purple: purple ? someSeats(random, 0.03).map((seat) => ({ seat, reason: 'conduct' as const })) : [],
    atTable: seats.slice(0, 5),
  };
};

const bookOf = (hall: TestHall): RulebookId =>
  bookIds.find((id) => id === hall.state.rules.rulebook) ?? 'fsm-2024';

export const everybody: readonly string[] = [
  'org',
  ...officials.map(([person]) => person),
  ...people(12),
  'stranger',
];

type Make<T extends TournamentCommandType> = (
  hall: TestHall,
  random: Random,
  id: string | null,
) => TournamentCommandFields[T];

const person = (random: Random): string => random.pick(everybody);
const player = (random: Random): string => random.pick(people(12));
const textOf = (random: Random): string => random.pick(['because', 'because', '']);
const seatsOf = (hall: TestHall, id: string | null): readonly string[] =>
  gameOf(hall.state, id ?? '')?.seats ?? [];
const seatedAt = (hall: TestHall, random: Random, id: string | null): string =>
  random.pick([...seatsOf(hall, id), 'p1']);

const sheetOf = (hall: TestHall, random: Random, id: string | null): unknown => {
  const game = gameOf(hall.state, id ?? '');
  if (!game || random.chance(0.05)) return { winner: 'red' };
  return sheetFor(
    hall,
    game.id,
    random.chance(0.8) ? (game.winner ?? 'red') : random.pick(winners),
    randomFacts(random, bookOf(hall)),
  );
};

/** Records end by a forfeit; before it somebody may be removed on a ground that expels. */
const paperOf = (hall: TestHall, random: Random, id: string | null): Paper => {
  const game = gameOf(hall.state, id ?? '');
  if (!game || game.winner === 'draw' || random.chance(0.6)) return { sheet: sheetOf(hall, random, id) };
  const book = chooseBook(hall.state.rules);
  const clauses = !isRefusal(book) ? book.rules.expulsion.grounds.flatMap((each) => each.clauses) : [];
  const removal = random.chance(0.7) ? [`remove ${3 + random.below(3)} (${random.pick(clauses)})`] : [];
  return {
    record: recordFor(hall, game.id, [...removal, game.winner === 'red' ? 'forfeit 8' : 'forfeit 2']),
  };
};

const changeOf = (hall: TestHall, random: Random, id: string | null): RulingChange => {
  const kind = random.pick(rulingKinds);
  if (kind !== 'replay') return { kind, sheet: sheetOf(hall, random, id) };
  const removed = gameOf(hall.state, id ?? '')?.sheet?.removed ?? [];
  return {
    kind,
    cause: random.pick(causes),
    carry: random.chance(0.3) ? removed.map((seat) => seatsOf(hall, id)[seat - 1] ?? '') : [],
    substitutions: random.chance(0.1)
      ? [{ player: seatedAt(hall, random, id), substitute: person(random) }]
      : [],
    record: null,
  };
};

/** Mostly one that the sheet really needs. */
const needOf = (hall: TestHall, random: Random, id: string | null) => {
  const book = chooseBook(hall.state.rules);
  const game = gameOf(hall.state, id ?? '');
  const needs =
    game && !isRefusal(book) ? needsOf(book, game).filter((need) => need.what === 'approval') : [];
  const wrong = {
    game: id ?? '',
    of: random.pick(['chief', 'duty', 'committee'] as const),
    clause: '1.1',
    seat: random.pick(seats),
  };
  if (needs.length === 0 || random.chance(0.2)) return wrong;
  const { by, clause, seat } = random.pick(needs);
  return { game: id ?? '', of: by, clause, seat };
};

const tiedOf = (
  hall: TestHall,
  random: Random,
): { readonly stage: string | null; readonly players: readonly string[] } => {
  const groups = tiedGroups(hall.state, null);
  const group = groups.length > 0 && random.chance(0.8) ? random.pick(groups) : null;
  return group
    ? { stage: group.stage, players: group.players }
    : { stage: random.pick([null, 'q']), players: people(random.below(4)) };
};

const digestOf = (hall: TestHall, id: string | null): string => {
  const ruling = rulingOf(hall.state, id ?? '');
  const seen = ruling ? preview(hall.state, ruling) : null;
  return seen && !isRefusal(seen) ? seen.digest : '';
};

/** `id` is the thing the command is about, where it is about one. */
export const makers: { readonly [T in TournamentCommandType]: Make<T> } = {
  'create-tournament': (_, random) => ({
    name: 'Open',
    kind: random.pick(['tournament', 'evening']),
    zone: random.pick(['UTC', 'Europe/Minsk', 'Nowhere']),
    rules: rulesOf(random.pick([...bookIds, 'chess'])),
    secondConfirmation: random.chance(0.5),
  }),
  'rename-tournament': (_, random) => ({ name: random.pick(['Open', 'Cup', '']) }),
  'set-zone': (_, random) => ({ zone: random.pick(['Europe/Minsk', 'Asia/Almaty', '+03:00']) }),
  'set-rules': (_, random) => ({
    rules: rulesOf(random.pick([...bookIds, 'chess'])),
    secondConfirmation: random.chance(0.5),
  }),
  'set-confirmation': (_, random) => ({ secondConfirmation: random.chance(0.5) }),
  'publish-rules': () => ({}),
  'start-tournament': () => ({}),
  'finish-tournament': () => ({}),
  'reopen-tournament': (_, random) => ({ reason: textOf(random) }),
  'hand-out-archive': () => ({}),
  'withhold-results': (_, random) =>
    random.chance(0.5) ? { how: 'hidden' } : { how: 'frozen', stage: 'q', after: random.below(4) },
  'release-results': () => ({}),
  'set-delay': (_, random) => ({ seconds: random.below(1_000) }),
  'permit-overlay': (_, random, id) => ({ game: id ?? '', seconds: random.below(1_000) }),
  ...dayMakers,
  appoint: (_, random) => ({ person: person(random), office: random.pick(offices) }),
  dismiss: (hall, random) => random.pick([...hall.state.offices, { person: person(random), office: 'duty' }]),
  apply: (_, random) => ({ person: random.pick([...everybody, 'no id']) }),
  accept: (_, random, id) => ({ person: id ?? player(random) }),
  reserve: (_, random, id) => ({ person: id ?? player(random) }),
  decline: (_, random, id) => ({ person: id ?? player(random) }),
  'place-entry': (_, random, id) => ({ person: id ?? '', position: random.below(14) }),
  'mark-payment': (_, random, id) => ({ person: id ?? '', paid: random.chance(0.5) }),
  'check-in': (_, random, id) => ({ person: id ?? '', here: random.chance(0.9) }),
  withdraw: (_, random, id) => ({ person: id ?? '', reason: textOf(random) }),
  'rank-substitute': (_, random, id) => ({ person: id ?? '', ranked: random.chance(0.5) }),
  'form-team': (_, random) => ({
    team: random.pick(['North', 'South', '']),
    members: [player(random), player(random)],
  }),
  'disband-team': (_, __, id) => ({ team: id ?? '' }),
  'add-stage': (_, random) => ({
    stage: random.pick(['q', 'f', 'no id']),
    name: 'Stage',
    kind: 'final',
    plannedGames: random.below(4),
    coefficient: random.pick(['1', '1.5', '0']),
    carry: random.chance(0.5),
    advance: random.pick([null, 10, 3]),
  }),
  'drop-stage': (_, __, id) => ({ stage: id ?? '' }),
  'end-stage': (_, random, id) => ({ stage: id ?? '', reason: textOf(random) }),
  'form-stage': (_, random, id) => ({
    stage: id ?? '',
    players: people(random.pick([10, 10, 11, 3])),
    drawn: random.chance(0.3),
  }),
  'lay-seating': (_, random, id) => ({
    stage: id ?? '',
    seating: seatingOf(random.pick([10, 10, 20]), random.below(4)),
  }),
  'publish-round': (_, random, id) => ({ stage: id ?? '', round: random.below(5) }),
  'seat-game': (_, random, id) => ({
    stage: id ?? '',
    round: random.below(9),
    table: 1,
    players: random.shuffle(people(12)).slice(0, 10),
    drawn: false,
  }),
  'replace-player': (hall, random, id) => {
    const out = hall.state.entries
      .filter(({ status }) => status === 'withdrawn' || status === 'expelled')
      .map((entry) => entry.person);
    return {
      stage: id ?? '',
      player: random.pick([...out, 'p1']),
      substitute: random.pick(['p11', 'p12', 'side1', person(random)]),
    };
  },
  'swap-seats': (_, random, id) => ({
    stage: id ?? '',
    round: random.below(4),
    players: [person(random), person(random)],
  }),
  'plan-referees': (_, random, id) => ({
    stage: id ?? '',
    round: random.below(4),
    table: random.below(3),
    referee: random.chance(0.2) ? null : person(random),
    sides: random.chance(0.3) ? [person(random)] : [],
  }),
  'assign-referees': (_, random, id) => ({
    game: id ?? '',
    referee: person(random),
    sides: random.chance(0.3) ? [person(random)] : [],
  }),
  'call-game': (_, __, id) => ({ game: id ?? '' }),
  'uncall-game': (_, __, id) => ({ game: id ?? '' }),
  'drop-game': (_, random, id) => ({ game: id ?? '', reason: textOf(random) }),
  'mark-absent': (hall, random, id) => ({
    game: id ?? '',
    player: seatedAt(hall, random, id),
    absent: random.chance(0.5),
  }),
  'seat-substitute': (hall, random, id) => ({
    game: id ?? '',
    player: seatedAt(hall, random, id),
    substitute: person(random),
  }),
  'start-game': (_, __, id) => ({ game: id ?? '' }),
  'put-seats-right': (hall, random, id) => ({
    game: id ?? '',
    players: [seatedAt(hall, random, id), seatedAt(hall, random, id)],
  }),
  'announce-result': (_, random, id) => ({ game: id ?? '', winner: random.pick(winners) }),
  'hand-in-sheet': (hall, random, id) => ({ game: id ?? '', paper: paperOf(hall, random, id) }),
  'correct-sheet': (hall, random, id) => ({
    game: id ?? '',
    paper: paperOf(hall, random, id),
    reason: textOf(random),
  }),
  'sign-sheet': (_, __, id) => ({ game: id ?? '' }),
  'confirm-sheet': (_, __, id) => ({ game: id ?? '' }),
  'return-sheet': (_, random, id) => ({ game: id ?? '', reason: textOf(random) }),
  'close-game': (_, __, id) => ({ game: id ?? '' }),
  'ask-approval': (hall, random, id) => needOf(hall, random, id),
  approve: (hall, random, id) => needOf(hall, random, id),
  'refuse-approval': (hall, random, id) => ({ ...needOf(hall, random, id), reason: textOf(random) }),
  'record-incident': (_, random, id) => ({ game: id ?? '', cause: random.pick(causes), note: '' }),
  'clear-incident': (hall, random, id) => ({
    game: id ?? '',
    cause: random.pick([
      ...(gameOf(hall.state, id ?? '')?.incidents ?? []).map(({ cause }) => cause),
      'boredom',
    ]),
    reason: textOf(random),
  }),
  protest: (hall, random, id) => ({
    protest: `x${random.below(6)}`,
    game: id ?? '',
    player: seatedAt(hall, random, id),
    form: random.pick(protestForms),
    subject: random.pick(protestSubjects),
    text: textOf(random),
  }),
  'withdraw-protest': (_, __, id) => ({ protest: id ?? '' }),
  'add-evidence': (_, random, id) => ({ protest: id ?? '', kind: 'statement', text: textOf(random) }),
  'consult-committee': (_, __, id) => ({ protest: id ?? '' }),
  'decide-protest': (_, random, id) => ({
    protest: id ?? '',
    outcome: random.pick(['rejected', 'upheld']),
    reason: textOf(random),
  }),
  complain: (_, random, id) => ({ game: id ?? '', text: textOf(random) }),
  'propose-ruling': (hall, random, id) => ({
    ruling: `r${random.below(9)}`,
    game: id ?? '',
    protest: random.pick([null, ...Object.keys(hall.state.protests)]),
    reason: textOf(random),
    change: changeOf(hall, random, id),
  }),
  'agree-ruling': (_, __, id) => ({ ruling: id ?? '' }),
  'drop-ruling': (_, __, id) => ({ ruling: id ?? '' }),
  'apply-ruling': (hall, random, id) => ({
    ruling: id ?? '',
    preview: random.chance(0.8) ? digestOf(hall, id) : 'old',
  }),
  warn: (_, random, id) => ({ person: id ?? '', clause: random.pick(clauses), note: '' }),
  'show-purple': (_, random, id) => ({
    person: id ?? '',
    clause: random.pick(clauses),
    note: textOf(random),
  }),
  fine: (_, random, id) => ({
    person: id ?? '',
    points: random.pick(['0.5', '1', '-1', 'x']),
    reason: textOf(random),
  }),
  expel: (_, random, id) => ({ person: id ?? '', clause: random.pick(clauses), reason: textOf(random) }),
  'decide-charge': (_, random, id) => ({
    charge: id ?? '',
    ground: random.pick([null, ...expulsionGrounds]),
    reason: textOf(random),
  }),
  'draw-lot': (hall, random) => tiedOf(hall, random),
  'record-lot': (hall, random) => tiedOf(hall, random),
};
