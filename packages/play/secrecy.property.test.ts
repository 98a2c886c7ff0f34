// Pairs of rooms that differ in cards alone, with players who act alike: what nobody may know shows in no byte, number or instant.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { exchanged } from '@omerta/rules/game/cards.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { seenResult } from '@omerta/rules/view/table.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { describe, expect, it } from 'vitest';
import { advance, nextInstant } from './advance.ts';
import type { RoomInput } from './input.ts';
import type { Player } from './player.ts';
import { chairOfSeat, type Room, seatOfChair } from './room.ts';
import { nothingShown, type RoomShowing, show } from './showing.ts';
import { alike, usualWays } from './testing/alike.ts';
import { chairs, given, roomOf, runRoom, seated } from './testing/rooms.ts';

const pairs = Math.ceil(sizeOf('roomPairs') / rulebookIds.length);

/** The same room after the deal, with two cards exchanged. */
const twin = (room: Room, one: Seat, other: Seat): Room => {
  if (!room.dealt || !room.table) throw new Error('nothing is dealt');
  const cards = exchanged(room.dealt.cards, one, other);
  const { state } = room.table;
  return {
    ...room,
    dealt: { ...room.dealt, cards },
    table: { ...room.table, state: { ...state, roles: cards, dealtRoles: cards } },
  };
};

type Change = { readonly at: number; readonly n: number; readonly text: string };
type Shown = ReadonlyMap<string, readonly Change[]>;

/** What each audience was shown and when, as long as no result is told. */
const shownIn = (first: Room, player: Player): Shown => {
  const lists = new Map<string, Change[]>();
  const listOf = (audience: string): Change[] => {
    const list = lists.get(audience) ?? [];
    lists.set(audience, list);
    return list;
  };
  let [room, showing] = [first, nothingShown];
  const isOpen = ({ phase, table }: Room): boolean =>
    phase === 'playing' && table !== null && seenResult(table.state) === null;
  const watch = (): void => {
    const next: RoomShowing = show(showing, room);
    for (const [audience, shown] of Object.entries(next))
      if (shown !== showing[audience]) listOf(audience).push({ at: room.at, ...shown });
    showing = next;
  };
  watch();
  for (let at = nextInstant(room); at !== null; at = nextInstant(room)) {
    room = advance(room, at, () => player);
    if (!isOpen(room)) break;
    watch();
  }
  return lists;
};

/** Without what the card itself lets a seat know, and without its own questions: changes of those alone are left out. */
const withoutOwn = (list: readonly Change[]): readonly Change[] => {
  let last = '';
  return list.flatMap(({ at, text }) => {
    const { asks, ...picture } = JSON.parse(text);
    const { role: _, teammates: __, checks: ___, ...view } = picture.view;
    const own = view.phase.kind === 'day' && asks ? { ...asks, ask: 0 } : null;
    const bare = JSON.stringify({ ...picture, view, points: null, asks: own });
    if (bare === last) return [];
    last = bare;
    return [{ at, n: 0, text: bare }];
  });
};

/** The first place where two audiences of the same kind were shown something else, in a few signs. */
const difference = (one: readonly Change[], other: readonly Change[]): string | null => {
  const place = one.findIndex((each, i) => {
    const twin = other[i];
    return twin !== undefined && (each.at !== twin.at || each.n !== twin.n || each.text !== twin.text);
  });
  const [left, right] = [one[place], other[place]];
  if (!left || !right) return null;
  const sign = [...left.text].findIndex((each, i) => right.text[i] !== each);
  const around = (text: string): string => text.slice(Math.max(0, sign - 60), sign + 60);
  return `${place}: ${left.at} ${left.n} ${around(left.text)} | ${right.at} ${right.n} ${around(right.text)}`;
};

const startedBy = (rulebook: string, seed: number): Room => {
  const room = roomOf({ rulebook }, seed);
  return seated(room, () => true, seed).reduce((each: Room, input: RoomInput) => given(each, input), room);
};

