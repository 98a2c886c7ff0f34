// Writes scenarios/README.md: what a case is, and which there are.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases, scenarios } from '@omerta/rules/testing/scenarios.ts';
import { readmeOf } from '../scenarios/readme.ts';

writeFileSync(join(scenarios, 'README.md'), readmeOf(cases));
process.stdout.write(`${cases.length} cases, ${cases.flatMap(({ games }) => games).length} games\n`);
