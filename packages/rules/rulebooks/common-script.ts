// The phrases and gestures that several rulebooks share, and the clauses that four of them number alike.
import type { Text } from '@omerta/base/lang.ts';
import { type Cue, cues, type Phrase, type Script } from './script.ts';

const texts = {
  'opening-night': { ru: 'Наступает ночь', en: 'Night is falling' },
  deal: { ru: 'Игрок № {seat}, ваша карта', en: 'Player {seat}, your card' },
  agreement: {
    ru: 'Просыпается чёрная команда. {seconds} секунд на договорку',
    en: 'The black team wakes up. {seconds} seconds for the mafia briefing',
  },
  'agreement-end': { ru: 'Чёрная команда засыпает', en: 'The black team falls asleep' },
  'sheriff-look': {
    ru: 'Шериф может снять маску и осмотреть игроков. {seconds} секунд',
    en: 'The Sheriff may take off the mask and look at the players. {seconds} seconds',
  },
  'sheriff-look-end': { ru: 'Шериф засыпает', en: 'The Sheriff falls asleep' },
  'free-seating': { ru: 'Свободная посадка, {seconds} секунд', en: 'Free seating, {seconds} seconds' },
  'free-seating-end': { ru: 'Свободная посадка окончена', en: 'Free seating is over' },
  day: { ru: 'Наступает утро', en: 'Morning has come' },
  speech: { ru: 'Игрок № {seat}, ваша минута', en: 'Player {seat}, your minute' },
  'speech-silenced': {
    ru: 'Игрок № {seat}, у вас три фола: можно только выставить кандидатуру',
    en: 'Player {seat}, you have three fouls: you may only nominate',
  },
  'speech-short': {
    ru: 'Игрок № {seat}, у вас три фола: {seconds} секунд',
    en: 'Player {seat}, you have three fouls: {seconds} seconds',
  },
  'nomination-accepted': { ru: 'Принято', en: 'Accepted' },
  'nomination-repeated': { ru: 'Уже на голосовании', en: 'Already nominated' },
  'nomination-withdrawn': { ru: 'Отозвано', en: 'Withdrawn' },
  'no-vote': { ru: 'Сегодня голосования нет', en: 'There is no vote today' },
  'vote-open': {
    ru: 'Голосуем в порядке выставления: {seats}',
    en: 'We vote in the order of nomination: {seats}',
  },
  vote: { ru: 'Против игрока № {seat}', en: 'Against player {seat}' },
  'vote-close': { ru: 'Спасибо. Голосов: {count}', en: 'Thank you. Votes: {count}' },
  'vote-rest': {
    ru: 'Оставшиеся голоса против игрока № {seat}',
    en: 'The remaining votes against player {seat}',
  },
  'tie-speech': { ru: 'Игрок № {seat}, ваши {seconds} секунд', en: 'Player {seat}, your {seconds} seconds' },
  lift: {
    ru: 'Кто за то, чтоб все голосуемые игроки покинули игровой стол?',
    en: 'Who is in favour of all these players leaving the table?',
  },
  leaves: {
    ru: 'По итогам голосования игру покидает игрок № {seat}',
    en: 'By the vote, player {seat} leaves the game',
  },
  lifted: {
    ru: 'По итогам голосования игру покидают игроки № {players}',
    en: 'By the vote, players {players} leave the game',
  },
  last: { ru: 'Игрок № {seat}, ваше последнее слово', en: 'Player {seat}, your last word' },
  night: { ru: 'Наступает ночь', en: 'Night is falling' },
  hunt: { ru: 'Мафия выходит на охоту', en: 'The mafia is on the hunt' },
  'hunt-end': { ru: 'Мафия удаляется', en: 'The mafia withdraws' },
  don: { ru: 'Просыпается Дон и ищет Шерифа', en: 'The Don wakes up and looks for the Sheriff' },
  'don-end': { ru: 'Дон засыпает', en: 'The Don falls asleep' },
  sheriff: { ru: 'Просыпается Шериф', en: 'The Sheriff wakes up' },
  'sheriff-end': { ru: 'Шериф засыпает', en: 'The Sheriff falls asleep' },
  'best-accepted': { ru: 'Принято: {seats}', en: 'Accepted: {seats}' },
  killed: { ru: 'Этой ночью убит игрок № {seat}', en: 'Player {seat} was killed last night' },
  'nobody-killed': { ru: 'Этой ночью никто не убит', en: 'Nobody was killed last night' },
  warn: { ru: 'Игрок № {seat}, предупреждение', en: 'Player {seat}, a warning' },
  foul: { ru: '{foul} фол, игрок № {seat}', en: 'Player {seat}, {foul} foul' },
  'third-foul': {
    ru: '{foul} фол, игрок № {seat}. Ближайшая минута без слова',
    en: 'Player {seat}, {foul} foul. No speech in your next minute',
  },
  'fourth-foul': {
    ru: '{foul} фол, игрок № {seat}. Вы покидаете игру без последнего слова',
    en: 'Player {seat}, {foul} foul. You leave the game without a last word',
  },
  removal: {
    ru: 'Игрок № {seat}, вы удалены. Вы покидаете игру без последнего слова',
    en: 'Player {seat}, you are removed. You leave the game without a last word',
  },
  forfeit: {
    ru: 'Стоп-игра. Команде игрока № {seat} присуждено поражение',
    en: 'Stop the game. Player {seat}’s team forfeits',
  },
  'red-won': { ru: 'Игра окончена. Победа красных', en: 'The game is over. Red wins' },
  'black-won': { ru: 'Игра окончена. Победа чёрных', en: 'The game is over. Black wins' },
  draw: { ru: 'Игра окончена. Ничья', en: 'The game is over. A draw' },
  sheet: {
    ru: 'Заполняю протокол. Протесты принимаются в течение {minutes} мин',
    en: 'I am filling in the score sheet. Protests are taken for {minutes} min',
  },
} as const satisfies Partial<Record<Cue, Text>>;

