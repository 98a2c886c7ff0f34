// Что записал человек, по-русски.
import { decimalIn } from '@omerta/base/lang.ts';
import type { Decision, Hands, LiftHands } from '../../game/command.ts';
import type { Role } from '../../game/role.ts';
import { type ActTexts, list } from '../../game/tell/event-texts.ts';
import { ruleWords } from './rule-words.ts';

const cards: Readonly<Record<Role, string>> = {
  red: 'красную карту',
  sheriff: 'карту Шерифа',
  black: 'чёрную карту',
  don: 'карту Дона',
};

const { approvers } = ruleWords;

const named = (seats: readonly number[]): string => (seats.length === 0 ? '' : ` (№ ${list(seats)})`);

const counted = (hands: Hands, what: string): string => {
  if (hands.kind === 'rest') return `${what}: все, кто не голосовал`;
  const count = hands.kind === 'counted' ? hands.count : hands.seats.length;
  return `${what}, рук: ${count}${named(hands.seats)}`;
};

const lifted = (hands: LiftHands): string => {
  if (hands.kind !== 'outcome') return counted(hands, 'За уход всех голосуемых');
  return hands.passed ? 'Стол за уход всех голосуемых' : 'Стол против ухода всех голосуемых';
};

/** A black who did not shoot is listed too: his silence makes the miss. */
const aims = (seats: readonly number[]): string =>
  seats.length === 0 ? 'не стреляет' : `стреляет в № ${list(seats)}`;

const ruled = (decision: Decision | null): string => {
  switch (decision?.kind) {
    case undefined:
      return 'Решение судьи';
    case 'miss':
      return 'Судья объявляет выстрелы промахом';
    case 'best-void':
      return 'Судья не принимает лучший ход';
    case 'cancel-vote':
      return `Судья отменяет голосование дня ${decision.day}`;
    case 'hold-vote':
      return `Судья решает провести голосование дня ${decision.day}`;
    case 'protest':
      return `Решение по протесту ${decision.number}`;
  }
};

export const acts: ActTexts = {
  CardDealt: ({ seat, role }) => `Игрок № ${seat} получает ${cards[role]}`,
  NightFell: ({ number }) => `Наступает ночь ${number}`,
  DayBroke: ({ number }) => `Наступает день ${number}`,
  SpeechGiven: ({ seat }) => `Минута игрока № ${seat}`,
  PlayerNominated: ({ seat, nominee }) => `Игрок № ${seat} выставляет игрока № ${nominee}`,
  NominationWithdrawn: ({ seat, nominee }) => `Игрок № ${seat} отзывает кандидатуру № ${nominee}`,
  HandRaised: ({ seat, candidate }) => `Игрок № ${seat} голосует, кандидатура № ${candidate}`,
  VotesCounted: ({ hands, candidate }) => counted(hands, `Кандидатура № ${candidate}`),
  TieSpeechGiven: ({ seat }) => `Игрок № ${seat} говорит перед переголосованием`,
  LiftHandRaised: ({ seat }) => `Игрок № ${seat} за уход всех голосуемых`,
  LiftCounted: ({ hands }) => lifted(hands),
  LastWordGiven: ({ seat }) => `Последнее слово игрока № ${seat}`,
  StepPassed: () => 'Шаг первой ночи окончен',
  ShotFired: ({ seat, targets }) => `Игрок № ${seat} ${aims(targets)}`,
  ShotsCounted: ({ shots }) =>
    `Выстрелы: ${shots.map(({ by, targets }) => `№ ${by} ${aims(targets)}`).join('; ')}`,
  DonChecked: ({ target }) => (target === null ? 'Проверки Дона нет' : `Дон проверяет игрока № ${target}`),
  SheriffChecked: ({ target }) =>
    target === null ? 'Проверки Шерифа нет' : `Шериф проверяет игрока № ${target}`,
  BestMoveMade: ({ seats }) => (seats.length === 0 ? 'Лучшего хода нет' : `Лучший ход: ${list(seats)}`),
  PlayerWarned: ({ seat }) => `Предупреждение игроку № ${seat}`,
  FoulGiven: ({ seat }) => `Фол игроку № ${seat}`,
  YellowCardShown: ({ seat }) => `Жёлтая карточка игроку № ${seat}`,
  PurpleCardShown: ({ seat }) => `Фиолетовая карточка игроку № ${seat}`,
  RemovalOrdered: ({ seat }) => `Судья удаляет игрока № ${seat}`,
  ForfeitDeclared: ({ seat }) => `Судья объявляет ППК за нарушение игрока № ${seat}`,
  GamePaused: () => 'Начинается перерыв',
  GameResumed: () => 'Перерыв окончен',
  GameAnnulled: () => 'Игра аннулирована и будет переиграна',
  ClaimMade: ({ seat, check }) =>
    check === null
      ? `Игрок № ${seat} вскрывается Шерифом`
      : `Игрок № ${seat} называет проверку: № ${check.target} ${check.team === 'red' ? 'красный' : 'чёрный'}`,
  ClaimsRetracted: ({ seat }) => `Игрок № ${seat} отказывается от своих слов о ролях`,
  SplitAgreed: ({ seats }) => `Стол делит голоса между № ${list(seats)}`,
  NoteTaken: () => 'Заметка',
  RulingGiven: ({ decision }) => ruled(decision),
  IncidentRecorded: () => 'Происшествие',
  ExtraAwarded: ({ seat, points, approver }) =>
    `Дополнительные баллы игроку № ${seat}: ${decimalIn(points, 'ru')}${approver ? `, с согласия ${approvers[approver]}` : ''}`,
  ApprovalGiven: ({ what, approver }) =>
    what === 'players'
      ? `Дополнительные баллы большему числу игроков с согласия ${approvers[approver]}`
      : `Большая сумма дополнительных баллов с согласия ${approvers[approver]}`,
  PenaltyWaived: ({ seat, approver }) =>
    `Штраф игроку № ${seat} не наложен с согласия ${approvers[approver]}`,
  PenaltyImposed: ({ seat }) => `Штраф из списка игроку № ${seat}`,
  FineImposed: ({ seat, points }) => `Дисциплинарный штраф игроку № ${seat}: ${decimalIn(points, 'ru')}`,
  ProtestFiled: ({ seat }) => `Протест игрока № ${seat}`,
  LineTakenBack: () => 'Последняя запись отменена',
};
