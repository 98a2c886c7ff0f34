// Why the store refuses: a stable code and what its sentence needs.
import type { Damage } from './damage.ts';

type Details = {
  /** Somebody wrote in between: read on, decide again. */
  readonly 'append/stale': { readonly stream: string; readonly expected: number; readonly actual: number };
  readonly 'append/command-reused': { readonly stream: string; readonly command: string };
  readonly 'append/empty': { readonly stream: string; readonly command: string };
  readonly 'append/not-json': { readonly stream: string; readonly path: string };
  readonly 'append/unfit-field': { readonly field: string };
  readonly 'import/not-a-log': object;
  readonly 'import/newer-format': { readonly found: number; readonly known: number };
  readonly 'import/bad-line': { readonly line: number };
  readonly 'import/broken-chain': {
    readonly line: number;
    readonly stream: string;
    readonly version: number;
  };
  readonly 'import/cut-short': { readonly stream: string; readonly version: number };
  readonly 'import/diverged': { readonly stream: string; readonly version: number };
  readonly 'snapshot/no-such-version': { readonly stream: string; readonly version: number };
  /** Everything before the damage is whole: a caller offers the newest backup that verifies. */
  readonly 'store/damaged': { readonly home: string; readonly damage: Damage };
  /** Removed, renamed or replaced while it was open. */
  readonly 'store/gone': { readonly home: string };
  readonly 'store/in-use': { readonly home: string };
  readonly 'store/newer-format': { readonly home: string; readonly found: number; readonly known: number };
  readonly 'store/not-a-store': { readonly home: string };
  readonly 'store/unreachable': { readonly home: string; readonly reason: string };
  /** After it was opened: whoever sent something does not know whether it was written, and sends it again. */
  readonly 'store/out-of-reach': { readonly home: string; readonly reason: string };
  readonly 'store/server-too-old': { readonly home: string; readonly found: string; readonly needed: number };
  readonly 'store/not-durable': { readonly home: string; readonly setting: string };
};

export type StoreRefusalCode = keyof Details;
export type StoreRefusal<C extends StoreRefusalCode = StoreRefusalCode> = {
  [K in C]: { readonly code: K } & Details[K];
}[C];
