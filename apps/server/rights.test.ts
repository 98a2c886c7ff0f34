// docs/rights.md says what is answered to everybody by every route, as it is today.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HallOfOffices, hallOfOffices } from './testing/offices.ts';
import { goodRequests } from './testing/requests.ts';
import { documentRoutes, rightsRows, rightsText } from './testing/rights.ts';

let hall: HallOfOffices;
beforeAll(async () => {
  hall = await hallOfOffices();
});
afterAll(() => hall.close());

it('every route of the document is asked by everybody', async () => {
  const asked = new Set(goodRequests.map(({ route }) => route));
  expect((await documentRoutes(hall)).filter((route) => !asked.has(route))).toEqual([]);
});

it('docs/rights.md is what was answered', async () => {
  const written = readFileSync(join(import.meta.dirname, '../../docs/rights.md'), 'utf8');
  expect(rightsText(await rightsRows(hall))).toBe(written);
});
