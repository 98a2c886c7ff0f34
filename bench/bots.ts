// Clever bots: whether their beliefs mean what they say, what they are worth at the table, and how long an answer takes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { beliefOf, freshBeliefs, hear, thousandths } from '@omerta/bots/belief/beliefs.ts';
import { type Open, openToAll, openToRed } from '@omerta/bots/belief/knowledge.ts';
import { playClever } from '@omerta/bots/clever-game.ts';
import { botAt } from '@omerta/bots/mind/clever.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { has, type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { view } from '@omerta/rules/view/view.ts';
import { show } from './measure.ts';

const fsm = rulebook('fsm-2024');
const binWidth = 100;
/** Bins with fewer cases stray by chance alone. */
const fewest = 200;

class LogLoss {
  readonly prior: number;
  loss = 0;
  priorLoss = 0;
  count = 0;

  constructor(prior: number) {
    this.prior = prior;
  }

  add(said: number, isBlack: boolean): void {
    const black = Math.min(0.9995, Math.max(0.0005, said / 1000));
    this.loss -= Math.log(isBlack ? black : 1 - black);
    this.priorLoss -= Math.log(isBlack ? this.prior : 1 - this.prior);
    this.count++;
  }

  toString(): string {
    return `${(this.loss / this.count).toFixed(4)}, of the prior ${(this.priorLoss / this.count).toFixed(4)}`;
  }
}

/** What was said of seats, in thousandths, against what they were: bins of those in the game, losses of all beside them. */
class Reliability {
  readonly bins = Array.from({ length: 10 }, () => ({ said: 0, black: 0, count: 0 }));
  readonly ofAll: LogLoss;
  readonly inGame: LogLoss;

  constructor(prior: number) {
    this.ofAll = new LogLoss(prior);
    this.inGame = new LogLoss(prior);
  }

  add(said: number, isBlack: boolean, isInGame: boolean): void {
    this.ofAll.add(said, isBlack);
    const bin = this.bins[Math.min(9, Math.floor(said / binWidth))];
    if (!bin || !isInGame) return;
    this.inGame.add(said, isBlack);
    bin.said += said;
    bin.black += isBlack ? 1 : 0;
    bin.count++;
  }
}

/** Before each ballot, by somebody who holds `open` possible, as long as he is in the game himself. */
const weigh = (state: GameState, self: Seat | null, open: Open, into: Reliability): void => {
  const beliefs = freshBeliefs(self);
  let inBallot = false;
  for (const item of heard(state)) {
    const { alive } = beliefs.table;
    if (item.kind === 'hands' && !inBallot && (self === null || has(alive, self))) {
      const { total, black } = beliefOf(beliefs, open);
      for (const seat of seats)
        if (seat !== self)
          into.add(thousandths(black[seat], total), isOf('black', state.roles[seat]), has(alive, seat));
    }
    inBallot = item.kind === 'hands';
    hear(beliefs, item);
  }
};

const showBins = (title: string, { bins, ofAll, inGame }: Reliability): void => {
  process.stdout.write(
    `${title}, before each ballot, of those in the game: called and found black, percent\n`,
  );
  for (const bin of bins) {
    if (bin.count === 0) continue;
    const said = bin.said / bin.count / 10;
    const found = (100 * bin.black) / bin.count;
    const numbers = [said, found, found - said].map((each) => each.toFixed(1).padStart(6)).join(' ');
    const few = bin.count < fewest ? ', too few to tell' : '';
    process.stdout.write(`  ${numbers}  of ${bin.count.toLocaleString('en')}${few}\n`);
  }
  const told = bins.filter((bin) => bin.count >= fewest);
  const furthest = Math.max(
    0,
    ...told.map(({ said, black, count }) => Math.abs(100 * black - said / 10) / count),
  );
  if (told.length > 0) process.stdout.write(`  furthest off: ${furthest.toFixed(1)} points\n`);
  process.stdout.write(`  log loss a seat ${ofAll}; of those in the game alone ${inGame}\n`);
};

