// The contract over random histories: every home against a plain array, and random damage against its known place.
import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import type { Row } from '../chain.ts';
import { start } from '../home.ts';
import type { Store } from '../store.ts';
import {
  type ContractCase,
  type ContractGround,
  commitOf,
  granted,
  openedOn,
  type Raw,
  reopened,
  same,
  type Trial,
} from './ground.ts';

const streams = ['a/t', 'b/t', 'в/t'] as const;
const step = fc.record({
  writer: fc.nat(2),
  stream: fc.constantFrom(...streams),
  /** How far the expected version is off. */
  off: fc.constantFrom(0, 0, 0, 1, -1),
  /** Which earlier command is sent again; none where it reaches back too far. */
  again: fc.nat(12),
  size: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Several stores where the home allows it, else the same one several times. */
const writersOn = async (ground: ContractGround): Promise<Store[]> => {
  const first = await openedOn(ground);
  return ground.shared ? [first, await openedOn(ground), await openedOn(ground)] : [first, first, first];
};

const closeAll = async (stores: readonly Store[]): Promise<void> => {
  for (const store of new Set(stores)) await store.close();
};

/** The log as a plain array, and what it answers to each step. */
const obeysArray = async (stores: readonly Store[], steps: readonly Step[]): Promise<void> => {
  const log: { stream: string; version: number; data: string; command: string }[] = [];
  const sent: { stream: string; expected: number; command: string; data: readonly string[] }[] = [];
  const versionOf = (stream: string): number => log.filter((event) => event.stream === stream).length;
  for (const [i, { writer, stream, off, again, size }] of steps.entries()) {
    const old = sent.at(-1 - again);
    const now = old ?? {
      stream,
      expected: versionOf(stream) + off,
      command: `c${i}`,
      data: Array.from({ length: size }, (_, k) => `${i}.${k}`),
    };
    const known = log
      .filter((event) => event.stream === now.stream && event.command === now.command)
      .map(({ version }) => version);
    const fits = versionOf(now.stream) === now.expected;
    const answer = await stores[writer]?.append(now.stream, now.expected, commitOf(now.command, ...now.data));
    if (known.length > 0) same(answer && granted(answer).first, known[0]);
    else if (!fits)
      same(answer, {
        code: 'append/stale',
        stream: now.stream,
        expected: now.expected,
        actual: versionOf(now.stream),
      });
    else {
      for (const data of now.data)
        log.push({ stream: now.stream, version: versionOf(now.stream) + 1, data, command: now.command });
      same(answer && granted(answer).position, log.length);
    }
    if (!old) sent.push(now);
  }
  for (const store of stores) {
    const { events: all } = await store.readAll(start, 1_000);
    same(
      all.map(({ stream, version, data, command }) => ({ stream, version, data, command })),
      log,
    );
    same(await store.verify(), undefined);
  }
};

/** Writers at once, each trying again when somebody was faster. */
const interleaves = async (
  stores: readonly Store[],
  plans: readonly (readonly string[])[],
): Promise<void> => {
  const write = async (writer: number): Promise<void> => {
    for (const [i, stream] of (plans[writer] ?? []).entries()) {
      const store = stores[writer];
      for (let done = false; store && !done; ) {
        const { version } = await store.head(stream);
        done = !isRefusal(await store.append(stream, version, commitOf(`w${writer}-${i}`, writer, i)));
      }
    }
  };
  await Promise.all(plans.map((_, writer) => write(writer)));
  const all = (await stores[0]?.readAll(start, 10_000))?.events ?? [];
  same(
    all.map(({ position }) => position),
    all.map((_, i) => i + 1),
  );
  for (const [writer, plan] of plans.entries()) {
    const own = all
      .filter(({ command }) => command.startsWith(`w${writer}-`))
      .map(({ stream, command }) => `${stream} ${command}`);
    same(
      own,
      plan.flatMap((stream, i) => [`${stream} w${writer}-${i}`, `${stream} w${writer}-${i}`]),
      'each command once, in the order of its writer',
    );
  }
  same(await stores[0]?.verify(), undefined);
};

const history = fc.array(fc.tuple(fc.constantFrom(...streams), fc.integer({ min: 1, max: 3 })), {
  minLength: 2,
  maxLength: 8,
});

const write = async (
  ground: ContractGround,
  commits: readonly (readonly [string, number])[],
): Promise<void> =>
  reopened(ground, async (store) => {
    for (const [i, [stream, size]] of commits.entries()) {
      const { version } = await store.head(stream);
      granted(
        await store.append(
          stream,
          version,
          commitOf(`c${i}`, ...Array.from({ length: size }, (_, k) => `said ${i} ${k}`)),
        ),
      );
    }
  });

const flip = (text: string, at: number): string => {
  const i = at % text.length;
  return `${text.slice(0, i)}${text[i] === 'x' ? 'y' : 'x'}${text.slice(i + 1)}`;
};

type Blow = { readonly raw: Raw; readonly place: Pick<Row, 'stream' | 'version' | 'position'> };

/** One blow of each kind; `where` chooses the event, `more` the place within. */
const blows: readonly ((raw: Raw, where: number, more: number) => Blow)[] = [
  ...(['body', 'hash', 'link'] as const).map((column) => (raw: Raw, where: number, more: number): Blow => {
    const i = where % raw.rows.length;
    const row = raw.rows[i] as Row;
    return {
      raw: { ...raw, rows: raw.rows.with(i, { ...row, [column]: flip(row[column], more) }) },
      place: row,
    };
  }),
  (raw, where) => {
    const i = where % raw.rows.length;
    return { raw: { ...raw, rows: raw.rows.toSpliced(i, 1) }, place: raw.rows[i] as Row };
  },
  (raw, where, more) => {
    const { stream } = raw.rows[where % raw.rows.length] as Row;
    const own = raw.rows.filter((row) => row.stream === stream);
    const tail = own.slice(more % own.length);
    return { raw: { ...raw, rows: raw.rows.filter((row) => !tail.includes(row)) }, place: tail[0] as Row };
  },
  (raw, where) => {
    const i = where % (raw.rows.length - 1);
    const [one, two] = [raw.rows[i] as Row, raw.rows[i + 1] as Row];
    const contents = ({ body, hash }: Row) => ({ body, hash });
    const rows = raw.rows.with(i, { ...one, ...contents(two) }).with(i + 1, { ...two, ...contents(one) });
    return { raw: { ...raw, rows }, place: one };
  },
];

const findsBlow = async (
  trial: Trial,
  commits: readonly (readonly [string, number])[],
  [kind, where, more]: readonly [kind: number, where: number, more: number],
): Promise<void> => {
  const ground = await trial.fresh();
  await write(ground, commits);
  let place: Blow['place'] | undefined;
  await ground.tamper((raw) => {
    const blow = blows[kind]?.(raw, where, more);
    place = blow?.place;
    return blow?.raw ?? raw;
  });
  const refused = await ground.open();
  if (!isRefusal(refused) || refused.code !== 'store/damaged') throw new Error('the damage was not found');
  const { stream, version, position } = refused.damage;
  same(
    { stream, version, position },
    { stream: place?.stream, version: place?.version, position: place?.position },
  );
};

export const propertyCases: readonly ContractCase[] = [
  {
    title: 'any history of several writers is that of a plain array',
    run: async (trial) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
          const stores = await writersOn(await trial.fresh());
          await obeysArray(stores, steps).finally(() => closeAll(stores));
        }),
        { numRuns: trial.runs },
      );
    },
  },
  {
    title: 'writers at once lose nothing and write nothing twice',
    run: async (trial) => {
      const plan = fc.array(fc.constantFrom(...streams), { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(fc.tuple(plan, plan, plan), async (plans) => {
          const stores = await writersOn(await trial.fresh());
          await interleaves(stores, plans).finally(() => closeAll(stores));
        }),
        { numRuns: trial.runs },
      );
    },
  },
  {
    title: 'any blow to any event is found at its place',
    run: async (trial) => {
      await fc.assert(
        fc.asyncProperty(
          history,
          fc.nat(blows.length - 1),
          fc.nat(),
          fc.nat(),
          (commits, kind, where, more) => findsBlow(trial, commits, [kind, where, more]),
        ),
        { numRuns: 3 * trial.runs },
      );
    },
  },
];
