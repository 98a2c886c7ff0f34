// The log of a store as the bytes of its lines, read piece by piece: whoever waits for this thread has his turn between.
import { setImmediate } from 'node:timers/promises';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { Store } from '@omerta/store/store.ts';
import { readHeader } from '@omerta/store/transfer.ts';

/** Of the moment it was asked for, whatever is written while it is read. */
export type ExportedLog = {
  readonly heads: readonly Head[];
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
};

/** A few milliseconds of reading. */
const linesInPiece = 1000;

export const exportedLog = async (store: Store, streams?: readonly string[]): Promise<ExportedLog> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  let header: string | undefined;
  let lines: string[] = [];
  const put = (): void => {
    if (lines.length > 0) pieces.push(encoder.encode(`${lines.join('\n')}\n`));
    lines = [];
  };
  for await (const line of store.export(streams)) {
    header ??= line;
    lines.push(line);
    if (lines.length < linesInPiece) continue;
    put();
    await setImmediate();
  }
  put();
  const heads = readHeader(header);
  if (isRefusal(heads)) throw new Error(`an export without its header: ${heads.code}`);
  return { heads, pieces };
};
