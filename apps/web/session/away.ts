// Why a page takes nothing more for a game that it shows, and what it could not write.
import type { Course } from '@omerta/stream/course.ts';
import type { StreamEntry } from '@omerta/stream/entry.ts';
import { isSecret } from './timeline.ts';

/**
 * `window`: another page has it. `deleted`: nothing is left to read anew. `taken`: another device writes it. `following`: what the
 * server has is being fetched; `anew`: it is here, to be read.
 */
export type Away = 'window' | 'deleted' | 'taken' | 'following' | 'anew';

/** `secret`: pressed in the dark, and to be named by nobody. */
export type Lost = { readonly entry: StreamEntry; readonly secret: boolean };

export const lostAt = (entry: StreamEntry, { state }: Course): Lost => ({
  entry,
  secret: entry.kind === 'line' && isSecret(entry.command.type, state.phase),
});
