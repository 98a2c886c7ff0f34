// Opens the store, puts the place and its routes over it and serves, until it is stopped.
import type { Server as SecureServer } from 'node:https';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { backupThread } from '@omerta/office/folder/backup-thread.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { officeRefusalText } from '@omerta/office/messages/refusal-text.ts';
import { clubsAmong } from '@omerta/office/streams.ts';
import type { Store } from '@omerta/store/store.ts';
import type { FastifyInstance } from 'fastify';
import { type Place, placeOf } from './api/place.ts';
import { claimForDemo, isForDemo } from './demo/own-store.ts';
import { realPace } from './demo/pace.ts';
import { type Playing, playDemo } from './demo/play.ts';
import { networkAddresses } from './hall/addresses.ts';
import { announced } from './hall/announce.ts';
import { mayCarryRoles } from './hall/carry-roles.ts';
import {
  broughtCertificates,
  type CertificateRefusal,
  type Certificates,
  ownCertificates,
} from './hall/certificates.ts';
import { keepCertificate } from './hall/keep-certificate.ts';
import { isOpenIn, wayIn } from './hall/way-in.ts';
import type { DemoOptions, ServerOptions } from './options.ts';
import { addressOf, hostNames, localAddress, originsOf, outsideOf } from './own-addresses.ts';
import { restoredClub } from './people/claim.ts';
import { alwaysPractising, type Practice, practiceBy } from './practice/practice.ts';
import { greetingOf } from './run/greeting.ts';
import { type Backups, keepBackups, noBackups, toldBackups } from './run/keep-backups.ts';
import { type Log, logIn } from './run/log.ts';
import { countingBackups, countingStore, measureMachine, measureRequests } from './run/measured.ts';
import { type Metrics, metricsOf } from './run/metrics.ts';
import { openForServing } from './run/open-store.ts';
import { signVersion, takeoverBy } from './run/version.ts';
import { site } from './site.ts';
import { startTexts } from './texts/spoken.ts';

/** What is put over the place. */
export type Service = {
  readonly api: (app: FastifyInstance, place: Place, metrics: Metrics, practice: Practice) => Promise<void>;
  /** The code of the owner's link, while nobody has used one; null where there is an owner. */
  readonly ownerLink: (place: Place) => Promise<string | null>;
};

export type StartParts = {
  readonly version: string;
  /** The folder of the built web. */
  readonly web: string;
  readonly service: Service;
  readonly say: (line: string) => void;
  readonly isTerminal: boolean;
  /** Takes the lines of the log where nobody sits at a terminal. */
  readonly logged: (line: string) => void;
  /** Asks whoever sits at the terminal; null where nobody does. */
  readonly ask: ((question: string) => Promise<boolean>) | null;
};

export type Running = { readonly address: string; readonly stop: () => Promise<void> };

/** Why it does not serve, in the language of the terminal. */
export type StartRefusal = { readonly code: 'start/refused'; readonly sentence: string };

const refused = (sentence: string): StartRefusal => ({ code: 'start/refused', sentence });

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

const portOf = ({ server }: FastifyInstance): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const listen = async (app: FastifyInstance, options: ServerOptions): Promise<StartRefusal | undefined> => {
  const texts = startTexts[options.lang];
  try {
    await app.listen({ port: options.port, host: options.host });
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const isTaken = code === 'EADDRINUSE';
    return refused(isTaken ? texts.portInUse(options.port) : texts.portClosed(options.port, code));
  }
};

const lookAgainMilliseconds = 60_000;

/** Everything that was opened and is to be closed, newest first. */
type Closing = (() => Promise<void>)[];

const closeAll = async (closing: Closing): Promise<void> => {
  for (const close of closing.toReversed()) await close();
};

/** What is known only when there is a place: where it listens, and who keeps its backups. */
type Later = { port: number; backups: Backups };

/** What goes wrong in practice is left where it is: nobody waits for its games. */
const playNow = (place: Place, options: DemoOptions): Playing =>
  playDemo({ place, options, pace: realPace(), onTrouble: () => undefined });

const placeOver = async (
  store: Store,
  { options, version, web }: Pick<StartParts, 'version' | 'web'> & { readonly options: ServerOptions },
  later: Later,
): Promise<Place> => {
  const { vault } = store;
  if (vault === null) throw new Error('this home of the log keeps no secrets');
  const isSafe = options.hall || options.own !== null;
  return placeOf({
    store,
    vault,
    clubName: clubsAmong(await store.heads())[0] ?? 'club',
    version,
    home: options.database === null ? 'folder' : 'postgres',
    ice: options.ice,
    origins: () => originsOf(options, later.port, isSafe),
    outside: () => outsideOf(options, later.port),
    site: { assets: join(web, 'live-assets'), folder: `${options.data}-site` },
    isSafe: ({ raw }) => mayCarryRoles(raw, options.url),
    beforeSigned: () => later.backups.beforeSigned(),
  });
};

/** Whether this version may write here: at a terminal it asks. */
const unwanted = async (
  { office, version }: Place,
  options: ServerOptions,
  { say, ask }: StartParts,
): Promise<StartRefusal | undefined> => {
  const texts = startTexts[options.lang];
  const isAsked = !options.update && options.demo === null;
  const takeover = isAsked ? await takeoverBy(version, options.data, office) : null;
  if (takeover !== null) {
    const sentence = texts.newerWaits(takeover.from, version, takeover.tournaments);
    if (ask === null) return refused(sentence);
    say(sentence);
    if (!(await ask(texts.newerAsks))) return refused(sentence);
  }
  signVersion(options.data, version);
  return undefined;
};

