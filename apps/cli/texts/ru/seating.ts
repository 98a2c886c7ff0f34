// Что командная строка говорит по-русски о рассадках.
import { forms } from '@omerta/base/texts/ru/plural.ts';
import type { SeatingTexts } from '../seating.ts';

const times = (count: number): string => forms(count, 'раз', 'раза', 'раз');
const range = (least: number, most: number): string =>
  least === most ? times(most) : `от ${least} до ${times(most).replace('раза', 'раз')}`;

export const seating: SeatingTexts = {
  title: (players, tables, rounds) =>
    `${forms(players, 'игрок', 'игрока', 'игроков')}, ${forms(tables, 'стол', 'стола', 'столов')}, ${forms(rounds, 'тур', 'тура', 'туров')}`,
  made: (seed, steps) => `зерно ${seed}, шагов ${steps}: с ними же получится та же рассадка`,
  round: (round) => `Тур ${round}`,
  table: (table) => `стол ${table}`,
  heads: {
    meetings: 'Встречи',
    seats: 'Места',
    tables: 'Столы',
    neighbours: 'Соседи',
    games: 'Игры',
    apart: 'Разведены',
    never: 'Не встретятся',
    legal: 'Верность',
  },
  perPair: (least, most) => `каждая пара ${range(least, most)}`,
  perSeat: (least, most, spread) =>
    `каждый игрок на каждом месте ${range(least, most)}, у одного игрока разница не больше ${spread}`,
  perTable: (least, most, spread) =>
    `каждый игрок за каждым столом ${range(least, most)}, у одного игрока разница не больше ${spread}`,
  squares: (S) => `S = ${S}`,
  bound: (bound, excess) => `меньше ${bound} не бывает ни в одной рассадке: больше на ${excess}%`,
  noBound: 'граница не доказана, когда кто-то отдыхает',
  evenBound: (bound, excess) => `при точно ровных столах меньше ${bound} не бывает: больше на ${excess}%`,
  spreadBound: (spread) => `при таком S разница не меньше ${spread}`,
  times: (count, pairs) => `${count}×: ${pairs}`,
  players: (count, games) => `${forms(count, 'игрок', 'игрока', 'игроков')}: ${games}`,
  unevenGames: (rounds) =>
    `Поровну игр на всех не выходит: для этого число туров должно делиться на ${rounds}, и все должны быть на месте.`,
  apartKept: (pairs) =>
    pairs === 1 ? 'пара не встречается' : `не встречается ни одна из пар, всего их ${pairs}`,
  apartMet: (met, pairs) =>
    pairs === 1 ? 'пара встречается' : `встречаются ${met} из ${forms(pairs, 'пары', 'пар', 'пар')}`,
  never: (count) => forms(count, 'пара', 'пары', 'пар'),
  legal: 'за каждым столом десять игроков, никто не сидит в туре дважды',
  faults: {
    'table-size': (round, table, found) => `тур ${round}, стол ${table}: игроков ${found}, а нужно десять`,
    'player-unknown': (round, table, found) => `тур ${round}, стол ${table}: игрока ${found} нет`,
    'player-twice': (round, table, found) =>
      `тур ${round}, стол ${table}: игрок ${found} уже сидит в этом туре`,
  },
  changes: (count) => (count === 0 ? 'Ничего не изменилось.' : `Изменений: ${count}`),
  change: ({ round, table, seat, was, now }) =>
    `тур ${round}, стол ${table}, место ${seat}: ${now} вместо ${was}`,
  progress: (best, bound, share) =>
    `лучшее S ${best}${bound === null ? '' : `, граница ${bound}`}  ${share}  Ctrl-C оставит лучшее`,
  usage: {
    whichSeating: (command) => `Назовите файл с рассадкой: omerta ${command} РАССАДКА.`,
    stepsOrSeconds: 'Дайте либо --steps, либо --seconds: секунды превращаются в шаги.',
    balance: (found) => `--balance принимает «tables», а не «${found}».`,
    apartOrWishes: 'Дайте пары либо в --apart, либо как «apart» в --wishes.',
    swissFiles: 'Нужны два файла: рассадка, затем таблица.',
    players: (option, found) => `${option} принимает номера игроков, например 7 или 7,12, а не «${found}».`,
  },
};
