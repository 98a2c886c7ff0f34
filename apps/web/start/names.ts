// Ten nicknames from whatever was typed or pasted, and from the people of the last evening.

/** One a line, or with commas or semicolons; leading numbers as in a list are dropped. */
export const readNames = (text: string): readonly string[] => {
  const parts = text.includes('\n') ? text.split('\n') : text.split(/[,;\t]/);
  return parts
    .map((part) =>
      part
        .replace(/^\s*\d{1,2}[.):\s]\s*/, '')
        .replaceAll('"', '')
        .trim(),
    )
    .filter(Boolean);
};

/** Ten seats, and who came besides. */
export type Seating = { readonly names: readonly string[]; readonly waiting: readonly string[] };

export const nobodySeated: Seating = { names: Array.from({ length: 10 }, () => ''), waiting: [] };

/** From a seat on, over what stood there; whoever finds no seat waits. */
export const seatFrom = ({ names, waiting }: Seating, from: number, read: readonly string[]): Seating => ({
  names: names.map((name, i) => read[i - from] ?? name),
  waiting: [...waiting, ...read.slice(names.length - from)],
});

/** Into the first empty seat; a full table keeps him waiting. */
export const seatOne = ({ names, waiting }: Seating, person: string): Seating => {
  const free = names.findIndex((name) => name.trim() === '');
  return free < 0 ? { names, waiting } : { names: names.with(free, person), waiting: waiting.filter((each) => each !== person) };
};

/** Everybody who came is drawn into the ten seats; who is left over waits. */
export const drawn = ({ names, waiting }: Seating, random: (below: number) => number): Seating => {
  const all = shuffled([...names, ...waiting], random);
  const people = all.filter((name) => name.trim() !== '');
  if (people.length <= names.length) return { names: shuffled([...people, ...names.slice(people.length).map(() => '')], random), waiting: [] };
  return { names: people.slice(0, names.length), waiting: people.slice(names.length) };
};

export const namedTwice = (names: readonly string[]): readonly string[] => {
  const given = names.map((name) => name.trim().toLowerCase()).filter(Boolean);
  return [...new Set(names.filter((name) => given.filter((each) => each === name.trim().toLowerCase()).length > 1).map((name) => name.trim()))];
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
