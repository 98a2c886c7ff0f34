// A nickname where it is kept: whose it is, and what a person's own data say.
import { folded } from '@omerta/base/nickname.ts';
import { hashOf } from './kept/ticket.ts';

export const nicknameKey = (nickname: string): string => `nickname/${hashOf(folded(nickname))}`;

/** In what is kept of a person; null where none is. */
export const nicknameIn = (data: Readonly<Record<string, unknown>> | undefined): string | null => {
  const nickname = data?.['nickname'] ?? data?.['nick'];
  return typeof nickname === 'string' && nickname !== '' ? nickname : null;
};
