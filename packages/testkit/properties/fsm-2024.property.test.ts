// The laws over random games of fsm-2024.
import { obeysTheLaws } from './obeys.ts';

obeysTheLaws('fsm-2024');
