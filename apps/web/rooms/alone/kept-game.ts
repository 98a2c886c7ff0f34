// A game against bots as this device keeps it: what the room was made of, and the inputs it took. Played again they give the same room.
import { langs } from '@omerta/base/lang.ts';
import {
  flag,
  listOf,
  mapOf,
  type Of,
  oneOf,
  optional,
  read,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { advance } from '@omerta/play/advance.ts';
import type { RoomInput } from '@omerta/play/input.ts';
import type { Bots } from '@omerta/play/player.ts';
import { receive } from '@omerta/play/receive.ts';
import { makeRoom, type Room, usualSetup } from '@omerta/play/room.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';

const instant = whole(0, Number.MAX_SAFE_INTEGER);
const chair = whole(1, 10);

const inputs = {
  sit: shape({ kind: oneOf(['sit']), at: instant, nickname: text, bot: flag }),
  act: shape({
    kind: oneOf(['act']),
    at: instant,
    chair,
    ask: whole(0),
    do: text,
    entropy: optional(text),
  }),
} as const;

const input = {
  read: (value: unknown, path: string): Of<(typeof inputs)['sit']> | Of<(typeof inputs)['act']> => {
    const { kind } = value as { readonly kind?: unknown };
    return kind === 'sit' ? inputs.sit.read(value, path) : inputs.act.read(value, path);
  },
  schema: {},
};

const keptShape = shape({
  rulebook: oneOf(rulebookIds),
  switches: mapOf(text),
  language: oneOf(langs),
  server: text,
  from: instant,
  inputs: listOf(input),
  /** How far the game's own time has come. */
  at: instant,
});

export type KeptGame = Of<typeof keptShape>;

/** The person's chair is the first that was taken. */
export const ownChair = 1;

export const readKept = (json: string | null): KeptGame | null => {
  try {
    const got = read(keptShape, JSON.parse(json ?? 'null'));
    return isRefusal(got) ? null : got;
  } catch {
    return null;
  }
};

/** Null where this program would not take what another one kept. */
export const roomOf = (kept: KeptGame, bots: Bots): Room | null => {
  const { rulebook, switches, language } = kept;
  const made = makeRoom(
    { ...usualSetup, rulebook, switches, language, referee: 'system' },
    kept.server,
    kept.from,
  );
  if (isRefusal(made)) return null;
  let room = made;
  for (const each of kept.inputs satisfies readonly RoomInput[]) {
    const next = receive(room, each, bots);
    if (isRefusal(next)) return null;
    room = next.room;
  }
  return advance(room, kept.at, bots);
};

type Made = Pick<KeptGame, 'rulebook' | 'switches' | 'language'> & {
  /** 32 random bytes as hex, twice: the device is both the server and the player. */
  readonly server: string;
  readonly entropy: string;
  readonly nickname: string;
  readonly bots: readonly string[];
  readonly at: number;
};

/** A table of ten with the person already ready: the cards are dealt. */
export const newGame = ({
  rulebook,
  switches,
  language,
  server,
  entropy,
  nickname,
  bots,
  at,
}: Made): KeptGame => ({
  rulebook,
  switches,
  language,
  server,
  from: at,
  inputs: [
    { kind: 'sit', at, nickname, bot: false },
    ...bots.map((bot) => ({ kind: 'sit', at, nickname: bot, bot: true }) as const),
    { kind: 'act', at, chair: ownChair, ask: 1, do: 'ready', entropy },
  ],
  at,
});
