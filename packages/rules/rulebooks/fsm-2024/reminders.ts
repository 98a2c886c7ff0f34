// What fsm-2024 asks of the room.
import { laterReminders } from '../common-reminders.ts';
import { type Reminder, remind } from '../reminder.ts';

export const reminders: readonly Reminder[] = [
  ...laterReminders,
  ...remind('game', {
    'plates-and-full-masks': '2.2',
    'language-russian': '2.4',
    'cards-of-one-layout': '2.5',
  }),
];
