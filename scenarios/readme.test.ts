// The list of cases that a reader finds is the one of the folders.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases, scenarios } from '@omerta/rules/testing/scenarios.ts';
import { expect, it } from 'vitest';
import { readmeOf } from './readme.ts';

it('README.md is current: if not, `npm run scenario-index`', () => {
  expect(readFileSync(join(scenarios, 'README.md'), 'utf8')).toBe(readmeOf(cases));
});
