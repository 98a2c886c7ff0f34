// What the bots' beliefs are reckoned from: the finished game, and who of the table was a bot.
import type { SeatPicture } from '@omerta/play/picture.ts';
import type { Course } from '@omerta/stream/course.ts';

export type BeliefsProps = { readonly course: Course; readonly chairs: SeatPicture['chairs'] };
