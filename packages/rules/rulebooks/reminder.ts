// What happens in the room, where no program sees it: the screen reminds of it at its moment, by its clauses.
import { joined } from '@omerta/base/lang.ts';
import { reminderTexts as en } from '../texts/en/reminders.ts';
import { reminderTexts as ru } from '../texts/ru/reminders.ts';
import type { Rules } from './rules.ts';

/** Before the game, before a night is called, and at the steps of the script that have one. */
export const reminderMoments = ['game', 'night', 'free-seating', 'day', 'vote', 'best'] as const;
export type ReminderMoment = (typeof reminderMoments)[number];

export const reminderTexts = joined({ en, ru });

export type ReminderName = keyof typeof en;

export type Reminder = {
  readonly at: ReminderMoment;
  readonly what: ReminderName;
  /** The first says it; the others say the same of a part. */
  readonly clauses: readonly [string, ...string[]];
  /** Only where a switch has given this rule this value. */
  readonly only?: readonly [rule: keyof Rules, value: string];
};

/** Those of one moment, in their order, in the shape that the editions write them. */
export const remind = (
  at: ReminderMoment,
  list: Readonly<Partial<Record<ReminderName, string | readonly [string, ...string[]]>>>,
): readonly Reminder[] =>
  (Object.entries(list) as [ReminderName, string | readonly [string, ...string[]]][]).map(
    ([what, clauses]) => ({
      at,
      what,
      clauses: typeof clauses === 'string' ? [clauses] : clauses,
    }),
  );

type Reminding = { readonly reminders: readonly Reminder[]; readonly rules: Rules };

export const remindersAt = ({ reminders, rules }: Reminding, at: ReminderMoment): readonly Reminder[] =>
  reminders.filter(
    (each) => each.at === at && (each.only === undefined || rules[each.only[0]].value === each.only[1]),
  );
