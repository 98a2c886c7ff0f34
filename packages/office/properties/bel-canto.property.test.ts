// The laws over simulated tournaments of bel-canto.
import { holdFor } from './laws.ts';

holdFor('bel-canto');
