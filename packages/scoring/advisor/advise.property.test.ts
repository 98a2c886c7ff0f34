// Over random games of every rulebook: the advisor never throws, and a plain second reading confirms whatever
// it calls certain.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { isSeat, type Seat } from '@omerta/rules/game/seat.ts';
import { initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type Rulebook, type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';
import { credits } from './credits.ts';
import type { Suggestion } from './suggestion.ts';
import { type NaiveBallot, type NaiveGame, type NaiveLine, readNaively } from './testing/naive.ts';

const games = sizeOf('advisorGames');

const isBlack = (game: NaiveGame, seat: number): boolean =>
  game.roles[seat] === 'black' || game.roles[seat] === 'don';
const sameTeam = (game: NaiveGame, a: number, b: number): boolean => isBlack(game, a) === isBlack(game, b);
const sheriffOf = (game: NaiveGame): number => game.roles.indexOf('sheriff');
const lost = (game: NaiveGame, team: 'red' | 'black'): boolean =>
  game.winner === (team === 'red' ? 'black' : 'red');

const handOf = (ballot: NaiveBallot, seat: number): number | undefined =>
  ballot.calls.every((call) => call.named)
    ? ballot.calls.find((call) => call.hands.includes(seat))?.candidate
    : undefined;

/** The votes of each called candidate, with those not cast where every candidate was called. */
const countsOf = (ballot: NaiveBallot, list: readonly number[]): Map<number, number> => {
  const counts = new Map(
    list.map((seat) => [seat, ballot.calls.find((call) => call.candidate === seat)?.count ?? 0]),
  );
  const last = list.at(-1) ?? 0;
  const cast = [...counts.values()].reduce((a, b) => a + b, 0);
  if (ballot.calls.length === list.length)
    counts.set(last, (counts.get(last) ?? 0) + ballot.table.length - cast);
  return counts;
};

/** By hand for the one who left, and with that one vote elsewhere or nowhere he would not have left alone. */
const decided = (ballot: NaiveBallot, seat: number, list: readonly number[]): number | null => {
  const [leaver, another] = ballot.left;
  if (leaver === undefined || another !== undefined || ballot.tied || handOf(ballot, seat) !== leaver)
    return null;
  const counts = countsOf(ballot, list);
  const own = (counts.get(leaver) ?? 0) - 1;
  const others = list.filter((each) => each !== leaver).map((each) => counts.get(each) ?? 0);
  return others.some((count) => count + 1 >= own) ? leaver : null;
};

const listFor = (game: NaiveGame, ballot: NaiveBallot): readonly number[] => {
  const rounds = game.ballots.filter((each) => each.day === ballot.day);
  const before = rounds[rounds.indexOf(ballot) - 1];
  if (!before)
    return (game.days.find((day) => day.number === ballot.day)?.list ?? []).filter((seat) =>
      ballot.table.includes(seat),
    );
  const counts = countsOf(before, listFor(game, before));
  const most = Math.max(...counts.values());
  return [...counts.keys()].filter((seat) => counts.get(seat) === most);
};

const decidedAgainst = (
  game: NaiveGame,
  seat: number,
  wanted: (ballot: NaiveBallot, leaver: number) => boolean,
): boolean =>
  game.ballots.some((ballot) => {
    const leaver = decided(ballot, seat, listFor(game, ballot));
    return leaver !== null && wanted(ballot, leaver);
  });

const brokeAgreed = (
  game: NaiveGame,
  seat: number,
  wanted: (ballot: NaiveBallot, leaver: number) => boolean,
): boolean =>
  decidedAgainst(game, seat, (ballot, leaver) => {
    const before = game.ballots[game.ballots.indexOf(ballot) - 1];
    const from = before && before.day === ballot.day && before.tied ? handOf(before, seat) : undefined;
    const agreed = ballot.split.includes(leaver) && from !== undefined && ballot.split.includes(from);
    return agreed && from !== leaver && sameTeam(game, seat, leaver) && wanted(ballot, leaver);
  });

const forgot = (game: NaiveGame, seat: number): boolean =>
  game.days.some(
    (day) =>
      day.ended &&
      (day.table.length === 3 || day.table.length === 4) &&
      day.table.includes(seat) &&
      !day.named.includes(seat) &&
      !day.list.some((each) => day.table.includes(each) && !sameTeam(game, seat, each)),
  );

const wasted = (game: NaiveGame, role: 'don' | 'sheriff'): boolean =>
  game.nights.some((night, i) => {
    const target = night[role];
    const earlier = game.nights.slice(0, i).flatMap((each) => each[role] ?? []);
    const found =
      role === 'don'
        ? earlier.includes(sheriffOf(game)) || !night.table.includes(sheriffOf(game))
        : new Set(earlier.filter((each) => isBlack(game, each))).size === 3;
    const again = typeof target === 'number' && earlier.includes(target);
    return !found && (target === null || again || (role === 'sheriff' && night.checkedOut));
  });

const liftAtFour = (
  game: NaiveGame,
  wanted: (ballot: NaiveBallot, hands: readonly number[]) => boolean,
): boolean =>
  game.ballots.some(
    (ballot) => ballot.table.length === 4 && ballot.lift?.hands && wanted(ballot, ballot.lift.hands),
  );

type Check = (game: NaiveGame, seat: number) => boolean;

const noChecks: Check = (game, seat) =>
  seat === sheriffOf(game) && game.nights.filter((night) => night.sheriff === null).length >= 2;
const noShots: Check = (game, seat) =>
  isBlack(game, seat) && game.nights.filter((night) => night.silent.includes(seat)).length >= 2;
const brokeOnDayOne: Check = (game, seat) =>
  !isBlack(game, seat) && lost(game, 'red') && brokeAgreed(game, seat, (ballot) => ballot.day === 1);
const brokeAtFour: Check = (game, seat) =>
  !isBlack(game, seat) &&
  brokeAgreed(game, seat, (ballot, leaver) => ballot.table.length === 4 && leaver !== seat);
const underCheck = (ballot: NaiveBallot, seat: number): boolean =>
  ballot.claims.some((claim) => claim.target === seat);

const confirmed: Readonly<Record<string, Check>> = {
  'fsm-2024 8.5.1': brokeOnDayOne,
  'fsm-2024 8.5.2': brokeAtFour,
  'fsm-2024 8.5.8': (game, seat) => noChecks(game, seat) && lost(game, 'red'),
  'fsm-2024 8.5.10': (game, seat) => noShots(game, seat) && lost(game, 'black'),
  'neft-mmt 19.5.1': brokeOnDayOne,
  'neft-mmt 19.5.2': brokeAtFour,
  'neft-mmt 19.5.8': (game, seat) => noChecks(game, seat) && lost(game, 'red'),
  'neft-mmt 19.5.10': (game, seat) => noShots(game, seat) && lost(game, 'black'),
  'fiim-2025 8.4.4/1.6': (game, seat) =>
    lost(game, 'red') &&
    !isBlack(game, seat) &&
    liftAtFour(game, (ballot, hands) => ballot.table.includes(seat) && !hands.includes(seat)),
  'fiim-2025 8.4.4/1.8': (game, seat) => !isBlack(game, seat) && brokeAgreed(game, seat, () => true),
  'fiim-2025 8.4.4/1.9': (game, seat) => !isBlack(game, seat) && forgot(game, seat),
  'fiim-2025 8.4.4/2.3': (game, seat) =>
    isBlack(game, seat) &&
    decidedAgainst(game, seat, (ballot, leaver) => {
      return (
        ballot.table.length === 9 &&
        isBlack(game, leaver) &&
        leaver !== seat &&
        ballot.claimsWritten &&
        !underCheck(ballot, leaver)
      );
    }),
  'fiim-2025 8.4.4/2.7': (game, seat) =>
    isBlack(game, seat) &&
    decidedAgainst(game, seat, (ballot, leaver) => ballot.table.length === 10 && isBlack(game, leaver)),
  'fiim-2025 8.4.4/2.8': (game, seat) =>
    isBlack(game, seat) &&
    liftAtFour(
      game,
      (ballot, hands) => hands.length === 3 && hands.includes(seat) && ballot.left.includes(seat),
    ),
  'fiim-2025 8.4.4/2.9': (game, seat) => isBlack(game, seat) && brokeAgreed(game, seat, () => true),
  'fiim-2025 8.4.4/2.15': (game, seat) => isBlack(game, seat) && forgot(game, seat),
  'fiim-2025 8.4.4/2.16': (game, seat) =>
    isBlack(game, seat) &&
    game.claims.some(
      (claim) => claim.seat === seat && claim.target === sheriffOf(game) && claim.team === 'red',
    ),
  'fiim-2025 8.4.4/3.2': (game, seat) => game.roles[seat] === 'don' && wasted(game, 'don'),
  'fiim-2025 8.4.4/4.3': (game, seat) =>
    seat === sheriffOf(game) &&
    lost(game, 'red') &&
    game.nights.some(
      (night) => night.number === 2 && night.claims.some((claim) => claim.seat === night.sheriff),
    ),
  'fiim-2025 8.4.4/4.4': (game, seat) => seat === sheriffOf(game) && wasted(game, 'sheriff'),
  'fiim-2025 8.4.4/5.2': (game, seat) => game.winner === 'draw' && game.atEnd.includes(seat),
  'fiim-2025 8.5.5/1.1': brokeOnDayOne,
  'fiim-2025 8.5.5/1.2': brokeAtFour,
  'fiim-2025 8.5.5/1.5': (game, seat) =>
    game.ballots.filter((ballot) => {
      const vote = handOf(ballot, seat);
      return ballot.table.length === 3 && ballot.tied && vote !== undefined && !isBlack(game, vote);
    }).length >= 2,
  'fiim-2025 8.5.5/2.3': noChecks,
  'fiim-2025 8.5.5/3.3': noShots,
};

/** Claims, retractions and splits among the lines, as a referee would write them down. */
const withTalk = (
  book: Rulebook,
  lines: readonly Command[],
  deal: Parameters<typeof initialState>[0],
  random: Random,
): NaiveLine[] => {
  const seat = (): Seat => (random.below(10) + 1) as Seat;
  const told: NaiveLine[] = [];
  let state = initialState(deal);
  const give = (command: Command): void => {
    const done = perform(book, state, command);
    if (isRefusal(done)) return;
    state = done.state;
    told.push({ command, events: done.events, state });
  };
  for (const command of lines) {
    if (random.chance(0.05))
      give({
        type: 'claim',
        seat: seat(),
        check: random.chance(0.8) ? { target: seat(), team: random.pick(['red', 'black']) } : null,
      });
    if (random.chance(0.01)) give({ type: 'retract', seat: seat() });
    const listed = [...new Set(state.day?.nominations.map((each) => each.nominee))].filter(isSeat);
    if (command.type === 'vote' && listed.length > 1 && random.chance(0.5))
      give({ type: 'split', seats: listed });
    give(command);
  }
  return told;
};

const playedBy = (id: RulebookId, i: number): { readonly book: Rulebook; readonly lines: NaiveLine[] } => {
  const book = rulebook(id);
  const talks = i % 2 === 1;
  const played = playGame(
    book,
    seedOf(propertySeed, i),
    talks ? { ...usualKnobs, undo: 0, counted: 0.02, nominate: 0.6 } : usualKnobs,
  );
  const commands = played.lines.map((line) => line.command);
  return {
    book,
    lines: talks
      ? withTalk(book, commands, played.deal, randomFrom(seedOf(propertySeed, -i)))
      : [...played.lines],
  };
};

const unconfirmed = (
  id: RulebookId,
  lines: readonly NaiveLine[],
  suggestions: readonly Suggestion[],
): string[] => {
  const naive = readNaively(lines);
  return suggestions.flatMap(({ seat, clause, certainty, because }) =>
    certainty !== 'certain' || confirmed[`${id} ${clause}`]?.(naive, seat)
      ? []
      : [`${seat} ${clause}: ${because.en}`],
  );
};

const titleOf = (id: RulebookId): string => {
  const clauses = Object.keys(confirmed).flatMap((key) =>
    key.startsWith(`${id} `) ? [key.slice(id.length + 1)] : [],
  );
  return clauses.length === 0
    ? `${id}: never throws, and nothing is certain`
    : `[${id} ${clauses.join(', ')}] never throws, and what is certain is confirmed`;
};

describe(`${games} random games of each rulebook`, () => {
  for (const id of rulebookIds) {
    it(titleOf(id), { timeout: 3_600_000 }, () => {
      const wrong: string[] = [];
      for (let i = 0; i < games; i++) {
        const { book, lines } = playedBy(id, i);
        const game = { rulebook: book, lines: lines.map((line, at) => ({ ...line, line: at + 1 })) };
        credits(game);
        wrong.push(...unconfirmed(id, lines, advise(game)).map((each) => `game ${i}: ${each}`));
      }
      expect(wrong).toEqual([]);
    });
  }
});
