// The laws over random games of bel-canto.
import { obeysTheLaws } from './obeys.ts';

obeysTheLaws('bel-canto');
