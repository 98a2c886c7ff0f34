// The law of sheets and streams: over random games a sheet changed in one thing is refused and names that thing; unchanged it is taken.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { areDealt, listCards } from '@omerta/rules/game/cards.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { teamOf, teams } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { FactKind } from '@omerta/scoring/sheet/fact.ts';
import { sheetOf } from '@omerta/scoring/sheet/record-sheet.ts';
import { purpleReasons, roleAt, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { describe, expect, it } from 'vitest';
import { cup, done, give, orderOf, playingClub, type TestClub } from '../testing/club.ts';
import { giveLines, table } from '../testing/lines.ts';
import { granted } from '../testing/played.ts';
import { verifyLog } from '../verify.ts';

type Named = readonly [what: FactKind, seat: Seat | null];
type Changed = { readonly sheet: Sheet; readonly named: readonly Named[] };
type Change = (sheet: Sheet, random: Random) => Changed | null;

const lively = { ...usualKnobs, card: 0.05, remove: 0.01, forfeit: 0.01, annul: 0 };

const otherSeat = (random: Random, not: Seat | null): Seat =>
  random.pick(seats.filter((seat) => seat !== not));
const toggled = (list: readonly Seat[], seat: Seat): readonly Seat[] =>
  list.includes(seat) ? list.filter((each) => each !== seat) : [...list, seat];

/** Each changes one thing, and the sheet still agrees with itself. */
const changes: Readonly<Record<string, Change>> = {
  winner: (sheet, random) =>
    sheet.by === 'forfeit'
      ? null
      : {
          sheet: {
            ...sheet,
            winner: random.pick(([...teams, 'draw'] as const).filter((each) => each !== sheet.winner)),
          },
          named: [['winner', null]],
        },
  /** Where the act came after the decisive event, a forfeit would have given the win to the others. */
  by: (sheet) =>
    sheet.by === 'play' && sheet.forfeitBy !== null
      ? null
      : { sheet: { ...sheet, by: sheet.by === 'play' ? 'forfeit' : 'play' }, named: [['by', null]] },
  roles: (sheet, random) => {
    const free = seats.filter((seat) => seat !== sheet.forfeitBy);
    const one = random.pick(free);
    const other = random.pick(free.filter((seat) => roleAt(sheet, seat) !== roleAt(sheet, one)));
    const exchanged = new Map([
      [one, roleAt(sheet, other)],
      [other, roleAt(sheet, one)],
    ]);
    return {
      sheet: {
        ...sheet,
        seats: seats.map((seat) => ({
          player: sheet.seats[seat - 1]?.player ?? '',
          role: exchanged.get(seat) ?? roleAt(sheet, seat),
        })),
      },
      named: [one, other].toSorted((a, b) => a - b).map((seat) => ['role', seat] as const),
    };
  },
  firstKilled: (sheet, random) => ({
    sheet: {
      ...sheet,
      firstKilled:
        sheet.firstKilled !== null && random.chance(0.3) ? null : otherSeat(random, sheet.firstKilled),
    },
    named: [['first-killed', null]],
  }),
  bestMove: (sheet, random) => {
    const [first, ...rest] = sheet.bestMove ?? [];
    const other =
      random.chance(0.3) && first !== undefined ? null : [otherSeat(random, first ?? null), ...rest];
    return { sheet: { ...sheet, bestMove: other }, named: [['best-move', null]] };
  },
  outDay1: (sheet, random) => ({
    sheet: { ...sheet, outDay1: (sheet.outDay1 + 1 + random.below(9)) % 10 },
    named: [['out-day-1', null]],
  }),
  removed: (sheet, random) => {
    const seat = random.pick(seats);
    return { sheet: { ...sheet, removed: toggled(sheet.removed, seat) }, named: [['removed', seat]] };
  },
  redCards: (sheet, random) => {
    const seat = random.pick(seats);
    return { sheet: { ...sheet, redCards: toggled(sheet.redCards, seat) }, named: [['red-card', seat]] };
  },
  /** A sheet won by a forfeit says itself which team's act it was. */
  forfeitBy: (sheet, random) => {
    const lost = seats.filter((seat) => sheet.by === 'play' || teamOf(roleAt(sheet, seat)) !== sheet.winner);
    const forfeitBy = random.pick(lost.filter((seat) => seat !== sheet.forfeitBy));
    return { sheet: { ...sheet, forfeitBy }, named: [['forfeit', null]] };
  },
  atTable: (sheet, random) => {
    const seat = random.pick(seats);
    return { sheet: { ...sheet, atTable: toggled(sheet.atTable ?? [], seat) }, named: [['at-table', seat]] };
  },
  yellow: (sheet, random) => {
    const seat = random.pick(seats);
    return { sheet: { ...sheet, yellow: [...sheet.yellow, seat] }, named: [['yellow', seat]] };
  },
  purple: (sheet, random) => {
    const [card, ...rest] = sheet.purple;
    const seat = card?.seat ?? random.pick(seats);
    const purple = card ? rest : [{ seat, reason: random.pick(purpleReasons) }];
    return { sheet: { ...sheet, purple }, named: [['purple', seat]] };
  },
};

/** A game that a table of bots has played, announced and not handed in. */
const playedOut = async (id: RulebookId, seed: number): Promise<{ club: TestClub; sheet: Sheet } | null> => {
  const book = rulebook(id);
  const { deal, state } = playGame(book, seed, lively);
  // Lost while the cards were dealt: only the paper knows the rest of the deck.
  if (!areDealt(state.roles)) return null;
  const club = await playingClub({ rulebook: id, switches: {} });
  const seated = (await club.office.tournament(cup)).state.games[table]?.seats ?? [];
  const sheet = sheetOf(book, state, seated);
  if (sheet === null) return null;
  done(await giveLines(club, 'ref', linesOf(state), listCards(deal)));
  await give(club, 'ref', 'announce-result', { game: table, winner: sheet.winner });
  return { club, sheet };
};

const handIn = (club: TestClub, sheet: Sheet) =>
  club.office.handle(orderOf(club, 'ref', 'hand-in-sheet', { game: table, paper: { sheet } }));

const games = 20;

describe('a sheet follows from its stream', () => {
  for (const id of rulebookIds)
    it(`${id}: whatever one thing is changed in it is refused and named, and nothing else is`, async () => {
      const tried = new Set<string>();
      for (let i = 0; i < games; i++) {
        const played = await playedOut(id, seedOf(propertySeed, i));
        if (!played) continue;
        const { club, sheet } = played;
        const random = randomFrom(seedOf(propertySeed, i));
        for (const [name, change] of Object.entries(changes)) {
          const changed = change(sheet, random);
          if (changed === null) continue;
          const handled = await handIn(club, changed.sheet);
          expect(isRefusal(handled) && handled.code, name).toBe('sheet/other-than-played');
          const differences = (isRefusal(handled) && handled.differences) || [];
          expect(
            differences.map(({ what, seat }) => [what, seat]),
            name,
          ).toEqual(changed.named);
          tried.add(name);
        }
        done(await handIn(club, sheet));
        granted(await verifyLog(club.store));
      }
      expect([...tried].toSorted()).toEqual(Object.keys(changes).toSorted());
    });

  for (const id of rulebookIds)
    it(`${id}: the record that an office prints of a stream is taken`, async () => {
      for (let i = 0; i < games; i++) {
        const played = await playedOut(id, seedOf(propertySeed + 1, i));
        if (!played) continue;
        const { club } = played;
        const record = await club.office.record(cup, table);
        if (isRefusal(record)) throw new Error(record.code);
        await give(club, 'ref', 'hand-in-sheet', { game: table, paper: { record: record.text } });
        granted(await verifyLog(club.store));
      }
    });
});
