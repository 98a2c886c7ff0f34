// What the referee says and shows under fsm-2024.
import { commonGestures, commonScript, gesture, laterClauses } from '../common-script.ts';
import type { Script } from '../script.ts';

export const script: Script = {
  ...commonScript(
    { ...laterClauses, 'free-seating': '4.2.3', 'free-seating-end': '4.2.3', sheet: '8.8.1' },
    {
      ...commonGestures,
      deal: gesture.cardBlind('4.1.3'),
      'free-seating': {
        ru: 'Игроки: руки на виду, голова наклонена',
        en: 'Players: hands in sight, head bowed',
        clause: '4.2.3',
      },
      vote: gesture.fist('4.4.5'),
      night: gesture.posture('4.5.10'),
    },
  ),
  'don-sign': {
    ru: 'Дон, не снимая маски, покажите себя',
    en: 'Don, show yourself without taking the mask off',
    clause: '4.2.2',
    gesture: {
      ru: 'Дон показывает судье, что он Дон',
      en: 'The Don shows the referee that he is the Don',
      clause: '4.2.2',
    },
  },
  'sheriff-sign': {
    ru: 'Шериф, не снимая маски, покажите себя',
    en: 'Sheriff, show yourself without taking the mask off',
    clause: '4.2.2',
    gesture: {
      ru: 'Шериф показывает судье, что он Шериф',
      en: 'The Sheriff shows the referee that he is the Sheriff',
      clause: '4.2.2',
    },
  },
  best: {
    ru: 'Ночь продолжается, игрок № {seat}, вас убили. У вас есть {seconds} секунд на лучший ход, не снимая маски',
    en:
      'The night goes on, player {seat}, you have been killed. You have {seconds} seconds for the best ' +
      'move without taking the mask off',
    clause: '4.5.9',
    gesture: gesture.bestMoveWords('8.3.1'),
  },
};
