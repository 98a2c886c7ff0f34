// What every handler of the API is given: the store, the office over it, the clock, and where this server stands.
import { ownKeeping } from '@omerta/office/keeping.ts';
import { type Office, openOffice } from '@omerta/office/office.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import type { Vault } from '@omerta/store/vault.ts';
import type { FastifyRequest } from 'fastify';
import { type Audit, auditOf } from '../people/kept/audit.ts';
import { type Devices, devicesIn } from '../people/kept/devices.ts';
import { type Passwords, passwordsBy } from '../people/kept/passwords.ts';
import { type Sightings, sightingsOf } from '../people/kept/sightings.ts';
import { type Attempts, attemptsBy } from './attempts.ts';
import { type IceConfig, noIce } from './ice.ts';
import { type Throttle, throttleBy } from './throttle.ts';

export type PlaceState = 'starting' | 'ok' | 'stopping';

export type Place = {
  readonly store: Store;
  readonly vault: Vault;
  readonly office: Office;
  /** The name of the club's stream in the log. */
  readonly clubName: string;
  readonly audit: Audit;
  /** Who was given cards of a game that was not over. */
  readonly sightings: Sightings;
  readonly devices: Devices;
  /** Time enters as data: a test brings its own. */
  readonly now: () => Date;
  /** The addresses under which browsers reach this server, as they write an `Origin`; known once it listens. */
  readonly origins: () => readonly string[];
  /** Where phones of the network reach it; null: only this machine does, or nobody knows. */
  readonly outside: () => string | null;
  /** What a static site is made with: its style and scripts, and where sites lie; null where none is made. */
  readonly site: { readonly assets: string; readonly folder: string } | null;
  /** Whether roles may go over this connection: HTTPS, or the machine itself. */
  readonly isSafe: (request: FastifyRequest) => boolean;
  readonly version: string;
  readonly home: 'folder' | 'postgres';
  /** How devices of a room reach each other. */
  readonly ice: IceConfig;
  state: PlaceState;
  /** Open now, at this process. */
  sockets: number;
  /** Failed sign-ins, and how much anybody may ask: counted by this process. */
  readonly attempts: Attempts;
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  /** Nothing is being written beside the answers any more: before the store is closed. */
  readonly settled: () => Promise<void>;
  /** A backup that holds what was just signed: made, or found impossible, before a signature is acknowledged. */
  readonly beforeSigned: () => Promise<OfficeRefusal | undefined>;
};

type Given = Pick<Place, 'origins' | 'isSafe' | 'version' | 'home'> & {
  readonly store: Store;
  readonly vault: Vault;
  readonly clubName: string;
  readonly now?: () => Date;
  readonly ice?: IceConfig;
  readonly outside?: Place['outside'];
  readonly site?: Place['site'];
  readonly beforeSigned?: Place['beforeSigned'];
};

/** Everything else follows; it is `starting` until somebody says otherwise. */
export const placeOf = ({
  store,
  vault,
  clubName,
  now = () => new Date(),
  ice = noIce,
  outside = () => null,
  site = null,
  beforeSigned = async () => undefined,
  ...rest
}: Given): Place => {
  const [sightings, devices] = [sightingsOf(store, clubName, now), devicesIn({ vault, now })];
  return {
    ...rest,
    store,
    vault,
    clubName,
    now,
    ice,
    outside,
    site,
    beforeSigned,
    office: openOffice(store, clubName, () => ({ ...ownKeeping(), at: now().toISOString() })),
    audit: auditOf(store, clubName, now),
    sightings,
    devices,
    settled: async () => {
      await sightings.settled();
      await devices.settled();
    },
    state: 'starting',
    sockets: 0,
    attempts: attemptsBy(now),
    throttle: throttleBy(now),
    passwords: passwordsBy(),
  };
};
