// Kills a server at random moments while twenty devices play: nothing acknowledged may be lost, nothing may be there twice.
import type { Receipt } from '@omerta/store/append.ts';
import type { Store } from '@omerta/store/store.ts';
import { eveningOf, game, streamOf, tables } from './evenings.ts';
import { type ServedHome, type ServedProcess, startServed } from './served.ts';

/** Order k of a device has always the same id and the same body, so that it can be sent again. */
const orderOf = (device: number, k: number, expected: number) => ({
  to: 'game',
  tournament: eveningOf(device),
  game,
  expected,
  command: { id: `d${device}-${k}`, lines: [`note "${k} of ${device}"`] },
});

/** What one device was acknowledged, in order. */
export type DeviceLog = { readonly receipts: Receipt[]; version: number };

type Played = {
  readonly devices: readonly DeviceLog[];
  /** How long each start took until its line, in milliseconds. */
  readonly starts: readonly number[];
};

/** Where the devices find the server: at the address of the one that serves now. */
type Finding = { address: Promise<string>; found: (address: string) => void };

const finding = (): Finding => {
  let found: (address: string) => void = () => undefined;
  const address = new Promise<string>((done) => {
    found = done;
  });
  return { address, found };
};

export const send = async (address: string, token: string, body: object): Promise<Response | null> => {
  try {
    const answer = await fetch(`${address}/api/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Half an answer is none.
    return new Response(await answer.text(), { status: answer.status });
  } catch {
    return null;
  }
};

/**
 * One server after another, each killed a random moment after a random number of answers, some while they still
 * start. A device goes on with what was not acknowledged, at the next server.
 */
export const surviveServing = async (
  home: ServedHome,
  tokens: readonly string[],
  kills: number,
  random: () => number,
): Promise<Played> => {
  const devices = tokens.map((): DeviceLog => ({ receipts: [], version: 2 }));
  const starts: number[] = [];
  let here = finding();
  let isOver = false;
  let answered = (): void => undefined;

  const play = async (device: number, log: DeviceLog): Promise<void> => {
    while (!isOver) {
      const address = await here.address;
      const body = orderOf(device, log.receipts.length, log.version);
      const answer = await send(address, tokens[device] ?? '', body);
      // A server that lost its store says 503 and has promised nothing: the order stays on the device.
      if (answer === null || answer.status === 503) continue;
      const told = (await answer.json()) as { readonly receipt: Receipt; readonly version: number };
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(told)}`);
      log.receipts.push(told.receipt);
      log.version = told.version;
      answered();
    }
  };

  const killAfter = async (served: ServedProcess): Promise<void> => {
    const early = random() < 0.1 ? setTimeout(served.kill, random() * 300) : undefined;
    const address = await served.ready;
    if (address !== null) {
      starts.push(served.milliseconds());
      let left = Math.floor(random() * 60);
      answered = () => {
        if (left-- === 0) setTimeout(served.kill, random() * 5);
      };
      here.found(address);
      await served.ended;
      // Whoever waits already goes on waiting for the same: only a place that was found is looked for anew.
      here = finding();
    }
    clearTimeout(early);
    answered = () => undefined;
  };

  const playing = Promise.all(devices.map((log, device) => play(device, log)));
  const killing = async (): Promise<void> => {
    for (let i = 0; i < kills; i++) await killAfter(startServed(home));
    isOver = true;
    // Whoever still waits for a server finds that there is none, and that it is over.
    here.found('http://127.0.0.1:9');
  };
  await Promise.all([playing, killing()]);
  return { devices, starts };
};

/** What is wrong with a log after its servers were killed; empty when nothing is. */
export const lossesOf = async (store: Store, { devices }: Played): Promise<readonly string[]> => {
  const losses: string[] = [];
  for (const [device, { receipts }] of devices.entries()) {
    const found = new Map<string, number[]>();
    for (const { command, version } of await store.read(streamOf(device), 3))
      found.set(command, [...(found.get(command) ?? []), version]);
    for (const [k, { first, last }] of receipts.entries()) {
      const versions = found.get(`d${device}-${k}`) ?? [];
      if (versions[0] !== first || versions.at(-1) !== last || versions.length !== last - first + 1)
        losses.push(`d${device}-${k} was acknowledged as ${first}-${last} and is there as ${versions}`);
    }
    // Of the last order a device may not have been told.
    if (found.size - receipts.length > 1 || found.size < receipts.length)
      losses.push(`${found.size} orders of device ${device} are there, ${receipts.length} were acknowledged`);
  }
  const damage = await store.verify();
  if (damage) losses.push(JSON.stringify(damage));
  if (devices.length !== tables) losses.push(`${devices.length} devices played`);
  return losses;
};
