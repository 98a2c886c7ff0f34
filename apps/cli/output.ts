// Writing to standard output and standard error: in large pieces, in order, quiet when nobody reads any more.
import { once } from 'node:events';
import { writable } from './paint.ts';

type Target = 'out' | 'err';
export type Piece = { readonly to: Target; readonly text: string };

const streams = { out: process.stdout, err: process.stderr } as const;

/** `omerta ... | head` closes the pipe: that is no error of ours. A full disk is. */
export const watchOutput = (): void => {
  for (const stream of Object.values(streams)) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
      if (stream === streams.out) streams.err.write(`omerta: ${error.message}\n`);
      process.exit(3);
    });
  }
};

const send = async (to: Target, text: string): Promise<void> => {
  if (text !== '' && !streams[to].write(text)) await once(streams[to], 'drain');
};

/** The one way out for text: no control character of a file, a name or an argument reaches a terminal. */
export const write = (to: Target, text: string): Promise<void> => send(to, writable(text));

/** A game in the notation, to the letter where it goes to a file or a program. */
export const writeNotation = (text: string): Promise<void> =>
  streams.out.isTTY === true ? write('out', text) : send('out', text);

export const writeAll = async (pieces: readonly Piece[]): Promise<void> => {
  for (const { to, text } of pieces) await write(to, text);
};

/** Collects output so that neighbours for one stream become one write. */
export class Pieces {
  readonly #pieces: { to: Target; texts: string[] }[] = [];

  add(to: Target, text: string): void {
    const last = this.#pieces.at(-1);
    if (last?.to === to) last.texts.push(text);
    else this.#pieces.push({ to, texts: [text] });
  }

  get list(): Piece[] {
    return this.#pieces.map(({ to, texts }) => ({ to, text: texts.join('') }));
  }
}
