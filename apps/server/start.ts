// Opens the store and the office, puts the routes over them and serves, until it is stopped.
import type { Server as SecureServer } from 'node:https';
import { hostname } from 'node:os';
import { isRefusal } from '@omerta/base/refusal.ts';
import { officeRefusalText } from '@omerta/office/messages/refusal-text.ts';
import { type Office, openOffice } from '@omerta/office/office.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import { clubsAmong } from '@omerta/office/streams.ts';
import type { Store } from '@omerta/store/store.ts';
import type { FastifyInstance } from 'fastify';
import { localName, networkAddresses } from './hall/addresses.ts';
import { announced } from './hall/announce.ts';
import {
  broughtCertificates,
  type CertificateRefusal,
  type Certificates,
  ownCertificates,
} from './hall/certificates.ts';
import { wayIn } from './hall/way-in.ts';
import type { ServerOptions } from './options.ts';
import { openForServing } from './run/open-store.ts';
import { site } from './site.ts';
import { startTexts } from './texts/start.ts';

export type ServiceState = 'starting' | 'ok' | 'stopping';

/** What the routes stand on. */
export type Ground = {
  readonly options: ServerOptions;
  readonly store: Store;
  readonly home: 'folder' | 'postgres';
  readonly office: Office;
  readonly clubName: string;
  readonly version: string;
  readonly state: () => ServiceState;
};

/** What was put over the ground. */
export type Service = {
  /** The code of the owner's link, while nobody has used one; null where there is an owner. */
  readonly ownerLink: () => Promise<string | null>;
};

type Serve = (app: FastifyInstance, ground: Ground) => Promise<Service>;

export type Surroundings = {
  readonly version: string;
  /** The folder of the built web. */
  readonly web: string;
  readonly serve: Serve;
  readonly say: (line: string) => void;
  readonly isTerminal: boolean;
};

export type Running = { readonly address: string; readonly stop: () => Promise<void> };

/** Why it does not serve, in the language of the terminal. */
export type StartRefusal = { readonly code: 'start/refused'; readonly sentence: string };

const refused = (sentence: string): StartRefusal => ({ code: 'start/refused', sentence });

const hostNames = ({ url }: ServerOptions): readonly string[] => [
  'localhost',
  '127.0.0.1',
  localName(hostname()) ?? 'localhost',
  ...networkAddresses(),
  ...(url === null ? [] : [new URL(url).hostname]),
];

const certificatesFor = async (
  options: ServerOptions,
): Promise<Certificates | CertificateRefusal | undefined> => {
  if (options.own !== null) return broughtCertificates(options.own);
  return options.hall
    ? ownCertificates(options.data, { names: () => hostNames(options), now: Date.now })
    : undefined;
};

const certificateText = (refusal: CertificateRefusal, { lang }: ServerOptions): string =>
  refusal.code === 'hall/authority'
    ? startTexts[lang].authority(refusal.file)
    : startTexts[lang].certificate(refusal.file, refusal.reason);

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** As a person writes it; a server that listens everywhere is at home by name. */
const addressOf = ({ url, host, hall }: ServerOptions, port: number, isSafe: boolean): string => {
  if (url !== null) return url;
  const here = everywhere.has(host) ? ((hall ? networkAddresses()[0] : undefined) ?? 'localhost') : host;
  return `${isSafe ? 'https' : 'http'}://${here.includes(':') ? `[${here}]` : here}:${port}`;
};

const listen = async (app: FastifyInstance, options: ServerOptions): Promise<number | StartRefusal> => {
  const texts = startTexts[options.lang];
  try {
    await app.listen({ port: options.port, host: options.host });
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : options.port;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return refused(
      code === 'EADDRINUSE' ? texts.portInUse(options.port) : texts.portClosed(options.port, code),
    );
  }
};

const lookAgainMilliseconds = 60_000;

type HallParts = {
  readonly certificates: Certificates;
  readonly server: SecureServer;
  readonly announce: () => void;
};

/** Puts a new certificate in force where there is one, and tells the new addresses. */
export const keepCertificate = async ({ certificates, server, announce }: HallParts): Promise<void> => {
  const renewed = await certificates.renewed();
  if (renewed === null) return;
  server.setSecureContext(renewed);
  announce();
};

export const start = async (
  options: ServerOptions,
  around: Surroundings,
): Promise<Running | StartRefusal> => {
  const { say } = around;
  const texts = startTexts[options.lang];
  const store: Store | OfficeRefusal = await openForServing(options, Date.now());
  if (isRefusal(store)) return refused(officeRefusalText(store, options.lang));
  let state: ServiceState = 'starting';
  const giveUp = async <R>(refusal: R): Promise<R> => {
    await store.close();
    return refusal;
  };
  const certificates = await certificatesFor(options);
  if (certificates !== undefined && isRefusal(certificates))
    return giveUp(refused(certificateText(certificates, options)));
  const app = await site(
    around.web,
    certificates && { keys: certificates.first, stranger: wayIn(certificates.trusting) },
  );
  const clubName = clubsAmong(await store.heads())[0] ?? 'club';
  const service = await around.serve(app, {
    options,
    store,
    home: options.database === null ? 'folder' : 'postgres',
    office: openOffice(store, clubName),
    clubName,
    version: around.version,
    state: () => state,
  });
  const port = await listen(app, options);
  if (typeof port === 'object') {
    await app.close();
    return giveUp(port);
  }
  state = 'ok';
  const address = addressOf(options, port, certificates !== undefined);
  say(`ready at ${address}`);
  const code = await service.ownerLink();
  if (code !== null) say(`owner link ${address}/claim/${code}`);
  say(texts.howToStop);
  const announce = (): void => {
    const [here] = networkAddresses();
    const phones =
      options.url ?? (here === undefined ? null : addressOf({ ...options, host: here }, port, true));
    const { isTerminal } = around;
    const lines = announced({ address: phones, trusting: certificates?.trusting ?? null, isTerminal }, texts);
    for (const line of lines) say(line);
  };
  if (options.hall) announce();
  const timer =
    certificates &&
    setInterval(() => {
      const server = app.server as SecureServer;
      void keepCertificate({ certificates, server, announce: options.hall ? announce : () => undefined });
    }, lookAgainMilliseconds);
  return {
    address,
    stop: async () => {
      state = 'stopping';
      clearInterval(timer);
      await app.close();
      await store.close();
    },
  };
};
