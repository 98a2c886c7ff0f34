// Many bot games at once: who won, how, and how often each branch of the rules was taken.
import { seedOf } from '@omerta/base/random.ts';
import { type GameEvent, isAct } from '@omerta/rules/game/event.ts';
import type { Team } from '@omerta/rules/game/role.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { playGame, usualKnobs } from './bot.ts';
import { playClever } from './clever-game.ts';

/** By chance, with everything that can go wrong; or by belief, without. */
export const botKinds = ['random', 'clever'] as const;
export type BotKind = (typeof botKinds)[number];
export type Sides = Readonly<Record<Team, BotKind>>;

export type SimulationReport = {
  readonly format: 'omerta.simulation/1';
  readonly rulebook: string;
  readonly bots: Sides;
  readonly games: number;
  readonly seed: number;
  readonly lines: number;
  readonly winners: Readonly<Record<'red' | 'black' | 'draw' | 'annulled', number>>;
  /** By how many games red is ahead of black; below zero, behind. */
  readonly margin: number;
  /** How the games ended. */
  readonly endings: Readonly<Record<string, number>>;
  /** How often each consequence of the rules happened. */
  readonly branches: Readonly<Record<string, number>>;
};

type Simulation = {
  readonly rulebook: Rulebook;
  readonly games: number;
  readonly seed: number;
  readonly bots: Sides;
  readonly onProgress?: (done: number) => void;
};

const add = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

type Played = { readonly state: GameState; readonly events: readonly GameEvent[]; readonly lines: number };

const cleverness: Readonly<Record<BotKind, number>> = { random: 0, clever: 100 };

const playOne = (rulebook: Rulebook, seed: number, { red, black }: Sides): Played => {
  if (red === 'clever' || black === 'clever')
    return playClever(rulebook, seed, { red: cleverness[red], black: cleverness[black] });
  const { state, lines } = playGame(rulebook, seed, usualKnobs);
  return { state, events: lines.flatMap((line) => line.events), lines: lines.length };
};

const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));

export const simulate = ({ rulebook, bots, games, seed, onProgress }: Simulation): SimulationReport => {
  const winners = { red: 0, black: 0, draw: 0, annulled: 0 };
  const endings: Record<string, number> = {};
  const branches: Record<string, number> = {};
  let lines = 0;
  for (let game = 0; game < games; game++) {
    const played = playOne(rulebook, seedOf(seed, game), bots);
    lines += played.lines;
    const result = played.state.annulled ? null : played.state.result;
    winners[result?.winner ?? 'annulled']++;
    add(endings, result?.by ?? 'annulled');
    for (const event of played.events) if (!isAct(event)) add(branches, event.type);
    onProgress?.(game + 1);
  }
  return {
    format: 'omerta.simulation/1',
    rulebook: rulebook.id,
    bots,
    games,
    seed,
    lines,
    winners,
    margin: winners.red - winners.black,
    endings: sorted(endings),
    branches: sorted(branches),
  };
};
