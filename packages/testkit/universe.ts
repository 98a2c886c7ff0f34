// A finite list of commands, allowed or not, that `legal` and `decide` must agree on in every state.
import type { Random } from '@omerta/base/random.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { roles } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';

const keys = new WeakMap<LineCommand, string>();

/** The same command has the same key, whoever made the object: the line it is written as. */
export const keyOf = (command: LineCommand): string => {
  const known = keys.get(command);
  if (known !== undefined) return known;
  const key = makeLine(command);
  keys.set(command, key);
  return key;
};

const around = (seat: Seat, step: number): Seat => (((seat - 1 + step) % 10) + 1) as Seat;

const fixed: readonly LineCommand[] = seats.flatMap((seat): LineCommand[] => [
  ...roles.map((role): LineCommand => ({ type: 'deal', seat, role })),
  { type: 'night', number: seat },
  { type: 'day', number: seat },
  { type: 'speech', seat },
  { type: 'nominate', seat, nominee: seat },
  { type: 'nominate', seat, nominee: around(seat, 3) },
  { type: 'nominate', seat, nominee: around(seat, 7) },
  { type: 'withdraw', seat, nominee: seat },
  { type: 'withdraw', seat, nominee: around(seat, 3) },
  { type: 'vote', candidate: seat, hands: { kind: 'named', seats: [] } },
  { type: 'vote', candidate: seat, hands: { kind: 'rest' } },
  { type: 'vote', candidate: seat, hands: { kind: 'counted', count: 1, seats: [] } },
  { type: 'vote', candidate: seat, hands: { kind: 'counted', count: seat, seats: [] } },
  { type: 'tie-speech', seat },
  { type: 'lift', hands: { kind: 'counted', count: seat, seats: [] } },
  { type: 'last', seat },
  { type: 'don', target: seat },
  { type: 'sheriff', target: seat },
  { type: 'warn', seat },
  { type: 'foul', seat },
  { type: 'yellow', seat },
  { type: 'purple', seat },
  { type: 'remove', seat },
  { type: 'forfeit', seat },
]);

const single: readonly LineCommand[] = [
  { type: 'lift', hands: { kind: 'named', seats: [] } },
  { type: 'next' },
  { type: 'don', target: null },
  { type: 'sheriff', target: null },
  { type: 'best', seats: [] },
  { type: 'best', seats: [1, 2, 3] },
  { type: 'best', seats: [4, 7, 10] },
  { type: 'break' },
  { type: 'resume' },
  { type: 'annul' },
  { type: 'ruling', decision: { kind: 'miss' } },
  { type: 'ruling', decision: { kind: 'best-void' } },
];

/** Shots and rulings depend on who is black and which day it is. */
export const universeOf = (state: GameState): readonly Keyed[] => {
  const blacks = blacksInGame(state);
  const shots = (targets: readonly Seat[]): LineCommand => ({
    type: 'shots',
    shots: blacks.map((by) => ({ by, targets })),
  });
  const commands: LineCommand[] = [
    ...(blacks.length > 0 ? [shots([]), shots([1]), shots([6])] : []),
    { type: 'ruling', decision: { kind: 'cancel-vote', day: state.number } },
    { type: 'ruling', decision: { kind: 'hold-vote', day: state.number + 1 } },
  ];
  return commands.map(keyed);
};

export type Keyed = { readonly command: LineCommand; readonly key: string };
const keyed = (command: LineCommand): Keyed => ({ command, key: keyOf(command) });

export const universe: readonly Keyed[] = [...fixed, ...single].map(keyed);

/** A command with one of its numbers, seats or lists changed: often wrong, never beyond what a person could type. */
export const mutate = (random: Random, command: LineCommand): LineCommand => {
  const changed: Record<string, unknown> = { ...command };
  const fields = Object.keys(command).filter((name) => name !== 'type' && name !== 'by');
  const field = fields.length === 0 ? 'note' : random.pick(fields);
  const value = changed[field];
  if (typeof value === 'number') changed[field] = 1 + random.below(10);
  else if (Array.isArray(value))
    changed[field] = random.chance(0.5) ? value.slice(1) : [...value, ...value.slice(0, 1)];
  else if (field === 'target') changed[field] = random.chance(0.5) ? null : 1 + random.below(10);
  else if (field === 'hands' && command.type === 'vote')
    changed[field] = { kind: 'named', seats: random.shuffle(seats).slice(0, random.below(6)) };
  else if (field === 'hands') changed[field] = { kind: 'counted', count: random.below(14), seats: [] };
  else if (field === 'role') changed[field] = random.pick(roles);
  else changed['clause'] = random.pick(['4.4.3', '6.7.1', '14.5', '17.6', '99.9']);
  return changed as LineCommand;
};
