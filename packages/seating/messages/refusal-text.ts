// Why no seating can be made, as one sentence: what is in the way, and what would work.
import type { Lang } from '@omerta/rules/messages/lang.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import { tableSize } from '../seating.ts';

type Say = (...numbers: number[]) => string;

const inEnglish: Readonly<Record<RefusalCode, Say>> = {
  'size/tables': () => 'A seating has at least one table.',
  'size/rounds': (rounds, most) => `There cannot be ${rounds} rounds: 1 ... ${most} is possible.`,
  'size/players': (players, most) => `${players} players are too many: up to ${most} is possible.`,
  'size/too-few': (players, tables, enough = 0) =>
    `${players} players do not fill ${tables} tables of ten: ${enough > 0 ? `ask for ${enough}, or` : 'there must be'} ${tables && tables * tableSize} players.`,
  'wish/player': (player, players) => `There is no player ${player}: they are numbered 1 ... ${players}.`,
  'wish/table': (table, tables) => `There is no table ${table}: they are numbered 1 ... ${tables}.`,
  'wish/round': (round, rounds) => `There is no round ${round}: they are numbered 1 ... ${rounds}.`,
  'apart/himself': (player) => `Player ${player} cannot be kept apart from himself: correct the pair.`,
  'apart/crowd': (tables, ...crowd) =>
    `Players ${crowd.join(', ')} are all to be kept apart from each other, ${crowd.length} of them, and there are ${tables} tables: let some of them meet, or play at ${crowd.length} tables.`,
  'apart/impossible': (tables) =>
    `No way was found to fill ${tables} tables with these pairs apart and these places kept: drop some of the pairs, or add a table.`,
  'fixed/twice': (player) => `Player ${player} is fixed at two tables: leave one.`,
  'fixed/full': (table, count) => `${count} players are fixed at table ${table}, which has ten seats: move some of them.`,
  'fixed/apart': (a, b, table) => `Players ${a} and ${b} are to be kept apart and are both fixed at table ${table}: move one of them.`,
  'fixed/referee': (player, table) =>
    `Player ${player} is fixed at table ${table}, whose referee must not judge him: change the table or the referee.`,
  'referee/everywhere': (player) => `No referee may judge player ${player}: let him play at one table at least.`,
  'absence/never': (player) => `Player ${player} leaves before he comes: correct one of the two rounds.`,
  'absence/round': (round, here, tables = 1) =>
    `In round ${round} only ${here} players are there for ${tables} tables of ten: take ${Math.floor((here ?? 0) / tableSize)} tables, or find substitutes.`,
  'final/size': (table, count) => `Table ${table} of the final has ${count} players: ten are needed.`,
  'final/twice': (player) => `Player ${player} is in the final twice: leave one place.`,
  'final/apart': (a, b) => `Players ${a} and ${b} are to be kept apart and meet in the final: let them meet, or change the final's tables.`,
  'balance/wishes': () => 'Exact table balance cannot be had with players fixed at tables or kept from referees: leave one of the two out.',
  'repair/rounds': (keep, rounds) => `${keep} rounds cannot be kept: the seating has ${rounds}.`,
  'repair/player': (player, players) => `Player ${player} cannot drop out: the seating has players 1 ... ${players}.`,
  'repair/known': (player, next) => `Player ${player} cannot be added: he plays already, or the number is not the next free one, ${next}.`,
  'repair/short': (player, round, left) =>
    `Without player ${player} nobody is free to take his place in round ${round}, ${left} players are left: name a substitute with --add, or make a new seating with a table less.`,
  'repair/illegal': () => 'The seating is not legal, so it cannot be repaired: "omerta seating-check" says what is wrong with it.',
  'repair/apart': (player, round) =>
    `Substitute ${player} cannot be kept apart in round ${round} by one exchange: make a new seating of the rounds left.`,
  'swiss/illegal': () => 'The seating is not legal, so no rounds can follow it: "omerta seating-check" says what is wrong with it.',
  'swiss/players': (player, players) => `Player ${player} of the standings is no player of the seating (1 ... ${players}), or stands there twice.`,
  'swiss/tier': (tier, tables) => `A tier cannot have ${tier} tables: 1 ... ${tables} is possible.`,
};

