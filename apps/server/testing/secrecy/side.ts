// For tests: one server at which one of two games is played, and everything that leaves it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { table } from '@omerta/office/testing/lines.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { apiOn } from '../../api/app.ts';
import type { Place } from '../../api/place.ts';
import { type LiveParts, liveOn } from '../../live/live.ts';
import { routesOver } from '../../routes.ts';
import { metricsOf } from '../../run/metrics.ts';
import { placeOn } from '../live-server.ts';
import { copyOf, hallOf, type PreparedHall, storeOn } from './hall.ts';
import type { ApiLook } from './looks.ts';
import type { HallAct, Plan } from './plan.ts';
import { type SimulatedTime, simulatedTime } from './simulated-time.ts';
import { type Left, type MayKnow, type Watching, watchersOn } from './watchers.ts';

/** What left for somebody, over a socket or as answers, until he may know the cards. */
export type SentTo = { readonly name: string; readonly left: readonly Left[] };

type Side = {
  readonly hall: PreparedHall;
  readonly place: Place;
  readonly app: FastifyInstance | null;
  readonly time: SimulatedTime;
  readonly watching: readonly Watching[];
  readonly answers: Map<string, Left[]>;
  readonly tags: Map<string, string>;
  orders: number;
};

const served = async (place: Place, live: LiveParts): Promise<FastifyInstance> => {
  const app = fastify();
  await apiOn(app, place, routesOver(live, metricsOf()));
  await app.ready();
  return app;
};

const asText = (line: Command): unknown =>
  line.type === 'replace'
    ? { replace: { line: line.line, count: line.count, lines: line.commands.map(makeLine) } }
    : makeLine(line);

const bearer = ({ tokens, keys }: PreparedHall, who: string): string | undefined =>
  who === 'screen' || who === 'overlay' ? keys[who] : tokens[who];

const ask = async (side: Side, app: FastifyInstance, look: Omit<ApiLook, 'again'>, tag?: string) => {
  const token = bearer(side.hall, look.who);
  return app.inject({
    method: look.method,
    url: look.url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(tag !== undefined && { 'if-none-match': tag }),
      ...(look.body && { 'content-type': 'application/json' }),
    },
    ...(look.body && { payload: JSON.stringify(look.body) }),
  });
};

const noteAnswer = async (side: Side, app: FastifyInstance, look: ApiLook): Promise<void> => {
  const { time, tags, answers } = side;
  const place = `${look.who} ${look.url}`;
  const answer = await ask(side, app, look, look.again ? tags.get(place) : undefined);
  const { date: _, ...headers } = answer.headers;
  if (typeof headers.etag === 'string') tags.set(place, headers.etag);
  const bytes = JSON.stringify([look, answer.statusCode, headers, answer.body]);
  const left = { at: time.now(), turn: time.turn(), place: time.leave(true), bytes };
  answers.set(look.who, [...(answers.get(look.who) ?? []), left]);
};

type Lines = Extract<HallAct, { kind: 'lines' }>;

const write = async (side: Side, { lines, roles, clock }: Lines): Promise<void> => {
  const { place, app, orders } = side;
  const { version: expected } = await place.office.play('cup', table);
  const to = { to: 'game', tournament: 'cup', game: table, expected };
  const more = { ...(clock !== undefined && { clock }) };
  if (app === null) {
    const command = { id: `o${orders}`, by: 'ref', lines, ...(roles && { roles }), ...more };
    const handled = await place.office.handle({ ...to, command });
    if (isRefusal(handled)) throw new Error(`${handled.code}: ${JSON.stringify(command)}`);
    return;
  }
  const dealt = roles && { roles: roles.slice(1) };
  const command = { id: `o${orders}`, lines: lines.map(asText), ...dealt, ...more };
  const body = { ...to, command };
  const answer = await ask(side, app, { who: 'ref', method: 'POST', url: '/api/orders', body });
  if (answer.statusCode !== 200) throw new Error(`${answer.body}: ${JSON.stringify(command)}`);
};

const perform = async (side: Side, act: HallAct): Promise<void> => {
  const { place, app, watching } = side;
  side.orders += 1;
  switch (act.kind) {
    case 'lines':
      return write(side, act);
    case 'give': {
      const command = { ...act.command, id: `o${side.orders}`, by: act.by };
      const handled = await place.office.handle({ to: 'tournament', tournament: 'cup', command });
      if (isRefusal(handled)) throw new Error(`${handled.code}: ${JSON.stringify(command)}`);
      return;
    }
    case 'say':
      return watching.find(({ name }) => name === act.watcher)?.say(act.frame);
    case 'look':
      return app === null ? undefined : noteAnswer(side, app, act.look);
  }
};

/** Of those who ask over the API. */
const ownRights: Readonly<Record<string, MayKnow>> = { overlay: 'stream', side: 'clock' };

/** Plays one of the two games, and tells what everybody was sent who must not know its cards. */
export const playSide = async (plan: Plan, which: 0 | 1): Promise<readonly SentTo[]> => {
  const hall = await hallOf(plan.rulebook);
  const time = simulatedTime(hall.at);
  try {
    const store = await storeOn(copyOf(hall.memory));
    const place = placeOn(store, () => new Date(time.now()));
    const live = liveOn(store, place.now);
    const app = plan.overApi ? await served(place, live) : null;
    const watching = watchersOn({ place, live, time }, hall, plan.watchers);
    const side: Side = { hall, place, app, time, watching, answers: new Map(), tags: new Map(), orders: 0 };
    await time.at(time.now() + 10, () => {
      for (const { frames, say } of watching) for (const frame of frames) say(frame);
    });
    const start = time.now();
    for (const { wait, acts } of plan.moments)
      await time.at(time.now() + wait, async () => {
        for (const act of acts[which]) await perform(side, act);
      });
    for (const { leave } of watching) leave();
    live.hub.close();
    await app?.close();
    const answers = [...side.answers].map(([who, left]) => ({
      name: `${who} over the API`,
      mayKnow: ownRights[who] ?? 'never',
      left,
    }));
    const until = start + plan.streamFrom;
    const knowing: readonly MayKnow[] = plan.nightClocks ? ['always', 'clock'] : ['always'];
    return [...watching, ...answers]
      .filter(({ mayKnow }) => !knowing.includes(mayKnow))
      .map(({ name, mayKnow, left }) => ({
        name,
        left: mayKnow === 'stream' ? left.filter(({ at }) => at < until) : left,
      }));
  } finally {
    time.end();
  }
};
