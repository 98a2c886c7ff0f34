// The reminders against what the rulebooks ask of the room: each clause at its moment, in its words, in both languages.
import { isRefusal } from '@omerta/base/refusal.ts';
import { mismatches, room } from '@omerta/testkit/room.ts';
import { describe, expect, it } from 'vitest';
import { chooseRulebook, rulebook } from './choose.ts';
import { type ReminderMoment, remindersAt, reminderTexts } from './reminder.ts';
import { rulebookIds } from './rulebook.ts';
import { switchWord } from './switch-words.ts';
import { switches } from './switches.ts';

const said: Readonly<Record<ReminderMoment, string>> = {
  game: 'before the game',
  night: 'before a night',
  'free-seating': 'at free seating',
  day: 'at the day',
  vote: 'at the vote',
  best: 'at the best move',
};

const asked = rulebookIds.flatMap((id) =>
  Object.entries(room[id]).map(
    ([clause, each]) =>
      [`[${id} ${clause}] ${said[each.at]}: ${each.en.join(', ')}`, id, clause, each] as const,
  ),
);

const clausesAt = (id: (typeof rulebookIds)[number], at: ReminderMoment): string[] =>
  remindersAt(rulebook(id), at).flatMap(({ clauses }) => clauses);

describe('reminders', () => {
  it.each(asked)('%s', (_, id, clause, each) => {
    const carrying = rulebook(id).reminders.filter(({ clauses }) => clauses.includes(clause));
    expect(carrying.map(({ at }) => at)).toEqual([each.at]);
    for (const { what } of carrying)
      for (const lang of ['en', 'ru'] as const)
        expect(mismatches(each, reminderTexts[what][lang], lang), reminderTexts[what][lang]).toEqual([]);
  });

  it.each(rulebookIds)(
    '%s: what is reminded of, what the rulebook asks of the room and what the register calls a reminder at the table are the same clauses',
    (id) => {
      const book = rulebook(id);
      // The desk's list for the hall reminds of the rest, before there is a table.
      const filed = book.clauses.flatMap(([clause, , status, where]) =>
        status === 'reminder' && where.includes('/table') ? [clause] : [],
      );
      const always = book.reminders.filter(({ only }) => only === undefined);
      expect(always.flatMap(({ clauses }) => clauses).toSorted()).toEqual(Object.keys(room[id]).toSorted());
      expect(filed.toSorted()).toEqual(Object.keys(room[id]).toSorted());
    },
  );

  it('[fsm-2024 4.5.10, 4.5.10.3; fiim-2018 4.5.9.3; neft-mmt 5.3, G-25; bel-canto 4.5.9.3; fiim-2025 4.5.10.3] glasses, watches and posture come before night', () => {
    expect(clausesAt('fsm-2024', 'night')).toEqual(['4.5.10.3', '4.5.10.2', '4.5.10', '4.5.10.1']);
    expect(clausesAt('fiim-2025', 'night')).toEqual(clausesAt('fsm-2024', 'night'));
    expect(clausesAt('fiim-2018', 'night')).toEqual(['4.5.9.3', '4.5.9.2', '4.5.9', '4.5.9.1']);
    expect(clausesAt('bel-canto', 'night')).toEqual(clausesAt('fiim-2018', 'night'));
    expect(clausesAt('neft-mmt', 'night')).toEqual(['5.3', '10.11', 'G-25']);
  });

  it('[fsm-2024 3.4; fiim-2018 3.4; neft-mmt 5.5; fiim-2025 3.4] says whose permission an own mask needs; bel-canto asks for none', () => {
    const masks = rulebookIds.map(
      (id) => remindersAt(rulebook(id), 'game').find(({ what }) => /own-mask|named-mask/.test(what))?.what,
    );
    const mine = 'own-mask-by-the-referee';
    expect(masks).toEqual([mine, 'own-mask-by-the-chief', 'named-mask-by-the-referee', undefined, mine]);
  });

  it('[neft-mmt 10.10.6, 9.7, G-26; fsm-2024 4.4.6, 4.3.6] the rest comes at its own step', () => {
    expect(clausesAt('neft-mmt', 'best')).toEqual(['10.10.6']);
    expect(clausesAt('neft-mmt', 'vote')).toEqual(['9.7']);
    expect(clausesAt('neft-mmt', 'free-seating')).toEqual(['G-26']);
    expect(clausesAt('fsm-2024', 'vote')).toEqual(['4.4.6']);
    expect(clausesAt('fsm-2024', 'day')).toEqual(['4.3.6']);
  });

  it.each(['fiim-2018', 'bel-canto'] as const)(
    '[%s 7.4] where the chief switched the secret of nominations off, the day says that they may be told',
    (id) => {
      const saidAtDay = (value: string): string[] => {
        const book = chooseRulebook(id, { 'nomination-info': value });
        if (isRefusal(book)) throw new Error('no such switch');
        return remindersAt(book, 'day').flatMap(({ what, clauses }) => [
          ...clauses,
          reminderTexts[what].en,
          reminderTexts[what].ru,
        ]);
      };
      expect(saidAtDay('on')).toEqual([]);
      expect(saidAtDay('off')).toEqual([
        '7.4',
        'Who asks may be told who is nominated',
        'На вопрос, кто выставлен, судья может ответить',
      ]);
    },
  );

  it('every wording is used, and says something in both languages', () => {
    const used = new Set(rulebookIds.flatMap((id) => rulebook(id).reminders.map(({ what }) => what)));
    expect(
      Object.keys(reminderTexts).filter((what) => !used.has(what as keyof typeof reminderTexts)),
    ).toEqual([]);
    for (const { en, ru } of Object.values(reminderTexts))
      expect([/[a-z]/.test(en), /[а-я]/.test(ru)]).toEqual([true, true]);
  });
});

it('every value of every switch has a word of its own in Russian', () => {
  const bare = switches.flatMap(({ name, values }) =>
    values.filter((value) => value !== 'decimal' && !/[а-я]/.test(switchWord(name, value, 'ru'))),
  );
  expect(bare).toEqual([]);
});
