// What every rule is called on a screen.
import { joined } from '@omerta/base/lang.ts';
import { ruleNames as en } from '../texts/en/rule-names.ts';
import { ruleNames as ru } from '../texts/ru/rule-names.ts';

export const ruleNames = joined({ en, ru });
