// The generator in a worker of the page.
import { type SeatingPort, serveSeatings } from '@omerta/seating/worker.ts';

serveSeatings(globalThis as unknown as SeatingPort);
