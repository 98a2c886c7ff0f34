// The protocol of a game on this device as a PDF, made here: no server is asked, and none is needed.
import type { Lang } from '@omerta/base/lang.ts';
import { gameLink } from '@omerta/documents/protocol/link.ts';
import { emptyPaper, type ProtocolPaper } from '@omerta/documents/protocol/paper.ts';
import type { Protocol } from '@omerta/documents/protocol/protocol.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { limited } from '../device/limited.ts';
import { servedGame } from '../session/served.ts';
import type { Live } from '../session/session.ts';
import { askWorker } from './paper-port.ts';
import type { ProtocolAsked } from './protocol-worker.ts';

/** Before the next game: the head and the nicknames, and no card. */
export const preparedOf = ({ course }: Live, { head, rows }: Protocol): ProtocolPaper => ({
  ...emptyPaper(course.rulebook.id),
  head,
  names: rows.map(({ name }) => name),
});

/** `origin`: of the server that this page came from; it has the game only where the game is served. */
export const filledOf = (live: Live, protocol: Protocol, origin: string): ProtocolPaper => {
  const signature = signatureOf(live.trail);
  const log = { stream: live.id, version: live.head.version, hash: live.head.hash };
  return {
    ...preparedOf(live, protocol),
    played: protocol,
    signature,
    isUnsigned: signature === null,
    reopened: live.trail.flatMap((each) => (each.kind === 'reopened' ? [each.mark.reason] : [])),
    log,
    link: gameLink(log, servedGame(live.id) ? origin : null),
  };
};

const startWorker = (): Worker =>
  new Worker(new URL('./protocol-worker.ts', import.meta.url), { type: 'module' });

/** Null where this browser could not make it. */
export const makeProtocol = async (paper: ProtocolPaper, lang: Lang): Promise<Blob | null> => {
  const asked: ProtocolAsked = { paper, lang };
  const made = await limited((watching) => askWorker(startWorker(), asked, watching));
  return typeof made === 'string' ? null : new Blob([made], { type: 'application/pdf' });
};
