// Что из записи вывели правила, по-русски.
import type { LostBy, Moment, OutBy, Result } from '../../game/event.ts';
import type { Role } from '../../game/role.ts';
import type { Seat } from '../../game/seat.ts';
import { type ConsequenceTexts, list } from '../../game/tell/event-texts.ts';

const cards: Readonly<Record<Role, string>> = {
  red: 'красная карта',
  sheriff: 'карта Шерифа',
  black: 'чёрная карта',
  don: 'карта Дона',
};

const several = (seats: readonly Seat[]): string =>
  seats.length === 1 ? `Игрок № ${seats[0]}` : `Игроки № ${list(seats)}`;

const left: Readonly<Record<OutBy, (seat: Seat) => string>> = {
  vote: (seat) => `Игрок № ${seat} заголосован`,
  lift: (seat) => `Игрок № ${seat} покидает игру вместе со всеми голосуемыми`,
  shot: (seat) => `Игрок № ${seat} убит`,
  fouls: (seat) => `У игрока № ${seat} четыре фола: он покидает игру без последнего слова`,
  removal: (seat) => `Игрок № ${seat} покидает игру без последнего слова`,
  'red-card': (seat) =>
    `У игрока № ${seat} вторая жёлтая карточка, она же красная: он покидает игру без последнего слова`,
  forfeit: (seat) => `Игрок № ${seat} покидает игру: его команде присуждено поражение (ППК)`,
};

const lost: Readonly<Record<LostBy, string>> = {
  fouls: 'четвёртый фол',
  removal: 'удаление',
  'red-card': 'красная карточка',
  forfeit: 'ППК',
};

const moments: Readonly<Record<Moment['kind'], (number: number) => string>> = {
  dealing: () => 'на раздаче',
  night: (number) => `в ночь ${number}`,
  day: (number) => `в день ${number}`,
};

const reasons: Readonly<Record<Result['by'], string>> = {
  vote: 'голосованием',
  lift: 'уходом всех голосуемых',
  shot: 'ночным убийством',
  removal: 'удалением',
  forfeit: 'по ППК другой команды',
  draw: 'три круга никто не покидал игру',
  misses: 'после трёх промахов',
};

const winners: Readonly<Record<Result['winner'], string>> = {
  red: 'Победа красных',
  black: 'Победа чёрных',
  draw: 'Ничья',
};

export const consequences: ConsequenceTexts = {
  CardLeftOver: ({ seat, role }) => `Игрок № ${seat} удалён до карты, ему остаётся последняя: ${cards[role]}`,
  PlayerSilenced: ({ seat }) =>
    `У игрока № ${seat} три фола: ближайшую минуту он молчит, но может выставить кандидатуру`,
  PlayerLeft: ({ seat, how }) => left[how](seat),
  LastWordLost: ({ seat, how }) => `Игрок № ${seat} лишается последнего слова: ${lost[how]}`,
  VoteCancelled: ({ day, seat }) => `Голосование дня ${day} отменено из-за удаления игрока № ${seat}`,
  VoteRestored: ({ day, seat }) =>
    `Голосование дня ${day} всё же состоится: чёрные стреляли в игрока № ${seat}, удалённого этой ночью`,
  BallotVoided: ({ day }) => `Начатое голосование дня ${day} недействительно`,
  ResultMoved: ({ seat }) =>
    `Игрок № ${seat} единственная кандидатура и выставлен на последней речи: итог голосования известен`,
  CandidateLeads: ({ seat }) => `У игрока № ${seat} большинство голосов`,
  BallotTied: ({ seats }) => `${several(seats)}: голоса равны, речи и переголосование`,
  LiftAsked: ({ seats }) => `${several(seats)}: голоса снова равны, решается, уходят ли все`,
  LiftBarred: ({ seats }) =>
    `${several(seats)}: голоса равны, все остаются, вывести всех сразу правила не позволяют`,
  LiftPassed: ({ seats }) => `${several(seats)} уходят: за это больше половины стола`,
  LiftFailed: ({ seats }) => `${several(seats)} остаются: за уход не больше половины стола`,
  NobodyKilled: ({ night }) => `Промах: в ночь ${night} никто не убит`,
  PlayerKilled: ({ seat, bestMove }) =>
    `Игрок № ${seat} убит${bestMove === null ? '' : ', у него лучший ход'}`,
  VictimReturned: ({ seat }) => `Игрок № ${seat} возвращается: выстрелы считаются промахом`,
  BestMoveVoided: ({ seat }) => `Лучший ход игрока № ${seat} не засчитан`,
  ResultFixed: ({ result: { winner, at, by } }) =>
    `${winners[winner]} ${moments[at.kind](at.number)}: ${reasons[by]}`,
  LineReplaced: ({ line }) => `Запись ${line} исправлена, всё после неё пересчитано`,
};
