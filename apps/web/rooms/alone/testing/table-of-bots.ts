// A game against bots with a clock of its own and a person who plays by chance, for tests.
import { randomFrom } from '@omerta/base/random.ts';
import { makeAct } from '@omerta/play/act.ts';
import { usualBots } from '@omerta/play/advance.ts';
import type { Bots } from '@omerta/play/player.ts';
import { byChance } from '@omerta/play/testing/by-chance.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type AloneGame, type Means, openGame } from '../game.ts';
import { type KeptGame, newGame } from '../kept-game.ts';
import type { PlayPace } from '../pace.ts';

export const firstKept = (seed: number, rulebook: RulebookId = 'fsm-2024'): KeptGame =>
  newGame({
    rulebook,
    switches: {},
    language: 'en',
    server: seed.toString(16).padStart(64, '0'),
    entropy: 'ab'.repeat(32),
    nickname: 'Я-Ёж',
    bots: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'],
    at: 1_000_000,
  });

export type Simulated = {
  readonly game: AloneGame;
  readonly kept: () => KeptGame;
  readonly device: () => number;
  /** Lets the device's time come to the next thing the page waits for; false: it waits for nothing. */
  readonly tick: () => boolean;
  /** Lets so much of the device's time pass. */
  readonly pass: (milliseconds: number) => void;
};

type How = { readonly pace?: PlayPace; readonly device?: number; readonly bots?: Bots };

export const simulate = (
  from: KeptGame,
  { pace = 'usual', device = 5_000_000, bots = usualBots }: How = {},
): Simulated => {
  let [now, kept] = [device, from];
  let waiting: { readonly at: number; readonly then: () => void } | null = null;
  const means: Means = {
    now: () => now,
    after: (milliseconds, then) => {
      const mine = { at: now + milliseconds, then };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = null;
      };
    },
    keep: (next) => {
      kept = next;
    },
    bots,
    say: () => false,
    hush: () => undefined,
  };
  const game = openGame(from, means, pace);
  if (!game) throw new Error('no game');
  const tick = (): boolean => {
    const due = waiting;
    if (!due) return false;
    waiting = null;
    now = Math.max(now, due.at);
    due.then();
    return true;
  };
  const pass = (milliseconds: number): void => {
    const until = now + milliseconds;
    while (waiting && waiting.at <= until) tick();
    now = until;
  };
  return { game, kept: () => kept, device: () => now, tick, pass };
};

/** What the person does by chance where he is asked; true: he did something. */
export const actByChance = ({ game }: Simulated, seed: number): boolean => {
  const { picture } = game.shown.get();
  if (!picture.asks) return false;
  const act = byChance(picture, randomFrom(seed));
  return act !== null && game.act(picture.asks.ask, makeAct(act)) === null;
};

export const isOver = ({ game }: Simulated): boolean => game.shown.get().picture.phase === 'over';
