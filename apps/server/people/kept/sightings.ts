// Who was ever given the cards of a game that was not over: once for each person, device and game, in a stream beside the audit.
import { hash } from 'node:crypto';
import type { Store } from '@omerta/store/store.ts';
import { type AuditBy, writeDown } from './audit.ts';

/** How they came by them: the picture of a referee or of a stream, the commits of the game, its branches; or they wrote them. */
export const sightWays = ['referee', 'overlay', 'commits', 'branches', 'wrote'] as const;
export type SightWay = (typeof sightWays)[number];

export type SeenGame = { readonly tournament: string; readonly game: string };

export type Sighting = AuditBy & {
  readonly game: string;
  readonly way: SightWay;
  /** By the server's clock, the first time. */
  readonly at: number;
};

export type Sightings = {
  /** On the disk when it resolves: asked before the cards are given. What is known already costs nothing. */
  readonly note: (by: AuditBy, seen: SeenGame, way: SightWay) => Promise<void>;
  /**
   * The same for who watches or writes already: nobody waits, and what failed is tried again with the next picture.
   * `isOn` is asked where it is not known already.
   */
  readonly noteSoon: (by: AuditBy, seen: SeenGame, way: SightWay, isOn?: () => Promise<boolean>) => void;
  /** Of a tournament, in the order in which they came. */
  readonly of: (tournament: string) => Promise<readonly Sighting[]>;
  /** Nothing is being written any more. */
  readonly settled: () => Promise<void>;
};

/** In the order of the club: what is written here wakes nobody who watches the tournament. */
const streamOf = (club: string, tournament: string): string => `seen/${club}/${tournament}`;

/** More than a season's; beyond it some are asked of the log again, where they are once in any case. */
const mostKnown = 50_000;

export const sightingsOf = (store: Store, club: string, now: () => Date): Sightings => {
  const known = new Set<string>();
  const writing = new Set<Promise<void>>();

  const write = async (
    { person, device }: AuditBy,
    { tournament, game }: SeenGame,
    way: SightWay,
    isOn = async () => true,
  ): Promise<void> => {
    const key = JSON.stringify([tournament, game, person, device]);
    if (known.has(key) || !(await isOn())) return;
    await writeDown(store, streamOf(club, tournament), {
      command: `seen.${hash('sha256', key)}`,
      at: now().getTime(),
      device,
      person,
      events: [{ type: 'RolesSeen', data: { game, way } }],
    });
    if (known.size >= mostKnown) known.clear();
    known.add(key);
  };
  const settled = async (): Promise<void> => {
    await Promise.allSettled(writing);
  };

  return {
    note: (by, seen, way) => write(by, seen, way),
    noteSoon: (by, seen, way, isOn) => {
      const work = write(by, seen, way, isOn).catch(() => undefined);
      writing.add(work);
      void work.then(() => writing.delete(work));
    },
    of: async (tournament) => {
      await settled();
      return (await store.read(streamOf(club, tournament))).map(({ at, person, device, data }) => ({
        ...(data as Pick<Sighting, 'game' | 'way'>),
        person,
        device,
        at,
      }));
    },
    settled,
  };
};