describe.each(rulebookIds)(`${pairs} pairs of rooms of %s`, (rulebook) => {
  it('show the public and every seat the same, but for what its card lets it know', () => {
    let compared = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const seed = seedOf(propertySeed, pair);
      const [one, other] = randomFrom(seed).shuffle(seats) as [Seat, Seat];
      const left = startedBy(rulebook, seed);
      const right = twin(left, one, other);
      const [a, b] = [shownIn(left, alike(seed)), shownIn(right, alike(seed))];
      const knows = (seat: Seat): boolean =>
        seat === one || seat === other || left.dealt?.cards[seat] !== 'red';
      for (const audience of ['public', ...chairs.map(String)]) {
        const seat = audience === 'public' ? null : seatOfChair(left, Number(audience));
        const told = (shown: Shown): readonly Change[] => {
          const list = shown.get(audience) ?? [];
          return seat !== null && knows(seat) ? withoutOwn(list) : list;
        };
        const [first, second] = [told(a), told(b)];
        expect(difference(first, second), `pair ${pair}, ${audience}`).toBeNull();
        compared += Math.min(first.length, second.length);
      }
    }
    expect(compared).toBeGreaterThan(pairs * 500);
  }, 3_600_000);
});

describe.each(rulebookIds)('what is done in the dark, in a room of %s', (rulebook) => {
  const seed = seedOf(propertySeed, 77);
  const room = startedBy(rulebook, seed);
  const asleep = chairs.filter((chair) => {
    const seat = seatOfChair(room, chair);
    return seat !== null && room.dealt?.cards[seat] === 'red';
  });
  const audiences = ['public', ...asleep.map(String)];

  it('checks and signs, or none of them, show nobody else anything, to the end of the game', () => {
    const busy = shownIn(room, alike(seed));
    const idle = shownIn(room, alike(seed, { ...usualWays, secret: false }));
    for (const audience of audiences)
      expect(difference(busy.get(audience) ?? [], idle.get(audience) ?? []), audience).toBeNull();
  }, 3_600_000);

  it('a kill, or a miss, shows nobody anything before the morning: the victim alone is called to his best move', () => {
    const isMorning = ({ text }: Change): boolean => text.includes('"phase":{"kind":"day","number":2}');
    const night = (shown: Shown, audience: string): readonly Change[] => {
      const list = shown.get(audience) ?? [];
      return list.slice(0, list.findIndex(isMorning));
    };
    const nobodyNamed = { ...usualWays, nominate: 0 };
    const [killed, missed] = [true, false].map((shoots) => {
      const player = alike(seed, { ...nobodyNamed, shoots });
      return shownIn(room, player);
    }) as [Shown, Shown];
    const told = audiences.map(
      (audience) => [audience, night(killed, audience), night(missed, audience)] as const,
    );
    // Shots are drawn among everybody: whoever was hit has seen more.
    const victim = told.filter(
      ([, one, other]) => difference(one, other) !== null || one.length !== other.length,
    );
    expect(victim.length).toBeLessThanOrEqual(1);
    expect(told.find(([audience]) => audience === 'public')?.[1].length).toBeGreaterThan(40);
    const mornings = [killed, missed].map((shown) => shown.get('public')?.find(isMorning)?.at);
    expect(mornings[0]).toBe(mornings[1]);
  }, 3_600_000);
});

describe('a night', () => {
  it('shows who is called to nobody but him', () => {
    const asked = new Map<string, Set<string>>();
    const watch = (room: Room): void => {
      const { table, dealt } = room;
      if (!table || !dealt || table.state.phase !== 'night') return;
      const showing = show(nothingShown, room);
      for (const seat of seats) {
        const picture = JSON.parse(showing[`${chairOfSeat(room, seat)}`]?.text ?? '{}');
        const key = isOf('black', dealt.cards[seat]) ? 'black' : 'red';
        const who = dealt.cards[seat] === 'don' || dealt.cards[seat] === 'sheriff' ? dealt.cards[seat] : key;
        if (picture.asks && picture.asks.step !== 'best')
          asked.set(who, new Set([...(asked.get(who) ?? []), picture.asks.step]));
        expect(picture.clock).toBeNull();
        expect(picture.speaks).toBeNull();
      }
    };
    runRoom(roomOf({ rulebook: 'fsm-2024', pace: 20 }), { player: alike(5), watch });
    expect(Object.fromEntries(asked)).toEqual({
      black: new Set(['agreement', 'shots']),
      don: new Set(['agreement', 'shots', 'don']),
      sheriff: new Set(['sheriff']),
    });
  });
});
