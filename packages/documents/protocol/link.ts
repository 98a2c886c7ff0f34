// What the code on a paper says: where the game opens, and at which head its log stood.
import { addressIn } from '@omerta/base/address.ts';
import type { Head } from '@omerta/store/chain.ts';

/** The stream of a tournament's game, as a server names it: `game/T/G`. */
const served = /^game\/([^/]+)\/(.+)$/;

const replayPath = '/replay';

/** `57-0123…`: the number of the last event and its hash. */
export const headMark = ({ version, hash }: Pick<Head, 'version' | 'hash'>): string => `${version}-${hash}`;

export const readHeadMark = (mark: string): Pick<Head, 'version' | 'hash'> | null => {
  const [, version, hash] = /^(\d{1,9})-([0-9a-f]{64})$/.exec(mark) ?? [];
  return version && hash ? { version: Number(version), hash } : null;
};

/** Where a server has it, its address there; else the game’s own name, for whoever has its record. */
export const gameLink = (head: Head, origin: string | null): string => {
  const [, tournament, game] = served.exec(head.stream) ?? [];
  if (origin === null || tournament === undefined || game === undefined)
    return `omerta:${head.stream}?head=${headMark(head)}`;
  const address = new URL(replayPath, origin);
  address.search = `game=${encodeURIComponent(`${tournament}/${game}`)}&head=${headMark(head)}`;
  return address.href;
};

/** The game and the head in the code of a paper; null: no code of ours. */
export const readGameLink = (code: string): Head | null => {
  const address = addressIn(code);
  if (!address) return null;
  const { protocol, pathname, searchParams } = address;
  const head = readHeadMark(searchParams.get('head') ?? '');
  if (!head) return null;
  if (protocol === 'omerta:') return { stream: decodeURIComponent(pathname), ...head };
  const game = searchParams.get('game');
  return pathname === replayPath && game ? { stream: `game/${game}`, ...head } : null;
};
