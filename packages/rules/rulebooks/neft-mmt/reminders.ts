// What neft-mmt asks of the room.
import { type Reminder, remind } from '../reminder.ts';

export const reminders: readonly Reminder[] = [
  ...remind('game', {
    'no-devices': '5.4',
    'named-mask-by-the-referee': '5.5',
    'safe-gear': '5.2',
    'medical-exemption': '6.6',
    'cards-of-roles-and-sanctions': ['2.1.5', '2.1.7'],
    'plates-and-masks': ['3.2', '2.1.3', '2.1.4'],
    sound: '2.1.6',
    'table-for-ten': '3.1',
    'language-russian': '4.1',
    'clock-and-protocol': ['2.1.8', '2.1.9'],
    'stay-at-the-table': '5.1',
    'address-players-by-name': '8.3',
    'address-referee-or-nickname': '8.4',
  }),
  ...remind('night', { 'things-off-and-silent': '5.3', 'mask-untouched': '10.11', 'posture-still': 'G-25' }),
  ...remind('free-seating', { 'free-seating': 'G-26' }),
  ...remind('vote', { 'hand-stays': '9.7' }),
  ...remind('best', { 'guard-the-best-move': '10.10.6' }),
];
