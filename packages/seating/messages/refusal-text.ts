// Why no seating can be made, as one sentence: what is in the way, and what would work.
import type { Lang } from '@omerta/base/lang.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import { tableSize } from '../seating.ts';

type Say = (...numbers: number[]) => string;

const tablesEn = (count = 0): string => (count === 1 ? 'one table' : `${count} tables`);
const plural = new Intl.PluralRules('ru');
const formRu = (count: number, one: string, few: string, many: string): string => {
  const form = plural.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'few' ? few : many}`;
};
const tablesRu = (count = 0): string => formRu(count, 'стол', 'стола', 'столов');
const playersRu = (count = 0): string => formRu(count, 'игрок', 'игрока', 'игроков');

const inEnglish: Readonly<Record<RefusalCode, Say>> = {
  'size/tables': () => 'A seating has at least one table.',
  'size/rounds': (rounds, most) => `There cannot be ${rounds} rounds: 1 ... ${most} is possible.`,
  'size/players': (players, most) => `${players} players are too many: up to ${most} is possible.`,
  'size/too-few': (players, tables, enough = 0) =>
    `${players} players do not fill ${tablesEn(tables)} of ten: ${enough > 0 ? `ask for ${tablesEn(enough)}, or find` : 'there must be'} ${(tables ?? 1) * tableSize} players.`,
  'wish/player': (player, players) => `There is no player ${player}: they are numbered 1 ... ${players}.`,
  'wish/table': (table, tables) => `There is no table ${table}: they are numbered 1 ... ${tables}.`,
  'wish/round': (round, rounds) => `There is no round ${round}: they are numbered 1 ... ${rounds}.`,
  'apart/himself': (player) => `Player ${player} cannot be kept apart from himself: correct the pair.`,
  'apart/crowd': (tables, players = 0, ...crowd) =>
    `Players ${crowd.join(', ')} are all to be kept apart from each other, ${crowd.length} of them, at ${tablesEn(tables)}: let some of them meet${players >= crowd.length * tableSize ? `, or play at ${tablesEn(crowd.length)}` : ''}.`,
  'apart/impossible': (tables) =>
    `No way was found to fill ${tablesEn(tables)} with these pairs apart: let some of them meet, or move those who are fixed at a table.`,
  'referee/impossible': (tables) =>
    `No way was found to fill ${tablesEn(tables)}: too many players are kept from the same referees or fixed at the same tables. Change referees or tables.`,
  'fixed/twice': (player) => `Player ${player} is fixed at two tables: leave one.`,
  'fixed/full': (table, count) =>
    `${count} players are fixed at table ${table}, which has ten seats: move some of them.`,
  'fixed/apart': (a, b, table) =>
    `Players ${a} and ${b} are to be kept apart and are both fixed at table ${table}: move one of them.`,
  'fixed/referee': (player, table) =>
    `Player ${player} is fixed at table ${table}, whose referee must not judge him: change the table or the referee.`,
  'referee/everywhere': (player) =>
    `No referee may judge player ${player}: let him play at one table at least.`,
  'absence/never': (player) => `Player ${player} leaves before he comes: correct one of the two rounds.`,
  'absence/round': (round, here, tables = 1) =>
    `In round ${round} only ${here} players are there for ${tablesEn(tables)} of ten: ${(here ?? 0) < tableSize ? '' : `take ${tablesEn(Math.floor((here ?? 0) / tableSize))}, or `}find substitutes.`,
  'final/none': () => 'The final has no tables: name ten players for each, or leave the final out.',
  'final/size': (table, count) => `Table ${table} of the final has ${count} players: ten are needed.`,
  'final/twice': (player) => `Player ${player} is in the final twice: leave one place.`,
  'final/apart': (a, b) =>
    `Players ${a} and ${b} are to be kept apart and meet in the final: let them meet, or change the final's tables.`,
  'final/away': (player, round) =>
    `Player ${player} leaves after round ${round} and is in the final: correct one of the two.`,
  'final/referee': (player, table) =>
    `Player ${player} is in the final at table ${table}, whose referee must not judge him: change the referee.`,
  'balance/apart': () =>
    'No seating with tables exactly even and these pairs apart was found: search longer, or leave one of the two out.',
  'balance/wishes': () =>
    'Exact table balance cannot be had with players fixed at tables or kept from referees: leave one of the two out.',
  'repair/rounds': (keep, rounds) => `${keep} rounds cannot be kept: the seating has ${rounds}.`,
  'repair/player': (player, players) =>
    `Player ${player} cannot drop out: the seating has players 1 ... ${players}.`,
  'repair/known': (player, next) =>
    `Player ${player} cannot be added: he plays already, or the number is not the next free one, ${next}.`,
  'repair/late': (player) => `All rounds are kept: nothing is left for player ${player} to play.`,
  'repair/short': (player, round, left) =>
    `Without player ${player} nobody is free to take his place in round ${round}, ${left} players are left: name a substitute with --add, or make a new seating with a table less.`,
  'repair/illegal': () =>
    'The seating is not legal, so it cannot be repaired: “omerta seating-check” says what is wrong with it.',
  'repair/apart': (player, round) =>
    `Player ${player} cannot be kept apart in round ${round} by one exchange: let the pair meet, or make a new seating.`,
  'swiss/illegal': () =>
    'The seating has no legal rounds to go on from: “omerta seating-check” says what is wrong with it.',
  'swiss/players': (player, players) =>
    `Player ${player} of the standings is no player of the seating (1 ... ${players}), or stands there twice.`,
  'swiss/tier': (tier, tables) => `A tier cannot have ${tablesEn(tier)}: 1 ... ${tables} is possible.`,
  'swiss/apart': (round) =>
    `The pairs cannot be kept apart in round ${round} near their places: mix more tables with --tier, or let some pairs meet.`,
};

