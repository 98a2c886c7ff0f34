// The table in another window of this device, as it answers: asked again and again, because it may be closed or reloaded.
import { read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { useEffect, useState } from 'react';
import { boardChannel } from '../../session/board-channel.ts';
import { type HallTable, readHallTable } from '../../shows/hall-picture.ts';

const askEvery = 2_000;
/** So long without an answer, and what stands there is old. */
export const staleAfter = 3 * askEvery;

const told = shape({ board: text });

export type TableHere = { readonly table: HallTable; readonly heard: number };

export const tableIn = (data: unknown): HallTable | null => {
  const given = read(told, data);
  return isRefusal(given) ? null : readHallTable(parseJson(given.board));
};

export const useTableHere = (): TableHere | null => {
  const [here, setHere] = useState<TableHere | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(boardChannel);
    channel.onmessage = ({ data }) => {
      const table = tableIn(data);
      if (table) setHere({ table, heard: Date.now() });
    };
    const ask = (): void => channel.postMessage('ask');
    ask();
    const timer = setInterval(ask, askEvery);
    return () => {
      clearInterval(timer);
      channel.close();
    };
  }, []);
  return here;
};
