// An annulled game: what may still be written down beside it, and what may not.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { RulebookId } from '../../rulebooks/rulebook.ts';

/** The clause that orders or leads to a new game; where a rulebook has none, the one that puts the referee in charge. */
const books: readonly (readonly [id: RulebookId, clause: string])[] = [
  ['fsm-2024', '8.9'],
  ['fiim-2018', '1.2'],
  ['neft-mmt', '18.12'],
  ['bel-canto', '1.2'],
  ['fiim-2025', '8.9'],
];
const accepted = [
  'note "x"',
  'incident "two nominations accepted"',
  'ruling "played again at once"',
  'fine 3 0.5 "late"',
  'protest 4 "the count"',
];
const refused = [
  'ruling cancel-vote 2',
  'ruling hold-vote 2',
  'warn 3',
  'foul 3',
  'remove 3',
  'forfeit 3',
  'claim 3 sheriff',
  'split 5 7',
];
const sheet = [
  'extra 3 0.4',
  'approve total by chief',
  'penalty 3 (1.1)',
  'waive 3 (1.1) by chief',
  'annul',
  'break',
  'resume',
  'night 2',
  'speech 1',
];

describe('an annulled game', () => {
  it.each(books)(
    '[%s %s] takes notes, incidents, rulings without a decision, fines and protests, and nothing of play',
    (id) => {
      for (const before of ['', 'forfeit 3\n']) {
        const annulled = `${toDay1}\n${before}annul "power cut"`;
        const { report, refusal } = play(id, `${annulled}\n${accepted.join('\n')}`);
        expect(refusal).toBeNull();
        expect(report).toMatchObject({ phase: { kind: 'annulled', number: 1 }, expects: null });
        const clause = id === 'neft-mmt' ? 'G-06' : '1.2';
        for (const line of [...refused, ...sheet]) {
          const written = id === 'neft-mmt' ? line.replace('(1.1)', '(14.1)') : line;
          expect(play(id, `${annulled}\n${written}`).refusal, line).toMatchObject({
            code: 'game/annulled',
            clause,
          });
        }
      }
    },
  );

  it.each(books)('[%s %s] goes on where the annulment is taken back', (id) => {
    const back = play(id, `${toDay1}\nannul "power cut"\nfine 3 0.5\nundo\nundo\nspeech 1`);
    expect([back.refusal, back.report.phase]).toEqual([null, { kind: 'day', number: 1 }]);
    expect(play(id, `${toDay1}\nannul\nundo\nfine 3 0.5`).refusal).toMatchObject({ code: 'sheet/not-yet' });
  });

  it('[neft-mmt 18.12, 15.9] takes a purple card', () => {
    expect(play('neft-mmt', `${toDay1}\nannul (18.12) "an outsider"\npurple 3 (15.9.4)`).refusal).toBeNull();
  });
});
