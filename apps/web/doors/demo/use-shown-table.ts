// A picture as the table's own parts read it: a session that shows and takes nothing; the large button leads to the next picture.
import { useMemo, useRef } from 'react';
import { type TableDesk, useTableState } from '../../board/use-table.ts';
import type { Walk } from '../../replay/use-walk.ts';
import type { Session } from '../../session/session.ts';
import type { Frame } from './frames.ts';

const nothing = (): void => undefined;

const still = ({ live }: Frame, now: () => number): Session => ({
  now,
  live: () => live,
  subscribe: () => nothing,
  perform: () => 'stale',
  undo: () => 'stale',
  redo: () => 'stale',
  redoCount: () => 0,
  preview: () => ({ state: live.course.state, conflicts: [] }),
  setAside: nothing,
  writeHead: nothing,
  writeNames: nothing,
  sign: () => 'stale',
  reopen: nothing,
  settled: async () => undefined,
  retry: nothing,
  letGo: async () => undefined,
});

/** While it plays its clock runs; stopped, it stands where the picture was taken. */
export const useShownTable = (frame: Frame, { at, to, playing }: Walk): TableDesk => {
  const since = useRef({ frame, playing, at: performance.now() });
  if (since.current.frame !== frame || since.current.playing !== playing)
    since.current = { frame, playing, at: performance.now() };
  const session = useMemo(
    () => still(frame, () => frame.now + (since.current.playing ? performance.now() - since.current.at : 0)),
    [frame],
  );
  return {
    ...useTableState(session),
    pressNext: () => to(at + 1),
    tapSeat: nothing,
    holdSeat: nothing,
    setSheet: nothing,
  };
};
