// For tests: what is left in the memory when everything that nobody holds is gone.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export const heapMegabytes = (): number => {
  for (let i = 0; i < 4; i++) collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Above what an engine keeps for itself from one moment to the next, below a few kilobytes kept of each thousand inputs. */
export const mostGrowth = 2;
