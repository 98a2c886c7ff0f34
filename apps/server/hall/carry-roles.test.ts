// Roles cross the air under HTTPS alone, or do not leave this machine.
import { expect, it } from 'vitest';
import { type Carried, mayCarryRoles } from './carry-roles.ts';

const asked = (remoteAddress: string, headers: Carried['headers'], encrypted?: true): Carried => ({
  headers,
  socket: { remoteAddress, ...(encrypted && { encrypted }) },
});

it.each([
  ['https from the network', asked('192.168.1.20', { host: '192.168.1.7:8080' }, true), null, true],
  ['this machine by name', asked('127.0.0.1', { host: 'localhost:8080' }), null, true],
  ['this machine by address', asked('::ffff:127.0.0.1', { host: '127.0.0.1' }), null, true],
  ['this machine by IPv6', asked('::1', { host: '[::1]:8080' }), null, true],
  ['the network without https', asked('192.168.1.20', { host: '192.168.1.7:8080' }), null, false],
  ['the network, saying localhost', asked('192.168.1.20', { host: 'localhost:8080' }), null, false],
  ['this machine, led by a foreign name', asked('127.0.0.1', { host: 'evil.example' }), null, false],
  ['this machine by its address in the network', asked('192.168.1.7', { host: '192.168.1.7' }), null, false],
  ['a name that only begins like ours', asked('127.0.0.1', { host: 'localhost.evil.example' }), null, false],
  ['no host at all', asked('127.0.0.1', {}), null, false],
  [
    'a proxy that names itself, without https',
    asked('127.0.0.1', { host: 'localhost:8080', 'x-forwarded-for': '203.0.113.9' }),
    null,
    false,
  ],
  [
    'a proxy with https before an address with https',
    asked('172.18.0.2', { host: 'club.example', 'x-forwarded-proto': 'https' }),
    'https://club.example',
    true,
  ],
  [
    'past the proxy of an address with https',
    asked('172.18.0.2', { host: 'club.example' }),
    'https://club.example',
    false,
  ],
  [
    'a proxy with https that nobody announced',
    asked('172.18.0.2', { host: 'club.example', 'x-forwarded-proto': 'https' }),
    null,
    false,
  ],
  [
    'a proxy without https before an address without',
    asked('172.18.0.2', { host: 'club.example', 'x-forwarded-proto': 'http' }),
    'http://club.example',
    false,
  ],
])('%s', (_what, request, url, may) => {
  expect(mayCarryRoles(request, url)).toBe(may);
});
