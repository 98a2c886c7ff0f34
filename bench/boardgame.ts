// The same lines as moves of a boardgame.io game without rules: what its engine costs for one move.
import { createRequire } from 'node:module';
import type { Command } from '@omerta/rules/game/command.ts';
import type { Game } from 'boardgame.io';

/** Its folders are made for bundlers: Node finds them as CommonJS alone. */
const { Client } = createRequire(import.meta.url)(
  'boardgame.io/client',
) as typeof import('boardgame.io/client');

type Table = {
  alive: boolean[];
  fouls: number[];
  nominations: number[];
  hands: number[];
  nights: number[];
  lines: number;
};

const game: Game<Table> = {
  setup: () => ({
    alive: Array(11).fill(true),
    fouls: Array(11).fill(0),
    nominations: [],
    hands: [],
    nights: [],
    lines: 0,
  }),
  moves: {
    seat: ({ G }, seat: number) => {
      G.lines++;
      G.fouls[seat] = (G.fouls[seat] ?? 0) + 1;
    },
    nominate: ({ G }, _seat: number, nominee: number) => {
      G.lines++;
      G.nominations.push(nominee);
    },
    vote: ({ G }, candidate: number, hands: number) => {
      G.lines++;
      G.hands[candidate] = hands;
    },
    phase: ({ G }, number: number) => {
      G.lines++;
      G.nights.push(number);
      G.nominations = [];
    },
    other: ({ G }) => {
      G.lines++;
    },
  },
};

type Move = readonly [name: 'seat' | 'nominate' | 'vote' | 'phase' | 'other', ...args: number[]];

export const moveOf = (command: Command): Move => {
  if (command.type === 'nominate') return ['nominate', command.seat, command.nominee];
  if (command.type === 'vote')
    return ['vote', command.candidate, command.hands.kind === 'named' ? command.hands.seats.length : 0];
  if (command.type === 'night' || command.type === 'day') return ['phase', command.number];
  return 'seat' in command ? ['seat', command.seat] : ['other'];
};

/** Plays one fresh match of the given moves. */
export const playMatch = (moves: readonly Move[]): number => {
  const client = Client<Table>({ game, numPlayers: 2, debug: false });
  client.start();
  for (const [name, ...args] of moves) client.moves[name]?.(...args);
  const lines = client.getState()?.G.lines ?? 0;
  client.stop();
  return lines;
};
