// What the federations' rulebooks remind of alike: two generations, each with its own numbers.
import { type Reminder, remind } from './reminder.ts';

const played = {
  'stay-in-the-playing-area': '3.1',
  'address-players': '4.3.3',
  'address-referee': '4.3.4',
} as const;

/** FSM 2024 and FIIM 2025. */
export const laterReminders: readonly Reminder[] = [
  ...remind('game', {
    'phones-when-asked': '3.3',
    'own-mask-by-the-referee': '3.4',
    'fair-gear': '3.2',
    'table-for-ten': '2.1',
    sound: '2.3',
    ...played,
  }),
  ...remind('night', {
    'things-off': '4.5.10.3',
    'mask-fits': '4.5.10.2',
    posture: '4.5.10',
    'night-conduct': '4.5.10.1',
  }),
  ...remind('day', { 'no-mask-by-day': '4.3.6' }),
  ...remind('vote', { 'hand-stays': '4.4.6' }),
];

/** FIIM 2018 and Bel Canto. */
export const earlierReminders: readonly Reminder[] = [
  ...remind('game', {
    'phones-away': '3.3',
    'fair-gear': '3.2',
    'plates-and-masks': '2.2',
    'table-for-ten': '2.1',
    sound: '2.3',
    'language-of-all': '2.4',
    ...played,
  }),
  ...remind('night', {
    'things-off': '4.5.9.3',
    'mask-fits': '4.5.9.2',
    posture: '4.5.9',
    'night-conduct': '4.5.9.1',
  }),
  { at: 'day', what: 'nominations-told', clauses: ['7.4'], only: ['nominationInfo', 'told'] },
  ...remind('vote', { 'hand-stays': '4.4.7' }),
];
