// Как называются значения правил.
import type { RuleValueTexts } from '../../rulebooks/rule-value-texts.ts';

const noVote = 'без голосования';
const asNominated = 'в порядке выставления';
const held = 'проводится';
const notHeld = 'не проводится';
const aMiss = 'промах';
const atOnce = 'сразу';

const words: RuleValueTexts['words'] = {
  winTest: {
    'no-black-or-parity': 'чёрных нет или их не меньше, чем красных',
  },
  draw: {
    'after-third-night': 'после третьей ночи',
    'after-third-day': 'после третьего дня',
  },
  threeMisses: {
    nothing: 'без последствий',
    'red-wins-at-four': 'победа красных',
  },

  dealing: {
    'blind-pick': 'карта вслепую',
    tray: 'карта вслепую с подноса',
    'by-ordinal': 'карта по счёту в колоде',
  },
  leftoverCard: { 'goes-to-the-removed': 'достаётся удалённому' },
  firstNight: {
    agreement: 'договорка',
    signs: 'жесты роли',
    'sheriff-look': 'осмотр стола Шерифом',
    'free-seating': 'свободная посадка',
  },
  opener: {
    'next-after-previous': 'следующий за прежним открывающим',
  },
  decisiveLastWord: { always: 'даётся всегда' },
  technicalBreak: {
    none: 'не предусмотрен',
    'by-day': 'только днём',
    'any-time': 'в любой момент',
  },
  breakConduct: {
    'as-by-day': 'как днём',
    'as-at-night': 'как ночью',
  },

  nomination: { 'own-turn': 'во время своей речи' },
  nominationWindow: { 'in-the-circle': 'круг речей' },
  nominationInfo: {
    hidden: 'судья не сообщает',
    told: 'судья сообщает',
  },

  noCandidates: { 'no-vote': noVote },
  dayOneOneCandidate: { 'no-vote': noVote },
  voteOrder: { 'as-nominated': asNominated },
  voteClosingWords: {
    'stop-or-thank-you': '«Стоп» или «Спасибо»',
    'thank-you': '«Спасибо»',
  },
  votesNotCast: {
    'to-the-last-candidate': 'идут последней кандидатуре',
  },
  mostVotes: { leaves: 'покидает игру' },
  tieOrder: { 'as-nominated': asNominated },
  smallerTie: { 'another-re-vote': 'ещё одно переголосование' },
  dayOneWideTie: {
    're-vote': 'переголосование',
    night: 'ночь без переголосования',
  },
  lift: { 'more-than-half': 'больше половины' },
  liftOfAll: { barred: notHeld },
  liftThreeOfNine: { held, barred: notHeld },
  liftTwoOfFour: { held, barred: notHeld },

  shooting: { 'from-night-2': 'со второй ночи' },
  kill: {
    'all-blacks-one-seat': 'все чёрные стреляют в одно место',
  },
  doubleShot: { 'one-shot': 'считаются за один', miss: aMiss },
  shotAtRemoved: {
    miss: aMiss,
    'saves-the-vote': 'промах, но голосование не отменяется',
  },
  secondCheck: {
    refused: 'не принимается',
    'first-answer-again': 'повторяется первый ответ',
  },
  redSign: {
    'head-turn-thumb-up': 'поворот головы, большой палец вверх',
    'nod-thumb-up': 'кивок, большой палец вверх',
  },
  donSign: {
    head: 'головой',
    'head-and-hand': 'головой и рукой',
  },

  bestMove: {
    'at-night': 'ночью',
    'in-last-word': 'на последнем слове',
  },
  bestMoveMask: { on: 'надета', off: 'снята' },
  bestMoveAgain: { taken: 'принимается, считается один раз', unsaid: 'не сказано' },
  bestMoveOwn: { taken: 'принимается', unsaid: 'не сказано' },
  bestMoveAfterTwoVotedOut: { kept: 'сохраняется', lost: 'теряется' },

  silencedInTie: { speaks: 'говорит перед переголосованием' },
  foulAnnouncement: {
    'at-once': 'объявляется сразу',
    'after-the-speech': 'объявляется после неё',
  },
  foulsOfOneAct: {
    one: 'один',
    'add-up': 'по одному за каждый нарушенный пункт',
    'repeat-while-it-lasts': 'один за другим, пока оно длится',
  },
  redCardLeaves: { 'at-once': atOnce },
  removalLeaves: { 'at-once': atOnce },
  removalBeforeResult: {
    'cancels-the-vote': 'отменяет ближайшее голосование',
  },
  removalAfterResult: {
    'cancels-the-next-day': 'отменяет голосование следующего дня',
  },
  removalAtNight: {
    'cancels-the-nearest': 'отменяет ближайшее голосование',
  },
  soleCandidateOfLastSpeech: {
    'is-voted': 'итог известен лишь по голосованию',
    'fixes-the-result': 'итог известен сразу',
  },
  secondRemovalOfDay: {
    'nothing-more': 'других голосований не отменяет',
    'day-2-takes-day-3': 'в день 2 отменяет и голосование дня 3',
    'takes-the-next-day': 'со второго дня отменяет и следующее голосование',
  },
  forfeit: { 'opponents-win': 'победа команды соперников' },
  forfeitAfterDecisive: {
    recorded: 'записывается, итог прежний',
    refused: 'не объявляется',
  },
  fourthFoulAfterDecisive: {
    recorded: 'записывается',
    'after-a-warning': 'записывается после предупреждения',
  },
};

export const ruleValues: RuleValueTexts = {
  words,
  yes: 'да',
  no: 'нет',
  none: 'нет',
  notStated: 'не указано',
  seconds: 'с',
};
