// The players of the nine other chairs: the one place where they are chosen.
import { usualBots } from '@omerta/play/advance.ts';
import type { Bots } from '@omerta/play/player.ts';

export const bots: Bots = usualBots;
