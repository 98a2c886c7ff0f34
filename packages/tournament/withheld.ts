// What the public is not shown of the results.
import type { StageId } from './command.ts';

/** `kept` counts what had been decided beside the games when the table was frozen. */
export type Withheld =
  | { readonly how: 'hidden' }
  | {
      readonly how: 'frozen';
      readonly stage: StageId;
      readonly after: number;
      readonly kept: {
        readonly fines: number;
        readonly cards: number;
        readonly expelled: number;
        readonly lots: number;
      };
    };
