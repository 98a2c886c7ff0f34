// What a table is told beside a line that stands, in both languages.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { lineNotes } from './line-notes.ts';

const told = (id: RulebookId, type: 'warn' | 'foul' | 'remove' | 'forfeit', clause?: string): string[] =>
  (['en', 'ru'] as const).flatMap((lang) =>
    lineNotes(rulebook(id), { type, seat: 3, ...(clause !== undefined && { clause }) }, lang).map(
      ({ kind, text }) => `${kind}: ${text}`,
    ),
  );

describe('a note beside a line', () => {
  it('[fsm-2024 6.8.1] names the own sanction of the clause', () => {
    expect(told('fsm-2024', 'foul', '6.8.1')).toEqual([
      'warning: Clause 6.8.1 gives a forfeit, not a foul: the line on seat 3 stands, correct it if it is a slip.',
      'warning: По пункту 6.8.1 полагается ППК, а не фол: запись об игроке № 3 остаётся, исправьте её, если это описка.',
    ]);
  });

  it.each(['fsm-2024', 'fiim-2018', 'bel-canto', 'fiim-2025'] as const)(
    '[%s 7.3] says that the chief will be asked',
    (id) => {
      expect(told(id, 'remove', '6.7.10')).toEqual([
        'charge: At a tournament the chief referee will be asked whether the information was sought on purpose: if so, the player is out of it (7.3).',
        'charge: На турнире главного судью спросят, намеренно ли добывались сведения: если да, игрок исключается из турнира (7.3).',
      ]);
      expect(told(id, 'remove', '6.7.4')).toEqual([
        'charge: At a tournament the chief referee will be asked whether a referee or the chief was insulted: if so, the player is out of it (7.3).',
        'charge: На турнире главного судью спросят, был ли оскорблён судья или главный судья: если да, игрок исключается из турнира (7.3).',
      ]);
      for (const clause of ['6.7.1', '6.7.5', undefined]) expect(told(id, 'remove', clause)).toEqual([]);
      expect(told(id, 'warn', '6.7.10')).toEqual([]);
    },
  );

  it('[neft-mmt 18.4] says that the organiser will be asked, who may keep the player', () => {
    expect(told('neft-mmt', 'remove', '16.4')).toEqual([
      'charge: At a tournament the organiser will be asked whether the information was sought on purpose: if so, the player may be out of it (18.4).',
      'charge: На турнире организатора спросят, намеренно ли добывались сведения: если да, игрок может быть исключён из турнира (18.4).',
    ]);
  });

  it('[fsm-2024 6.7.4, 7.3] says both where both are so', () => {
    expect(told('fsm-2024', 'forfeit', '6.7.4').map((note) => note.split(':')[0])).toEqual([
      'warning',
      'charge',
      'warning',
      'charge',
    ]);
  });

  it('[neft-mmt 18.22] does not give away that the game is decided', () => {
    expect(told('neft-mmt', 'forfeit', '18.22')).toEqual([]);
  });
});
