// Что знает судья, по-русски.
import type { Texts } from '../en/shape.ts';

export const known: Texts['known'] = {
  title: 'Что знает судья',
  left: 'В игре: красных {{red}}, чёрных {{black}}',
  toRed_one: 'Красные победят, когда уйдёт ещё {{count}} чёрный',
  toRed_few: 'Красные победят, когда уйдут ещё {{count}} чёрных',
  toRed_many: 'Красные победят, когда уйдут ещё {{count}} чёрных',
  toRed_other: 'Красные победят, когда уйдут ещё {{count}} чёрных',
  toBlack_one: 'Чёрные победят, когда уйдёт ещё {{count}} красный',
  toBlack_few: 'Чёрные победят, когда уйдут ещё {{count}} красных',
  toBlack_many: 'Чёрные победят, когда уйдут ещё {{count}} красных',
  toBlack_other: 'Чёрные победят, когда уйдут ещё {{count}} красных',
  standstill: 'С ночи {{since}} никто не ушёл. Если так и будет, {{until}} — {{end}}',
  until: { night: 'после ночи {{number}}', day: 'после дня {{number}}' },
  end: { draw: 'ничья', red: 'победа красных' },
  night: 'Ночь',
  killed: 'Убит',
  together: 'все в {{seat}}',
  don: 'Дон',
  sheriff: 'Шериф',
  best: 'Лучший ход {{seat}}',
  blacks: 'чёрных {{count}}',
  none: 'Ночи ещё не записаны',
};
