// A player who is no person: from what his chair is shown to what he does, with chance as data.
import type { Random } from '@omerta/base/random.ts';
import type { PlayerAct } from './act.ts';
import type { SeatPicture } from './picture.ts';

/** Called only while his chair is asked; null: he does nothing more until he is asked again. */
export type Player = (picture: SeatPicture, random: Random) => PlayerAct | null;

/** The player of each chair with a bot. */
export type Bots = (chair: number) => Player;
