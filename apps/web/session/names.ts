// Ten seats and the people for them: pasted, drawn, or from the last evening.
import { groupBy } from '@omerta/base/group-by.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isSeat, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import type { Course } from '@omerta/stream/course.ts';
import type { PastedName } from './names-pasted.ts';

/** Ten seats, and who came besides. */
export type SeatedNames = { readonly names: readonly string[]; readonly waiting: readonly string[] };

export const nobodySeated: SeatedNames = { names: Array.from({ length: 10 }, () => ''), waiting: [] };

const inOrder = ({ names, waiting }: SeatedNames, from: number, read: readonly string[]): SeatedNames => ({
  names: names.map((name, i) => read[i - from] ?? name),
  waiting: [...waiting, ...read.slice(names.length - from)],
});

/** Into the first empty seats. */
const fill = (seating: SeatedNames, read: readonly string[]): SeatedNames => {
  const names = [...seating.names];
  const waiting = [...seating.waiting];
  for (const name of read) {
    const free = names.indexOf('');
    if (free < 0) waiting.push(name);
    else names[free] = name;
  }
  return { names, waiting };
};

/** Over what stood there: where the list gives numbers they are the seats, else from a seat on; whoever finds no seat waits. */
export const seatFrom = (seating: SeatedNames, from: number, read: readonly PastedName[]): SeatedNames => {
  const seated = new Map<number, string>();
  const beyond: string[] = [];
  const unnumbered: string[] = [];
  for (const { name, seat } of read) {
    if (seat === null) unnumbered.push(name);
    else if (isSeat(seat) && !seated.has(seat)) seated.set(seat, name);
    else beyond.push(name);
  }
  if (seated.size === 0)
    return inOrder(
      seating,
      from,
      read.map(({ name }) => name),
    );
  const names = seating.names.map((name, i) => seated.get(i + 1) ?? name);
  return fill({ names, waiting: [...seating.waiting, ...beyond] }, unnumbered);
};

/** Into the first empty seat; a full table keeps him waiting. */
export const seatOne = ({ names, waiting }: SeatedNames, person: string): SeatedNames => {
  const free = names.findIndex((name) => name.trim() === '');
  return free < 0
    ? { names, waiting }
    : { names: names.with(free, person), waiting: waiting.filter((each) => each !== person) };
};

/** What was typed over the nicknames of the seats; whoever is left without one keeps his. */
export const namesTyped = (names: readonly string[], typed: readonly string[]): readonly string[] =>
  names.map((name, i) => plainText(typed[i] ?? '').trim() || name);

/** Two players change chairs. */
export const reseated = (names: readonly string[], one: Seat, other: Seat): readonly string[] =>
  names.with(one - 1, names[other - 1] ?? '').with(other - 1, names[one - 1] ?? '');

/** Until something is written of a seat: a card or a foul stays where it was given. */
export const mayReseat = ({ state }: Pick<Course, 'state'>): boolean =>
  linesOf(state).length === 0 && seats.every((seat) => state.roles[seat] === null);

/** Everybody who came is drawn into the ten seats; who is left over waits. */
export const drawn = ({ names, waiting }: SeatedNames, random: (below: number) => number): SeatedNames => {
  const all = shuffled([...names, ...waiting], random);
  const people = all.filter((name) => name.trim() !== '');
  if (people.length <= names.length)
    return { names: shuffled([...people, ...names.slice(people.length).map(() => '')], random), waiting: [] };
  return { names: people.slice(0, names.length), waiting: people.slice(names.length) };
};

export type Twice = { readonly name: string; readonly seats: readonly number[] };

/** As a room hears it: case, «ё» and spaces make no other nickname. */
const heard = (name: string): string =>
  name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

/** Nicknames at more than one seat, each with all its seats. */
export const namedTwice = (names: readonly string[]): readonly Twice[] => {
  const places = groupBy(
    names.flatMap((name, i) => (name.trim() === '' ? [] : [{ name: name.trim(), seat: i + 1 }])),
    ({ name }) => heard(name),
  );
  return [...places.values()].flatMap((same) =>
    same.length > 1 && same[0] ? [{ name: same[0].name, seats: same.map(({ seat }) => seat) }] : [],
  );
};

type Played = { readonly openedAt: number; readonly names: readonly string[] };

const evening = 12 * 3_600_000;

/** The people of the newest game and of those played before it without a night's pause; newest games first. */
export const lastEvening = (games: readonly Played[]): readonly string[] => {
  const people = new Set<string>();
  for (const [i, game] of games.entries()) {
    const after = games[i - 1];
    if (after && after.openedAt - game.openedAt > evening) break;
    for (const name of game.names) people.add(name);
  }
  return [...people];
};

/** Fisher and Yates with the device's own randomness. */
export const shuffled = <T>(list: readonly T[], random: (below: number) => number): readonly T[] => {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
};

/** Without the bias of a remainder. */
export const deviceRandom = (below: number): number => {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
};
