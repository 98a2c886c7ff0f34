// Fits the table by which bots believe, on games of bots as they are now: `npm run likelihoods -- [GAMES] [SEED] [--write]`.
// A conditional log-linear model: the numbers for which the cards that were really dealt are likeliest, of all 840 cases,
// given what was heard. What is heard twice in other words shares its weight, so beliefs need no tempering afterwards.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { freshTable, observe, tellingOf } from '@omerta/bots/belief/evidence.ts';
import { likelihoods, type TellingSign, tellings } from '@omerta/bots/belief/likelihoods.ts';
import { cases } from '@omerta/bots/belief/worlds.ts';
import { playClever } from '@omerta/bots/clever-game.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { seats, setOf } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { heard } from '@omerta/rules/view/heard.ts';

const width = tellings.length;
const indexOf = new Map<TellingSign, number>(tellings.map((telling, i) => [telling, i]));
/** How firmly a number is held near zero: the wider apart it was seen, the less this matters. */
const ridge = 4;
const furthest = 7;

/** How often each case would explain each telling at one moment of a game, and which case was dealt. */
type Moment = { readonly counts: Uint8Array; readonly ended: Uint8Array; readonly dealt: number };

const dealtCase = ({ roles }: GameState): number => {
  const blacks = setOf(seats.filter((seat) => isOf('black', roles[seat])));
  const sheriff = seats.find((seat) => roles[seat] === 'sheriff');
  return cases.findIndex((each) => each.blacks === blacks && each.sheriff === sheriff);
};

/** Moments before each ballot and each night, and the end. */
const momentsOf = (state: GameState): Moment[] => {
  const table = freshTable();
  const counts = new Uint8Array(cases.length * width);
  const ended = new Uint8Array(cases.length);
  const moments: Moment[] = [];
  const keep = (): unknown =>
    moments.push({ counts: counts.slice(), ended: ended.slice(), dealt: dealtCase(state) });
  let inBallot = false;
  for (const item of heard(state)) {
    if ((item.kind === 'hands' && !inBallot) || item.kind === 'night') keep();
    inBallot = item.kind === 'hands';
    for (const observation of observe(table, item)) {
      for (const [i, { blacks, sheriff }] of cases.entries()) {
        const telling = tellingOf(observation, blacks, sheriff);
        if (telling === 'ended') ended[i] = 1;
        else if (telling !== null) {
          const at = i * width + (indexOf.get(telling) ?? 0);
          counts[at] = (counts[at] ?? 0) + 1;
        }
      }
    }
  }
  keep();
  return moments;
};

const realGames = (): GameState[] => {
  const folder = process.env['OMERTA_DATA'];
  if (!folder) return [];
  const files = readdirSync(join(folder, 'games')).filter((file) => file.endsWith('.mgn'));
  return files.flatMap((file) => {
    const record = parse(readFileSync(join(folder, 'games', file), 'utf8'));
    return isRefusal(record) ? [] : [replay(record).state];
  });
};

type Slope = { loss: number; readonly gradient: Float64Array; readonly curvature: Float64Array };

/** Adds one moment's part to the slope at `numbers`. */
const addMoment = ({ counts, ended, dealt }: Moment, numbers: Float64Array, slope: Slope): void => {
  const scores = new Float64Array(cases.length);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cases.length; i++) {
    let score = ended[i] ? -30 : 0;
    for (let k = 0; k < width; k++) score += (counts[i * width + k] ?? 0) * (numbers[k] ?? 0);
    scores[i] = score;
    best = Math.max(best, score);
  }
  let total = 0;
  for (let i = 0; i < cases.length; i++) total += scores[i] = Math.exp((scores[i] ?? 0) - best);
  slope.loss -= Math.log((scores[dealt] ?? 0) / total);
  const mean = new Float64Array(width);
  for (let i = 0; i < cases.length; i++) {
    const share = (scores[i] ?? 0) / total;
    if (share < 1e-7) continue;
    for (let k = 0; k < width; k++) {
      const count = counts[i * width + k] ?? 0;
      if (count === 0) continue;
      mean[k] = (mean[k] ?? 0) + share * count;
      for (let l = 0; l <= k; l++)
        slope.curvature[k * width + l] =
          (slope.curvature[k * width + l] ?? 0) + share * count * (counts[i * width + l] ?? 0);
    }
  }
  for (let k = 0; k < width; k++) {
    slope.gradient[k] = (slope.gradient[k] ?? 0) + (counts[dealt * width + k] ?? 0) - (mean[k] ?? 0);
    for (let l = 0; l <= k; l++)
      slope.curvature[k * width + l] =
        (slope.curvature[k * width + l] ?? 0) - (mean[k] ?? 0) * (mean[l] ?? 0);
  }
};

