// Почему рассадку нельзя составить.
import { forms } from '@omerta/base/texts/ru/plural.ts';
import type { SeatingRefusalTexts } from '../../messages/refusal-texts.ts';
import { tableSize } from '../../seating.ts';

const tablesOf = (count = 0): string => forms(count, 'стол', 'стола', 'столов');
const playersOf = (count = 0): string => forms(count, 'игрок', 'игрока', 'игроков');

export const refusals: SeatingRefusalTexts = {
  'size/tables': () => 'В рассадке есть хотя бы один стол.',
  'size/rounds': (rounds, most) => `Туров не может быть ${rounds}: возможно 1 ... ${most}.`,
  'size/players': (players, most) => `Игроков ${players} — слишком много: возможно до ${most}.`,
  'size/too-few': (players, tables, enough = 0) =>
    `${playersOf(players)} — это не ${tablesOf(tables)} по десять: ${enough > 0 ? `возьмите ${tablesOf(enough)} или наберите` : 'нужно'} ${playersOf((tables ?? 1) * tableSize)}.`,
  'wish/player': (player, players) => `Игрока ${player} нет: номера 1 ... ${players}.`,
  'wish/table': (table, tables) => `Стола ${table} нет: номера 1 ... ${tables}.`,
  'wish/round': (round, rounds) => `Тура ${round} нет: номера 1 ... ${rounds}.`,
  'apart/himself': (player) => `Игрока ${player} нельзя развести с самим собой: исправьте пару.`,
  'apart/crowd': (tables, players = 0, ...crowd) =>
    `Игроки ${crowd.join(', ')} разведены каждый с каждым, их ${crowd.length} на ${tablesOf(tables)}: разрешите кому-то встречаться${players >= crowd.length * tableSize ? ` или возьмите ${tablesOf(crowd.length)}` : ''}.`,
  'apart/impossible': (tables) =>
    `Не нашлось способа заполнить ${tablesOf(tables)} с такими разведёнными парами: разрешите части пар встречаться или снимите закрепление за столами.`,
  'referee/impossible': (tables) =>
    `Не нашлось способа заполнить ${tablesOf(tables)}: слишком многих нельзя судить одним и тем же судьям или они закреплены за одними столами. Смените судей или столы.`,
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
    `В туре ${round} на месте только ${playersOf(here)}, а нужно ${playersOf(tables * tableSize)}: ${(here ?? 0) < tableSize ? '' : `возьмите ${tablesOf(Math.floor((here ?? 0) / tableSize))} или `}найдите замены.`,
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
    'Рассадка с точно ровными столами и этими разведёнными парами не нашлась: ищите дольше или откажитесь от чего-то одного.',
  'search/no-time': (players, rounds) =>
    `За отведённое время не нашлось даже начала рассадки (игроков: ${players}, туров: ${rounds}): увеличьте --seconds или смягчите пожелания.`,
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
