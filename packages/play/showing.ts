// The numbers of the pictures: one for each change of what an audience itself is shown, so that nothing else shows in them.
import { publicPicture, refereePicture, seatPicture } from './picture.ts';
import type { Room } from './room.ts';

/** `text` is the picture as JSON: it is written once and compared with the one before. */
export type NumberedPicture = { readonly n: number; readonly text: string };

/** By audience: `public`, `referee` in a room that a person leads, and the chairs. */
export type RoomShowing = Readonly<Record<string, NumberedPicture>>;

export const nothingShown: RoomShowing = {};

const picturesOf = (room: Room): readonly (readonly [audience: string, picture: object])[] => [
  ['public', publicPicture(room)],
  ...(room.setup.referee === 'person' ? ([['referee', refereePicture(room)]] as const) : []),
  ...room.chairs.flatMap((chair, i) => (chair ? ([[`${i + 1}`, seatPicture(room, i + 1)]] as const) : [])),
];

/** After each change and each instant: an audience whose bytes are the same keeps its picture and its number. */
export const show = (showing: RoomShowing, room: Room): RoomShowing => ({
  ...showing,
  ...Object.fromEntries(
    picturesOf(room).map(([audience, picture]) => {
      const text = JSON.stringify(picture);
      const before = showing[audience];
      return [audience, before?.text === text ? before : { n: (before?.n ?? 0) + 1, text }];
    }),
  ),
});
