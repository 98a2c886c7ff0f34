// The law of parties over random commands by random people, half of whom both play and hold an office.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, perform } from './decide.ts';
import type { TournamentEvent } from './event.ts';
import { gameOf, gamesOf, type TournamentState } from './state.ts';
import { give, newHall, openHall, people, rulesOf, type TestHall } from './testing/hall.ts';
import { bookIds } from './testing/random-commands.ts';
import { context, keepingOf, seeds, walk } from './testing/walk.ts';

const playing = [
  ['p1', 'chief'],
  ['p2', 'duty'],
  ['p3', 'committee'],
  ['p4', 'appeals'],
  ['p5', 'administrator'],
  ['p6', 'organiser'],
  ['p7', 'referee'],
  ['p11', 'referee'],
] as const;

/** Some of the players are officials, now and then the chief himself. */
const mixed = (random: Random): TestHall => {
  const hall = openHall({
    rules: rulesOf(random.pick(bookIds)),
    reserves: 2,
    rounds: 2,
    secondConfirmation: random.chance(0.5),
  });
  for (const [person, office] of playing.filter(() => random.chance(0.6))) {
    if (office === 'chief') give(hall, 'org', 'dismiss', { person: 'chief', office });
    give(hall, 'org', 'appoint', { person, office });
  }
  return hall;
};

/** One official for everything, who plays. */
const alone = (random: Random): TestHall => {
  const hall = newHall();
  give(hall, 'org', 'create-tournament', {
    name: 'Friday',
    kind: 'evening',
    zone: 'UTC',
    rules: rulesOf(random.pick(bookIds)),
    secondConfirmation: false,
  });
  give(hall, 'org', 'appoint', { person: 'org', office: 'chief' });
  give(hall, 'org', 'appoint', { person: 'ref1', office: 'referee' });
  const players = ['org', ...people(9)];
  give(hall, 'org', 'seat-game', { stage: 'evening', round: 1, table: 1, players, drawn: false });
  return hall;
};

/** Everybody who ever had a seat, game by game, told from the events alone. */
const partiesIn = (events: readonly TournamentEvent[]): Map<string, Set<string>> => {
  const parties = new Map<string, Set<string>>();
  const of = (game: string): Set<string> => parties.get(game) ?? new Set();
  const join = (game: string, ...more: readonly string[]) =>
    parties.set(game, new Set([...of(game), ...more]));
  for (const event of events) {
    if (event.type === 'GameScheduled') join(event.game, ...event.seats);
    if (event.type === 'SubstituteSeated') join(event.game, event.player, event.substitute);
    if (event.type === 'PlayerReplaced')
      for (const game of event.games) join(game, event.player, event.substitute);
    if (event.type === 'GameAnnulled') join(event.replay, ...of(event.game));
  }
  return parties;
};

/** Everything that was judged of a game; who sits where belongs to it once it has begun. */
const judged = (state: TournamentState, before: TournamentState): Map<string, string> =>
  new Map(
    gamesOf(state).map((game) => {
      const { id, winner, sheet, approvals, incidents, signedBy, confirmedBy, seats } = game;
      const about = <T extends { readonly game: string }>(list: Readonly<Record<string, T>>): T[] =>
        Object.values(list).filter((each) => each.game === id);
      return [
        id,
        JSON.stringify({
          winner,
          sheet,
          approvals,
          incidents,
          signedBy,
          confirmedBy,
          annulled: game.status === 'annulled',
          seats: gameOf(before, id)?.startedAt ? seats : null,
          protests: about(state.protests).flatMap(({ decision }) =>
            decision && decision.outcome !== 'withdrawn' ? [decision] : [],
          ),
          rulings: about(state.rulings).map(({ status, agreed }) => ({ status, agreed })),
          charges: about(state.charges).map(({ decision }) => decision),
        }),
      ];
    }),
  );

const ofCompetition = ({ fines, warnings, cards, expelled, lots, lotsSeen }: TournamentState): string =>
  JSON.stringify({ fines, warnings, cards, expelled, lots, lotsSeen });

const isEntered = (state: TournamentState, person: string): boolean =>
  state.entries.some((entry) => entry.person === person && ['accepted', 'reserve'].includes(entry.status));

it('nobody changes a number of a game that he is a party to, nor of a tournament that he competes in', () => {
  const met = { judged: 0, refused: 0, own: 0 };
  fc.assert(
    fc.property(seeds, (seed) => {
      walk(
        seed,
        80,
        (going, command) => {
          const { state, events } = going;
          const done = perform(state, command, keepingOf(going), context);
          if (isRefusal(done)) {
            if (done.code.startsWith('judge/')) met.refused += 1;
            return;
          }
          const [before, after] = [judged(state, state), judged(done.state, state)];
          const parties = partiesIn([...events, ...done.events]);
          for (const [game, numbers] of after) {
            if (before.get(game) === undefined || before.get(game) === numbers) continue;
            met.judged += 1;
            expect([...(parties.get(game) ?? [])], `${command.type} by ${command.by}`).not.toContain(
              command.by,
            );
          }
          if (ofCompetition(state) === ofCompetition(done.state) || !isEntered(state, command.by)) return;
          met.own += 1;
          expect(state.kind).toBe('evening');
          expect(done.events.map(({ type }) => type)).toContain('OwnJudged');
        },
        (random) => (random.chance(0.7) ? mixed(random) : alone(random)),
      );
    }),
    { numRuns: 120 },
  );
  expect(Math.min(met.judged, met.refused, met.own)).toBeGreaterThan(0);
});

it('whoever is refused as a party is a party or competes: nobody else is kept from his office', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      walk(
        seed,
        60,
        (going, command) => {
          const decided = decide(going.state, command, keepingOf(going), context);
          if (!isRefusal(decided) || !decided.code.startsWith('judge/')) return;
          const seated = [...partiesIn(going.events).values()].some((each) => each.has(command.by));
          const named = JSON.stringify(command).includes(`"substitute":"${command.by}"`);
          expect(seated || named || isEntered(going.state, command.by)).toBe(true);
        },
        mixed,
      );
    }),
    { numRuns: 60 },
  );
});
