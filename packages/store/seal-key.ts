// The key that seals the people of a folder: in a file beside them that its owner alone reads.
import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, type Json } from '@omerta/base/canonical.ts';

export const keyName = 'people.key';

/** A key that is not yet `settled` may have left rows without a seal. */
type SealKey = { readonly hex: string; readonly settled: boolean };

const pattern = /^(new )?([0-9a-f]{64})\n$/;

const readKey = (file: string): SealKey | undefined => {
  try {
    const [, fresh, hex = ''] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
    return hex === '' ? undefined : { hex, settled: fresh === undefined };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Beside it first, on the disk, then under its name. */
const writeKey = (file: string, { hex, settled }: SealKey): void => {
  const draft = `${file}.tmp`;
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    writeSync(descriptor, `${settled ? '' : 'new '}${hex}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
};

export type Sealing = {
  readonly sealOf: (person: string, data: string) => string;
  /** Runs `sealAll` once for a new key, again after an interruption, and never for a key that has sealed. */
  readonly settle: (sealAll: () => void) => void;
};

/** Made where it is missing. What was sealed by a lost key is found by whoever checks the seals. */
export const sealingIn = (folder: string): Sealing => {
  const file = join(folder, keyName);
  const found = readKey(file);
  const key = found ?? { hex: randomBytes(32).toString('hex'), settled: false };
  if (!found) writeKey(file, key);
  return {
    sealOf: (person, data) =>
      createHmac('sha256', key.hex)
        .update(canonical([person, data] satisfies Json))
        .digest('hex'),
    settle: (sealAll) => {
      if (key.settled) return;
      sealAll();
      writeKey(file, { ...key, settled: true });
    },
  };
};
