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
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { view } from '@omerta/rules/view/view.ts';
import { show } from './measure.ts';

const fsm = rulebook('fsm-2024');
const binWidth = 100;

/** What was said of seats, in thousandths, against what they were. */
class Reliability {
  readonly bins = Array.from({ length: 10 }, () => ({ said: 0, black: 0, count: 0 }));
  loss = 0;
  count = 0;

  add(said: number, isBlack: boolean): void {
    const bin = this.bins[Math.min(9, Math.floor(said / binWidth))];
    if (!bin) return;
    bin.said += said;
    bin.black += isBlack ? 1 : 0;
    bin.count++;
    const black = Math.min(0.9995, Math.max(0.0005, said / 1000));
    this.loss -= Math.log(isBlack ? black : 1 - black);
    this.count++;
  }
}

/** After each thing heard in the game, by somebody who holds `open` possible. */
const weigh = (state: GameState, self: Seat | null, open: Open, into: Reliability): void => {
  const beliefs = freshBeliefs(self);
  for (const item of heard(state)) {
    hear(beliefs, item);
    const { total, black } = beliefOf(beliefs, open);
    for (const seat of seats)
      if (seat !== self) into.add(thousandths(black[seat], total), isOf('black', state.roles[seat]));
  }
};

const showBins = (title: string, { bins, loss, count }: Reliability, prior: number): void => {
  process.stdout.write(`${title}: said and found black, percent\n`);
  for (const bin of bins) {
    if (bin.count === 0) continue;
    const said = bin.said / bin.count / 10;
    const found = (100 * bin.black) / bin.count;
    process.stdout.write(
      `  ${said.toFixed(1).padStart(6)} ${found.toFixed(1).padStart(6)} ${(found - said).toFixed(1).padStart(6)}  of ${bin.count.toLocaleString('en')}\n`,
    );
  }
  const entropy = -prior * Math.log(prior) - (1 - prior) * Math.log(1 - prior);
  process.stdout.write(
    `  log loss a seat ${(loss / count).toFixed(4)}, of the prior ${entropy.toFixed(4)}\n`,
  );
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

const kinds: Readonly<Record<string, number>> = { clever: 100, random: 0 };

const margins = (red: string, black: string, games: number): void => {
  const won = { red: 0, black: 0, draw: 0 };
  for (let game = 0; game < games; game++) {
    const sides = { red: kinds[red] ?? 0, black: kinds[black] ?? 0 };
    won[playClever(fsm, seedOf(1, game), sides).state.result?.winner ?? 'draw']++;
  }
  const percent = ((100 * (won.red - won.black)) / games).toFixed(1);
  const title = `red ${red}, black ${black}: games won of ${games}`;
  process.stdout.write(
    `${title.padEnd(52)} red ${won.red}, black ${won.black}, draw ${won.draw}: red ${percent}%\n`,
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

export const benchBots = (games = 10_000, compared = 1_000): void => {
  const observer = new Reliability();
  const red = new Reliability();
  const last: GameState[] = [];
  for (let game = 0; game < games; game++) {
    const { state } = playClever(fsm, seedOf(2024, game), { red: 100, black: 100 });
    weigh(state, null, openToAll, observer);
    const own = seats.find((seat) => state.roles[seat] === 'red') ?? 1;
    weigh(state, own, openToRed[own], red);
    if (last.length < 200) last.push(state);
  }
  showBins(`an observer of ${games} games of clever bots`, observer, 0.3);
  showBins(`a red in them`, red, 1 / 3);
  const real = realGames();
  if (real.length > 0) {
    const reality = new Reliability();
    for (const state of real) weigh(state, null, openToAll, reality);
    showBins(`an observer of ${real.length} real games`, reality, 0.3);
  }
  for (const red of Object.keys(kinds)) for (const black of Object.keys(kinds)) margins(red, black, compared);
  show('slowest answer of a bot that sits down late, microseconds', 1000 * slowestAnswer(last));
};
