// By which names and addresses this server is reached, and how they are written.
import { localName, networkAddresses } from './hall/addresses.ts';
import type { ServerOptions } from './options.ts';

export const hostNames = ({ url }: ServerOptions): readonly string[] => [
  'localhost',
  '127.0.0.1',
  localName() ?? 'localhost',
  ...networkAddresses(),
  ...(url === null ? [] : [new URL(url).hostname]),
];

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** As browsers write them, by every name of this machine; and the address that people use from outside. */
export const originsOf = (options: ServerOptions, port: number, isSafe: boolean): readonly string[] => {
  const names = [...hostNames(options), '::1', options.host].map(bracketed);
  const schemes = isSafe ? ['http', 'https'] : ['http'];
  const own = names.flatMap((name) => schemes.map((scheme) => new URL(`${scheme}://${name}:${port}`).origin));
  return [...new Set([...(options.url === null ? [] : [options.url]), ...own])];
};

const isHere = (host: string): boolean => /^(localhost|127\..*|::1)$/.test(host);

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** For the browser of this machine, which needs no certificate; null where nothing listens there. */
export const localAddress = ({ host }: ServerOptions, port: number): string | null =>
  everywhere.has(host) || isHere(host) ? `http://localhost:${port}` : null;

/** For links and codes on others' devices, in a hall without HTTPS; null where it listens to this machine alone. */
export const outsideOf = ({ url, host }: ServerOptions, port: number): string | null => {
  if (url !== null) return url;
  const here = everywhere.has(host) ? (networkAddresses()[0] ?? localName()) : host;
  return here === null || isHere(here) ? null : `http://${bracketed(here)}:${port}`;
};

/** As a person writes it; a server that listens everywhere is at home by name. */
export const addressOf = (options: ServerOptions, port: number, isSafe: boolean): string => {
  const { url, host, hall } = options;
  if (url !== null) return url;
  const here = everywhere.has(host) ? ((hall ? networkAddresses()[0] : undefined) ?? 'localhost') : host;
  return `${isSafe ? 'https' : 'http'}://${bracketed(here)}:${port}`;
};
