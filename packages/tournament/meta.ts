// What every command and every event carries, and the ids they name things by.
import { isInstant } from './time.ts';

/** A person is an id and nothing else: names, contacts and notes live outside the log. */
export type PersonId = string;

/** Who gives a command that follows from another by itself. */
export const system: PersonId = 'system';

export type CommandMeta = { readonly id: string; readonly by: PersonId };

/**
 * What whoever keeps the log brings to a command, and never who gives it: the time on his clock (an ISO instant
 * with its offset) and a seed that nobody could choose or foresee.
 */
export type Keeping = { readonly at: string; readonly seed: string };

/** `command` is the id of the command that made the event. */
export type EventMeta = { readonly command: string; readonly by: PersonId; readonly at: string };

const idPattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;
const commandPattern = /^[\p{L}\p{N}_.:/-]{1,200}$/u;

export const isId = (text: string): boolean => idPattern.test(text);

export const isFormed = ({ id, by }: CommandMeta, { at }: Pick<Keeping, 'at'>): boolean =>
  commandPattern.test(id) && isId(by) && isInstant(at);

/** Words of a person: something, and not a book. */
export const longestText = 4_000;
export const isText = (text: string): boolean => text.trim() !== '' && text.length <= longestText;

/** Words that may be missing. */
export const isNote = (text: string): boolean => text === '' || isText(text);

export const eventMeta = ({ id, by }: CommandMeta, at: string): EventMeta => ({ command: id, by, at });
