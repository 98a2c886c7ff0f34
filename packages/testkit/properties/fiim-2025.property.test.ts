// The laws over random games of fiim-2025.
import { obeysTheLaws } from './obeys.ts';

obeysTheLaws('fiim-2025');
