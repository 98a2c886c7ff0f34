// What the rules drew from a line by themselves, as a plain sentence without its full stop.
import type { Text } from '@omerta/base/lang.ts';
import type { Consequence, LostBy, Moment, OutBy, Result } from '../event.ts';
import type { Role } from '../role.ts';
import type { Seat } from '../seat.ts';

const cardNames: Readonly<Record<Role, Text>> = {
  red: { en: 'a red card', ru: 'красная карта' },
  sheriff: { en: "the Sheriff's card", ru: 'карта Шерифа' },
  black: { en: 'a black card', ru: 'чёрная карта' },
  don: { en: "the Don's card", ru: 'карта Дона' },
};

const several = (seats: readonly Seat[]): Text =>
  seats.length === 1
    ? { en: `Seat ${seats[0]}`, ru: `Игрок № ${seats[0]}` }
    : { en: `Seats ${seats.join(', ')}`, ru: `Игроки № ${seats.join(', ')}` };

const explainLeaving = (seat: Seat, how: OutBy): Text => {
  const [en, ru] = [`Seat ${seat}`, `Игрок № ${seat}`];
  switch (how) {
    case 'vote':
      return { en: `${en} is voted out`, ru: `${ru} заголосован` };
    case 'lift':
      return {
        en: `${en} leaves with all the tied players`,
        ru: `${ru} покидает игру вместе со всеми голосуемыми`,
      };
    case 'shot':
      return { en: `${en} is killed`, ru: `${ru} убит` };
    case 'fouls':
      return {
        en: `${en} has four fouls and leaves the game without a last word`,
        ru: `У игрока № ${seat} четыре фола: он покидает игру без последнего слова`,
      };
    case 'removal':
      return {
        en: `${en} leaves the game without a last word`,
        ru: `${ru} покидает игру без последнего слова`,
      };
    case 'red-card':
      return {
        en: `${en} has a second yellow card, which is the red one, and leaves the game without a last word`,
        ru: `У игрока № ${seat} вторая жёлтая карточка, она же красная: он покидает игру без последнего слова`,
      };
    case 'forfeit':
      return {
        en: `${en} leaves the game: his team forfeits it`,
        ru: `${ru} покидает игру: его команде присуждено поражение (ППК)`,
      };
  }
};

const lostBy: Readonly<Record<LostBy, Text>> = {
  fouls: { en: 'for the fourth foul', ru: 'четвёртый фол' },
  removal: { en: 'for a removal', ru: 'удаление' },
  'red-card': { en: 'for the red card', ru: 'красная карточка' },
  forfeit: { en: 'for the forfeit', ru: 'ППК' },
};

const explainMoment = (at: Moment): Text => {
  switch (at.kind) {
    case 'dealing':
      return { en: 'at the deal', ru: 'на раздаче' };
    case 'night':
      return { en: `in night ${at.number}`, ru: `в ночь ${at.number}` };
    case 'day':
      return { en: `on day ${at.number}`, ru: `в день ${at.number}` };
  }
};

const reasons: Readonly<Record<Result['by'], Text>> = {
  vote: { en: 'by the vote', ru: 'голосованием' },
  lift: { en: 'as all tied players left', ru: 'уходом всех голосуемых' },
  shot: { en: 'by the kill', ru: 'ночным убийством' },
  removal: { en: 'by a removal', ru: 'удалением' },
  forfeit: { en: 'as the other team forfeited', ru: 'по ППК другой команды' },
  draw: { en: 'as nobody left for three rounds', ru: 'три круга никто не покидал игру' },
  misses: { en: 'after three misses', ru: 'после трёх промахов' },
};

const winners: Readonly<Record<Result['winner'], Text>> = {
  red: { en: 'Red wins', ru: 'Победа красных' },
  black: { en: 'Black wins', ru: 'Победа чёрных' },
  draw: { en: 'A draw', ru: 'Ничья' },
};

const explainResult = ({ winner, by, at }: Result): Text => ({
  en: `${winners[winner].en} ${explainMoment(at).en}, ${reasons[by].en}`,
  ru: `${winners[winner].ru} ${explainMoment(at).ru}: ${reasons[by].ru}`,
});

