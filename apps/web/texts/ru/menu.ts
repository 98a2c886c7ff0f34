// Меню стола по-русски.
import type { Texts } from '../en/shape.ts';

export const menu: Texts['menu'] = {
  title: 'Стол',
  rulebook: 'Регламент: {{rulebook}}',
  note: 'Заметка',
  split: 'Деление голосов',
  splitBetween: 'Между кем?',
  rule: 'Решение судьи',
  annul: 'Аннулировать игру',
  annulClause: 'Пункт правил',
  annulNoClause: 'без пункта',
  annulWhy: 'Почему игра аннулирована?',
  write: 'Записать',
  sanction: { cards: 'Карточка, удаление, ППК', plain: 'Удаление, ППК' },
  gestures: 'Как пользоваться столом',
  chief: 'Позвать главного судью',
  handOver: 'Передать игру на другой телефон',
  ruling: {
    miss: 'Выстрелы: промах',
    'best-void': 'Лучший ход не принят',
    'cancel-vote': 'День {{day}} без голосования',
    'hold-vote': 'Голосование дня {{day}} состоится',
  },
};
