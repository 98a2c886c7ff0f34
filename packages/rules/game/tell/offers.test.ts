// When an act is offered, to whom it is worse, and what would be refused: the moments that no table of acts tells.
import {
  bareAfter,
  candidates,
  checked,
  dayOne,
  decidedByVote,
  nightTwo,
  shot,
  votedOut,
} from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { Violation } from '../../rulebooks/violation.ts';
import { at, dayTwo, type SeatedPosition, voteDue, wonByKill } from '../../testing/moments.ts';
import { type Offer, offers } from './offers.ts';

const offerOf = ({ rulebook, state, seat }: SeatedPosition, act: Violation['act']): Offer => {
  const found = offers(rulebook, state, seat).find((each) => each.act === act);
  if (!found) throw new Error(`${act} is not offered`);
  return found;
};

const actsAt = ({ rulebook, state, seat }: SeatedPosition): string[] =>
  offers(rulebook, state, seat).map(({ act }) => act);

describe('what can happen now', () => {
  it('acts of the day are not offered at night, nor those of the night by day', () => {
    expect(actsAt(at('fsm-2024', nightTwo, 3))).not.toContain('day-touching');
    expect(actsAt(at('fsm-2024', nightTwo, 3))).toContain('night-touching');
    expect(actsAt(at('fsm-2024', dayOne, 3))).not.toContain('night-touching');
    expect(actsAt(at('fsm-2024', dayOne, 3))).toContain('day-touching');
  });

  it('acts of the vote are offered from the moment it is due until the night, by day like the rest', () => {
    expect(actsAt(at('fsm-2024', candidates, 3))).not.toContain('hand-down-early');
    for (const lines of [voteDue, [...candidates, 'vote 2: 1 3'], votedOut]) {
      expect(actsAt(at('fsm-2024', lines, 3))).toEqual(
        expect.arrayContaining(['hand-down-early', 'vote-form', 'day-touching']),
      );
    }
    expect(actsAt(at('fsm-2024', nightTwo, 3))).not.toContain('hand-down-early');
  });

  it('[fiim-2025 4.6.2] night conduct binds in a technical break', () => {
    expect(actsAt(at('fiim-2025', [...dayOne, 'break'], 3))).toContain('night-mask');
    expect(actsAt(at('fiim-2025', [...dayOne, 'break', 'resume'], 3))).not.toContain('night-mask');
  });

  it('night conduct binds at the deal, and the posture of the deal only there', () => {
    expect(actsAt({ ...bareAfter('neft-mmt', []), seat: 3 })).toEqual(
      expect.arrayContaining(['deal-posture', 'night-mask']),
    );
    expect(actsAt(at('neft-mmt', nightTwo, 3))).not.toContain('deal-posture');
  });

  it('an act that the rulebook does not list is not offered', () => {
    expect(actsAt(at('fsm-2024', dayOne, 3))).not.toContain('word-suicide');
    expect(actsAt(at('fiim-2025', dayOne, 3))).toContain('word-suicide');
  });

  it('[fiim-2025 4.6.2] a break is night: talking is removal, what belongs to the day cannot happen', () => {
    const acts = actsAt(at('fiim-2025', [...voteDue, 'break'], 3));
    expect(acts).toEqual(expect.arrayContaining(['night-talk', 'night-mask', 'night-touching']));
    for (const act of ['mask-by-day', 'day-touching', 'hidden-whisper', 'hand-pulled-back'])
      expect(acts).not.toContain(act);
  });

  it('[neft-mmt G-39] a time-out by day brings no night rules: talking is a foul', () => {
    const place = at('neft-mmt', [...dayOne, 'break'], 3);
    expect(offerOf(place, 'speech-out-of-turn')).toMatchObject({ sanctions: ['foul'], clause: '14.1' });
    expect(actsAt(place)).toEqual(expect.arrayContaining(['mask-by-day', 'day-touching']));
    for (const act of ['night-talk', 'night-mask', 'shout-after-night'])
      expect(actsAt(place)).not.toContain(act);
  });

  it('[neft-mmt G-39, 16.10] a time-out at night does not make it day', () => {
    const acts = actsAt(at('neft-mmt', [...nightTwo, 'break'], 3));
    expect(acts).toContain('night-mask');
    expect(acts).not.toContain('mask-by-day');
  });

  it('[neft-mmt 16.1, 12.8] a player may leave the table in his own last word, nobody else and not before it', () => {
    const lifted = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5', 'lift = yes'];
    expect(actsAt(at('neft-mmt', votedOut, 7))).not.toContain('leaving-table');
    expect(actsAt(at('neft-mmt', [...votedOut, 'last 7'], 7))).not.toContain('leaving-table');
    expect(actsAt(at('neft-mmt', votedOut, 3))).toContain('leaving-table');
    expect(actsAt(at('neft-mmt', lifted, 2))).not.toContain('leaving-table');
    expect(actsAt(at('neft-mmt', lifted, 7))).toContain('leaving-table');
    expect(actsAt(at('neft-mmt', checked, 4))).toContain('leaving-table');
    expect(actsAt(at('neft-mmt', dayTwo('neft-mmt'), 4))).not.toContain('leaving-table');
    expect(actsAt(at('fsm-2024', votedOut, 7))).toContain('leaving-table');
  });

  it('[neft-mmt 18.24.1] a shout before the night comes after the last word of the day', () => {
    const offered = (lines: readonly string[]) =>
      actsAt(at('neft-mmt', lines, 3)).includes('shout-before-night');
    expect([candidates, voteDue, votedOut, [...votedOut, 'last 7'], nightTwo].map(offered)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(offered([...dayOne, 'speech 10'])).toBe(false);
  });

  it.each([
    ['fsm-2024', '8.3.2'],
    ['neft-mmt', '10.10.3'],
  ] as const)('[%s %s] only the player who makes his best move can talk in it', (id, _) => {
    expect(actsAt(at(id, checked, 4))).toContain('best-move-talk');
    expect(actsAt(at(id, checked, 3))).not.toContain('best-move-talk');
    expect(actsAt(at(id, shot, 4))).not.toContain('best-move-talk');
    expect(actsAt(at(id, [...checked, 'best: 2 6 1'], 4))).not.toContain('best-move-talk');
  });

  it('[fiim-2018 6.6.9] gestures count against a player only while the first victim speaks', () => {
    const offered = (lines: readonly string[]) =>
      actsAt(at('fiim-2018', lines, 3)).includes('gestures-at-first-victim');
    const morning = dayTwo('fiim-2018');
    expect([morning, [...morning, 'best: 2 6 1'], [...morning, 'best: -', 'last 4']].map(offered)).toEqual([
      true,
      true,
      true,
    ]);
    const later = [...morning, 'night 3', 'shots: 2>5 6>5 9>5', 'don: -', 'sheriff: -', 'day 3'];
    expect([dayOne, votedOut, checked, [...morning, 'speech 2'], later].map(offered)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[neft-mmt 17.5] damage on rising from the table counts from the vote on, whether he has spoken or not', () => {
    const lifted = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5', 'lift = yes'];
    for (const lines of [[...candidates, 'vote 2: 1 3 4 5 7 8'], lifted, [...lifted, 'last 2']]) {
      expect(actsAt(at('neft-mmt', lines, 2))).toContain('farewell-damage');
    }
    expect(actsAt(at('neft-mmt', lifted, 3))).not.toContain('farewell-damage');
  });

  it('[fsm-2024 7.9, 6.6.1] a decisive kill needs no morning: talk in that last word is a foul', () => {
    const place = wonByKill('fsm-2024');
    expect(offerOf(place, 'speech-out-of-turn')).toMatchObject({
      sanctions: ['foul'],
      clause: '6.6.1',
      refused: null,
    });
    expect(actsAt(at('fsm-2024', nightTwo, 3))).not.toContain('speech-out-of-turn');
  });

  it('[neft-mmt 15.9] the purple card is for players who left, and for all once the game is over', () => {
    const offered = (place: SeatedPosition) => actsAt(place).includes('off-game-disrespect');
    expect([at('neft-mmt', nightTwo, 7), wonByKill('neft-mmt')].map(offered)).toEqual([true, true]);
    expect(
      [at('neft-mmt', dayOne, 3), at('neft-mmt', nightTwo, 3), at('neft-mmt', votedOut, 7)].map(offered),
    ).toEqual([false, false, false]);
    expect(offered(at('neft-mmt', [...dayOne, 'annul (18.12) "noise"'], 3))).toBe(true);
  });

  it('[neft-mmt 17.5, 17.6] a player at the table cannot damage on leaving or interfere from outside', () => {
    const acts = actsAt(at('neft-mmt', dayOne, 3));
    expect(acts).not.toContain('farewell-damage');
    expect(acts).not.toContain('interference-from-outside');
  });
});

describe('who makes it worse', () => {
  const clauseOf = (place: SeatedPosition, act: Violation['act']): string => offerOf(place, act).clause;

  it('[fsm-2024 6.8.5] a killed player in the night has not begun his last word', () => {
    expect(clauseOf(at('fsm-2024', checked, 4), 'insult')).toBe('6.7.4');
    expect(clauseOf(at('fsm-2024', dayTwo('fsm-2024'), 4), 'insult')).toBe('6.8.5');
    expect(clauseOf(at('fsm-2024', [...dayTwo('fsm-2024'), 'last 4'], 3), 'insult')).toBe('6.7.4');
  });

  it('[fiim-2025 6.8.5] a killed player is told when he is called to the best move, not when he is shot', () => {
    expect(clauseOf(at('fiim-2025', [...shot, 'don: 4'], 4), 'insult')).toBe('6.7.4');
    expect(clauseOf(at('fiim-2025', checked, 4), 'insult')).toBe('6.8.5');
    expect(clauseOf(at('fiim-2025', [...checked, 'best: -'], 4), 'insult')).toBe('6.8.5');
  });

  it('[fiim-2025 6.8.5] a later victim is told in the morning', () => {
    const nightThree = [...dayTwo('fiim-2025'), 'night 3', 'shots: 2>5 6>5 9>5', 'don: -', 'sheriff: -'];
    expect(clauseOf(at('fiim-2025', nightThree, 5), 'insult')).toBe('6.7.4');
    expect(clauseOf(at('fiim-2025', [...nightThree, 'day 3'], 5), 'insult')).toBe('6.8.5');
  });

  it('[neft-mmt 16.3, 17.5] a killed player who insults is removed: only a voted-out one forfeits', () => {
    expect(clauseOf(at('neft-mmt', dayTwo('neft-mmt'), 4), 'insult')).toBe('16.3');
  });

  it('[neft-mmt 16.3, 17.5] an insult between the unbeatable lead and the last word is removal, in the last word forfeit', () => {
    const leads = [...candidates, 'vote 2: 1 3 4 5 7 8'];
    expect(clauseOf(at('neft-mmt', leads, 2), 'insult')).toBe('16.3');
    const over = [...leads, 'vote 7: *'];
    for (const lines of [over, [...over, 'last 2']]) {
      for (const act of [
        'insult',
        'emotional-pressure',
        'loud-shout',
        'aggressive-emotion',
        'farewell-damage',
      ] as const) {
        expect(clauseOf(at('neft-mmt', lines, 2), act)).toBe('17.5');
      }
    }
  });

  it('[neft-mmt 16.3, 17.5] of two who leave by a lift only the one who speaks forfeits', () => {
    const lifted = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5', 'lift = yes'];
    expect(clauseOf(at('neft-mmt', lifted, 2), 'insult')).toBe('17.5');
    expect(clauseOf(at('neft-mmt', lifted, 7), 'insult')).toBe('16.3');
    expect(clauseOf(at('neft-mmt', [...lifted, 'last 2'], 7), 'insult')).toBe('17.5');
  });

  it.each([
    ['fsm-2024', '6.8.5'],
    ['fiim-2025', '6.8.5'],
  ] as const)(
    '[%s %s] an insult after the unbeatable lead forfeits before the last word too',
    (id, clause) => {
      expect(clauseOf(at(id, [...candidates, 'vote 2: 1 3 4 5 7 8'], 2), 'insult')).toBe(clause);
    },
  );

  it('[neft-mmt G-37] a later red check by the same claimant takes his black one back', () => {
    const claims = [...dayOne, 'claim 1 check 3 black'];
    expect(clauseOf(at('neft-mmt', [...claims, 'claim 1 check 3 red'], 3), 'tears')).toBe('16.6');
    expect(clauseOf(at('neft-mmt', [...claims, 'claim 5 check 3 red'], 3), 'tears')).toBe('17.8');
    expect(clauseOf(at('neft-mmt', [...claims, 'claim 1 check 4 red'], 3), 'tears')).toBe('17.8');
    expect(
      clauseOf(at('neft-mmt', [...claims, 'claim 1 check 3 red', 'claim 1 check 3 black'], 3), 'tears'),
    ).toBe('17.8');
  });

  it('[neft-mmt G-37] a version ends when the claims are taken back, by that player', () => {
    const claims = [...dayOne, 'claim 1 sheriff', 'claim 1 check 3 black'];
    expect(clauseOf(at('neft-mmt', [...claims, 'retract 5'], 3), 'tears')).toBe('17.8');
    expect(clauseOf(at('neft-mmt', [...claims, 'retract 1'], 3), 'tears')).toBe('16.6');
    expect(clauseOf(at('neft-mmt', [...claims, 'claim 5 check 3 black', 'retract 1'], 3), 'tears')).toBe(
      '17.8',
    );
    expect(clauseOf(at('neft-mmt', [...dayOne, 'claim 1 check 3 red'], 3), 'tears')).toBe('16.6');
    expect(clauseOf(at('neft-mmt', claims, 4), 'tears')).toBe('16.6');
  });
});

describe('what would be refused', () => {
  const refusedOf = (place: SeatedPosition, act: Violation['act']) => offerOf(place, act).refused;

  it('a player who is long gone', () => {
    expect(refusedOf(at('fsm-2024', nightTwo, 7), 'insult')).toBe('sanction/player-out');
  });

  it('[neft-mmt 14.5] a hand pulled back is never the fourth foul', () => {
    expect(refusedOf(at('neft-mmt', [...voteDue, 'foul 3', 'foul 3', 'foul 3'], 3), 'hand-pulled-back')).toBe(
      'foul/cannot-be-fourth',
    );
  });

  it('[fsm-2024 6.8.6] after the decisive vote most removals and every forfeit are suspended', () => {
    const place = at('fsm-2024', decidedByVote, 3);
    expect(refusedOf(place, 'tears')).toBe('remove/suspended');
    expect(refusedOf(place, 'oath')).toBe('forfeit/suspended');
    expect(refusedOf(place, 'leaving-table')).toBeNull();
    expect(refusedOf(place, 'table-banging')).toBeNull();
  });

  it.each([
    ['fsm-2024', '6.8.6'],
    ['fiim-2025', '6.8.6'],
  ] as const)(
    '[%s %s] a leaving player whose forfeit is suspended can still be removed for an insult, not for tears',
    (id, _) => {
      const place = at(id, decidedByVote, 9);
      expect(offerOf(place, 'insult')).toMatchObject({
        clause: '6.7.4',
        sanctions: ['removal'],
        refused: null,
      });
      expect(offerOf(place, 'tears')).toMatchObject({
        clause: '6.7.7',
        sanctions: ['removal'],
        refused: 'remove/suspended',
      });
    },
  );

  it('a forfeit before the cards', () => {
    expect(refusedOf({ ...bareAfter('fsm-2024', []), seat: 3 }, 'oath')).toBe('forfeit/no-card');
  });
});
