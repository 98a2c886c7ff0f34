// Codes of a table: typed carelessly, read off a picture, of another server, or no codes at all.
import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

it.each([
  ['ACDEF37943', { found: 'ACDEF37943' }],
  [' acdef-37943 ', { found: 'ACDEF37943' }],
  ['асдеf-37943', { none: true }],
  ['АВЕКМ НОРСТУХ', { found: 'ABEKMHOPCTYX' }],
  ['асеху37943', { found: 'ACEXY37943' }],
  ['https://hall.local:8080/connect/%D0%90CDEF37943', { found: 'ACDEF37943' }],
  ['https://hall.local:8080/connect/ACDEF37943', { found: 'ACDEF37943' }],
  ['HTTPS://HALL.LOCAL:8080/CONNECT/ACDEF37943', { found: 'ACDEF37943' }],
  ['https://other.local/connect/ACDEF37943', { otherServer: 'other.local' }],
  ['https://hall.local:8080/', { none: true }],
  ['https://hall.local:8080/connect/%E2%98%BA', { none: true }],
  ['OMERTA 1/3 ABC', { none: true }],
  ['', { none: true }],
])('%s', (text, read) => {
  expect(readCode(text, 'hall.local:8080')).toEqual(read);
});
