// The discipline of each rulebook as its words give it, written down apart from the product: what is offered, to whom, when, and what it does.
import { isRefusal } from '@omerta/base/refusal.ts';
import { dayOne } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { Offence } from '../../rulebooks/acts.ts';
import { editions } from '../../rulebooks/editions.ts';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import type { PinnedSanction } from '../../rulebooks/testing/pinned.ts';
import {
  canHappen,
  heedsOf,
  mentionsOf,
  pinned,
  punishmentOf,
} from '../../rulebooks/testing/pinned-table.ts';
import type { Aggravation, Sanction } from '../../rulebooks/violation.ts';
import {
  type ActedMoment,
  at,
  momentsOf,
  type SeatedPosition,
  voteDue,
  wonByKill,
  wonByVote,
} from '../../testing/moments.ts';
import { does, wordOf } from '../../testing/sanctions.ts';
import type { Command } from '../command.ts';
import { decide, perform } from '../decide/decide.ts';
import { has } from '../seat.ts';
import type { GameState } from '../state.ts';
import { type Offer, offers } from './offers.ts';

const performed = ({ rulebook, state }: SeatedPosition, command: Command): GameState => {
  const done = perform(rulebook, state, command);
  if (isRefusal(done)) throw new Error(`refused: ${done.code}`);
  return done.state;
};

const found = ({ rulebook, state, seat }: SeatedPosition, act: Offence): Offer | undefined =>
  offers(rulebook, state, seat).find((each) => each.act === act);

const byClause = <T extends { readonly clause: string }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => (a.clause < b.clause ? -1 : 1));

/** The parts of an offer that a rulebook's words decide. */
const said = (offer: Offer | undefined) =>
  offer && {
    clause: offer.clause,
    sanctions: offer.sanctions,
    also: [...offer.also].sort(),
    heeds: byClause(offer.heeds.map(({ clause, what }) => ({ clause, what }))),
    warnFirst: offer.warnFirst,
    command: offer.command,
  };

const expected = (id: RulebookId, row: PinnedSanction, { place, situations }: ActedMoment) => {
  const { clause, sanctions, also } = punishmentOf(id, row, situations);
  const [usual = 'warning'] = sanctions;
  return {
    clause,
    sanctions,
    also,
    heeds: byClause(heedsOf(id, row.act)),
    warnFirst: row.first !== undefined,
    command: { type: wordOf[usual], seat: place.seat, clause },
  };
};

/** A player who has left is reached by the purple card and by the clause on interference alone. */
const reaches = (clause: string, sanction: Sanction, { gone }: ActedMoment): boolean =>
  !gone || sanction === 'purple' || clause === '17.6';

const checkAt = (id: RulebookId, row: PinnedSanction, moment: ActedMoment): void => {
  const { place } = moment;
  const offer = found(place, row.act);
  if (!canHappen(row, moment)) {
    expect([moment.name, offer]).toEqual([moment.name, undefined]);
    return;
  }
  expect([moment.name, said(offer)]).toEqual([moment.name, expected(id, row, moment)]);
  const { clause, sanctions } = punishmentOf(id, row, moment.situations);
  for (const sanction of sanctions) {
    const command: Command = { type: wordOf[sanction], seat: place.seat, clause };
    if (reaches(clause, sanction, moment)) does[sanction](place.state, performed(place, command), place.seat);
    else expect(decide(place.rulebook, place.state, command)).toMatchObject({ code: 'sanction/player-out' });
  }
  if (reaches(clause, sanctions[0] ?? 'warning', moment))
    expect([moment.name, offer?.refused]).toEqual([moment.name, null]);
};

const title = (id: RulebookId, clauses: readonly string[], text: string): string =>
  `[${id} ${[...new Set(clauses)].join(', ')}] ${text}`;

const momentText = ({ during, only, except, first }: PinnedSanction): string =>
  [
    ...(first ? [`after ${first === 'warning' ? 'a warning' : 'an order'}`] : []),
    ...(during ? [during === 'first-victim-speaks' ? 'while the first victim speaks' : `at: ${during}`] : []),
    ...(only ? [`only when ${only}`] : []),
    ...(except ? [`not when ${except}`] : []),
  ].join(', ');

const worseWords: Readonly<Record<Aggravation, string>> = {
  'voted-out': 'of a voted-out player',
  'killed-told': 'of a player told that he is killed',
  'last-word': 'in a last word',
  farewell: 'in the last word of a voted-out player',
  'out-of-room': 'of a player who has left the room',
  'in-version': 'of a player in a version',
};

