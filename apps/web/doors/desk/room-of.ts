// Which part of the desk a room is: the one that is looked at is fetched first with its words, the others after it, so that a lost network takes none of them.
import { type ComponentType, useEffect, useState } from 'react';
import { type DeskRoom, rooms } from '../../desk/wire/rooms.ts';
import { withTexts } from '../../texts/load.ts';

/** `thing` is what the address opens in it. */
export type RoomProps = { readonly thing?: string };
type RoomPart = ComponentType<RoomProps>;

const fetchRoom: Readonly<Record<DeskRoom, () => Promise<RoomPart>>> = {
  hall: async () => (await withTexts(import('./hall/hall-room.tsx'), 'hall', 'words', 'making')).HallRoom,
  people: async () => (await withTexts(import('./people/people-room.tsx'), 'roster')).PeopleRoom,
  seating: async () =>
    (await withTexts(import('./seating/seating-room.tsx'), 'seating', 'evening')).SeatingRoom,
  sheets: async () => (await withTexts(import('./sheets/sheets-room.tsx'), 'sheets', 'result')).SheetsRoom,
  cases: async () => (await withTexts(import('./cases/cases-room.tsx'), 'cases')).CasesRoom,
  standings: async () =>
    (await withTexts(import('./standings/standings-room.tsx'), 'standings')).StandingsRoom,
  screens: async () =>
    (await withTexts(import('./screens/screens-room.tsx'), 'screens', 'overlay', 'shows')).ScreensRoom,
  print: async () => (await withTexts(import('./print/print-room.tsx'), 'print')).PrintRoom,
  finish: async () => (await withTexts(import('./finish/finish-room.tsx'), 'finish')).FinishRoom,
  making: async () => (await withTexts(import('./making/making-room.tsx'), 'making')).MakingRoom,
};

/** On a poor network what stands in the room comes before the rooms beside it. */
const restPause = 1_000;

const fetched = new Map<DeskRoom, RoomPart>();

const fetchAll = async (first: DeskRoom | null, onOne: () => void): Promise<void> => {
  for (const room of first === null ? rooms : [first, ...rooms]) {
    if (fetched.has(room)) continue;
    if (room !== first) await new Promise((rested) => setTimeout(rested, restPause));
    fetched.set(room, await fetchRoom[room]());
    onOne();
  }
};

const againPause = 5_000;

/** Null until it is there; without a network it is tried again. */
export const useRoom = (room: DeskRoom | null): RoomPart | null => {
  const [, setCount] = useState(0);
  useEffect(() => {
    let [isGone, timer] = [false, 0];
    const fetch = (): void => {
      clearTimeout(timer);
      const draw = (): void => {
        if (!isGone) setCount(fetched.size);
      };
      void fetchAll(room, draw).catch(() => {
        if (!isGone) timer = window.setTimeout(fetch, againPause);
      });
    };
    fetch();
    window.addEventListener('online', fetch);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', fetch);
    };
  }, [room]);
  return room === null ? null : (fetched.get(room) ?? null);
};
