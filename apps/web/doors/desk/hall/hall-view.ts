// What the parts of the control room share: the pictures of the tables, the words, and what the person at this desk may do.
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { flagsWaiting, type HallWords, type TableWords } from '../../../desk/hall/hall-words.ts';
import { type LiveTables, liveTables, noTables } from '../../../desk/hall/live-tables.ts';
import type { HallRound } from '../../../desk/hall/rounds-now.ts';
import { readSeenTable } from '../../../desk/hall/table-seen.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import type { LivePicture, LiveWatch } from '../../../server/live.ts';
import { wordsIn } from '../../../words/words-in.ts';

type HallLive = { readonly tables: LiveTables; readonly words: LiveTables };

const HallContext = createContext<HallLive>({ tables: noTables, words: noTables });
export const HallProvider = HallContext;

const useLiveTables = (watches: readonly LiveWatch[]): LiveTables => {
  const asked = JSON.stringify(watches);
  const [tables, setTables] = useState(noTables);
  useEffect(() => {
    const opened = liveTables(JSON.parse(asked) as readonly LiveWatch[]);
    setTables(opened);
    return opened.end;
  }, [asked]);
  return tables;
};

export const useHolds = (...offices: readonly string[]): boolean => {
  const { picture, person } = useDesk();
  return picture.officials.some((each) => each.person === person && offices.includes(each.office));
};

/** The chief, or the referee of this game. */
export const useMaySeat = (game: string): boolean => {
  const { picture, person } = useDesk();
  const isChief = useHolds('chief');
  return isChief || picture.games.some(({ id, referee }) => id === game && referee === person);
};

/** Seen without cards: as the chief's side referees see them, or as the hall does. A party to a game hears no word about it. */
export const useHallLive = (rounds: readonly HallRound[]): HallLive => {
  const { tournament, person } = useDesk();
  const isChief = useHolds('chief');
  const games = rounds.flatMap(({ games: own }) => own).filter(({ status }) => status !== 'annulled');
  const isPart = ({ seats, gone }: DeskGame): boolean => seats.includes(person) || gone.includes(person);
  const tables = useLiveTables(
    games.map((game) => ({
      watch: `game/${tournament}/${game.id}`,
      as: isChief && !isPart(game) ? 'side-referee' : 'hall',
    })),
  );
  const words = useLiveTables(
    games
      .filter((game) => !isPart(game))
      .flatMap(({ id }) => [
        { watch: `word/${tournament}/${id}` },
        ...(isChief ? [{ watch: `side/${tournament}/${id}` }] : []),
      ]),
  );
  return { tables, words };
};

const usePictureIn = (live: LiveTables, watch: string): LivePicture | undefined =>
  useSyncExternalStore(
    useCallback((told) => live.subscribe(watch, told), [live, watch]),
    () => live.get(watch),
  );

export const useTablePicture = (game: string): LivePicture | undefined => {
  const { tournament } = useDesk();
  return usePictureIn(useContext(HallContext).tables, `game/${tournament}/${game}`);
};

const isAnnulled = (picture: LivePicture | undefined): boolean =>
  picture !== undefined && readSeenTable(picture.view)?.phase.kind === 'annulled';

const tableWords = (
  { words, tables }: HallLive,
  tournament: string,
  game: string,
  now: number,
): TableWords => {
  const told = wordsIn(words.get(`word/${tournament}/${game}`));
  return {
    words: told?.words ?? [],
    calls: told?.calls ?? [],
    flags: flagsWaiting(words.get(`side/${tournament}/${game}`), now),
    branches: told?.branches ?? [],
    isAnnulled: isAnnulled(tables.get(`game/${tournament}/${game}`)),
  };
};

/** Of every table; another whenever something was said at one, or one was annulled. */
export const useHallWords = (live: HallLive, now: number): HallWords => {
  const { tournament, picture } = useDesk();
  const { words, tables } = live;
  useSyncExternalStore(
    useCallback((told) => words.subscribe(null, told), [words]),
    words.count,
  );
  useSyncExternalStore(
    useCallback((told) => tables.subscribe(null, told), [tables]),
    () =>
      picture.games
        .filter(
          ({ id, status }) => status === 'running' && isAnnulled(tables.get(`game/${tournament}/${id}`)),
        )
        .map(({ id }) => id)
        .join(' '),
  );
  return (game) => tableWords(live, tournament, game, now);
};

export const useTableWords = (game: string): TableWords => {
  const { tournament } = useDesk();
  const live = useContext(HallContext);
  usePictureIn(live.words, `word/${tournament}/${game}`);
  return tableWords(live, tournament, game, Date.now());
};
