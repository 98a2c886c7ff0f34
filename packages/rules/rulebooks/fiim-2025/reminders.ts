// What fiim-2025 asks of the room.
import { laterReminders } from '../common-reminders.ts';
import { type Reminder, remind } from '../reminder.ts';

export const reminders: readonly Reminder[] = [
  ...laterReminders,
  ...remind('game', { 'plates-and-masks': '2.2', 'language-of-the-region': '2.4' }),
];
