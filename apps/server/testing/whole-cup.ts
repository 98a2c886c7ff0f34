// For tests: a whole tournament through the API, held against its archive, and the archive against an empty server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { omerta } from '@omerta/cli/testing.ts';
import { openArchive } from '@omerta/office/archive/container.ts';
import { openOffice } from '@omerta/office/office.ts';
import { firstDay, type Hall, hallIn } from '@omerta/office/simulate/hall.ts';
import type { SimulationOptions } from '@omerta/office/simulate/plan.ts';
import { type SimulatedTournament, simulateIn } from '@omerta/office/simulate/simulate.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import type { FastifyInstance } from 'fastify';
import { sessionCookie } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { liveOn } from '../live/live.ts';
import { beginSession } from '../people/kept/sessions.ts';
import { routesOver } from '../routes.ts';
import { metricsOf } from '../run/metrics.ts';
import { officeOverApi } from './office-over-api.ts';
import { serving } from './served.ts';

export const storeIn = async (folder: string): Promise<Store> => {
  const store = await openStore(embeddedHome(folder), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  return store;
};

type Over = { readonly app: FastifyInstance; readonly place: Place };

/** Chance is drawn in a row, so that a seed plays the same tournament again. */
const servedOn = async (store: Store, now: () => number): Promise<Over> => {
  const clock = (): Date => new Date(now());
  const { app, place } = await serving(store, routesOver(liveOn(store, clock), metricsOf()), clock);
  let drawn = 0;
  const office = openOffice(store, place.clubName, () => ({
    at: clock().toISOString(),
    seed: `drawn-${++drawn}`,
  }));
  return { app, place: Object.assign(place, { office }) };
};

const asked = async ({ app, place }: Over, url: string, person: string) => {
  const { secret } = await beginSession(place, { person, agent: 'Test/1', only: null, until: null });
  const answer = await app.inject({
    url,
    headers: { cookie: `${sessionCookie}=${encodeURIComponent(secret)}` },
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer;
};

/** What `omerta standings` says of the tournament file in an archive. */
const standingsOfArchive = async (archive: Uint8Array, folder: string): Promise<unknown> => {
  const opened = openArchive(archive);
  if (isRefusal(opened)) throw new Error(opened.code);
  for (const [name, text] of opened.files) {
    if (!/^tournament\.json$|\.mgn$/.test(name)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { out, err } = await omerta(['standings', join(folder, 'tournament.json'), '--json']);
  if (out === '') throw new Error(err);
  return JSON.parse(out);
};

export type WholeCup = {
  readonly played: SimulatedTournament;
  readonly served: unknown;
  readonly archived: unknown;
  readonly restored: unknown;
};

/** The standings that an archive gives to the command, and to an empty server that takes it in. */
export const standingsFrom = async (
  archive: Uint8Array,
  { tournament, organiser, now }: { tournament: string; organiser: string; now: () => number },
): Promise<Pick<WholeCup, 'archived' | 'restored'>> => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-cup-'));
  try {
    const archived = await standingsOfArchive(archive, folder);
    writeFileSync(join(folder, 'cup.omerta'), archive);
    const { status, err } = await omerta(['restore', join(folder, 'cup.omerta'), join(folder, 'again')]);
    if (status !== 0) throw new Error(err);
    const again = await storeIn(join(folder, 'again'));
    const anew = await servedOn(again, now);
    const restored = (await asked(anew, `/api/tournaments/${tournament}/standings`, organiser)).json();
    await anew.app.close();
    await again.close();
    return { archived, restored };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Played on this store; its standings as served, as its archive gives them, and as an empty server that took the archive serves them. */
export const wholeCup = async (store: Store, options: SimulationOptions): Promise<WholeCup> => {
  let hall: Hall | null = null;
  const now = (): number => hall?.now ?? firstDay;
  const over = await servedOn(store, now);
  const played = await simulateIn((planned) => {
    hall = hallIn(officeOverApi(over.app, over.place), planned, firstDay);
    return hall;
  }, options);
  const at = `/api/tournaments/${played.tournament}`;
  const served = (await asked(over, `${at}/standings`, 'organiser')).json();
  const archive = (await asked(over, `${at}/archive`, 'organiser')).rawPayload;
  await over.app.close();
  const { tournament } = played;
  return { played, served, ...(await standingsFrom(archive, { tournament, organiser: 'organiser', now })) };
};
