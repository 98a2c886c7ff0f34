// What `npm test` runs small and `npm run soak` runs large stands in the document, size by size.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizes } from '@omerta/testkit/properties/sizes.ts';
import { expect, it } from 'vitest';

const document = readFileSync(join(import.meta.dirname, '../docs/architecture.md'), 'utf8');

/** Rows like "| `games` | 200 | 20,000 | random games of each rulebook |". */
const rows = [...document.matchAll(/^\| `(\w+)` \| ([\d,]+) \| ([\d,]+) \|/gm)].map(
  ([, name = '', test = '', soak = '']) => [
    name,
    { test: Number(test.replaceAll(',', '')), soak: Number(soak.replaceAll(',', '')) },
  ],
);

it('the table of loops in the document has every size of both tiers', () => {
  expect(Object.fromEntries(rows)).toEqual(sizes);
});