type Opened = {
  readonly app: FastifyInstance;
  readonly place: Place;
  readonly log: Log;
  readonly backups: Backups;
  readonly certificates: Certificates | undefined;
};

const open = async (
  options: ServerOptions,
  around: StartParts,
  closing: Closing,
): Promise<Opened | StartRefusal> => {
  const store = await openForServing(options);
  if (isRefusal(store)) return refused(officeRefusalText(store, options.lang));
  closing.push(store.close);
  if (options.demo !== null && !(await isForDemo(store)))
    return refused(startTexts[options.lang].demoElsewhere(options.data));
  const metrics = metricsOf();
  const later: Later = { port: options.port, backups: noBackups };
  const place = await placeOver(countingStore(store, metrics), { ...around, options }, later);
  closing.push(place.settled);
  const practice = options.demo ? alwaysPractising(options.demo) : practiceBy(playNow);
  closing.push(practice.stop);
  const stays = await unwanted(place, options, around);
  if (stays) return stays;
  if (options.demo !== null) await claimForDemo(place);
  const certificates = await certificatesFor(options);
  if (certificates && isRefusal(certificates)) return refused(certificateText(certificates, options));
  const log = logIn(options.data, place.now, around.isTerminal ? undefined : around.logged);
  closing.push(log.close);
  // What a demo plays can be played again.
  if (options.database === null && options.demo === null) {
    const thread = backupThread();
    closing.push(thread.end);
    const folder = clubPlace(options.data, options.backups);
    const kept = keepBackups(folder, place.office, Date.now, thread.make);
    later.backups = countingBackups(toldBackups(kept, place.audit), metrics, log);
  }
  const app = await site(around.web, {
    sockets: () => place.sockets,
    secured: certificates && {
      keys: certificates.first,
      stranger: wayIn(certificates.trusting),
      isOpen: isOpenIn(certificates.trusting),
    },
    api: async (frame) => {
      measureRequests(frame, metrics, log);
      await around.service.api(frame, place, metrics, practice);
      const unmeasured = measureMachine(place, () => place.sockets, metrics);
      closing.push(async () => unmeasured());
    },
  });
  closing.push(() => app.close());
  const closed = await listen(app, options);
  if (closed) return closed;
  later.port = portOf(app);
  const { version, home } = place;
  log.write('info', 'start', { version, node: process.versions.node, home, hall: options.hall });
  return { app, place, log, backups: later.backups, certificates };
};

/** Whoever comes to a demo finds its tables in play. */
const begin = async (demo: DemoOptions, { place, log }: Opened, closing: Closing): Promise<void> => {
  const onTrouble = (error: unknown): void => log.write('warn', 'demo', { trouble: String(error) });
  const { begun, stop } = playDemo({ place, options: demo, pace: realPace(), onTrouble });
  closing.push(stop);
  await begun;
};

/** Now and then, until it is stopped; nobody waits for it. */
const every = (milliseconds: number, work: () => Promise<void>, closing: Closing): void => {
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(work);
  }, milliseconds);
  closing.push(async () => {
    clearInterval(timer);
    await working;
  });
};

export const start = async (options: ServerOptions, around: StartParts): Promise<Running | StartRefusal> => {
  const { say, service, isTerminal } = around;
  const texts = startTexts[options.lang];
  const closing: Closing = [];
  const opened = await open(options, around, closing);
  if (isRefusal(opened)) {
    await closeAll(closing);
    return opened;
  }
  const { app, place, log, backups, certificates } = opened;
  const port = portOf(app);
  if (options.demo !== null) await begin(options.demo, opened, closing);
  place.state = 'ok';
  const address = addressOf(options, port, certificates !== undefined);
  const greeting = greetingOf({
    address,
    here: certificates ? localAddress(options, port) : null,
    code: await service.ownerLink(place),
    isRestored: (await restoredClub(place)) !== null,
    isDemo: options.demo !== null,
  });
  for (const line of greeting(texts)) say(line);
  // Otherwise written at the end alone: a server that is killed would start slowly each time.
  flushCompileCache();
  const announce = (): void => {
    if (!options.hall) return;
    const here = networkAddresses().find((each) => certificates?.covers(each));
    const phones = here === undefined ? options.url : addressOf({ ...options, host: here }, port, true);
    const trusting = certificates?.trusting ?? null;
    for (const line of announced({ address: phones, trusting, isTerminal }, texts)) say(line);
  };
  announce();
  const server = app.server as SecureServer;
  if (certificates)
    every(lookAgainMilliseconds, () => keepCertificate({ certificates, server, announce }), closing);
  const backUp = async (make: Backups['whenDue']): Promise<void> => {
    const failed = await make();
    if (failed) say(texts.backupFailed(officeRefusalText(failed, options.lang)));
  };
  const found = backUp(backups.atStart);
  closing.push(() => found);
  every(lookAgainMilliseconds, () => backUp(backups.whenDue), closing);
  return {
    address,
    stop: () => {
      place.state = 'stopping';
      log.write('info', 'stop');
      return closeAll(closing);
    },
  };
};
