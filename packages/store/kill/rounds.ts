// Kills writers at random moments: nothing acknowledged may be lost, nothing may be there twice.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Commit, Receipt } from '../append.ts';
import type { StoreRefusal } from '../refusal.ts';
import type { Store } from '../store.ts';

export type KilledHome =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly schema: string };

/** Command n goes always to the same stream with the same events, so that whoever comes next can send it again. */
export const streamOf = (number: number): string => `stream-${number % 3}`;
export const commitNumber = (number: number): Commit => ({
  command: `k${number}`,
  at: number,
  device: 'writer',
  person: null,
  events: Array.from({ length: 1 + (number % 4) }, (_, i) => ({ type: 'Written', data: { number, i } })),
});

type WriterWord =
  | { readonly opened: true }
  | StoreRefusal
  | { readonly number: number; readonly answer: Receipt | StoreRefusal };

type Writer = {
  readonly told: AsyncIterable<WriterWord>;
  readonly kill: () => void;
  readonly ended: Promise<void>;
};

export const startWriter = (place: KilledHome, next: number): Writer => {
  const file = join(import.meta.dirname, 'writer.ts');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, JSON.stringify([place, next])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((done) => {
    child.on('close', () => done());
  });
  const told = async function* (): AsyncGenerator<WriterWord> {
    for await (const line of createInterface({ input: child.stdout })) {
      // The last line of a killed writer may be torn.
      if (line.endsWith('}')) yield JSON.parse(line) as WriterWord;
    }
  };
  return { told: told(), kill: () => void child.kill('SIGKILL'), ended };
};

/** What the writers were told that the log has, by the number of the command. */
type Acknowledged = ReadonlyMap<number, Receipt>;

/**
 * One writer after another, each killed a random moment after a random number of answers, some while they
 * still open. Each first sends the command again that the one before it was not told about.
 */
export const survive = async (
  place: KilledHome,
  kills: number,
  random: () => number,
): Promise<Acknowledged> => {
  const acknowledged = new Map<number, Receipt>();
  for (let round = 0; round < kills; round++) {
    const { told, kill, ended } = startWriter(place, acknowledged.size);
    let answers = Math.floor(random() * 15);
    const early = random() < 0.1 ? setTimeout(kill, random() * 150) : undefined;
    for await (const message of told) {
      if (isRefusal(message)) throw new Error(`a writer could not open: ${JSON.stringify(message)}`);
      if ('number' in message) {
        if (isRefusal(message.answer)) throw new Error(`refused: ${JSON.stringify(message)}`);
        acknowledged.set(message.number, message.answer);
      }
      if (answers-- === 0) setTimeout(kill, random() * 5);
    }
    await ended;
    clearTimeout(early);
  }
  return acknowledged;
};

/** What is wrong with a log after its writers were killed; empty when nothing is. */
export const lossesOf = async (store: Store, acknowledged: Acknowledged): Promise<readonly string[]> => {
  const losses: string[] = [];
  const found = new Map<string, number[]>();
  for (const stream of [0, 1, 2].map(streamOf)) {
    for (const { command, version } of await store.read(stream))
      found.set(command, [...(found.get(command) ?? []), version]);
  }
  for (const [number, { first, last }] of acknowledged) {
    const versions = found.get(`k${number}`) ?? [];
    const whole = versions.length === 1 + (number % 4) && versions[0] === first && versions.at(-1) === last;
    if (!whole)
      losses.push(
        `k${number} was acknowledged as ${first}-${last} and is there as ${versions.join(', ') || 'nothing'}`,
      );
  }
  // The last writer may have written one command more than it could tell.
  if (found.size - acknowledged.size > 1)
    losses.push(`${found.size} commands are there, ${acknowledged.size} were acknowledged`);
  const damage = await store.verify();
  if (damage) losses.push(JSON.stringify(damage));
  return losses;
};
