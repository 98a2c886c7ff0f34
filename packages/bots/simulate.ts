// Many bot games at once: who won, how, and how often each branch of the rules was taken.
import { seedOf } from '@omerta/base/random.ts';
import { isAct } from '@omerta/rules/game/event.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Knobs, playGame, usualKnobs } from './bot.ts';

export type SimulationReport = {
  readonly format: 'omerta.simulation/1';
  readonly rulebook: string;
  readonly games: number;
  readonly seed: number;
  readonly lines: number;
  readonly winners: Readonly<Record<'red' | 'black' | 'draw' | 'annulled', number>>;
  /** How the games ended. */
  readonly endings: Readonly<Record<string, number>>;
  /** How often each consequence of the rules happened. */
  readonly branches: Readonly<Record<string, number>>;
};

type Simulation = {
  readonly rulebook: Rulebook;
  readonly games: number;
  readonly seed: number;
  readonly knobs?: Knobs;
  readonly onProgress?: (done: number) => void;
};

const add = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));

export const simulate = ({
  rulebook,
  games,
  seed,
  knobs = usualKnobs,
  onProgress,
}: Simulation): SimulationReport => {
  const winners = { red: 0, black: 0, draw: 0, annulled: 0 };
  const endings: Record<string, number> = {};
  const branches: Record<string, number> = {};
  let lines = 0;
  for (let game = 0; game < games; game++) {
    const played = playGame(rulebook, seedOf(seed, game), knobs);
    lines += played.lines.length;
    const result = played.state.annulled ? null : played.state.result;
    winners[result?.winner ?? 'annulled']++;
    add(endings, result?.by ?? 'annulled');
    for (const line of played.lines)
      for (const event of line.events) if (!isAct(event)) add(branches, event.type);
    onProgress?.(game + 1);
  }
  return {
    format: 'omerta.simulation/1',
    rulebook: rulebook.id,
    games,
    seed,
    lines,
    winners,
    endings: sorted(endings),
    branches: sorted(branches),
  };
};
