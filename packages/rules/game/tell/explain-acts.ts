// What a person recorded, as a plain statement without its full stop: a note may follow it.
import { decimalIn, type Text } from '@omerta/base/lang.ts';
import type { Approver, Decision, Hands, LiftHands, Shot } from '../command.ts';
import type { Act } from '../event.ts';
import type { Role } from '../role.ts';

const cardNames: Readonly<Record<Role, Text>> = {
  red: { en: 'a red card', ru: 'красную карту' },
  sheriff: { en: "the Sheriff's card", ru: 'карту Шерифа' },
  black: { en: 'a black card', ru: 'чёрную карту' },
  don: { en: "the Don's card", ru: 'карту Дона' },
};

const approverNames: Readonly<Record<Approver, Text>> = {
  chief: { en: 'the chief referee', ru: 'главного судьи' },
  duty: { en: 'the committee member on duty', ru: 'дежурного члена Судейского комитета' },
  committee: { en: 'the Referees’ Committee', ru: 'Судейского комитета' },
};

const list = (seats: readonly number[]): string => seats.join(', ');

const namedHands = (seats: readonly number[]): Text =>
  seats.length === 0
    ? { en: '', ru: '' }
    : { en: ` (${seats.length === 1 ? 'seat' : 'seats'} ${list(seats)})`, ru: ` (№ ${list(seats)})` };

const explainHands = (hands: Hands, en: string, ru: string): Text => {
  if (hands.kind === 'rest')
    return { en: `${en}: everybody who has not voted`, ru: `${ru}: все, кто не голосовал` };
  const count = hands.kind === 'counted' ? hands.count : hands.seats.length;
  const names = namedHands(hands.seats);
  return {
    en: `${en}: ${count} ${count === 1 ? 'hand' : 'hands'}${names.en}`,
    ru: `${ru}, рук: ${count}${names.ru}`,
  };
};

const explainLift = (hands: LiftHands): Text => {
  if (hands.kind !== 'outcome')
    return explainHands(hands, 'For all tied players leaving', 'За уход всех голосуемых');
  return hands.passed
    ? { en: 'The table is for all tied players leaving', ru: 'Стол за уход всех голосуемых' }
    : { en: 'The table is against all tied players leaving', ru: 'Стол против ухода всех голосуемых' };
};

/** A black who did not shoot is listed too: his silence makes the miss. */
const aims = (seats: readonly number[]): Text =>
  seats.length === 0
    ? { en: 'does not shoot', ru: 'не стреляет' }
    : { en: `shoots at ${list(seats)}`, ru: `стреляет в № ${list(seats)}` };

const explainShots = (shots: readonly Shot[]): Text => ({
  en: `Shots: ${shots.map((shot) => `seat ${shot.by} ${aims(shot.targets).en}`).join('; ')}`,
  ru: `Выстрелы: ${shots.map((shot) => `№ ${shot.by} ${aims(shot.targets).ru}`).join('; ')}`,
});

const explainDecision = (decision: Decision | null): Text => {
  switch (decision?.kind) {
    case undefined:
      return { en: 'The referee rules', ru: 'Решение судьи' };
    case 'miss':
      return { en: 'The referee declares the shots a miss', ru: 'Судья объявляет выстрелы промахом' };
    case 'best-void':
      return { en: 'The referee does not accept the best move', ru: 'Судья не принимает лучший ход' };
    case 'cancel-vote':
      return {
        en: `The referee cancels the vote of day ${decision.day}`,
        ru: `Судья отменяет голосование дня ${decision.day}`,
      };
    case 'hold-vote':
      return {
        en: `The referee rules that the vote of day ${decision.day} is held`,
        ru: `Судья решает провести голосование дня ${decision.day}`,
      };
  }
};