type CommonCue = keyof typeof texts;

const isCommon = (cue: Cue): cue is CommonCue => cue in texts;

/** The common phrases of the cues that are given a clause, with the rulebook's gestures. */
export const commonScript = (
  clauses: Readonly<Partial<Record<CommonCue, string>>>,
  gestures: Readonly<Partial<Record<CommonCue, Phrase['gesture']>>> = {},
): Script => {
  const script: Partial<Record<Cue, Phrase>> = {};
  for (const cue of cues.filter(isCommon)) {
    const clause = clauses[cue];
    const gesture = gestures[cue];
    if (clause !== undefined) script[cue] = { ...texts[cue], clause, ...(gesture && { gesture }) };
  }
  return script;
};

/** The steps that fsm-2024, fiim-2018, bel-canto and fiim-2025 have under the same clause numbers. */
const commonClauses = {
  'opening-night': '4.1.2',
  deal: '4.1.3',
  agreement: '4.2.1',
  'agreement-end': '4.2.1',
  day: '4.3.1',
  speech: '4.3.1',
  'speech-silenced': '6.4',
  'nomination-accepted': '4.4.2',
  'nomination-repeated': '4.4.2',
  'no-vote': '4.4.1',
  night: '4.5.1',
  hunt: '4.5.3',
  'hunt-end': '4.5.5',
  don: '4.5.6',
  'don-end': '4.5.6',
  sheriff: '4.5.7',
  'sheriff-end': '4.5.7',
  killed: '4.5.4',
  'nobody-killed': '4.5.5',
  warn: '6.3',
  foul: '6.6',
  'third-foul': '6.4',
  'fourth-foul': '6.5',
  removal: '6.5',
  forfeit: '6.8',
  'red-won': '1.4',
  'black-won': '1.4',
} as const satisfies Partial<Record<CommonCue, string>>;

/** The vote and the exceptions as fsm-2024 and fiim-2025 number them. */
export const laterClauses = {
  ...commonClauses,
  'vote-open': '4.4.4',
  vote: '4.4.5',
  'vote-close': '4.4.5',
  'vote-rest': '4.4.8',
  leaves: '4.4.11',
  lifted: '4.4.12.3',
  'tie-speech': '4.4.12',
  lift: '4.4.12.3',
  last: '4.4.13',
  'best-accepted': '4.5.9',
  'speech-short': '7.6',
  draw: '7.7',
} as const satisfies Partial<Record<CommonCue, string>>;

