// The laws over simulated tournaments of fsm-2024.
import { holdFor } from './laws.ts';

holdFor('fsm-2024');
