// The laws over simulated tournaments of fiim-2018.
import { holdFor } from './laws.ts';

holdFor('fiim-2018');