const inRussian: Readonly<Record<RefusalCode, Say>> = {
  'size/tables': () => 'В рассадке есть хотя бы один стол.',
  'size/rounds': (rounds, most) => `Туров не может быть ${rounds}: возможно 1 ... ${most}.`,
  'size/players': (players, most) => `Игроков ${players} — слишком много: возможно до ${most}.`,
  'size/too-few': (players, tables, enough = 0) =>
    `${playersRu(players)} — это не ${tablesRu(tables)} по десять: ${enough > 0 ? `возьмите ${tablesRu(enough)} или наберите` : 'нужно'} ${playersRu((tables ?? 1) * tableSize)}.`,
  'wish/player': (player, players) => `Игрока ${player} нет: номера 1 ... ${players}.`,
  'wish/table': (table, tables) => `Стола ${table} нет: номера 1 ... ${tables}.`,
  'wish/round': (round, rounds) => `Тура ${round} нет: номера 1 ... ${rounds}.`,
  'apart/himself': (player) => `Игрока ${player} нельзя развести с самим собой: исправьте пару.`,
  'apart/crowd': (tables, players = 0, ...crowd) =>
    `Игроки ${crowd.join(', ')} разведены каждый с каждым, их ${crowd.length} на ${tablesRu(tables)}: разрешите кому-то встречаться${players >= crowd.length * tableSize ? ` или возьмите ${tablesRu(crowd.length)}` : ''}.`,
  'apart/impossible': (tables) =>
    `Не нашлось способа заполнить ${tablesRu(tables)} с такими разведёнными парами: разрешите части пар встречаться или снимите закрепление за столами.`,
  'referee/impossible': (tables) =>
    `Не нашлось способа заполнить ${tablesRu(tables)}: слишком многих нельзя судить одним и тем же судьям или они закреплены за одними столами. Смените судей или столы.`,
  'fixed/twice': (player) => `Игрок ${player} закреплён за двумя столами: оставьте один.`,
  'fixed/full': (table, count) =>
    `За столом ${table} закреплено больше игроков, чем мест: ${count}. Переведите часть.`,
  'fixed/apart': (a, b, table) =>
    `Игроки ${a} и ${b} разведены, но оба закреплены за столом ${table}: переведите одного.`,
  'fixed/referee': (player, table) =>
    `Игрок ${player} закреплён за столом ${table}, судья которого не может его судить: смените стол или судью.`,
  'referee/everywhere': (player) =>
    `Игрока ${player} не может судить никто: разрешите ему хотя бы один стол.`,
  'absence/never': (player) => `Игрок ${player} уходит раньше, чем приходит: исправьте один из двух туров.`,
  'absence/round': (round, here, tables = 1) =>
    `В туре ${round} на месте только ${playersRu(here)}, а нужно ${playersRu(tables * tableSize)}: ${(here ?? 0) < tableSize ? '' : `возьмите ${tablesRu(Math.floor((here ?? 0) / tableSize))} или `}найдите замены.`,
  'final/none': () => 'В финале нет столов: назовите по десять игроков на стол или уберите финал.',
  'final/size': (table, count) => `За столом ${table} финала игроков ${count}: нужно десять.`,
  'final/twice': (player) => `Игрок ${player} стоит в финале дважды: оставьте одно место.`,
  'final/apart': (a, b) =>
    `Игроки ${a} и ${b} разведены, но встречаются в финале: разрешите им встретиться или измените столы финала.`,
  'final/away': (player, round) =>
    `Игрок ${player} уходит после тура ${round}, но стоит в финале: исправьте одно из двух.`,
  'final/referee': (player, table) =>
    `Игрок ${player} в финале за столом ${table}, судья которого не может его судить: смените судью.`,
  'balance/apart': () =>
    'Рассадка с точно ровными столами и этими разведёнными парами не нашлась: ищите дольше или ' +
    'откажитесь от чего-то одного.',
  'balance/wishes': () =>
    'Точный баланс столов несовместим с закреплёнными столами и запретами для судей: оставьте что-то одно.',
  'repair/rounds': (keep, rounds) => `Сохранить туров ${keep} нельзя: в рассадке их ${rounds}.`,
  'repair/player': (player, players) =>
    `Игрок ${player} не может выбыть: в рассадке игроки 1 ... ${players}.`,
  'repair/known': (player, next) =>
    `Игрока ${player} добавить нельзя: он уже играет или это не следующий свободный номер, ${next}.`,
  'repair/late': (player) => `Все туры сохраняются: игроку ${player} играть уже нечего.`,
  'repair/short': (player, round, left) =>
    `Без игрока ${player} в туре ${round} некому занять его место, остаётся игроков ${left}: назовите замену через --add или сделайте новую рассадку на стол меньше.`,
  'repair/illegal': () =>
    'Рассадка неверна, поэтому её нельзя починить: что в ней не так, скажет «omerta seating-check».',
  'repair/apart': (player, round) =>
    `Игрока ${player} в туре ${round} не развести одним обменом: разрешите паре встретиться или сделайте новую рассадку.`,
  'swiss/illegal': () =>
    'В рассадке нет верных туров, которые можно продолжить: что в ней не так, скажет «omerta seating-check».',
  'swiss/players': (player, players) =>
    `Игрока ${player} из таблицы нет в рассадке (1 ... ${players}) или он стоит в таблице дважды.`,
  'swiss/tier': (tier, tables) =>
    `Столько столов в одной группе не бывает: ${tier}. Возможно 1 ... ${tables}.`,
  'swiss/apart': (round) =>
    `В туре ${round} пары не развести рядом с их местами: мешайте больше столов через --tier или разрешите части пар встречаться.`,
};

const texts: Readonly<Record<Lang, Readonly<Record<RefusalCode, Say>>>> = { en: inEnglish, ru: inRussian };

export const refusalText = ({ code, numbers }: Refusal, lang: Lang): string => texts[lang][code](...numbers);