describe.each(rulebookIds)('the discipline of %s', (id) => {
  const { sanctions, aggravations, repetitions, afterDecisive, breakIsNight } = pinned[id];
  const moments = momentsOf(id);

  it('is written once for every act, and no other act is punished', () => {
    const acts = sanctions.map(({ act }) => act);
    expect(new Set(acts).size).toBe(acts.length);
    expect(editions[id].violations.map(({ act }) => act).sort()).toEqual(acts.sort());
  });

  for (const row of sanctions) {
    const { act, clause, gives } = row;
    const heeded = heedsOf(id, act).map((each) => each.clause);
    const when = momentText(row);
    it(
      title(
        id,
        [clause, ...mentionsOf(id, act), ...heeded],
        `${act} is ${gives.join(' or ')}${when && `, ${when}`}`,
      ),
      () => {
        expect(moments.some((moment) => canHappen(row, moment))).toBe(true);
        for (const moment of moments) checkAt(id, row, moment);
      },
    );
  }

  for (const { clause: own, when, gives, of } of aggravations) {
    for (const situation of when) {
      for (const { clause, acts } of of) {
        it(title(id, [own, clause], `${acts.join(', ')} ${worseWords[situation]}: ${gives}`), () => {
          const places = moments.filter(({ situations }) => situations.includes(situation));
          expect(places.length).toBeGreaterThan(0);
          for (const { place } of places) {
            for (const act of acts) {
              const offer = found(place, act);
              // A whisper belongs to the day: at night it is talk.
              if (!offer) continue;
              expect(offer).toMatchObject({ sanctions: [gives], clause: own, refused: null });
              const after = performed(place, offer.command);
              does[gives](place.state, after, place.seat);
              expect(after.result?.clause).toBe(own);
            }
          }
          expect(acts.every((act) => places.some(({ place }) => found(place, act)?.clause === own))).toBe(
            true,
          );
        });
      }
    }
  }

  for (const { of, nth, does: then, clause } of repetitions) {
    it(title(id, [clause], `${of} number ${nth}: ${then}`), () => {
      const lines = (count: number): string[] => [
        ...dayOne,
        ...Array.from({ length: count }, () => `${of} 3`),
      ];
      const change = (count: number): readonly boolean[] => {
        const { state } = at(id, lines(count), 3);
        return [has(state.muted, 3), has(state.alive, 3)];
      };
      const before: readonly boolean[] = [nth > 3, true];
      expect(change(nth - 1)).toEqual(before);
      if (then === 'silenced') expect(change(nth)).toEqual([true, true]);
      else expect(change(nth)[1]).toBe(false);
    });
  }

  const spared = sanctions.filter(({ neverFourth }) => neverFourth);
  for (const { act, clause } of spared) {
    it(title(id, [clause], `${act} is never the fourth foul`), () => {
      const fouls = (count: number): string[] => [
        ...voteDue,
        ...Array.from({ length: count }, () => 'foul 3'),
      ];
      expect(found(at(id, fouls(2), 3), act)?.refused).toBeNull();
      expect(found(at(id, fouls(3), 3), act)?.refused).toBe('foul/cannot-be-fourth');
    });
  }

  it('every other foul can be the fourth', () => {
    const place = at(id, [...voteDue, 'foul 3', 'foul 3', 'foul 3'], 3);
    const fouls = offers(place.rulebook, place.state, 3).filter((offer) => offer.sanctions[0] === 'foul');
    const refused = fouls.filter((offer) => offer.refused !== null).map(({ act }) => act);
    expect(fouls.length).toBeGreaterThan(5);
    expect(refused.sort()).toEqual(spared.map(({ act }) => act).sort());
  });

  const decided = [at(id, wonByVote(id), 3), wonByKill(id)];
  const clauses = [
    ...new Set(
      sanctions
        .filter(({ gives }) => gives[0] === 'removal' || gives[0] === 'forfeit')
        .map(({ clause }) => clause),
    ),
  ];

  for (const clause of clauses) {
    const rows = sanctions.filter((row) => row.clause === clause);
    const lapses = afterDecisive.lapsed.includes(clause);
    it(
      title(
        id,
        [afterDecisive.clause, clause],
        lapses ? 'lapses once the game is decided' : 'is punished and leaves a decided result',
      ),
      () => {
        for (const place of decided) {
          for (const { act, gives } of rows) {
            const sanction = gives.includes('forfeit') ? 'forfeit' : 'removal';
            const code = `${wordOf[sanction]}/suspended`;
            const command: Command = { type: wordOf[sanction], seat: place.seat, clause };
            if (lapses) expect(decide(place.rulebook, place.state, command)).toMatchObject({ code });
            else expect(performed(place, command).result).toEqual(place.state.result);
            const offer = found(place, act);
            if (offer) expect(offer.refused).toBe(lapses ? code : null);
          }
        }
      },
    );
  }

  it('what is offered once the game is decided', () => {
    const parts = [['day', 'vote'] as const, ['day', 'night'] as const];
    for (const [i, { rulebook, state, seat }] of decided.entries()) {
      const possible = sanctions.filter((row) =>
        canHappen(row, { parts: parts[i] ?? [], situations: ['off-game'] }),
      );
      expect(
        offers(rulebook, state, seat)
          .map(({ act }) => act)
          .sort(),
      ).toEqual(possible.map(({ act }) => act).sort());
    }
  });

  it(title(id, [afterDecisive.clause], `${afterDecisive.lapsed.length || 'no'} clauses lapse`), () => {
    const { suspendedAfterDecisive } = editions[id].rules;
    expect([...suspendedAfterDecisive.value].sort()).toEqual([...afterDecisive.lapsed].sort());
    expect(suspendedAfterDecisive.clause).toBe(afterDecisive.clause);
  });

  it(title(id, [afterDecisive.clause], 'the fourth foul once the game is decided'), () => {
    for (const more of [[], ['warn 3']]) {
      const { rulebook, state, seat } = at(id, [...wonByVote(id), 'foul 3', 'foul 3', 'foul 3', ...more], 3);
      const refused = isRefusal(decide(rulebook, state, { type: 'foul', seat }));
      expect(refused).toBe(afterDecisive.fourthFoulNeedsWarning && more.length === 0);
    }
  });

  if (breakIsNight) {
    it(title(id, [breakIsNight], 'a break by day has the acts of the night and none of the day'), () => {
      const { rulebook, state, seat } = at(id, [...voteDue, 'break'], 3);
      const atNight = sanctions.filter(
        ({ during, only }) => only === undefined && (during === undefined || during === 'night'),
      );
      expect(
        offers(rulebook, state, seat)
          .map(({ act }) => act)
          .sort(),
      ).toEqual(atNight.map(({ act }) => act).sort());
    });
  }
});
