// A secret that stands for a person: shown once to whoever carries it, kept here only as its hash.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const secretBytes = 32;
const idBytes = 9;

/** For guessing at random no shorter text helps, so one round of SHA-256 is enough. */
export const hashOf = (secret: string): string => hash('sha256', secret);

export const newId = (): string => randomBytes(idBytes).toString('base64url');

export type Ticket = { readonly id: string; readonly person: string; readonly secret: string };

export const newTicket = (person: string): Ticket => ({
  id: newId(),
  person,
  secret: randomBytes(secretBytes).toString('base64url'),
});

/** Ids and secrets have no dot in them; a person's id may, and letters of any alphabet. */
export const ticketText = ({ id, person, secret }: Ticket): string =>
  `${id}.${secret}.${encodeURIComponent(person)}`;

const pattern = /^([\w-]{1,32})\.([\w-]{1,64})\.([\w.~%!'()*-]{1,800})$/;

export const readTicket = (text: string): Ticket | null => {
  const [, id = '', secret = '', person = ''] = pattern.exec(text) ?? [];
  try {
    return id === '' ? null : { id, secret, person: decodeURIComponent(person) };
  } catch {
    return null;
  }
};

export const isSecret = (secret: string, kept: unknown): boolean => {
  const [found, wanted] = [Buffer.from(hashOf(secret)), Buffer.from(String(kept))];
  return found.length === wanted.length && timingSafeEqual(found, wanted);
};

/** Keys of the vault are ASCII. */
export const keyOf = (kind: string, person: string, id = ''): string =>
  `${kind}/${encodeURIComponent(person)}/${encodeURIComponent(id)}`;
