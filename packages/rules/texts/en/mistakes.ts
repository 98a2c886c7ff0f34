// What goes wrong at a table beyond the players' violations, in English, by the clause that speaks of it.
import type { MistakeTexts } from '../../rulebooks/mistake-texts.ts';

export const mistakes: MistakeTexts = {
  'fsm-2024': { '8.9': 'A weighty advantage from outside the game' },
  'fiim-2025': { '8.9': 'A weighty advantage from outside the game, or a referee’s error' },
  'fiim-2018': {},
  'bel-canto': {},
  'neft-mmt': {
    '18.24.2.1': 'A lift that was due was not held',
    '18.24.2.2': 'Two nominations of one player were accepted',
    '18.24.2.3': 'Votes were miscounted, and the result changed',
    '18.24.2.4': 'One player voted against two candidates',
    '18.24.2.5': 'The Don or the Sheriff got a wrong answer',
    '18.24.2.6': 'The wrong player was named as killed',
    '18.24.2.7': 'A number was said aloud during the checks',
    '18.24.2.8': 'A best move that was due was not given',
    '18.24.2.9': 'A player saw a second card at the deal',
    '18.24.2.10': 'Cards left did not match the players left',
    '18.12': 'An outsider interfered',
    '18.17': 'The sound failed on night 1',
    '18.19': 'Health or safety is in danger',
    '18.20': 'A player cannot go on',
    '18.23': 'A damaged mask',
  },
};
