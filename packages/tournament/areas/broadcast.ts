// What goes out of the hall while games run: how long after it happened the public sees it, and whether a stream may show cards.
import type { CommandGuards } from '../scene.ts';

export const broadcastChecks: CommandGuards<'set-delay' | 'permit-overlay'> = {
  'set-delay': {
    target: null,
    decide: (_, { seconds }) => [{ type: 'DelaySet', seconds }],
  },
  'permit-overlay': {
    target: 'game',
    decide: (_, { game, seconds }) => [{ type: 'OverlayPermitted', game, seconds }],
  },
};
