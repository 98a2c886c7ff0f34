// The names of the violations that any of the five rulebooks punishes, as the referee reads them on a button.
import { joined } from '@omerta/base/lang.ts';
import { acts as en } from '../texts/en/offences.ts';
import { acts as ru } from '../texts/ru/offences.ts';

export const acts = joined({ en, ru });

export type Offence = keyof typeof en;
