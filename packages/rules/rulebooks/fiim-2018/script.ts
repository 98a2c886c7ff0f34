// What the referee says and shows under fiim-2018.
import { classicScript } from '../common-script.ts';
import type { Script } from '../script.ts';

export const script: Script = classicScript('8.9.1');
