// Все голосования игры по-русски.
import type { VoteWords } from '../../view/vote-texts.ts';

export const votes: VoteWords = {
  title: 'Все голосования',
  seat: '№',
  player: 'Игрок',
  day: (day) => `День ${day}`,
  ballot: 'Голос.',
  again: (round) => (round === 2 ? 'Повтор' : `Повтор ${round - 1}`),
  lift: 'Подъём',
  liftOf: (count, table) => `${count} из ${table}`,
  outcome: 'Итог',
  outcomes: {
    leaves: 'уходит',
    tie: 'равны',
    'lift-passed': 'уходят',
    'lift-failed': 'никто',
    'no-lift': 'никто',
    void: 'отмена',
  },
  leaves: (seats) => `${seats.length > 1 ? 'ушли' : 'ушёл'} ${seats.join(', ')}`,
  handFor: (seat) => `против ${seat}`,
  marks: {
    fell: 'голос не отдан, ушёл последнему',
    lift: 'за подъём',
    none: 'без руки',
    unknown: 'рука не записана',
    out: 'вне игры',
  },
};
