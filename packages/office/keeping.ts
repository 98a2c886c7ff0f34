// What the office brings to every command by itself: the time on its own clock, and a seed drawn when the command has come.
import { randomBytes } from 'node:crypto';
import type { Keeping } from '@omerta/tournament/meta.ts';

const seedBytes = 32;

export const ownKeeping = (): Keeping => ({
  at: new Date().toISOString(),
  seed: randomBytes(seedBytes).toString('hex'),
});
