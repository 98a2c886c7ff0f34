// The head of a game that is nothing but its text: the chain that its lines make, the same for everybody who has the record.
import { sha256 } from '@omerta/base/sha256.ts';
import { print } from '@omerta/rules/notation/print.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { emptyHead, type Head, seal } from '@omerta/store/chain.ts';
import { eventId } from '@omerta/store/envelope.ts';

/** A text was written at no time and on no device. */
const nowhere = { at: 0, device: 'record', person: null, schema: 1, type: 'Line' } as const;

const idLength = 16;

export const writtenHead = (record: GameRecord): Head => {
  const text = print(record);
  const stream = `record/${sha256(text).slice(0, idLength)}`;
  return text
    .trimEnd()
    .split('\n')
    .reduce((head: Head, data, i) => {
      const version = i + 1;
      const command = `line-${version}`;
      const body = {
        ...nowhere,
        stream,
        version,
        command,
        id: eventId(command, 1),
        data,
        previous: head.hash,
      };
      return { stream, version, hash: seal(sha256, body).hash };
    }, emptyHead(stream));
};
