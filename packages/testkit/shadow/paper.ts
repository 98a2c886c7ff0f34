// Tournaments on paper, drawn at random: longer than those of bots, every sheet within its rulebook's limits.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { ShadowFile, ShadowRole, ShadowSheet, SheetGame } from './file.ts';
import { isRedRole, resultAt } from './file.ts';
import { expulsionClause, hasCards, someExtra, somePenalties, someWaivers } from './paper-points.ts';

const tableSize = 10;
const seatNumbers = Array.from({ length: tableSize }, (_, i) => i + 1);
const cards: readonly ShadowRole[] = [
  ...Array.from({ length: 6 }, () => 'red' as const),
  'sheriff',
  'black',
  'black',
  'don',
];

const some = (random: Random, most: number): number[] =>
  random.shuffle(seatNumbers).slice(0, random.below(most + 1));

/** Blacks more often than a guess would find them, a number twice, or too few. */
const saidNumbers = (random: Random, seats: ShadowSheet['seats']): number[] => {
  const blacks = seatNumbers.filter((seat) => !isRedRole(seats[seat - 1]?.role ?? 'red'));
  const length = random.chance(0.8) ? 3 : random.below(4);
  const ordered = random.chance(0.3) ? random.shuffle(blacks) : null;
  return Array.from(
    { length },
    (_, i) => ordered?.[i] ?? random.pick(random.chance(0.5) ? blacks : seatNumbers),
  );
};

/** An act that loses the game, or comes after the decisive event and does not. */
const forfeit = (random: Random, sheet: ShadowSheet): Pick<ShadowSheet, 'by' | 'forfeitBy'> => {
  if (sheet.winner === 'draw' || !random.chance(0.12)) return { by: 'play', forfeitBy: null };
  const by = random.chance(0.6) ? 'forfeit' : 'play';
  const losers = seatNumbers.filter((seat) => resultAt(sheet, seat) === 'loss');
  return { by, forfeitBy: random.pick(by === 'forfeit' ? losers : seatNumbers) };
};

const someCards = (random: Random): Pick<ShadowSheet, 'yellow' | 'purple'> => ({
  yellow: [...some(random, 3), ...some(random, 1)],
  purple: some(random, 1).map((seat) => ({
    seat,
    reason: random.pick(['damage', 'throwing', 'conduct'] as const),
  })),
});

const sheetFor = (rulebook: RulebookId, random: Random, players: readonly string[]): ShadowSheet => {
  const roles = random.shuffle(cards);
  const seats = players.map((player, i) => ({ player, role: roles[i] ?? 'red' }));
  const firstKilled = random.chance(0.85) ? random.pick(seatNumbers) : null;
  const bare: ShadowSheet = {
    seats,
    winner: random.pick(['red', 'red', 'red', 'black', 'black', 'draw']),
    firstKilled,
    bestMove: firstKilled !== null && random.chance(0.8) ? saidNumbers(random, seats) : null,
    outDay1: random.below(3),
    removed: random.chance(0.3) ? some(random, 2) : [],
    fines: random.chance(0.1)
      ? some(random, 1).map((seat) => ({ seat, points: '0.15', reason: 'late' }))
      : [],
  };
  const atTable = some(random, 5).filter((seat) => !bare.removed?.includes(seat));
  const sheet = { ...bare, ...forfeit(random, bare), atTable };
  return {
    ...sheet,
    ...(hasCards(rulebook) ? someCards(random) : {}),
    extra: someExtra(rulebook, random, sheet),
    penalties: somePenalties(rulebook, random, sheet),
    waived: someWaivers(rulebook, random, sheet),
  };
};

/** Nothing but the result and the referee's points: players who are equal in the rest are common then. */
const plainSheet = ({ seats, winner, extra = [], atTable = [] }: ShadowSheet): ShadowSheet => ({
  seats,
  winner,
  extra,
  atTable,
});

const stagesFor = (random: Random, rounds: number): ShadowFile['stages'] => {
  const kinds = ['qualifying', 'semifinal', 'final'];
  const from = random.below(2);
  return kinds.slice(from, from + 1 + random.below(kinds.length)).map((kind) => ({
    id: kind,
    name: kind,
    kind,
    plannedGames: rounds,
    coefficient: random.pick(['1', '1', '1.5', '0.7', '2']),
    carry: random.chance(0.7),
  }));
};

/** A few who had their slips drawn together, now and then everybody. */
const lotsFor = (random: Random, players: readonly string[]): string[][] => {
  const all = random.shuffle(players);
  return random.chance(0.3) ? [all] : [all.slice(0, 5)];
};

/** Ten play in every game, the others rest. */
export const paperTournament = (rulebook: RulebookId, seed: number) => {
  const random = randomFrom(seed);
  const rounds = 1 + random.below(16);
  const players = Array.from({ length: tableSize + random.below(6) }, (_, i) => `p${i + 1}`);
  const stages = stagesFor(random, rounds);
  const isPlain = random.chance(0.4);
  const games = stages.flatMap(({ id }) =>
    Array.from({ length: rounds }, (_, i): SheetGame => {
      const seated = random.shuffle(players).slice(0, tableSize);
      const sheet = sheetFor(rulebook, random, seated);
      return { stage: id, round: i + 1, table: 1, sheet: isPlain ? plainSheet(sheet) : sheet };
    }),
  );
  return {
    format: 'omerta.tournament/1',
    name: `Paper ${seed}`,
    rulebook,
    switches: rulebook === 'fiim-2018' && random.chance(0.5) ? { difficulty: true } : {},
    players: players.map((id) => ({ id, nick: id, club: null })),
    stages,
    games,
    fines: random.chance(0.5) ? [{ player: random.pick(players), points: '0.5', reason: 'late' }] : [],
    expelled: random.chance(0.3) ? [{ player: random.pick(players), clause: expulsionClause(rulebook) }] : [],
    lots: lotsFor(random, players),
  };
};
