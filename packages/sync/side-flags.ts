// What a side referee tells the referee of a game: a violation or the hands he counted, and what came of it. Nothing of it is the game's record.
import {
  listOf,
  type Of,
  oneOf,
  optional,
  orNull,
  shape,
  tagged,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { differentSeats, seat } from '@omerta/rules/game/seat-reader.ts';
import type { Envelope } from '@omerta/store/envelope.ts';

const few = whole(0, 99);

/** A part of the game: what was told in it is of no use in the next. */
const moment = shape({ kind: oneOf(['dealing', 'night', 'day']), number: few });

/** When it was pressed, by the server's clock in milliseconds, and the step that stood there; null where it was not known. */
const pressed = shape({ at: whole(0, Number.MAX_SAFE_INTEGER), step: orNull(text), seat: orNull(seat) });

/**
 * `act` is a violation by its name in the rulebook, null a foul without a reason. Hands are those for a candidate in a
 * round of a day's vote, or for the lift (`candidate` null); `seats` are those whose hands were seen, perhaps none of them.
 */
export const sideFlag = tagged('what', {
  violation: { moment, seat, act: orNull(text), pressed: optional(pressed) },
  hands: {
    day: few,
    round: few,
    candidate: orNull(seat),
    count: whole(0, seats.length),
    seats: differentSeats,
  },
});
export type SideFlag = Of<typeof sideFlag>;
export type HandsFlag = Extract<SideFlag, { readonly what: 'hands' }>;
export type ViolationFlag = Extract<SideFlag, { readonly what: 'violation' }>;

export const flagAnswers = ['seen', 'accepted', 'dismissed'] as const;
export type FlagAnswer = (typeof flagAnswers)[number];

/** Who, from where and when stand in the envelope; its id is the command's. `version`: the game's stream when it came. */
export type SideEvents = {
  readonly FlagRaised: { readonly flag: SideFlag; readonly version: number };
  readonly FlagAnswered: { readonly flag: string; readonly answer: FlagAnswer };
};

/** `at`: a UTC instant by the server's clock; `answer` null while no device of the referee has shown it. */
export const toldFlag = shape({
  id: text,
  person: text,
  at: text,
  flag: sideFlag,
  answer: orNull(oneOf(flagAnswers)),
});
export type ToldFlag = Of<typeof toldFlag>;

/** What the referee and the side referees of a game see of its flags. */
export const sideView = shape({ rulebook: text, flags: listOf(toldFlag) });
export type SideView = Of<typeof sideView>;

/** `version` is that of the flags' own stream. */
export type SideTable = { readonly version: number; readonly flags: readonly ToldFlag[] };

export const noFlags: SideTable = { version: 0, flags: [] };

export const isSettled = ({ answer }: Pick<ToldFlag, 'answer'>): boolean =>
  answer === 'accepted' || answer === 'dismissed';

type Written = Pick<Envelope, 'type' | 'data' | 'at' | 'person' | 'command' | 'version'>;

export const foldFlags = ({ flags }: SideTable, event: Written): SideTable => {
  const { type, data, at, person, command, version } = event;
  switch (type as keyof SideEvents) {
    case 'FlagRaised': {
      const { flag } = data as SideEvents['FlagRaised'];
      const told = { id: command, person: person ?? '', at: new Date(at).toISOString(), flag, answer: null };
      return { version, flags: [...flags, told] };
    }
    case 'FlagAnswered': {
      const { flag, answer } = data as SideEvents['FlagAnswered'];
      return { version, flags: flags.map((each) => (each.id === flag ? { ...each, answer } : each)) };
    }
  }
};
