// Лист одного места по-русски.
import type { Texts } from '../en/shape.ts';

export const seat: Texts['seat'] = {
  sanction: {
    title: 'Место {{seat}} · {{name}}',
    none: 'Сейчас этому месту ничего дать нельзя.',
    warning: 'Предупреждение',
    foul: 'Фол',
    yellow: 'Жёлтая карточка',
    purple: 'Фиолетовая карточка',
    removal: 'Удаление',
    forfeit: 'ППК',
    orReason: 'или с причиной:',
    warnFirst: 'сначала предупреждение',
    announce: 'Когда объявить',
    announceNow: 'объявить сейчас',
    announceLater: 'объявить после речи',
    ask: {
      foul: 'Фол номер {{number}} игроку {{seat}}',
      warn: 'Предупредить игрока {{seat}}?',
      yellow: 'Вторая жёлтая игрока {{seat}} становится красной',
      purple: 'Фиолетовая карточка игроку {{seat}}?',
      remove: 'Удалить игрока {{seat}}?',
      forfeit: 'ППК игрока {{seat}}: победа другой команды',
    },
    give: {
      foul: 'Дать фол',
      warn: 'Предупредить',
      yellow: 'Показать жёлтую',
      red: 'Показать красную',
      purple: 'Показать фиолетовую',
      remove: 'Удалить',
      forfeit: 'Объявить ППК',
    },
  },
  claims: {
    title: 'Что сказал игрок',
    sheriff: 'вскрылся Шерифом',
    retract: 'отказался от слов',
    check: 'назвал проверку:',
    is: '{{seat}} {{team}}',
  },
  story: {
    none: 'Фолов и карточек нет.',
    moment: { dealing: 'карты', night: 'ночь {{number}}', day: 'день {{number}}' },
    silenced: 'лишён следующей речи',
    day: 'День {{day}}',
    named: 'выставил {{seats}}',
    namedBy: 'его выставил {{seats}}',
    hands: 'голосовал: {{seats}}',
    sheriff: 'вскрылся Шерифом',
    check: 'проверка: {{seat}} {{team}}',
  },
  protest: {
    open: 'Протест игрока',
    who: 'Кто протестует? Запишем момент; сам протест подают на листе.',
    now: 'Заявил протест',
  },
  late: {
    open: 'Пропущенное выставление',
    whom: 'Кого выставил игрок {{seat}}? Часы не изменятся.',
  },
};