const inRussian: Readonly<Record<RefusalCode, Say>> = {
  'size/tables': () => 'В рассадке есть хотя бы один стол.',
  'size/rounds': (rounds, most) => `Туров не может быть ${rounds}: возможно 1 ... ${most}.`,
  'size/players': (players, most) => `Игроков ${players} — слишком много: возможно до ${most}.`,
  'size/too-few': (players, tables, enough = 0) =>
    `Игроков ${players}, а столов по десять ${tables}: ${enough > 0 ? `сделайте столов ${enough} или наберите` : 'нужно'} ${tables && tables * tableSize} игроков.`,
  'wish/player': (player, players) => `Игрока ${player} нет: номера 1 ... ${players}.`,
  'wish/table': (table, tables) => `Стола ${table} нет: номера 1 ... ${tables}.`,
  'wish/round': (round, rounds) => `Тура ${round} нет: номера 1 ... ${rounds}.`,
  'apart/himself': (player) => `Игрока ${player} нельзя развести с самим собой: исправьте пару.`,
  'apart/crowd': (tables, ...crowd) =>
    `Игроки ${crowd.join(', ')} разведены каждый с каждым, их ${crowd.length}, а столов ${tables}: разрешите кому-то встречаться или играйте за столами в числе ${crowd.length}.`,
  'apart/impossible': (tables) =>
    `Не нашлось способа рассадить за столы (${tables}) с такими разведёнными парами и закреплёнными местами: уберите часть пар или добавьте стол.`,
  'fixed/twice': (player) => `Игрок ${player} закреплён за двумя столами: оставьте один.`,
  'fixed/full': (table, count) => `За столом ${table} закреплены игроки в числе ${count}, а мест десять: переведите часть.`,
  'fixed/apart': (a, b, table) => `Игроки ${a} и ${b} разведены, но оба закреплены за столом ${table}: переведите одного.`,
  'fixed/referee': (player, table) => `Игрок ${player} закреплён за столом ${table}, судья которого не может его судить: смените стол или судью.`,
  'referee/everywhere': (player) => `Игрока ${player} не может судить никто: разрешите ему хотя бы один стол.`,
  'absence/never': (player) => `Игрок ${player} уходит раньше, чем приходит: исправьте один из двух туров.`,
  'absence/round': (round, here, tables = 1) =>
    `В туре ${round} игроков только ${here}, а столов по десять ${tables}: сделайте столов ${Math.floor((here ?? 0) / tableSize)} или найдите замены.`,
  'final/size': (table, count) => `За столом ${table} финала игроков ${count}: нужно десять.`,
  'final/twice': (player) => `Игрок ${player} стоит в финале дважды: оставьте одно место.`,
  'final/apart': (a, b) => `Игроки ${a} и ${b} разведены, но встречаются в финале: разрешите им встретиться или измените столы финала.`,
  'balance/wishes': () => 'Точный баланс столов несовместим с закреплёнными столами и запретами для судей: оставьте что-то одно.',
  'repair/rounds': (keep, rounds) => `Сохранить туров ${keep} нельзя: в рассадке их ${rounds}.`,
  'repair/player': (player, players) => `Игрок ${player} не может выбыть: в рассадке игроки 1 ... ${players}.`,
  'repair/known': (player, next) => `Игрока ${player} добавить нельзя: он уже играет или это не следующий свободный номер, ${next}.`,
  'repair/short': (player, round, left) =>
    `Без игрока ${player} в туре ${round} некому занять его место, остаётся игроков ${left}: назовите замену через --add или сделайте новую рассадку на стол меньше.`,
  'repair/illegal': () => 'Рассадка неверна, поэтому её нельзя починить: что в ней не так, скажет «omerta seating-check».',
  'repair/apart': (player, round) => `Замену ${player} в туре ${round} не развести одним обменом: сделайте новую рассадку оставшихся туров.`,
  'swiss/illegal': () => 'Рассадка неверна, поэтому продолжить её нельзя: что в ней не так, скажет «omerta seating-check».',
  'swiss/players': (player, players) => `Игрока ${player} из таблицы нет в рассадке (1 ... ${players}) или он стоит в таблице дважды.`,
  'swiss/tier': (tier, tables) => `В одной группе не может быть столов ${tier}: возможно 1 ... ${tables}.`,
};

const texts: Readonly<Record<Lang, Readonly<Record<RefusalCode, Say>>>> = { en: inEnglish, ru: inRussian };

export const refusalText = ({ code, numbers }: Refusal, lang: Lang): string => texts[lang][code](...numbers);
