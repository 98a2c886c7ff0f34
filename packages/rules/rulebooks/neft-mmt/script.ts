// What the referee says and shows under neft-mmt: the fixed commands of article 24, our words where it has none.
import { commonScript, gesture } from '../common-script.ts';
import type { Phrase, Script } from '../script.ts';

const night: Phrase = {
  ru: 'В городе ночь',
  en: 'It is night in town',
  clause: '24.3',
  gesture: gesture.posture('G-25'),
};

const sentOff = {
  ru: 'Вы удалены из Игры. Вы покидаете Игру без права речи',
  en: 'you are removed from the game. You leave without the right to speak',
};

const roles = {
  ru: 'мафией были Игроки № {blacks}, Дон игры Игрок № {don}, шериф Игрок № {sheriff}',
  en: 'the mafia were players {blacks}, the Don was player {don}, the Sheriff was player {sheriff}',
};

export const script: Script = {
  ...commonScript(
    {
      'free-seating-end': '7.2',
      speech: '24.4',
      'speech-silenced': '13.4',
      'speech-short': '18.8',
      'nomination-accepted': '9.2',
      'no-vote': '9.1',
      'vote-close': '9.6',
      lifted: '9.16',
      'don-end': '24.5',
      'sheriff-end': '24.5',
      draw: '18.9',
    },
    {
      speech: {
        ru: 'Игрок заканчивает словом «Пас», «Спасибо» или «Спасибо, пас»',
        en: 'The player ends with “Pass”, “Thank you” or “Thank you, pass”',
        clause: '8.5',
      },
    },
  ),
  'opening-night': night,
  deal: {
    ru: 'Игрок № {seat}',
    en: 'Player {seat}',
    clause: '24.3',
    beat: 7,
    gesture: gesture.cardFromTray('6.3'),
  },
  agreement: {
    ru: 'Просыпается команда «черных», у вас время ({seconds} секунд) на Договорку',
    en: 'The black team wakes up, you have {seconds} seconds for the mafia briefing',
    clause: '24.3',
    gesture: gesture.donToTeam('7.1'),
  },
  'agreement-end': { ru: 'Команда «черных» засыпает', en: 'The black team falls asleep', clause: '24.3' },
  'free-seating': {
    ru: '{seconds} секунд свободной посадки',
    en: '{seconds} seconds of free seating',
    clause: '24.3',
    gesture: { ru: 'Игроки: руки не ниже стола', en: 'Players: hands not below the table', clause: '7.2' },
  },
  day: { ru: 'В городе утро', en: 'It is morning in town', clause: '24.3' },
  'nomination-repeated': { ru: 'Поддерживается', en: 'Seconded', clause: '9.2' },
  'vote-open': {
    ru:
      'Убираем руки, локти с Соревновательного стола, убираем всю жестикуляцию. На голосование были ' +
      'выставлены следующие кандидатуры: {seats}. Повторяю порядок голосования: {seats}',
    en:
      'Hands and elbows off the table, no gestures. These candidates are up for the vote: {seats}. I ' +
      'repeat the order of the vote: {seats}',
    clause: '24.7',
  },
  vote: {
    ru: 'За игрока № {seat}',
    en: 'Against player {seat}',
    clause: '24.7',
    gesture: {
      ru: 'Игроки: кулак вертикально на стол, большой палец вверх',
      en: 'Players: fist upright on the table, thumb up',
      clause: '9.6',
    },
  },
  'vote-rest': {
    ru: 'Поставьте на стол руки все, кто не проголосовал',
    en: 'Hands on the table, everybody who has not voted',
    clause: '24.7',
  },
  'tie-open': {
    ru: 'Переголосование между игроками: № {players}',
    en: 'Re-vote between players {players}',
    clause: '24.8',
  },
  'tie-speech': {
    ru: 'Игрок № {seat}, ваши {seconds} секунд',
    en: 'Player {seat}, your {seconds} seconds',
    clause: '24.8',
    gesture: {
      ru: 'Кто заговорил не в свою очередь, остановить без фола',
      en: 'Stop whoever speaks out of turn, without a foul',
      clause: '24.8',
    },
  },
  're-vote': {
    ru: 'Итак, повторное голосование между игроками № {players}',
    en: 'So, the re-vote is between players {players}',
    clause: '24.8',
  },
  lift: {
    ru: 'Кто за то, чтобы все голосуемые Игроки покинули Игру?',
    en: 'Who is in favour of all these players leaving the game?',
    clause: '9.16',
  },
  last: {
    ru: 'Игрок № {seat}, вы набрали большинство голосов. Ваша заключительная минута',
    en: 'Player {seat}, you have the most votes. Your final minute',
    clause: '24.7',
  },
  'last-lifted': {
    ru: 'Игрок № {seat}, ваша заключительная минута',
    en: 'Player {seat}, your final minute',
    clause: '9.17',
  },
  'last-killed': {
    ru: 'Прощальная минута игрока № {seat}',
    en: 'Farewell minute of player {seat}',
    clause: '24.7',
  },
  night: { ...night, clause: '10.1' },
  hunt: {
    ru: 'Команда «черных» проходит мимо игроков под номерами',
    en: 'The black team walks past the players with the numbers',
    clause: '10.3',
    beat: 1,
    gesture: {
      ru: 'Чёрные: сгибают пальцы вытянутой вперёд руки на нужном номере',
      en: 'Blacks: bend the fingers of an arm stretched forward at the number',
      clause: '10.3',
    },
  },
  'hunt-end': { ru: 'Команда «черных» засыпает', en: 'The black team falls asleep', clause: '10.5' },
  don: {
    ru: 'Просыпается дон и делает проверку',
    en: 'The Don wakes up and makes a check',
    clause: '24.5',
    gesture: {
      ru: 'Номер показан пальцами. Шериф: кивок и знак «Шериф». Нет: покачивание головой и знак «не шериф»',
      en:
        'Number shown by fingers. Sheriff: nod and the sign “Sheriff”. Not: head shake and the sign ' +
        '“not the Sheriff”',
      clause: '10.6',
    },
  },
  sheriff: {
    ru: 'Просыпается Шериф и делает проверку',
    en: 'The Sheriff wakes up and makes a check',
    clause: '24.5',
    gesture: gesture.sheriffCheck('10.7'),
  },
  best: {
    ru:
      'Ночь продолжается, игрок № {seat}, Вы выведены из игры. У вас есть {seconds} секунд на лучший ' +
      'ход, не снимая маски',
    en:
      'The night goes on, player {seat}, you are out of the game. You have {seconds} seconds for the ' +
      'best move without taking the mask off',
    clause: '10.10',
    gesture: {
      ru: 'Игрок может начать фразой, например «Примите лучший ход», затем называет три номера',
      en: 'The player may begin with a phrase such as “Accept my best move”, then names three numbers',
      clause: '10.10.1',
    },
  },
  'best-accepted': { ru: '№ {seats} принято', en: '{seats} accepted', clause: '24.6' },
  killed: {
    ru: 'Этой ночью из игры выведен игрок № {seat}',
    en: 'Player {seat} was taken out of the game last night',
    clause: '10.4',
  },
  'nobody-killed': {
    ru: 'Этой ночью никто не выведен из игры',
    en: 'Nobody was taken out of the game last night',
    clause: '10.5',
  },
  warn: { ru: 'Предупреждение, игрок № {seat}', en: 'A warning, player {seat}', clause: '24.9' },
  foul: { ru: 'Фол, игрок № {seat}', en: 'Foul, player {seat}', clause: '24.9' },
  'foul-in-pause': { ru: 'Фол, игрок № {seat}, за …', en: 'Foul, player {seat}, for …', clause: '23.1' },
  'third-foul': {
    ru: 'Игрок № {seat}, Третий фол за …',
    en: 'Player {seat}, third foul for …',
    clause: '24.9',
  },
  'fourth-foul': {
    ru: `Игрок № {seat}, четвёртый фол. ${sentOff.ru}`,
    en: `Fourth foul. Player {seat}, ${sentOff.en}`,
    clause: '24.9',
  },
  yellow: {
    ru: 'Игрок № {seat} - Желтая карточка',
    en: 'Player {seat}: yellow card',
    clause: '24.9',
    gesture: { ru: 'Показать жёлтую карточку', en: 'Show the yellow card', clause: '15.2' },
  },
  'red-card': {
    ru: 'Игрок № {seat}, вторая жёлтая и красная карточка. Вы покидаете игру без последнего слова',
    en: 'Player {seat}, second yellow and red card. You leave the game without a last word',
    clause: '13.6',
    gesture: { ru: 'Показать красную карточку', en: 'Show the red card', clause: '15.8' },
  },
  removal: { ru: `Игрок № {seat}, ${sentOff.ru}`, en: `Player {seat}, ${sentOff.en}`, clause: '24.9' },
  forfeit: {
    ru: 'Я объявляю стоп-игру. Победа противоположной команды',
    en: 'I declare the game stopped. The opposing team wins',
    clause: '24.9',
  },
  'red-won': {
    ru: `Стоп игра, победа мирного города, ${roles.ru}`,
    en: `Game over, the town wins, ${roles.en}`,
    clause: '24.7',
  },
  'black-won': {
    ru: `Стоп игра, победа мафии, ${roles.ru}`,
    en: `Game over, the mafia wins, ${roles.en}`,
    clause: '24.7',
  },
  break: { ru: 'Тайм-аут', en: 'Time-out', clause: '18.18' },
  resume: {
    ru: 'Тайм-аут окончен, игра продолжается',
    en: 'The time-out is over, the game goes on',
    clause: '18.18',
  },
  sheet: {
    ru: 'Заполняю протокол. Протест принимается до начала следующей игры',
    en: 'I am filling in the score sheet. A protest is taken until the next game starts',
    clause: '22.1',
  },
};