/** Gestures in our words; each takes the clause that asks for it. */
export const gesture = {
  posture: (clause: string) => ({
    ru: 'Игроки: спина ровная, руки скрещены, ладони на плечах, голова наклонена',
    en: 'Players: back straight, arms crossed, hands on shoulders, head bowed',
    clause,
  }),
  donToTeam: (clause: string) => ({
    ru: 'Дон показывает команде, что он Дон',
    en: 'The Don shows the team that he is the Don',
    clause,
  }),
  cardBlind: (clause: string) => ({
    ru:
      'Игрок берёт карту вслепую, снимает маску, узнаёт роль, надевает маску и низко наклоняет голову. ' +
      'Если нужно, по команде судьи игроки закрывают уши руками',
    en:
      'The player picks a card blind, unmasks, learns the role, masks again and bows the head low. At ' +
      'need, on the referee’s word, players cover their ears with their hands',
    clause,
  }),
  /** The exception stands after the rule. */
  cardFromTray: (clause: string) => ({
    ru:
      'Игрок в маске берёт карточку с подноса, снимает маску, молча и без жестов узнаёт роль, надевает ' +
      'маску и принимает правильную посадку. Если подноса нет, по команде судьи показывает жестом номер ' +
      'карточки',
    en:
      'The player, masked, takes a card from the tray, unmasks, silently and without a gesture learns ' +
      'the role, masks again and takes the right posture. Without a tray, on the referee’s word, he ' +
      'shows by a gesture the number of the card',
    clause,
  }),
  cardByNumber: (clause: string) => ({
    ru:
      'Игрок снимает маску и жестом показывает, какую по счёту карту берёт; судья отсчитывает её и ' +
      'показывает, игрок надевает маску',
    en:
      'The player unmasks and shows by a gesture which card in order he takes; the referee counts to it ' +
      'and shows it, the player masks again',
    clause,
  }),
  closingWord: (clause: string) => ({
    ru: 'Игрок заканчивает словом «Пас» или «Спасибо»',
    en: 'The player ends with “Pass” or “Thank you”',
    clause,
  }),
  bestMoveWords: (clause: string) => ({
    ru: 'Игрок может начать фразой, например «Запишите тройку чёрных», затем называет три номера',
    en: 'The player may begin with a phrase such as “Write down the three blacks”, then names three numbers',
    clause,
  }),
  fist: (clause: string) => ({
    ru: 'Игроки: кулак вертикально на стол',
    en: 'Players: fist upright on the table',
    clause,
  }),
  shot: (clause: string) => ({
    ru: 'Чёрные: глаза закрыты, выстрел пальцами высоко поднятой руки',
    en: 'Blacks: eyes closed, a finger shot with the arm raised high',
    clause,
  }),
  donCheck: (clause: string) => ({
    ru: 'Номер показан пальцами. Шериф: кивок. Не Шериф: покачивание головой',
    en: 'Number shown by fingers. Sheriff: nod. Not the Sheriff: head shake',
    clause,
  }),
  sheriffCheck: (clause: string) => ({
    ru: 'Номер показан пальцами. Красный: поворот головы, палец вверх. Чёрный: кивок, палец вниз',
    en: 'Number shown by fingers. Red: head turn, thumb up. Black: nod, thumb down',
    clause,
  }),
  sheriffCheckByNods: (clause: string) => ({
    ru: 'Номер показан пальцами. Красный: кивок, палец вверх. Чёрный: кивок, палец вниз',
    en: 'Number shown by fingers. Red: nod, thumb up. Black: nod, thumb down',
    clause,
  }),
} as const;

/** The form of speeches, shots and checks, as four rulebooks number it. */
export const commonGestures = {
  speech: gesture.closingWord('4.3.5'),
  hunt: gesture.shot('4.5.3'),
  don: gesture.donCheck('4.5.6'),
  sheriff: gesture.sheriffCheck('4.5.7'),
} as const;

/** fiim-2018 and bel-canto have the whole script in common, but for the clause on protests. */
export const classicScript = (protest: string): Script => ({
  ...commonScript(
    {
      ...commonClauses,
      'sheriff-look': '4.2.3',
      'sheriff-look-end': '4.2.3',
      'nomination-withdrawn': '4.4.3',
      'vote-open': '4.4.5',
      vote: '4.4.6',
      'vote-close': '4.4.6',
      'vote-rest': '4.4.9',
      leaves: '4.4.12',
      lifted: '4.4.13.3',
      'tie-speech': '4.4.13',
      lift: '4.4.13.3',
      last: '4.4.14',
      'speech-short': '7.7',
      draw: '7.8',
      sheet: protest,
    },
    {
      ...commonGestures,
      deal: gesture.cardBlind('4.1.3'),
      agreement: gesture.donToTeam('4.2.1'),
      vote: gesture.fist('4.4.6'),
      night: gesture.posture('4.5.9'),
      sheriff: gesture.sheriffCheckByNods('4.5.7'),
    },
  ),
  day: { ru: 'День', en: 'Day', clause: '4.3.1' },
  best: {
    ru: 'Игрок № {seat}, ваш лучший ход: назовите трёх чёрных',
    en: 'Player {seat}, your best move: name three blacks',
    clause: '8.3',
  },
  'best-accepted': {
    ru: 'Лучший ход записан: {seats}',
    en: 'Best move written down: {seats}',
    clause: '9.6',
  },
});
