// The laws over random games of neft-mmt.
import { obeysTheLaws } from './obeys.ts';

obeysTheLaws('neft-mmt');
