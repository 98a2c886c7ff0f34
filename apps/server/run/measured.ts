// What is measured and logged of a running server: requests, the store, backups, memory, the loop of events.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubStream } from '@omerta/office/streams.ts';
import type { Store } from '@omerta/store/store.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Place } from '../api/place.ts';
import { type Route, route } from '../api/route.ts';
import type { Backups } from './keep-backups.ts';
import { faultFields, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** As it was described, never as it was asked: an address may hold a code or a name. */
const routeName = ({ routeOptions, is404 }: FastifyRequest): string =>
  is404 ? 'web' : (routeOptions.url ?? 'none');

/** Hooks on everything that is registered after them. */
export const measureRequests = (app: FastifyInstance, metrics: Metrics, log: Log): void => {
  const requests = metrics.counter('omerta_requests_total', 'Requests answered, by route and status.');
  const seconds = metrics.histogram('omerta_request_seconds', 'How long answers took.', bounds);
  app.addHook('onResponse', async (request, reply) => {
    const name = routeName(request);
    const method = methods.has(request.method) ? request.method : 'OTHER';
    const took = reply.elapsedTime / 1_000;
    requests.add({ method, route: name, status: String(reply.statusCode) });
    seconds.observe({ route: name }, took);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    log.write(reply.statusCode >= 500 ? 'error' : 'info', 'request', {
      method,
      route: name,
      status: reply.statusCode,
      milliseconds,
    });
  });
  app.addHook('onError', async (request, _reply, error) =>
    log.write('error', 'fault', { route: routeName(request), ...faultFields(error) }),
  );
};

/** The same store, counting what it takes. */
export const countingStore = (store: Store, metrics: Metrics): Store => {
  const appends = metrics.counter('omerta_appends_total', 'Commits to the log, by what came of them.');
  return {
    ...store,
    append: async (...args) => {
      const answer = await store.append(...args);
      appends.add({ result: isRefusal(answer) ? answer.code : 'written' });
      return answer;
    },
  };
};

export const countingBackups = (backups: Backups, metrics: Metrics, log: Log): Backups => {
  const asked = metrics.counter('omerta_backups_total', 'Backups asked for, by what came of them.');
  const counted =
    (reason: string, make: Backups['whenDue']): Backups['whenDue'] =>
    async () => {
      const refused = await make();
      asked.add({ reason, result: refused?.code ?? 'good' });
      if (refused) log.write('error', 'backup-failed', { reason, code: refused.code });
      return refused;
    };
  return {
    atStart: counted('start', backups.atStart),
    beforeSigned: counted('signed', backups.beforeSigned),
    whenDue: counted('due', backups.whenDue),
  };
};

const isReachable = async ({ store, clubName }: Place): Promise<boolean> =>
  store.head(clubStream(clubName)).then(
    () => true,
    () => false,
  );

/** What is asked when somebody looks; returns how to end it. */
export const measureMachine = (place: Place, watchers: () => number, metrics: Metrics): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const seconds = (nanoseconds: number): number => nanoseconds / 1e9;
  metrics.gauge('omerta_watchers', 'Open sockets.', watchers);
  metrics.gauge('omerta_store_reachable', 'Whether the log answers.', async () =>
    Number(await isReachable(place)),
  );
  metrics.gauge('omerta_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('omerta_heap_bytes', 'Used heap.', () => process.memoryUsage().heapUsed);
  metrics.gauge('omerta_uptime_seconds', 'Since its start.', () => process.uptime());
  metrics.gauge('omerta_loop_lag_seconds', 'Lag of the event loop, 99 of 100.', () =>
    seconds(delay.percentile(99)),
  );
  return () => void delay.disable();
};

export const metricsRoute = (metrics: Metrics): Route =>
  route({
    method: 'GET',
    url: '/metrics',
    tells: 'Numbers for Prometheus, for the owner alone.',
    answer: { type: 'text/plain; version=0.0.4; charset=utf-8' },
    audience: 'owner',
    handle: async () => ({ raw: await metrics.text(), type: 'text/plain; version=0.0.4; charset=utf-8' }),
  });
