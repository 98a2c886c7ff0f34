// Отказы, происшествия и сообщение об исправленном, по-русски.
import type { Texts } from '../en/shape.ts';

export const trouble: Texts['trouble'] = {
  refused: 'Так нельзя',
  understood: 'Понятно',
  happened: 'Уже случилось',
  cardGiven: 'Эта карта уже роздана: проверьте, у кого она.',
  whoHas: 'Удерживайте: у кого',
  incident: {
    title: 'Уже случилось',
    record: 'Записать происшествие',
    what: 'Что произошло',
    clause: 'Пункт',
    noClause: 'без пункта',
    continue: 'Записать и продолжить',
    chief: 'Позвать главного судью',
    annul: 'Аннулировать игру',
    annulSure: 'Аннулировать игру? Она останется в записи без результата; это можно отменить.',
  },
  chief: {
    title: 'Вызван главный судья. Игра остановлена.',
    decision: 'Что решил главный судья',
    continue: 'Продолжить',
  },
  history: 'Лента',
  note: {
    corrected_zero: 'Исправлено.',
    corrected_one: 'Исправлено: не вошла {{count}} запись.',
    corrected_few: 'Исправлено: не вошли {{count}} записи.',
    corrected_many: 'Исправлено: не вошло {{count}} записей.',
    corrected_other: 'Исправлено: не вошли {{count}} записи.',
    undone_one: 'Отменена {{count}} запись.',
    undone_few: 'Отменены {{count}} записи.',
    undone_many: 'Отменено {{count}} записей.',
    undone_other: 'Отменены {{count}} записи.',
    hands: 'Руки: {{before}} → {{after}}.',
    voters: 'Записано, кто голосовал.',
    takeBack: { corrected: 'Отменить', undone: 'Вернуть' },
    leave: 'Убрать сообщение',
  },
};