export const explainConsequence = (event: Consequence): Text => {
  switch (event.type) {
    case 'CardLeftOver':
      return {
        en: `Seat ${event.seat} was removed before his card: the one left over, ${cardNames[event.role].en}, is his`,
        ru: `Игрок № ${event.seat} удалён до карты, ему остаётся последняя: ${cardNames[event.role].ru}`,
      };
    case 'PlayerSilenced':
      return {
        en: `Seat ${event.seat} has three fouls: he keeps silent in his next turn but may nominate`,
        ru: `У игрока № ${event.seat} три фола: ближайшую минуту он молчит, но может выставить кандидатуру`,
      };
    case 'PlayerLeft':
      return explainLeaving(event.seat, event.how);
    case 'LastWordLost':
      return {
        en: `Seat ${event.seat} loses his last word ${lostBy[event.how].en}`,
        ru: `Игрок № ${event.seat} лишается последнего слова: ${lostBy[event.how].ru}`,
      };
    case 'VoteCancelled':
      return {
        en: `The vote of day ${event.day} is cancelled because seat ${event.seat} was removed`,
        ru: `Голосование дня ${event.day} отменено из-за удаления игрока № ${event.seat}`,
      };
    case 'VoteRestored':
      return {
        en: `The vote of day ${event.day} is held after all: the blacks shot at seat ${event.seat}, removed the same night`,
        ru: `Голосование дня ${event.day} всё же состоится: чёрные стреляли в игрока № ${event.seat}, удалённого этой ночью`,
      };
    case 'BallotVoided':
      return {
        en: `The running vote of day ${event.day} is void`,
        ru: `Начатое голосование дня ${event.day} недействительно`,
      };
    case 'ResultMoved':
      return {
        en: `Seat ${event.seat} is the only candidate, nominated in the last speech: the result of the vote is known`,
        ru: `Игрок № ${event.seat} единственная кандидатура и выставлен на последней речи: итог голосования известен`,
      };
    case 'CandidateLeads':
      return {
        en: `Seat ${event.seat} has the most votes`,
        ru: `У игрока № ${event.seat} большинство голосов`,
      };
    case 'BallotTied':
      return {
        en: `${several(event.seats).en} are tied: they speak again, then comes a re-vote`,
        ru: `${several(event.seats).ru}: голоса равны, речи и переголосование`,
      };
    case 'LiftAsked':
      return {
        en: `${several(event.seats).en} are tied again: the table is asked whether all of them leave`,
        ru: `${several(event.seats).ru}: голоса снова равны, решается, уходят ли все`,
      };
    case 'LiftBarred':
      return {
        en: `${several(event.seats).en} are tied and all of them stay: the rules do not let them be put out together`,
        ru: `${several(event.seats).ru}: голоса равны, все остаются, вывести всех сразу правила не позволяют`,
      };
    case 'LiftPassed':
      return {
        en: `${several(event.seats).en} leave: more than half of the table is for it`,
        ru: `${several(event.seats).ru} уходят: за это больше половины стола`,
      };
    case 'LiftFailed':
      return {
        en: `${several(event.seats).en} stay: no more than half of the table is for their leaving`,
        ru: `${several(event.seats).ru} остаются: за уход не больше половины стола`,
      };
    case 'NobodyKilled':
      return {
        en: `A miss: nobody is killed in night ${event.night}`,
        ru: `Промах: в ночь ${event.night} никто не убит`,
      };
    case 'PlayerKilled': {
      const best = event.bestMove !== null;
      return {
        en: `Seat ${event.seat} is killed${best ? ' and has the best move' : ''}`,
        ru: `Игрок № ${event.seat} убит${best ? ', у него лучший ход' : ''}`,
      };
    }
    case 'VictimReturned':
      return {
        en: `Seat ${event.seat} is back: the shots count as a miss`,
        ru: `Игрок № ${event.seat} возвращается: выстрелы считаются промахом`,
      };
    case 'BestMoveVoided':
      return {
        en: `The best move of seat ${event.seat} does not count`,
        ru: `Лучший ход игрока № ${event.seat} не засчитан`,
      };
    case 'ResultFixed':
      return explainResult(event.result);
  }
};
