// For tests: a hall with one server and several devices of one table, and a network that loses, doubles, delays and reorders.
import { canonical } from '@omerta/base/canonical.ts';
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { afterAnswer, afterFetch, afterTakeOver, asking, nextStep, unsent } from '../outbox.ts';
import type { Linked } from '../sent.ts';
import { choose, courses, takeOver } from '../take-over.ts';
import { forgedAfter } from './forge.ts';
import { type Phone, phone } from './phone.ts';
import { type HallServer, hallServer, overWire } from './server.ts';

type Message = () => Promise<void>;

const hour = 3_600_000;
export const startOfDay = Date.parse('2026-01-10T12:00:00Z');

export type SyncHall = {
  readonly server: HallServer;
  readonly phones: readonly Phone[];
  /** Every commit that was ever written on a device, by its hash. */
  readonly written: Map<string, Linked>;
  readonly now: () => number;
  readonly operate: () => Promise<void>;
  /** The network is whole again, and everybody sends what he has and takes what there is. */
  readonly settle: () => Promise<void>;
};

const device = (phones: readonly Phone[], random: Random): Phone => random.pick(phones);

export const hallOf = async (seed: number): Promise<SyncHall> => {
  const random = randomFrom(seed);
  let [isWhole, now, count] = [false, startOfDay, 0];
  const server = await hallServer(() => {
    if (isWhole || !random.chance(0.06)) return null;
    return random.chance(0.5) ? 'before' : 'after';
  });
  const phones = [
    await phone('phone-1', 'ref', random),
    await phone('phone-2', 'ref', random),
    await phone('tablet', 'chief', random),
  ];
  const skews = new Map(phones.map(({ device: id }) => [id, (random.next() - 0.5) * 40 * hour]));
  const written = new Map<string, Linked>();
  const network: Message[] = [];
  const doing = ({
    person,
    device: from = 'desk',
  }: {
    readonly person: string;
    readonly device?: string;
  }) => ({
    person,
    device: `session of ${from}`,
    at: now,
  });

  const write = async (on: Phone): Promise<void> => {
    await on.write(Math.round(now + (skews.get(on.device) ?? 0)));
    for (const each of await on.own())
      if (each.commit.device === on.device) written.set(each.after.hash, each);
  };

  /** What is left, or the question how things stand. */
  const send = async (on: Phone, asks = random.chance(0.1)): Promise<void> => {
    const next = nextStep(on.outbox, await on.own());
    const step = next.do === 'nothing' && asks ? asking(on.outbox) : next;
    if (step.do !== 'send') return;
    on.outbox = step.outbox;
    const { number } = step.outbox;
    network.push(async () => {
      const answer = await server.answerTo({ sent: step.sent, by: doing(on), isOpen: true, clock: null });
      network.push(async () => {
        on.outbox = afterAnswer(on.outbox, number, await on.own(), answer);
      });
    });
  };

  const take = async (on: Phone): Promise<void> => {
    const id = `take-${++count}`;
    network.push(async () => {
      const taken = await takeOver(await server.table(), { id, device: on.device, by: doing(on) }).catch(
        () => null,
      );
      if (!taken || isRefusal(taken)) return;
      network.push(async () => {
        on.outbox = afterTakeOver(on.outbox, await on.own(), overWire(taken.head));
      });
    });
  };

  /** What the server has, page by page; put in the place of what is here only if nothing was written meanwhile. */
  const fetch = async (on: Phone): Promise<void> => {
    const own = await on.own();
    const step = nextStep(on.outbox, own);
    if (unsent(on.outbox, own).length > 0 || (step.do !== 'fetch' && step.do !== 'stopped')) return;
    const { number } = on.outbox;
    const fetched: Linked[] = [];
    const start = step.do === 'fetch' ? step.after.version : 0;
    const ask: Message = async () => {
      const last = (): number => fetched.at(-1)?.after.version ?? start;
      const asked = last();
      const page = await server.commits(asked);
      // A device asks for one page after the other: the same answer come twice is not taken twice.
      if (last() !== asked) return;
      fetched.push(...page);
      if (page.length > 0) return void network.push(ask);
      network.push(async () => {
        const head = fetched.at(-1)?.after;
        const isUntouched = number === on.outbox.number && unsent(on.outbox, await on.own()).length === 0;
        // A device takes one course in at a time: the same page come twice finds it gone on.
        if (!head || !isUntouched || number !== on.outbox.number) return;
        on.outbox = { ...on.outbox, number: number + 1 };
        await on.adopt(fetched, step.do === 'stopped');
        on.outbox = afterFetch(on.outbox, head);
      });
    };
    network.push(ask);
  };

  const chooses = async (): Promise<void> => {
    const table = await server.table();
    const { head, branches } = await courses(table);
    if (branches.length === 0) return;
    const branch = random.pick(branches);
    const stands = random.chance(0.7) ? 'branch' : 'game';
    const choosing = {
      id: `choice-${++count}`,
      branch: branch.id,
      stands,
      by: doing({ person: 'chief' }),
    } as const;
    const chosen = await choose(table, { ...choosing, expected: head.version }).catch(() => null);
    if (chosen && isRefusal(chosen) && !chosen.code.startsWith('sync/'))
      throw new Error(`a branch cannot be brought in: ${chosen.code}`);
    if (!chosen || isRefusal(chosen) || stands === 'game') return;
    const { state } = await table.play().then(({ state: played }) => played);
    if (canonical(linesOf(state)) !== canonical(linesOf(branch.played.state)))
      throw new Error('the chosen lines do not stand');
  };

  /** Somebody who may write sends what no rule gives, under the name of whoever holds the table. */
  const forges = async (): Promise<void> => {
    const { head, holder } = await courses(await server.table());
    const forged = forgedAfter(head, random, { person: holder?.person ?? 'ref', id: `forged-${++count}` });
    const by = doing({ person: holder?.person ?? 'ref', device: 'forger' });
    const sent = { device: holder?.device ?? 'phone-1', from: head, commits: [forged] };
    const { status } = await server.answerTo({ sent, by, isOpen: true });
    if (status === 200) throw new Error('what does not follow was taken');
  };

  const deliver = async (): Promise<void> => {
    if (network.length === 0) return;
    const [message] = network.splice(random.below(network.length), 1);
    if (!message || random.chance(0.1)) return;
    if (random.chance(0.15)) network.push(message);
    const other = random.chance(0.3) ? network.splice(random.below(network.length), 1) : [];
    await Promise.all([message, ...other].map((run) => run()));
  };

  const operations: readonly (readonly [weight: number, run: () => Promise<void>])[] = [
    [30, () => write(device(phones, random))],
    [24, () => send(device(phones, random))],
    [34, deliver],
    [4, () => take(device(phones, random))],
    [4, () => fetch(device(phones, random))],
    [1, chooses],
    [2, forges],
    [1, server.stir],
  ];
  const total = operations.reduce((sum, [weight]) => sum + weight, 0);

  const drain = async (): Promise<void> => {
    for (let message = network.shift(); message; message = network.shift()) await message();
  };

  return {
    server,
    phones,
    written,
    now: () => now,
    operate: async () => {
      now += random.below(5_000);
      let left = random.below(total);
      for (const [weight, run] of operations) {
        left -= weight;
        if (left < 0) return run();
      }
    },
    settle: async () => {
      isWhole = true;
      await drain();
      for (const on of [...phones, ...phones])
        for (let i = 0; i < 10; i++) {
          await send(on, i > 0);
          await drain();
          await fetch(on);
          await drain();
        }
    },
  };
};
