// Why the store refuses: a stable code and what its sentence needs.
import type { Damage } from './verify.ts';

export type Refusal =
  /** Somebody wrote in between: read on, decide again. */
  | { readonly code: 'append/stale'; readonly stream: string; readonly expected: number; readonly actual: number }
  | { readonly code: 'append/command-reused'; readonly stream: string; readonly command: string }
  | { readonly code: 'append/empty'; readonly stream: string; readonly command: string }
  | { readonly code: 'append/not-json'; readonly stream: string; readonly path: string }
  | { readonly code: 'append/unfit-field'; readonly field: string }
  | { readonly code: 'import/not-a-log' }
  | { readonly code: 'import/newer-format'; readonly found: number; readonly known: number }
  | { readonly code: 'import/bad-line'; readonly line: number }
  | { readonly code: 'import/broken-chain'; readonly line: number; readonly stream: string; readonly version: number }
  | { readonly code: 'import/cut-short'; readonly stream: string; readonly version: number }
  | { readonly code: 'import/diverged'; readonly stream: string; readonly version: number }
  | { readonly code: 'snapshot/no-such-version'; readonly stream: string; readonly version: number }
  /** Everything before the damage is whole: a caller looks for a backup that reaches at least there. */
  | { readonly code: 'store/damaged'; readonly home: string; readonly damage: Damage }
  | { readonly code: 'store/in-use'; readonly home: string }
  | { readonly code: 'store/newer-format'; readonly home: string; readonly found: number; readonly known: number }
  | { readonly code: 'store/not-a-store'; readonly home: string }
  | { readonly code: 'store/unreachable'; readonly home: string; readonly reason: string }
  | { readonly code: 'store/server-too-old'; readonly home: string; readonly found: string; readonly needed: number }
  | { readonly code: 'store/not-durable'; readonly home: string; readonly setting: string };

export type RefusalCode = Refusal['code'];

export const isRefusal = <T extends object>(answer: T | Refusal): answer is Refusal => 'code' in answer;
