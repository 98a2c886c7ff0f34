// The laws over random games of fiim-2018.
import { obeysTheLaws } from './obeys.ts';

obeysTheLaws('fiim-2018');
