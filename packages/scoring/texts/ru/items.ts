// Виды баллов по-русски.
import type { ItemTexts } from '../../messages/item-texts.ts';

export const items: ItemTexts = {
  win: 'победа',
  loss: 'поражение',
  draw: 'ничья',
  'best-move': 'лучший ход',
  extra: 'доп. баллы',
  penalty: 'штраф',
  removal: 'удаление',
  forfeit: 'ППК',
  card: 'карточка',
  fine: 'дисциплинарный штраф',
  compensation: 'компенсация',
  difficulty: 'сложность',
  coefficient: 'коэффициент',
};
