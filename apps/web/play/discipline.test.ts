// What is offered against a seat, what is asked before it acts, and that neither tells a card.
import { isRefusal } from '@omerta/base/refusal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Course, startCourse } from '@omerta/stream/course.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import { dayOne, decidedByKill, positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { emptyAside } from '../session/aside.ts';
import { effectsOf, isGrave } from './effects.ts';
import { commandFor, reasonsFor, sanctionsOn } from './sanctions.ts';
import { seatMarks } from './seat-marks.ts';

const at = (id: RulebookId, lines: readonly string[]): Course => {
  const { rulebook: book, state } = positionAfter(id, lines);
  const players = seats.map((seat) => ({ name: String(seat), role: null }));
  return { ...startCourse(openingOf(book, {}, players), book), state, version: lines.length };
};

/** Red wins on day 2 by voting the Don out. */
const votedToTheEnd = [
  ...[...dayOne, 'remove 2', 'remove 6'],
  ...['night 2', 'shots: 9>-', 'don: -', 'sheriff: -'],
  ...['day 2', 'nominate 3 9', 'vote 9: *'],
];

const typesOf = (effects: ReturnType<typeof effectsOf>): readonly string[] =>
  isRefusal(effects) ? [effects.code] : effects.map(({ type }) => type);

describe('sanctions at the table', () => {
  it('[fsm-2024 6.2; fiim-2018 6.2; neft-mmt 13.2; bel-canto 6.2; fiim-2025 6.2] each rulebook offers its own, the foul first', () => {
    for (const id of rulebookIds) {
      const open = sanctionsOn(at(id, dayOne), 3);
      expect(open[0]).toBe('foul');
      expect(open.includes('yellow')).toBe(rulebook(id).rules.cards.value);
      const reasons = reasonsFor(at(id, dayOne), 3, 'foul');
      expect(reasons.length).toBeGreaterThan(3);
      for (const { clause } of reasons) expect(rulebook(id).knownClauses).toContain(clause);
    }
  });

  it('[fsm-2024 6.7.4, 5.1.6, 7.3; neft-mmt 16.3, 12.5, 18.4] a reason carries every clause it falls under, and what they tell besides', () => {
    const insult = (id: RulebookId) =>
      reasonsFor(at(id, dayOne), 3, 'removal').find(({ act }) => act === 'insulting-the-referee');
    expect(insult('fsm-2024')).toMatchObject({
      clause: '6.7.4',
      also: ['5.1.6', '7.3'],
      heeds: [{ what: 'expelled', clause: '7.3' }],
    });
    expect(insult('neft-mmt')).toMatchObject({
      clause: '16.3',
      also: ['12.5', '18.4'],
      heeds: [
        { what: 'doubt-for-player', clause: '12.5' },
        { what: 'may-be-expelled', clause: '18.4' },
      ],
    });
  });

  it('the foul that removes is asked for before it acts, an ordinary one is not', () => {
    expect(isGrave(at('fsm-2024', dayOne), commandFor('foul', 3))).toBe(false);
    expect(isGrave(at('fsm-2024', [...dayOne, 'foul 3', 'foul 3', 'foul 3']), commandFor('foul', 3))).toBe(
      true,
    );
    expect(isGrave(at('neft-mmt', [...dayOne, 'yellow 3']), commandFor('yellow', 3))).toBe(true);
    expect(isGrave(at('fsm-2024', dayOne), commandFor('forfeit', 3))).toBe(true);
  });

  it('[fsm-2024 7.1] a removal says that today’s vote will not be held', () => {
    expect(typesOf(effectsOf(at('fsm-2024', dayOne), commandFor('removal', 3)))).toEqual([
      'PlayerLeft',
      'VoteCancelled',
    ]);
  });

  it('a sanction that would end the game looks like one that would not', () => {
    const lines = [...dayOne, 'remove 1', 'remove 3', 'remove 5'];
    const red = typesOf(effectsOf(at('fsm-2024', lines), commandFor('removal', 7)));
    const black = typesOf(effectsOf(at('fsm-2024', lines), commandFor('removal', 2)));
    expect(red).toEqual(black);
  });

  describe.each(rulebookIds)('in a game of %s that is decided and not told', (id) => {
    const decided = (lines: readonly string[]): Course => at(id, [...lines, 'foul 8', 'foul 8', 'foul 8']);
    const open = ({ state, ...course }: Course): Course => ({ ...course, state: { ...state, result: null } });

    it.each([
      ['a kill', decidedByKill],
      ['a vote', votedToTheEnd],
    ])('by %s nothing else is offered and asked than in one that goes on', (_, lines) => {
      const course = decided(lines);
      expect(course.state.result).not.toBeNull();
      expect(sanctionsOn(course, 8)).toEqual(sanctionsOn(open(course), 8));
      for (const sanction of sanctionsOn(course, 8)) {
        expect(reasonsFor(course, 8, sanction)).toEqual(reasonsFor(open(course), 8, sanction));
        const command = commandFor(sanction, 8);
        expect(isGrave(course, command)).toBe(isGrave(open(course), command));
        expect(effectsOf(course, command)).toEqual(effectsOf(open(course), command));
      }
      expect(typesOf(effectsOf(course, commandFor('removal', 8)))).toContain('PlayerLeft');
    });
  });

  it('[fiim-2025 4.6.2] in a technical break by day the sanctions of the night are offered', () => {
    const texts = (lines: readonly string[]) =>
      reasonsFor(at('fiim-2025', lines), 3, 'foul').map(({ clause }) => clause);
    expect(texts([...dayOne, 'break'])).not.toEqual(texts(dayOne));
    expect(texts([...dayOne, 'break'])).toEqual(texts(['night 1']));
  });

  it('[neft-mmt 15.9] whoever has had his last word has left: the purple card has its reasons before the next speech', () => {
    const morning = ['night 2', 'shots: 2>7 6>7 9>7', 'don: -', 'sheriff: -', 'best: -', 'day 2'];
    const reasons = (...lines: readonly string[]) =>
      reasonsFor(at('neft-mmt', [...dayOne, ...morning, ...lines]), 7, 'purple').map(({ clause }) => clause);
    expect(reasons()).toEqual([]);
    expect(reasons('last 7')).toEqual(['15.9', '15.9.1', '15.9.2', '15.9.3', '15.9.4']);
  });

  it('the ring marks whoever was shown a purple card', () => {
    const { rulebook: book, state } = at('neft-mmt', [...dayOne, 'purple 3']);
    const marked = seatMarks(book, state, emptyAside).filter(({ purple }) => purple);
    expect(marked.map(({ seat }) => seat)).toEqual([3]);
  });

  it('[neft-mmt G-37] a player named black by a claimed Sheriff is in a version: his tears are offered as a forfeit', () => {
    const tears = (lines: readonly string[]) =>
      reasonsFor(at('neft-mmt', [...dayOne, ...lines]), 3, 'forfeit').filter(
        ({ clause }) => clause === '17.8',
      );
    const claim = ['claim 9 sheriff', 'claim 9 check 3 black'];
    expect([tears([]).length, tears(claim).length, tears([...claim, 'retract 9']).length]).toEqual([0, 1, 0]);
  });
});
