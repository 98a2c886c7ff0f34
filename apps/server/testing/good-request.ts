// For tests: what a client that means well sends to a route, and how the plainest of it is written.
import type { HallOfOffices } from './offices.ts';

/** `bytes` is what is no JSON, with its type. */
type AskedRequest = {
  readonly url: string;
  readonly body?: object;
  readonly bytes?: { readonly type: string; readonly of: Buffer };
};

export type GoodRequest = {
  /** As the document calls it: `GET /api/tournaments/{tournament}`. */
  readonly route: string;
  /** What is asked for in particular, where a route is asked for several things. */
  readonly what?: string;
  /** Made anew for each who asks: what one has changed must not be the answer to the next. */
  readonly make: (hall: HallOfOffices, person: string | null) => Promise<AskedRequest> | AskedRequest;
};

export const cup = '/api/tournaments/cup';

/** Counted by the hall: the same requests in the same order are the same. */
export const next = ({ club }: HallOfOffices, prefix: string): string => `${prefix}-${++club.count}`;

export const reading = (route: string, url: string, what?: string): GoodRequest => ({
  route: `GET ${route}`,
  make: () => ({ url }),
  ...(what !== undefined && { what }),
});
