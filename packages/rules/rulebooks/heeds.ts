// What a clause tells the referee to heed before he punishes an act, or to know when he does, in a line under its name.
import { joined } from '@omerta/base/lang.ts';
import { heeds as en } from '../texts/en/heeds.ts';
import { heeds as ru } from '../texts/ru/heeds.ts';

export const heeds = joined({ en, ru });

export type Heed = keyof typeof en;
