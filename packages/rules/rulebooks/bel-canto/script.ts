// What the referee says and shows under bel-canto.
import { classicScript } from '../common-script.ts';
import type { Script } from '../script.ts';

export const script: Script = classicScript('8.7.1');
