// Страница игрока по-русски.
import type { PageWords } from '../page-words.ts';

export const player: PageWords['player'] = {
  none: 'Опубликованных игр этого игрока пока нет.',
  place: (place) => (place === null ? 'Вне конкурса' : `Место ${place}`),
  next: 'Дальше:',
  numbers: 'В числах',
  games: 'Игры',
  results: 'По ролям и местам',
  byRole: 'Роль',
  bySeat: 'Место',
  items: 'Баллы по строкам',
  course: 'Баллы после каждой игры',
  firstKilled: 'убит первым',
  bestMove: (blacks, named) => `лучший ход ${blacks} из ${named}`,
  removed: 'удалён',
  recorded: (recorded, games) =>
    `Голоса и фолы известны по играм: ${recorded} из ${games}; у остальных есть только бумажный протокол.`,
  how: 'Голос — это поднятая рука, а если не поднята ни за кого до последнего кандидата, то за него. Для красного и Шерифа голос верен, если он против чёрного, для чёрного и Дона — против красного. Баллы — только за сами игры, без компенсации.',
  facts: {
    games: 'Игр',
    wins: 'Побед',
    points: 'Баллов за игру',
    firstKills: 'Убит первым',
    bestMoves: 'Лучших ходов',
    hits: (blacks, named) => `чёрных среди названных: ${blacks} из ${named}`,
    votesAsRed: 'Голоса красным в чёрных',
    votesAsBlack: 'Голоса чёрным в красных',
    fouls: 'Фолов',
    aGame: (average) => `${average} за игру`,
    removals: 'Удалений',
  },
  columns: {
    game: 'Игра',
    games: 'Игр',
    wins: 'Побед',
    share: 'Доля',
    seat: 'Место',
    role: 'Роль',
    outcome: 'Итог',
    points: 'Баллы',
  },
};