export const explainAct = (act: Act): Text => {
  switch (act.type) {
    case 'CardDealt':
      return {
        en: `Seat ${act.seat} gets ${cardNames[act.role].en}`,
        ru: `Игрок № ${act.seat} получает ${cardNames[act.role].ru}`,
      };
    case 'NightFell':
      return { en: `Night ${act.number} falls`, ru: `Наступает ночь ${act.number}` };
    case 'DayBroke':
      return { en: `Day ${act.number} breaks`, ru: `Наступает день ${act.number}` };
    case 'SpeechGiven':
      return { en: `Seat ${act.seat} has his turn to speak`, ru: `Минута игрока № ${act.seat}` };
    case 'PlayerNominated':
      return {
        en: `Seat ${act.seat} nominates seat ${act.nominee}`,
        ru: `Игрок № ${act.seat} выставляет игрока № ${act.nominee}`,
      };
    case 'NominationWithdrawn':
      return {
        en: `Seat ${act.seat} withdraws seat ${act.nominee}`,
        ru: `Игрок № ${act.seat} отзывает кандидатуру № ${act.nominee}`,
      };
    case 'HandRaised':
      return {
        en: `Seat ${act.seat} votes on candidate ${act.candidate}`,
        ru: `Игрок № ${act.seat} голосует, кандидатура № ${act.candidate}`,
      };
    case 'VotesCounted':
      return explainHands(act.hands, `Candidate ${act.candidate}`, `Кандидатура № ${act.candidate}`);
    case 'TieSpeechGiven':
      return {
        en: `Seat ${act.seat} speaks before the re-vote`,
        ru: `Игрок № ${act.seat} говорит перед переголосованием`,
      };
    case 'LiftHandRaised':
      return {
        en: `Seat ${act.seat} is for all tied players leaving`,
        ru: `Игрок № ${act.seat} за уход всех голосуемых`,
      };
    case 'LiftCounted':
      return explainLift(act.hands);
    case 'LastWordGiven':
      return { en: `Last word of seat ${act.seat}`, ru: `Последнее слово игрока № ${act.seat}` };
    case 'StepPassed':
      return { en: 'A step of the first night is over', ru: 'Шаг первой ночи окончен' };
    case 'ShotFired':
      return {
        en: `Seat ${act.seat} ${aims(act.targets).en}`,
        ru: `Игрок № ${act.seat} ${aims(act.targets).ru}`,
      };
    case 'ShotsCounted':
      return explainShots(act.shots);
    case 'DonChecked':
      return act.target === null
        ? { en: 'The Don makes no check', ru: 'Проверки Дона нет' }
        : { en: `The Don checks seat ${act.target}`, ru: `Дон проверяет игрока № ${act.target}` };
    case 'SheriffChecked':
      return act.target === null
        ? { en: 'The Sheriff makes no check', ru: 'Проверки Шерифа нет' }
        : { en: `The Sheriff checks seat ${act.target}`, ru: `Шериф проверяет игрока № ${act.target}` };
    case 'BestMoveMade':
      return act.seats.length === 0
        ? { en: 'No best move is made', ru: 'Лучшего хода нет' }
        : { en: `Best move: ${list(act.seats)}`, ru: `Лучший ход: ${list(act.seats)}` };
    case 'PlayerWarned':
      return { en: `Warning to seat ${act.seat}`, ru: `Предупреждение игроку № ${act.seat}` };
    case 'FoulGiven':
      return { en: `Foul to seat ${act.seat}`, ru: `Фол игроку № ${act.seat}` };
    case 'YellowCardShown':
      return { en: `Yellow card to seat ${act.seat}`, ru: `Жёлтая карточка игроку № ${act.seat}` };
    case 'PurpleCardShown':
      return { en: `Purple card to seat ${act.seat}`, ru: `Фиолетовая карточка игроку № ${act.seat}` };
    case 'RemovalOrdered':
      return { en: `The referee removes seat ${act.seat}`, ru: `Судья удаляет игрока № ${act.seat}` };
    case 'ForfeitDeclared':
      return {
        en: `The referee declares a forfeit by seat ${act.seat}`,
        ru: `Судья объявляет ППК за нарушение игрока № ${act.seat}`,
      };
    default:
      return explainRecord(act);
  }
};

