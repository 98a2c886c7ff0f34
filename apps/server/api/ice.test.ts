// Passwords for the relay: the scheme that coturn checks by itself.
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { iceFor, noIce } from './ice.ts';

const config = { stun: ['stun:s.example:3478'], turn: ['turn:t.example:3478'], secret: 'shared' };
const now = Date.parse('2026-01-10T12:00:00Z');

it('names when it ends and whose it is, and the password is the HMAC of that', () => {
  const { iceServers, relayOnly, expires } = iceFor(config, { name: '4', relayOnly: true, now });
  const username = `${now / 1000 + 21_600}:4`;
  const credential = createHmac('sha1', 'shared').update(username).digest('base64');
  expect(iceServers).toEqual([{ urls: config.stun }, { urls: config.turn, username, credential }]);
  expect({ relayOnly, expires }).toEqual({ relayOnly: true, expires: '2026-01-10T18:00:00.000Z' });
});

it('tells nothing where nothing is set, and forces nobody over a relay that is not there', () => {
  expect(iceFor(noIce, { name: '4', relayOnly: true, now })).toEqual({
    iceServers: [],
    relayOnly: false,
    expires: null,
  });
});
