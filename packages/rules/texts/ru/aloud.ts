// Что подставляется в фразы судьи, по-русски.
import type { AloudTexts } from '../../game/tell/aloud-texts.ts';

export const aloud: AloudTexts = {
  and: ' и ',
  ordinals: [
    'Первый',
    'Второй',
    'Третий',
    'Четвёртый',
    'Пятый',
    'Шестой',
    'Седьмой',
    'Восьмой',
    'Девятый',
    'Десятый',
  ],
};
