// The laws over simulated tournaments of fiim-2025.
import { holdFor } from './laws.ts';

holdFor('fiim-2025');
