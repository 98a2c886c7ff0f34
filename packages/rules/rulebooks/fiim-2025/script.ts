// What the referee says and shows under fiim-2025.
import { commonGestures, commonScript, gesture, laterClauses } from '../common-script.ts';
import type { Script } from '../script.ts';

export const script: Script = {
  ...commonScript(
    {
      ...laterClauses,
      'sheriff-look': '4.2.3',
      'sheriff-look-end': '4.2.3',
      'free-seating': '4.2.4',
      'free-seating-end': '4.2.4',
      sheet: '8.10.1',
    },
    {
      ...commonGestures,
      deal: gesture.cardByNumber('4.1.3'),
      agreement: gesture.donToTeam('4.2.1'),
      'free-seating': {
        ru: 'Игроки: руки выше стола',
        en: 'Players: hands above the table',
        clause: '4.2.4',
      },
      vote: gesture.fist('4.4.5'),
      night: gesture.posture('4.5.10'),
    },
  ),
  best: {
    ru: 'Игрок № {seat}, вас убили. Просыпайтесь',
    en: 'Player {seat}, you have been killed. Wake up',
    clause: '4.5.9',
    gesture: gesture.bestMoveWords('8.2.1'),
  },
  break: {
    ru: 'Технический перерыв. Наденьте маски, свободная посадка',
    en: 'Technical break. Masks on, free seating',
    clause: '4.6.2',
  },
  resume: {
    ru: 'Перерыв окончен. Снимите маски, игра продолжается',
    en: 'The break is over. Masks off, the game goes on',
    clause: '4.6.2',
  },
};
