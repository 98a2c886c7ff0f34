// Nothing is waited for without an end: work that says how far it is, that can be called off, and that ends where it falls silent.

export type WorkWatch = {
  /** From 0 to 1. */
  readonly onPart: (part: number) => void;
  /** Aborted: nobody waits for it any more. */
  readonly signal: AbortSignal;
};

/** Nothing was heard of it for too long, or whoever wanted it called it off. */
export type Ended = 'overdue' | 'cancelled';

/** Work that tells nothing for so long will tell nothing any more: a pack of papers on a slow laptop is laid out in less. */
const longestSilence = 120_000;

export const limited = async <T>(
  work: (watching: WorkWatch) => Promise<T>,
  { onPart, signal }: Partial<WorkWatch> = {},
): Promise<T | Ended> => {
  const ending = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let end: (why: Ended) => void = () => undefined;
  const hear = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => end('overdue'), longestSilence);
  };
  const ended = new Promise<Ended>((resolve) => {
    end = (why) => {
      resolve(why);
      ending.abort();
    };
  });
  signal?.addEventListener('abort', () => end('cancelled'));
  hear();
  const told = (part: number): void => {
    hear();
    onPart?.(part);
  };
  const done = work({ onPart: told, signal: ending.signal });
  return Promise.race([done, ended]).finally(() => clearTimeout(silence));
};