const realGames = (): GameState[] => {
  const folder = process.env['OMERTA_DATA'];
  if (!folder) return [];
  return readdirSync(join(folder, 'games'))
    .filter((file) => file.endsWith('.mgn'))
    .flatMap((file) => {
      const record = parse(readFileSync(join(folder, 'games', file), 'utf8'));
      return isRefusal(record) ? [] : [replay(record).state];
    });
};

const kinds = { clever: 100, random: 0 } as const;
type Kind = keyof typeof kinds;

/** Why the margins are as they are, beside the share of those voted out who were black. */
const whys: Readonly<Record<`${Kind} ${Kind}`, string>> = {
  'clever clever':
    'reds find blacks by hands and checks; blacks speak and vote like reds, lie, and shoot the Sheriff',
  'clever random':
    'random blacks never lie, shoot blindly and vote against their own, so that checks are believed and outlive the night',
  'random clever':
    'reds scatter their hands by chance, so that three black hands together decide whom a day loses',
  'random random':
    'a night always takes a red, a vote takes a black by chance alone: numbers give black the game',
};

type Margins = { readonly won: Record<'red' | 'black' | 'draw', number>; votedOut: number; blacks: number };

const count = (into: Margins, { result, out, roles }: GameState): void => {
  into.won[result?.winner ?? 'draw']++;
  const voted = out.filter(({ by }) => by === 'vote' || by === 'lift');
  into.votedOut += voted.length;
  into.blacks += voted.filter(({ seat }) => isOf('black', roles[seat])).length;
};

/** The same deals for each pair of sides. */
const margins = (
  red: Kind,
  black: Kind,
  games: number,
  each: (state: GameState, game: number) => void,
): void => {
  const sum: Margins = { won: { red: 0, black: 0, draw: 0 }, votedOut: 0, blacks: 0 };
  for (let game = 0; game < games; game++) {
    const { state } = playClever(fsm, seedOf(2024, game), { red: kinds[red], black: kinds[black] });
    count(sum, state);
    each(state, game);
  }
  const { won, votedOut, blacks } = sum;
  const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)}%`;
  const ahead = won.red >= won.black ? 'red' : 'black';
  process.stdout.write(
    `red ${red}, black ${black}, ${games} games: red won ${percent(won.red, games)}, black ${percent(won.black, games)}: ` +
      `${ahead} ahead by ${percent(Math.abs(won.red - won.black), games)}\n` +
      `  of those voted out ${percent(blacks, votedOut)} were black; ${whys[`${red} ${black}`]}\n`,
  );
};

/** A bot that sits down at the end of a game and is asked to speak: the longest answer there is. Noise only slows: the best of three. */
const slowestAnswer = (states: readonly GameState[]): number => {
  const answers = states.map((state) => {
    const known = { view: view(fsm, state, 1), heard: heard(state) };
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      botAt(1, { seed: 1, cleverness: 100 }).answer(known, { ask: 'turn' }).words?.();
      return performance.now() - start;
    });
    return Math.min(...times);
  });
  return Math.max(...answers);
};

export const benchBots = (games = 10_000): void => {
  const observer = new Reliability(0.3);
  const red = new Reliability(1 / 3);
  const last: GameState[] = [];
  margins('clever', 'clever', games, (state, game) => {
    weigh(state, null, openToAll, observer);
    const reds = seats.filter((seat) => state.roles[seat] === 'red');
    const own = reds[game % reds.length] ?? 1;
    weigh(state, own, openToRed[own], red);
    if (last.length < 200) last.push(state);
  });
  showBins(`an observer of ${games} games of clever bots`, observer);
  showBins('a red in each of them', red);
  const real = realGames();
  if (real.length > 0) {
    const reality = new Reliability(0.3);
    for (const state of real) weigh(state, null, openToAll, reality);
    showBins(`an observer of ${real.length} real games`, reality);
  }
  margins('clever', 'random', games, () => undefined);
  margins('random', 'clever', games, () => undefined);
  margins('random', 'random', games, () => undefined);
  show('slowest answer of a bot that sits down late, microseconds', 1000 * slowestAnswer(last));
};
