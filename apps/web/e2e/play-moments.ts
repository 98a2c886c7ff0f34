// What a player's chair is shown at every kind of moment, out of a game that bots play: the pictures a server would send.
import { isRefusal } from '@omerta/base/refusal.ts';
import { advance, nextInstant, usualBots } from '@omerta/play/advance.ts';
import { type SeatPicture, seatPicture } from '@omerta/play/picture.ts';
import { receive } from '@omerta/play/receive.ts';
import { notationOf } from '@omerta/play/record.ts';
import type { Room } from '@omerta/play/room.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { roomOf } from '../rooms/alone/kept-game.ts';
import { firstKept } from '../rooms/alone/testing/table-of-bots.ts';
import { isInGame, ownNominee, sceneOf, wordsNow } from '../rooms/seen/moment.ts';

/** `at` is the time of the server that sends it. */
export type PlayMoment = { readonly name: string; readonly at: number; readonly picture: SeatPicture };

const nicknames = [
  'Аня',
  'Крёстный Отец',
  'Мистер Фриз',
  'Ёжик',
  'Александра Константиновна',
  'Бо',
  'Северный Ветер',
  'Лис «Рыжий»',
  'Жук',
  'Константинопольско-Ёлкина',
];

/** People, and two bots among them; a game shows more of them than one chair alone. */
const peopled = (picture: SeatPicture): SeatPicture => ({
  ...picture,
  chairs: picture.chairs.map(
    (each, i) => each && { ...each, nickname: nicknames[i] ?? '', bot: i > 7, gone: false },
  ),
});

const before = ({ chairs, ...rest }: SeatPicture, taken: number, ready: number): SeatPicture => ({
  ...rest,
  phase: 'waiting',
  view: null,
  heard: [],
  says: [],
  speaks: null,
  clock: null,
  chairs: chairs.map((each, i) =>
    each && i < taken ? { ...each, seat: null, ready: i >= 10 - ready } : null,
  ),
  asks: { ask: 1, step: 'ready', acts: ['ready'], targets: [], until: null },
});

const role = ({ view }: SeatPicture): string => view?.role ?? '';
const isNight = (picture: SeatPicture, number: number): boolean =>
  sceneOf(picture) === 'night' && picture.view?.phase.number === number;

/** The first picture of each kind that comes along. */
const kinds: Readonly<Record<string, (picture: SeatPicture) => boolean>> = {
  cards: (picture) => sceneOf(picture) === 'cards',
  'night-red': (picture) => isNight(picture, 2) && role(picture) === 'red',
  'night-agreement': ({ asks }) => asks?.step === 'agreement',
  'night-shots': ({ asks, number }) => asks?.step === 'shots' && number !== null,
  'night-don': ({ asks }) => asks?.step === 'don',
  'night-sheriff': ({ asks }) => asks?.step === 'sheriff',
  'night-answer': (picture) => isNight(picture, 2) && (picture.view?.checks.length ?? 0) > 0 && !picture.asks,
  'own-minute': ({ asks }) => asks?.acts.includes('nominate') ?? false,
  'own-minute-nominated': (picture) => picture.asks?.step === 'speech' && ownNominee(picture) !== null,
  'others-speech': (picture) =>
    sceneOf(picture) === 'day' && !picture.asks && wordsNow(picture) !== null && picture.heard.length > 12,
  'ballot-soon': (picture) => picture.view?.now?.step === 'vote' && isInGame(picture) && !picture.asks,
  ballot: ({ asks }) => asks?.step === 'vote',
  best: ({ asks }) => asks?.acts.includes('best') ?? false,
  'last-word': ({ asks }) => asks?.step === 'last',
  out: (picture) =>
    sceneOf(picture) === 'day' && picture.view !== null && !isInGame(picture) && !picture.asks,
  over: ({ phase }) => phase === 'over',
};

const pointing = (picture: SeatPicture): SeatPicture => {
  const { view } = picture;
  const fingers: readonly Seat[] = [3, 3, 8];
  const team = view ? [view.seat, ...view.teammates] : [];
  return { ...picture, points: team.map((by, i) => ({ by, seat: fingers[i] ?? 3 })) };
};

/** Two seats have as many hands. */
const lifting = (picture: SeatPicture): SeatPicture => ({
  ...picture,
  heard: ([3, 7] as const).map((candidate) => ({
    kind: 'hands',
    day: picture.view?.phase.number ?? 0,
    candidate,
    count: 5,
    seats: [],
    round: 1,
  })),
  view: picture.view && { ...picture.view, now: { step: 'lift', seat: null, seconds: 2 } },
  asks: picture.asks && { ...picture.asks, step: 'lift', acts: ['hand'], targets: [] },
});

const withGone = (picture: SeatPicture): SeatPicture => ({
  ...picture,
  chairs: picture.chairs.map((each, i) => each && { ...each, gone: i === 2 || i === 5 }),
});

/** Of another kind, made of one that a game has. */
const made: readonly (readonly [
  name: string,
  from: string,
  change: (picture: SeatPicture) => SeatPicture,
])[] = [
  ['lobby-few', 'cards', (picture) => before(picture, 3, 0)],
  ['lobby-full', 'cards', (picture) => before(picture, 10, 2)],
  ['lobby-ready', 'cards', (picture) => ({ ...before(picture, 10, 10), asks: null })],
  ['night-fingers', 'night-agreement', pointing],
  ['lift', 'ballot', lifting],
  ['gone', 'others-speech', withGone],
];

/** Its maker has closed the room in the middle of the game. */
const closed = (room: Room): PlayMoment[] => {
  const done = receive(room, { kind: 'close', at: room.at });
  if (isRefusal(done)) return [];
  return [{ name: 'abandoned', at: room.at, picture: peopled(seatPicture(done.room, 1)) }];
};

export type PlayMoments = { readonly moments: readonly PlayMoment[]; readonly record: string };

/** Games are gone through until each kind was there. */
const sought = (): PlayMoments => {
  const found = new Map<string, PlayMoment>();
  let record = '';
  const look = (room: Room): void => {
    for (const chair of room.chairs.keys()) {
      const picture = peopled(seatPicture(room, chair + 1));
      for (const [name, is] of Object.entries(kinds))
        if (!found.has(name) && is(picture)) found.set(name, { name, at: room.at, picture });
    }
    if (!found.has('abandoned') && found.has('ballot'))
      for (const moment of closed(room)) found.set(moment.name, moment);
  };
  for (let seed = 1; seed < 10 && found.size <= Object.keys(kinds).length; seed++) {
    let room = roomOf(firstKept(seed), usualBots);
    while (room) {
      look(room);
      record ||= notationOf(room) ?? '';
      const next: number | null = nextInstant(room);
      room = next === null ? null : advance(room, next, usualBots);
    }
  }
  for (const [name, from, change] of made) {
    const given = found.get(from);
    if (given) found.set(name, { ...given, name, picture: change(given.picture) });
  }
  return { moments: [...found.values()], record };
};

let once: PlayMoments | undefined;

/** Every file of tests of this process looks at the same. */
export const playMoments = (): PlayMoments => {
  once ??= sought();
  return once;
};
