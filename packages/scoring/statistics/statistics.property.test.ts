// Two hundred games by bots: every number of every player equals what a plain walk over the written lines counts.
import { add, makeExact, zero } from '@omerta/base/fraction.ts';
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type BotGame, playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { listOf, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { describe, expect, it } from 'vitest';
import { scoreGame } from '../game/score.ts';
import { scoringOf } from '../scoring.ts';
import { sheetOf } from '../sheet/record-sheet.ts';
import { type FinishedGame, partsOf } from './part.ts';
import { statisticsOf } from './statistics.ts';

/** A line taken back never was: the walk below would count it. */
const knobs = { ...usualKnobs, undo: 0 };

const perBook = 40;
const club = Array.from({ length: 24 }, (_, i) => `p${i + 1}`);

type Simulated = FinishedGame & { readonly bots: BotGame; readonly names: readonly string[] };

/** Games that are decided and stand, with ten of the club drawn for each. */
const gamesOf = (id: (typeof rulebookIds)[number]): readonly Simulated[] => {
  const book = rulebook(id);
  const random = randomFrom(propertySeed);
  const games: Simulated[] = [];
  for (let seed = propertySeed; games.length < perBook; seed++) {
    const bots = playGame(book, seed, knobs);
    const names = random.shuffle(club).slice(0, 10);
    const sheet = bots.state.annulled ? null : sheetOf(book, bots.state, names);
    if (sheet) games.push({ sheet, state: bots.state, bots, names });
  }
  return games;
};

const isBlack = ({ bots }: Simulated, seat: number): boolean =>
  ['black', 'don'].includes(bots.state.roles[seat as Seat] ?? '');

/** For whom each seat voted, ballot by ballot, from the lines as they were given. */
const votesOf = ({ bots }: Simulated): readonly (readonly [by: number, against: number])[] => {
  const voted: (readonly [number, number])[] = [];
  for (const { day, round, candidates, outcome, hands } of bots.state.ballots) {
    if (outcome === null || outcome === 'void') continue;
    const ofThis = bots.lines.filter(({ command, state }) => {
      const last = state.ballots.at(-1);
      return command.type === 'vote' && last?.day === day && last.round === round;
    });
    const [first] = ofThis;
    const before = bots.lines[bots.lines.findIndex((line) => line === first) - 1];
    const silent = new Set(listOf(before?.state.alive ?? 0));
    let isNamed = true;
    for (const { command } of ofThis) {
      if (command.type !== 'vote') continue;
      if (command.hands.kind === 'counted') isNamed &&= command.hands.count === command.hands.seats.length;
      const rest = isNamed ? [...silent] : [];
      const raised = command.hands.kind === 'rest' ? rest : command.hands.seats;
      for (const seat of raised) {
        silent.delete(seat);
        voted.push([seat, command.candidate]);
      }
    }
    if (isNamed && hands.length >= candidates.length - 1)
      for (const seat of silent) voted.push([seat, candidates.at(-1) ?? 0]);
  }
  return voted;
};

const foulsOf = ({ bots }: Simulated, seat: number): number =>
  linesOf(bots.state).filter((line) => line.type === 'foul' && line.seat === seat).length;

/** One row of numbers, added up game by game. */
const countNaively = (player: string, games: readonly Simulated[]) => {
  const tally = new Map<string, number>();
  const count = (key: string, by = 1): void => void tally.set(key, (tally.get(key) ?? 0) + by);
  for (const game of games) {
    const seat = game.names.indexOf(player) + 1;
    if (seat === 0) continue;
    const role = game.bots.state.roles[seat as Seat] ?? '';
    const winner = game.bots.state.result?.winner;
    const result = winner === (isBlack(game, seat) ? 'black' : 'red') ? 'win' : 'no win';
    for (const key of ['games', `as ${role}`, `seat ${seat}`]) count(`${key}`);
    if (result === 'win') for (const key of ['wins', `${role} wins`, `seat ${seat} wins`]) count(key);
    if (winner === 'draw') count('draws');
    if (game.bots.state.firstKilled === seat) {
      count('first kills');
      const named = game.sheet.bestMove?.slice(0, 3) ?? [];
      if (named.length > 0) {
        count('best moves');
        count('named', named.length);
        count('blacks named', named.filter((each) => isBlack(game, each)).length);
      }
    }
    count('fouls', foulsOf(game, seat));
    for (const [by, against] of votesOf(game).filter(([each]) => each === seat)) {
      const own = isBlack(game, by) ? 'black' : 'red';
      count(`votes as ${own}`);
      if (isBlack(game, against) !== isBlack(game, by)) count(`good votes as ${own}`);
    }
  }
  return tally;
};

describe('statistics of simulated games', () => {
  it.each(rulebookIds)('%s: forty games equal a naive count', (id) => {
    const games = gamesOf(id);
    const scoring = scoringOf(rulebook(id));
    if (isRefusal(scoring)) throw new Error(id);
    const parts = games.flatMap((game) => partsOf(scoring, game));
    for (const player of club) {
      const naive = countNaively(player, games);
      const of = (key: string): number => naive.get(key) ?? 0;
      const found = statisticsOf(player, parts);
      expect({ player, games: found.games, wins: found.wins, draws: found.draws }).toEqual({
        player,
        games: of('games'),
        wins: of('wins'),
        draws: of('draws'),
      });
      for (const role of ['red', 'black', 'don', 'sheriff'] as const)
        expect(found.byRole[role]).toMatchObject({ games: of(`as ${role}`), wins: of(`${role} wins`) });
      for (const seat of seats)
        expect(found.bySeat[seat]).toMatchObject({
          games: of(`seat ${seat}`),
          wins: of(`seat ${seat} wins`),
        });
      expect(found.firstKills).toBe(of('first kills'));
      expect(found.bestMoves).toMatchObject({
        said: of('best moves'),
        named: of('named'),
        blacks: of('blacks named'),
      });
      expect(found.fouls).toBe(of('fouls'));
      expect(found.recorded).toBe(of('games'));
      for (const team of ['red', 'black'] as const)
        expect({ player, team, ...found.votes[team] }).toEqual({
          player,
          team,
          cast: of(`votes as ${team}`),
          atRivals: of(`good votes as ${team}`),
        });
      const points = games
        .flatMap(({ sheet }) => scoreGame(scoring, sheet).players)
        .filter((each) => each.player === player)
        .flatMap(({ items }) => items)
        .reduce((total, item) => add(total, item.points), zero);
      expect(makeExact(found.points)).toBe(makeExact(points));
    }
  });
});
