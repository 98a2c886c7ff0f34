// Every event of the scenario games, and every kind of event, is told as a sentence in both languages.
import { isRefusal } from '@omerta/base/refusal.ts';
import { candidates, dayOne, nightTwo, positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { parse } from '../../notation/parse.ts';
import { replay } from '../../notation/replay.ts';
import type { RulebookId } from '../../rulebooks/rulebook.ts';
import { type ScenarioGame, wholeGames } from '../../testing/scenarios.ts';
import type { Command } from '../command.ts';
import { perform } from '../decide/decide.ts';
import { actOf, type GameEvent } from '../event.ts';
import { explain } from './explain.ts';

const eventsOfGame = ({ name, text }: ScenarioGame): GameEvent[] => {
  const record = parse(text);
  if (isRefusal(record)) throw new Error(`${name} cannot be read`);
  const events: GameEvent[] = [];
  replay(record, undefined, (applied) => events.push(...applied.events));
  return events;
};

const eventsAfter = (
  id: RulebookId,
  lines: readonly string[],
  ...commands: readonly Command[]
): GameEvent[] => {
  const { rulebook, state } = positionAfter(id, lines);
  let current = state;
  return commands.flatMap((command) => {
    const done = perform(rulebook, current, command);
    if (isRefusal(done)) throw new Error(`refused: ${done.code}`);
    current = done.state;
    return done.events;
  });
};

const isTold = (event: GameEvent): void => {
  const { en, ru } = explain(event);
  for (const text of [en, ru]) {
    expect(text, event.type).toMatch(/^\S.*\.$/);
    expect(text, event.type).not.toMatch(/undefined|\bnull\b|NaN|[{}]|\[object/);
  }
  expect(ru, event.type).toMatch(/\p{Script=Cyrillic}/u);
  expect(en.replace(/“[^”]*”/g, ''), event.type).not.toMatch(/\p{Script=Cyrillic}/u);
};

/** What a player does himself, a correction and the sheet stand in few scenarios. */
const otherEvents = [
  ...eventsAfter('fsm-2024', candidates, { type: 'hand', seat: 3, candidate: 2, by: 3 }),
  ...eventsAfter('fsm-2024', [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5'], {
    type: 'lift-hand',
    seat: 3,
    by: 3,
  }),
  ...eventsAfter(
    'fsm-2024',
    nightTwo,
    { type: 'shoot', seat: 2, targets: [], by: 2 },
    { type: 'shoot', seat: 6, targets: [5], by: 6 },
  ),
  ...eventsAfter('fsm-2024', dayOne, {
    type: 'replace',
    line: 2,
    count: 1,
    commands: [{ type: 'day', number: 1, note: 'late' }],
  }),
  ...eventsAfter(
    'neft-mmt',
    dayOne,
    { type: 'purple', seat: 3 },
    { type: 'split', seats: [5, 7] },
    { type: 'retract', seat: 3 },
  ),
  ...eventsAfter(
    'fsm-2024',
    dayOne,
    { type: 'forfeit', seat: 3 },
    { type: 'extra', seat: 3, points: '0.7', approver: 'chief' },
    { type: 'approve', what: 'players', approver: 'duty' },
    { type: 'approve', what: 'total', approver: 'committee' },
    { type: 'waive', seat: 3, clause: '8.4.4', approver: 'chief' },
    { type: 'penalty', seat: 3, clause: '8.4.4' },
    { type: 'fine', seat: 3, points: '0.5', note: 'late' },
    { type: 'protest', seat: 4, note: 'a hand was not seen' },
  ),
];

describe('events are told', () => {
  const known = wholeGames.flatMap(eventsOfGame);

  it('every event of the scenario games', () => {
    for (const event of known) isTold(event);
  });

  it('every event beside them', () => {
    for (const event of otherEvents) isTold(event);
  });

  it('every kind of act occurs here', () => {
    const told = new Set([...known, ...otherEvents].map((event) => event.type));
    expect(Object.values(actOf).filter((type) => !told.has(type))).toEqual([]);
  });
});

describe('the timeline', () => {
  const tell = (id: RulebookId, lines: readonly string[], command: Command) =>
    eventsAfter(id, lines, command).map(explain);

  it('[fsm-2024 6.4] a third foul is two events: the foul, and the speech it costs', () => {
    expect(
      tell('fsm-2024', [...dayOne, 'foul 3', 'foul 3'], { type: 'foul', seat: 3, clause: '6.6.1' }),
    ).toEqual([
      { clauses: ['6.6.1'], en: 'Foul to seat 3.', ru: 'Фол игроку № 3.' },
      {
        clauses: ['6.4'],
        en: 'Seat 3 has three fouls: he keeps silent in his next turn but may nominate.',
        ru: 'У игрока № 3 три фола: ближайшую минуту он молчит, но может выставить кандидатуру.',
      },
    ]);
  });

  it('an act without a clause carries none', () => {
    expect(tell('fsm-2024', dayOne, { type: 'nominate', seat: 3, nominee: 7 })).toEqual([
      { clauses: [], en: 'Seat 3 nominates seat 7.', ru: 'Игрок № 3 выставляет игрока № 7.' },
    ]);
  });

  it('a note stands in quotes after what it is about', () => {
    const [told] = tell('neft-mmt', dayOne, { type: 'annul', clause: '18.12', note: 'a spectator shouted' });
    expect(told).toEqual({
      clauses: ['18.12'],
      en: 'The game is annulled and will be replayed: “a spectator shouted”.',
      ru: 'Игра аннулирована и будет переиграна: «a spectator shouted».',
    });
  });

  it('[fsm-2024 7.1] a removal, the vote it costs and the win it brings follow each other', () => {
    const texts = tell('fsm-2024', [...dayOne, 'remove 2', 'remove 6'], {
      type: 'remove',
      seat: 9,
      clause: '6.7.1',
    }).map(({ en }) => en);
    expect(texts).toEqual([
      'The referee removes seat 9.',
      'Seat 9 leaves the game without a last word.',
      'The vote of day 1 is cancelled because seat 9 was removed.',
      'Red wins on day 1, by a removal.',
    ]);
  });

  it('the votes of a candidate with those who are known', () => {
    const hands = (en: Command) => tell('fsm-2024', candidates, en)[0]?.en;
    expect(hands({ type: 'vote', candidate: 2, hands: { kind: 'named', seats: [5, 1] } })).toBe(
      'Candidate 2: 2 hands (seats 1, 5).',
    );
    expect(hands({ type: 'vote', candidate: 2, hands: { kind: 'counted', count: 1, seats: [] } })).toBe(
      'Candidate 2: 1 hand.',
    );
    expect(hands({ type: 'vote', candidate: 2, hands: { kind: 'named', seats: [] } })).toBe(
      'Candidate 2: 0 hands.',
    );
  });
});
