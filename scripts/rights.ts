// `npm run rights`: asks every route as everybody and writes docs/rights.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hallOfOffices } from '../apps/server/testing/offices.ts';
import { rightsRows, rightsText } from '../apps/server/testing/rights.ts';

const hall = await hallOfOffices();
writeFileSync(join(import.meta.dirname, '../docs/rights.md'), rightsText(await rightsRows(hall)));
await hall.close();
