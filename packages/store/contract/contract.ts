// The contract of the store: every case holds on every home.
import { appendCases } from './append-cases.ts';
import { damageCases } from './damage-cases.ts';
import type { ContractCase } from './ground.ts';
import { orderCases } from './order-cases.ts';
import { peopleCases } from './people-cases.ts';
import { propertyCases } from './property-cases.ts';
import { readCases } from './read-cases.ts';
import { transferCases } from './transfer-cases.ts';

export const contract: readonly ContractCase[] = [
  ...appendCases,
  ...readCases,
  ...orderCases,
  ...damageCases,
  ...transferCases,
  ...peopleCases,
  ...propertyCases,
];
