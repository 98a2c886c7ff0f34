// The kinds of points in English.
import type { ItemTexts } from '../../messages/item-texts.ts';

export const items: ItemTexts = {
  win: 'win',
  loss: 'loss',
  draw: 'draw',
  'best-move': 'best move',
  extra: 'extra points',
  penalty: 'penalty',
  removal: 'removal',
  forfeit: 'forfeit',
  card: 'card',
  fine: 'fine',
  compensation: 'compensation',
  difficulty: 'difficulty',
  coefficient: 'coefficient',
};