const slopeAt = (moments: readonly Moment[], numbers: Float64Array): Slope => {
  const slope: Slope = {
    loss: 0,
    gradient: new Float64Array(width),
    curvature: new Float64Array(width * width),
  };
  for (const moment of moments) addMoment(moment, numbers, slope);
  for (let k = 0; k < width; k++) {
    slope.loss += (ridge / 2) * (numbers[k] ?? 0) ** 2;
    slope.gradient[k] = (slope.gradient[k] ?? 0) - ridge * (numbers[k] ?? 0);
    slope.curvature[k * width + k] = (slope.curvature[k * width + k] ?? 0) + ridge;
    for (let l = 0; l < k; l++) slope.curvature[l * width + k] = slope.curvature[k * width + l] ?? 0;
  }
  return slope;
};

/** Gauss: the curvature times the answer is the gradient. */
const solve = (curvature: Float64Array, gradient: Float64Array): Float64Array => {
  const rows = Array.from({ length: width }, (_, k) => [
    ...curvature.slice(k * width, (k + 1) * width),
    gradient[k] ?? 0,
  ]);
  for (let k = 0; k < width; k++) {
    const pivot = rows[k] as number[];
    for (let r = 0; r < width; r++) {
      const row = rows[r] as number[];
      const factor = r === k ? 0 : (row[k] ?? 0) / (pivot[k] ?? 1);
      if (factor !== 0) for (let c = k; c <= width; c++) row[c] = (row[c] ?? 0) - factor * (pivot[c] ?? 0);
    }
  }
  return Float64Array.from(rows, (row, k) => (row[width] ?? 0) / (row[k] ?? 1));
};

const fitted = (moments: readonly Moment[]): Float64Array => {
  let numbers = Float64Array.from(tellings, (telling) => likelihoods[telling] / 1000);
  for (let round = 0; round < 8; round++) {
    const slope = slopeAt(moments, numbers);
    process.stderr.write(`round ${round}: ${(slope.loss / moments.length).toFixed(4)} a moment\n`);
    const step = solve(slope.curvature, slope.gradient);
    // A step too long for the curve at hand would leap over the best: no number moves by more than one.
    const longest = Math.max(1, ...step.map(Math.abs));
    numbers = numbers.map((value, k) =>
      Math.max(-furthest, Math.min(furthest, value + (step[k] ?? 0) / longest)),
    );
    if (Math.max(...step.map(Math.abs)) < 0.002) break;
  }
  return numbers;
};

const write = process.argv.includes('--write');
const [games = 1000, seed = 1] = process.argv
  .slice(2)
  .filter((each) => /^\d+$/.test(each))
  .map(Number);
const books = rulebookIds.map((id) => rulebook(id));
const moments: Moment[] = [];
for (let game = 0; game < games; game++) {
  const book = books[game % books.length] ?? rulebook('fsm-2024');
  moments.push(...momentsOf(playClever(book, seedOf(seed, game), { red: 100, black: 100 }).state));
}
const real = realGames();
for (const state of real) moments.push(...momentsOf(state));
process.stderr.write(`${games} games of bots, ${real.length} real ones, ${moments.length} moments\n`);
const numbers = fitted(moments);
/** Bots change their play with the table: half of the way at a time, or it would leap past where both agree. */
const halfway = (telling: TellingSign, k: number): number =>
  Math.round((likelihoods[telling] + 1000 * (numbers[k] ?? 0)) / 2);
const lines = tellings.map((telling, k) => `  '${telling}': ${halfway(telling, k)},`);
process.stdout.write(`${lines.join('\n')}\n`);
if (write) {
  const file = new URL('../packages/bots/belief/likelihoods.ts', import.meta.url);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(likelihoods = \{\n)[^}]*(\} as const)/, `$1${lines.join('\n')}\n$2`));
}
