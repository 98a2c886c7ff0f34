// Facts of a game, and how a sheet differs from the stream, in Russian.
import type { DifferenceTexts } from '../../messages/difference-texts.ts';

export const differences: DifferenceTexts = {
  facts: {
    winner: 'Победитель',
    by: 'Как выиграно',
    role: 'Карта',
    'first-killed': 'Первый убитый',
    'best-move': 'Лучший ход',
    'out-day-1': 'Заголосовано в первый день',
    removed: 'Удаления',
    'red-card': 'Красные карточки',
    forfeit: 'ППК из-за игрока №',
    'at-table': 'За столом в конце',
    yellow: 'Жёлтые карточки',
    purple: 'Фиолетовые карточки',
    warning: 'Предупреждения',
    foul: 'Фолы',
    nomination: 'Выставления',
    ballot: 'Голосование',
    night: 'Ночь',
    exit: 'Выход из игры',
  },
  seat: (seat) => `игрок № ${seat}`,
  moments: {
    dealing: () => 'раздача',
    night: (number) => `ночь ${number}`,
    day: (number) => `день ${number}`,
  },
  difference: (about, stream, sheet) => `${about}: «${stream}» в строках игры, «${sheet}» на бланке.`,
};
