// For tests: what happens around two games that differ in cards alone, instant by instant, the same at both tables but for the cards.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import type { TableClock } from '@omerta/office/table-clock.ts';
import { table } from '@omerta/office/testing/lines.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { type ApiLook, lookOf } from './looks.ts';
import { type Both, twinGames } from './twin-orders.ts';
import { game, watcherKinds } from './watchers.ts';

export type HallAct =
  | {
      readonly kind: 'lines';
      readonly lines: readonly Command[];
      readonly roles?: readonly (Role | null)[];
      readonly clock?: TableClock | null;
    }
  | { readonly kind: 'give'; readonly by: string; readonly command: Readonly<Record<string, unknown>> }
  | { readonly kind: 'say'; readonly watcher: string; readonly frame: object }
  | { readonly kind: 'look'; readonly look: ApiLook };

export type PlannedMoment = { readonly wait: number; readonly acts: Both<readonly HallAct[]> };

export type Plan = {
  readonly seed: number;
  readonly rulebook: RulebookId;
  readonly moments: readonly PlannedMoment[];
  /** Who is there, in the order in which they come. */
  readonly watchers: typeof watcherKinds;
  readonly overApi: boolean;
  /** Whether the referees' clocks differ by night: officials may see that. */
  readonly nightClocks: boolean;
  /** From when on the stream may know the cards, in milliseconds after the beginning. */
  readonly streamFrom: number;
};

/** So many of all who might watch. */
const present = 10;

/** Every so many go through the routes of the API too. */
const apiEvery = 10;

const same = (wait: number, ...acts: readonly HallAct[]): PlannedMoment => ({ wait, acts: [acts, acts] });

const clockIn = (random: Random): { readonly clock?: TableClock | null } => {
  const clock = { startedAt: random.below(1_000_000), elapsed: random.below(60_000), duration: 60_000 };
  return random.pick([{}, {}, { clock: null }, { clock }]);
};

/** Somebody comes back, asks for more than he may have, or looks in over the API. */
const between = (random: Random, overApi: boolean): readonly PlannedMoment[] => {
  const moments: PlannedMoment[] = [];
  const watcher = random.pick(['public', 'player of the game', 'slow public']);
  if (random.chance(0.06))
    moments.push(
      same(300, { kind: 'say', watcher, frame: { unwatch: game } }),
      same(2_000, { kind: 'say', watcher, frame: { watch: game, after: random.below(20) } }),
    );
  if (random.chance(0.06))
    moments.push(same(200, { kind: 'say', watcher: 'stream', frame: { watch: game, as: 'overlay' } }));
  if (random.chance(0.03))
    moments.push(same(200, { kind: 'say', watcher: 'public', frame: { watch: game, as: 'overlay' } }));
  if (overApi)
    moments.push(
      same(100, { kind: 'look', look: lookOf(random) }),
      same(0, { kind: 'look', look: lookOf(random) }),
    );
  return moments;
};

const endOf = (winner: string | null): readonly PlannedMoment[] =>
  winner === null
    ? []
    : [same(4_000, { kind: 'give', by: 'ref', command: { type: 'announce-result', game: table, winner } })];

const rolesOf = (deal: Readonly<Record<number, Role | null>>): readonly (Role | null)[] => [
  null,
  ...seats.map((seat) => deal[seat] ?? null),
];

const lengthOf = (moments: readonly PlannedMoment[]): number =>
  moments.reduce((sum, { wait }) => sum + wait, 0);

export const planOf = (run: number, index: number): Plan => {
  const seed = seedOf(run, index);
  const random = randomFrom(seed);
  const id = rulebookIds[index % rulebookIds.length] ?? 'fsm-2024';
  const overApi = index % apiEvery === 0;
  const nightClocks = random.chance(0.5);
  const { deals, orders, winner } = twinGames(rulebook(id), seed, random);
  const delay = random.pick([0, 0, 15, 90]);
  const permitted = random.chance(0.3)
    ? { at: random.below(orders.length), seconds: random.pick([0, 30, 120]) }
    : null;
  const moments: PlannedMoment[] = [same(1_000)];
  if (delay > 0)
    moments.push(same(1_000, { kind: 'give', by: 'chief', command: { type: 'set-delay', seconds: delay } }));
  let streamFrom = Number.POSITIVE_INFINITY;
  let dealtAt = 0;
  for (const [i, { lines: written, isDark }] of orders.entries()) {
    const wait = 200 + random.below(random.chance(0.05) ? 20_000 : 1_500);
    const shown = clockIn(random);
    // By night the referee's clock goes as long as somebody is called.
    const clocks: Both<typeof shown> = [shown, isDark && nightClocks ? clockIn(random) : shown];
    const linesAt = (which: 0 | 1): readonly HallAct[] => [
      {
        kind: 'lines',
        lines: written[which],
        ...clocks[which],
        ...(i === 0 && { roles: rolesOf(deals[which]) }),
      },
    ];
    moments.push({ wait, acts: [linesAt(0), linesAt(1)] });
    if (i === 0) dealtAt = lengthOf(moments);
    if (i === permitted?.at) {
      const { seconds } = permitted;
      const command = { type: 'permit-overlay', game: table, seconds };
      moments.push(same(500, { kind: 'give', by: 'chief', command }));
      streamFrom = Math.max(lengthOf(moments), dealtAt + Math.max(seconds, delay) * 1_000);
    }
    moments.push(...between(random, overApi));
  }
  moments.push(...endOf(winner));
  if (winner !== null) streamFrom = Math.min(streamFrom, lengthOf(moments));
  moments.push(...between(random, overApi), same((delay + 20) * 1_000), ...between(random, overApi));
  return {
    seed,
    rulebook: id,
    moments,
    watchers: random.shuffle(watcherKinds).slice(0, present),
    overApi,
    nightClocks,
    streamFrom,
  };
};
