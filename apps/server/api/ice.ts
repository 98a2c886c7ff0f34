// How two devices find a way to each other: the servers named in the environment, with passwords that coturn checks by itself and that expire.
import { createHmac } from 'node:crypto';
import { flag, listOf, type Of, optional, orNull, shape, text } from '@omerta/base/reading.ts';

/** Addresses as a browser takes them, and the secret that is shared with the relay. */
export type IceConfig = {
  readonly stun: readonly string[];
  readonly turn: readonly string[];
  readonly secret: string | null;
};

export const noIce: IceConfig = { stun: [], turn: [], secret: null };

export const iceServers = shape({
  iceServers: listOf(shape({ urls: listOf(text), username: optional(text), credential: optional(text) })),
  /** Strangers of a listed room do not learn each other's addresses. */
  relayOnly: flag,
  expires: orNull(text),
});

/** Longer than any game. */
const lastsSeconds = 6 * 3_600;

type For = { readonly name: string; readonly relayOnly: boolean; readonly now: number };

/** coturn's REST scheme: the name says until when, and its HMAC is the password. */
export const iceFor = (
  { stun, turn, secret }: IceConfig,
  { name, relayOnly, now }: For,
): Of<typeof iceServers> => {
  const until = Math.floor(now / 1000) + lastsSeconds;
  const username = `${until}:${name}`;
  const credential = createHmac('sha1', secret ?? '')
    .update(username)
    .digest('base64');
  const relayed = turn.length > 0 && secret !== null;
  return {
    iceServers: [
      ...(stun.length > 0 ? [{ urls: stun }] : []),
      ...(relayed ? [{ urls: turn, username, credential }] : []),
    ],
    // Without a relay there would be no way at all.
    relayOnly: relayOnly && relayed,
    expires: relayed ? new Date(until * 1000).toISOString() : null,
  };
};
