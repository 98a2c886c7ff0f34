// What fiim-2018 asks of the room.
import { earlierReminders } from '../common-reminders.ts';
import { type Reminder, remind } from '../reminder.ts';

export const reminders: readonly Reminder[] = [
  ...earlierReminders,
  ...remind('game', { 'own-mask-by-the-chief': '3.4' }),
];
