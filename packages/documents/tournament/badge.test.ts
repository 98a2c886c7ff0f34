// A badge is made and read as a pair, and what is no badge of ours is none.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgeAddress, noOrigin, personOnBadge } from './badge.ts';

it('whoever is on it is read from it, wherever it was printed', () => {
  const id = fc.stringMatching(/^[a-zа-я0-9][\wа-я.-]{0,20}$/);
  const origin = fc.constantFrom(
    'http://192.168.0.7:4180',
    'https://hall.local',
    'https://omerta.example',
    noOrigin,
  );
  fc.assert(
    fc.property(id, origin, (person, from) => {
      expect(personOnBadge(badgeAddress(from, person))).toBe(person);
    }),
  );
});

it.each([
  '',
  'p0123456789abcdef',
  'https://hall.local/me',
  'https://hall.local/me#',
  'https://hall.local/me#%',
  'https://hall.local/me#two words',
  'https://hall.local/enter/cup#p1',
  'ftp://hall.local/me#p1',
  'OMERTA1:ABC',
])('no badge: %s', (code) => expect(personOnBadge(code)).toBeNull());
