// A game against bots as it runs in the page: one timer, the game's own time, and what the person does.
import { isRefusal } from '@omerta/base/refusal.ts';
import { advance, nextInstant } from '@omerta/play/advance.ts';
import { type SeatPicture, seatPicture } from '@omerta/play/picture.ts';
import type { Bots } from '@omerta/play/player.ts';
import { receive } from '@omerta/play/receive.ts';
import type { PlayRefusal } from '@omerta/play/refusal.ts';
import type { Room } from '@omerta/play/room.ts';
import { type Watched, watched } from '../../device/watched.ts';
import { momentOf } from '../seen/moment.ts';
import { type KeptGame, ownChair, roomOf } from './kept-game.ts';
import { type PlayPace, rateOf, readingTime } from './pace.ts';

/** What the page brings: its clock and timer, its keeping, who says a sentence aloud. */
export type Means = {
  readonly now: () => number;
  /** Gives what calls it off. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly keep: (kept: KeptGame) => void;
  readonly bots: Bots;
  /** Says it and then calls back; false: nobody says anything aloud, it is read. */
  readonly say: (words: string, done: () => void) => boolean;
  readonly hush: () => void;
};

export type AloneGame = {
  readonly shown: Watched<AloneShown>;
  /** The game's own time, at this moment. */
  readonly now: () => number;
  readonly act: (ask: number, what: string) => PlayRefusal | null;
  /** On to the next moment: nothing the person is asked for is passed over. */
  readonly skip: () => void;
  /** To the end, for who is out of the game. */
  readonly finish: () => void;
  readonly setPace: (pace: PlayPace) => void;
  /** The page is looked at, or not: its time stands still meanwhile. */
  readonly setSeen: (isSeen: boolean) => void;
  readonly stop: () => void;
};

export type AloneShown = {
  readonly room: Room;
  readonly picture: SeatPicture;
  /** The game waits: for a sentence to be read, or for the person to have looked at his card. */
  readonly waits: 'card' | 'words' | null;
};

/** No moment of a game has as many instants, and no game as many moments. */
const enough = 20_000;

export const openGame = (first: KeptGame, means: Means, firstPace: PlayPace): AloneGame | null => {
  const opened = roomOf(first, means.bots);
  if (!opened) return null;
  let kept = first;
  let pace = firstPace;
  let isSeen = true;
  /** The game's time at an instant of the device's. */
  let anchor = { at: kept.at, device: means.now() };
  let callOff = (): void => undefined;

  const pictureOf = (room: Room): SeatPicture => seatPicture(room, ownChair);
  const isDealing = ({ view }: SeatPicture): boolean => view?.phase.kind === 'dealing';
  const shown = watched<AloneShown>({
    room: opened,
    picture: pictureOf(opened),
    waits: isDealing(pictureOf(opened)) ? 'card' : null,
  });

  const rate = (): number => {
    const { picture, waits } = shown.get();
    return isSeen && waits === null ? rateOf(picture, pace) : 0;
  };
  const now = (): number => anchor.at + (means.now() - anchor.device) * rate();

  const save = (): void => means.keep(kept);

  /** Time goes on from here. */
  const standAt = (at: number): void => {
    anchor = { at, device: means.now() };
    kept = { ...kept, at: Math.floor(at) };
  };

  const show = (room: Room, waits: AloneShown['waits'] = null): void =>
    shown.set({ room, picture: pictureOf(room), waits });

  const wordsOf = ({ heard }: SeatPicture): string => {
    const last = heard.findLast((item) => item.kind === 'speech');
    return last?.kind === 'speech' && last.by !== shown.get().picture.view?.seat ? (last.text ?? '') : '';
  };
  const saidIn = ({ heard }: SeatPicture): number => heard.filter((item) => item.kind === 'speech').length;

  const goOn = (): void => {
    if (shown.get().waits !== 'words') return;
    standAt(anchor.at);
    show(shown.get().room);
    schedule();
  };

  /** A sentence that has just been said is read, or listened to, before the game goes on. */
  const hearOut = (words: string): void => {
    callOff();
    if (!means.say(words, goOn)) callOff = means.after(readingTime(words, pace), goOn);
  };

  const step = (): void => {
    const before = shown.get().picture;
    const next = nextInstant(shown.get().room);
    if (next === null) return;
    // Never past the next thing that happens: a page that wakes late takes nothing of the person's time.
    const room = advance(shown.get().room, next, means.bots);
    standAt(next);
    const picture = pictureOf(room);
    const words = saidIn(picture) > saidIn(before) ? wordsOf(picture) : '';
    show(room, words === '' ? null : 'words');
    save();
    if (words === '') schedule();
    else hearOut(words);
  };

  const schedule = (): void => {
    callOff();
    const next = nextInstant(shown.get().room);
    const speed = rate();
    if (next === null || speed === 0) return;
    const left = Math.max(0, (next - now()) / speed);
    callOff = means.after(left, step);
  };

  const jump = (isThere: (picture: SeatPicture) => boolean): void => {
    means.hush();
    let { room } = shown.get();
    for (let i = 0; i < enough; i++) {
      const next = nextInstant(room);
      if (next === null) break;
      room = advance(room, next, means.bots);
      if (isThere(pictureOf(room))) break;
    }
    standAt(room.at);
    show(room);
    save();
    schedule();
  };

  schedule();
  return {
    shown,
    now,
    act: (ask, what) => {
      const at = Math.floor(now());
      const input = { kind: 'act', at, chair: ownChair, ask, do: what } as const;
      const done = receive(shown.get().room, input, means.bots);
      if (isRefusal(done)) return done;
      kept = { ...kept, inputs: [...kept.inputs, input] };
      standAt(Math.max(at, done.room.at));
      show(done.room);
      save();
      schedule();
      return null;
    },
    skip: () => {
      if (shown.get().waits === 'card') {
        standAt(anchor.at);
        show(shown.get().room);
      }
      const from = momentOf(shown.get().picture);
      jump((picture) => picture.asks !== null || momentOf(picture) !== from);
    },
    finish: () => jump(() => false),
    setPace: (next) => {
      standAt(now());
      pace = next;
      schedule();
    },
    setSeen: (is) => {
      standAt(now());
      isSeen = is;
      if (!is) {
        means.hush();
        callOff();
        save();
      } else if (shown.get().waits === 'words') goOn();
      else schedule();
    },
    stop: () => {
      standAt(now());
      save();
      callOff();
      means.hush();
    },
  };
};
