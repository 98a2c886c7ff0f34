// The laws over simulated tournaments of neft-mmt.
import { holdFor } from './laws.ts';

holdFor('neft-mmt');