/** Lines beside the play, and the sheet. */
type RecordAct = Extract<
  Act,
  {
    readonly type:
      | 'GamePaused'
      | 'GameResumed'
      | 'GameAnnulled'
      | 'ClaimMade'
      | 'ClaimsRetracted'
      | 'SplitAgreed'
      | 'NoteTaken'
      | 'RulingGiven'
      | 'IncidentRecorded'
      | 'ExtraAwarded'
      | 'ApprovalGiven'
      | 'PenaltyWaived'
      | 'PenaltyImposed'
      | 'FineImposed'
      | 'ProtestFiled'
      | 'LineTakenBack';
  }
>;

const explainRecord = (act: RecordAct): Text => {
  switch (act.type) {
    case 'GamePaused':
      return { en: 'A break begins', ru: 'Начинается перерыв' };
    case 'GameResumed':
      return { en: 'The break is over', ru: 'Перерыв окончен' };
    case 'GameAnnulled':
      return { en: 'The game is annulled and will be replayed', ru: 'Игра аннулирована и будет переиграна' };
    case 'ClaimMade':
      return act.check === null
        ? { en: `Seat ${act.seat} comes out as the Sheriff`, ru: `Игрок № ${act.seat} вскрывается Шерифом` }
        : {
            en: `Seat ${act.seat} names a check: seat ${act.check.target} is ${act.check.team}`,
            ru: `Игрок № ${act.seat} называет проверку: № ${act.check.target} ${act.check.team === 'red' ? 'красный' : 'чёрный'}`,
          };
    case 'ClaimsRetracted':
      return {
        en: `Seat ${act.seat} takes his claims back`,
        ru: `Игрок № ${act.seat} отказывается от своих слов о ролях`,
      };
    case 'SplitAgreed':
      return {
        en: `The table agrees to divide its votes between ${list(act.seats)}`,
        ru: `Стол делит голоса между № ${list(act.seats)}`,
      };
    case 'NoteTaken':
      return { en: 'Note', ru: 'Заметка' };
    case 'RulingGiven':
      return explainDecision(act.decision);
    case 'IncidentRecorded':
      return { en: 'Incident', ru: 'Происшествие' };
    case 'ExtraAwarded': {
      const by = act.approver && approverNames[act.approver];
      return {
        en: `Extra points for seat ${act.seat}: ${act.points}${by ? `, approved by ${by.en}` : ''}`,
        ru: `Дополнительные баллы игроку № ${act.seat}: ${decimalIn(act.points, 'ru')}${by ? `, с согласия ${by.ru}` : ''}`,
      };
    }
    case 'ApprovalGiven': {
      const by = approverNames[act.approver];
      return act.what === 'players'
        ? {
            en: `Extra points for more players are approved by ${by.en}`,
            ru: `Дополнительные баллы большему числу игроков с согласия ${by.ru}`,
          }
        : {
            en: `A larger sum of extra points is approved by ${by.en}`,
            ru: `Большая сумма дополнительных баллов с согласия ${by.ru}`,
          };
    }
    case 'PenaltyWaived':
      return {
        en: `A penalty of seat ${act.seat} is not imposed, approved by ${approverNames[act.approver].en}`,
        ru: `Штраф игроку № ${act.seat} не наложен с согласия ${approverNames[act.approver].ru}`,
      };
    case 'PenaltyImposed':
      return { en: `A listed penalty for seat ${act.seat}`, ru: `Штраф из списка игроку № ${act.seat}` };
    case 'FineImposed':
      return {
        en: `A disciplinary fine for seat ${act.seat}: ${act.points}`,
        ru: `Дисциплинарный штраф игроку № ${act.seat}: ${decimalIn(act.points, 'ru')}`,
      };
    case 'ProtestFiled':
      return { en: `A protest by seat ${act.seat}`, ru: `Протест игрока № ${act.seat}` };
    case 'LineTakenBack':
      return { en: 'The last line is taken back', ru: 'Последняя запись отменена' };
  }
};
