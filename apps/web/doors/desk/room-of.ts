// Which part of the desk a room is: each is fetched with its words when it is first opened.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { DeskRoom } from '../../desk/wire/rooms.ts';

/** `thing` is what the address opens in it. */
export type RoomProps = { readonly thing?: string };
type RoomPart = LazyExoticComponent<ComponentType<RoomProps>>;

export const roomOf: Readonly<Record<DeskRoom, RoomPart>> = {
  hall: lazy(async () => ({ default: (await import('./hall/hall-room.tsx')).HallRoom })),
  people: lazy(async () => ({ default: (await import('./people/people-room.tsx')).PeopleRoom })),
  seating: lazy(async () => ({ default: (await import('./seating/seating-room.tsx')).SeatingRoom })),
  sheets: lazy(async () => ({ default: (await import('./sheets/sheets-room.tsx')).SheetsRoom })),
  cases: lazy(async () => ({ default: (await import('./cases/cases-room.tsx')).CasesRoom })),
  standings: lazy(async () => ({ default: (await import('./standings/standings-room.tsx')).StandingsRoom })),
  screens: lazy(async () => ({ default: (await import('./screens/screens-room.tsx')).ScreensRoom })),
  print: lazy(async () => ({ default: (await import('./print/print-room.tsx')).PrintRoom })),
  finish: lazy(async () => ({ default: (await import('./finish/finish-room.tsx')).FinishRoom })),
  making: lazy(async () => ({ default: (await import('./making/making-room.tsx')).MakingRoom })),
};
