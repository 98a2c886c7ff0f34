// When this server last heard the device that leads a game: while it is out of reach its table is shown as it was, and side referees are told so.

export type GameName = { readonly tournament: string; readonly game: string };

/** It asks every 12 seconds how things stand. */
const longest = 30_000;

const minute = 60_000;

export type TablesHeard = {
  readonly note: (game: GameName) => void;
  /**
   * The minute since when it is silent; null where it is not, or was never heard here. No second of it: by night even
   * the moments at which a referee writes are his own.
   */
  readonly silentSince: (game: GameName) => string | null;
};

/** `isAlone`: where there may be other servers, a table that is silent here may be talking there, and nothing is said. */
export const tablesHeard = (now: () => number, isAlone: boolean): TablesHeard => {
  const heard = new Map<string, number>();
  const nameOf = ({ tournament, game }: GameName): string => JSON.stringify([tournament, game]);
  return {
    note: (game) => void heard.set(nameOf(game), now()),
    silentSince: (game) => {
      const at = heard.get(nameOf(game));
      return !isAlone || at === undefined || now() - at < longest
        ? null
        : new Date(at - (at % minute)).toISOString();
    },
  };
};
