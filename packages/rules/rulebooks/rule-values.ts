// What the value of a rule is called on a screen.
import type { Lang, Text } from '@omerta/base/lang.ts';
import type { RuleName, Rules } from './rules.ts';

/** The words that a value consists of; a clause, being any text, is not one of them. */
type WordOf<V> = V extends readonly (infer E)[]
  ? WordOf<E>
  : V extends string
    ? string extends V
      ? never
      : V
    : never;

type SecondsRule = Extract<RuleName, `${string}Seconds`>;
type WordedRule = Exclude<
  { [N in RuleName]: [WordOf<Rules[N]['value']>] extends [never] ? never : N }[RuleName],
  SecondsRule
>;
type Words = { readonly [N in WordedRule]: Readonly<Record<WordOf<Rules[N]['value']>, Text>> };

const noVote: Text = { en: 'no vote', ru: 'без голосования' };
const asNominated: Text = { en: 'as nominated', ru: 'в порядке выставления' };
const held: Text = { en: 'held', ru: 'проводится' };
const notHeld: Text = { en: 'not held', ru: 'не проводится' };
const aMiss: Text = { en: 'a miss', ru: 'промах' };
const atOnce: Text = { en: 'at once', ru: 'сразу' };

const words: Words = {
  winTest: {
    'no-black-or-parity': {
      en: 'no blacks left, or as many as reds',
      ru: 'чёрных нет или их не меньше, чем красных',
    },
  },
  draw: {
    'after-third-night': { en: 'after the third night', ru: 'после третьей ночи' },
    'after-third-day': { en: 'after the third day', ru: 'после третьего дня' },
  },
  threeMisses: {
    nothing: { en: 'no effect', ru: 'без последствий' },
    'red-wins-at-four': { en: 'red wins', ru: 'победа красных' },
  },

  dealing: {
    'blind-pick': { en: 'a card picked blind', ru: 'карта вслепую' },
    tray: { en: 'a card picked blind from a tray', ru: 'карта вслепую с подноса' },
    'by-ordinal': { en: 'a card chosen by its number in the deck', ru: 'карта по счёту в колоде' },
  },
  leftoverCard: { 'goes-to-the-removed': { en: 'goes to the removed player', ru: 'достаётся удалённому' } },
  firstNight: {
    agreement: { en: 'agreement', ru: 'договорка' },
    signs: { en: 'signs', ru: 'жесты роли' },
    'sheriff-look': { en: "Sheriff's look", ru: 'осмотр стола Шерифом' },
    'free-seating': { en: 'free seating', ru: 'свободная посадка' },
  },
  opener: {
    'next-after-previous': { en: 'next after the previous opener', ru: 'следующий за прежним открывающим' },
  },
  decisiveLastWord: { always: { en: 'always given', ru: 'даётся всегда' } },
  technicalBreak: {
    none: { en: 'not provided', ru: 'не предусмотрен' },
    'by-day': { en: 'by day only', ru: 'только днём' },
    'any-time': { en: 'at any time', ru: 'в любой момент' },
  },
  breakConduct: {
    'as-by-day': { en: 'as by day', ru: 'как днём' },
    'as-at-night': { en: 'as at night', ru: 'как ночью' },
  },

  nomination: { 'own-turn': { en: "in the player's own turn", ru: 'во время своей речи' } },
  nominationWindow: { 'in-the-circle': { en: 'the circle', ru: 'круг речей' } },
  nominationInfo: {
    hidden: { en: 'not told by the referee', ru: 'судья не сообщает' },
    told: { en: 'told by the referee', ru: 'судья сообщает' },
  },

  noCandidates: { 'no-vote': noVote },
  dayOneOneCandidate: { 'no-vote': noVote },
  voteOrder: { 'as-nominated': asNominated },
  voteClosingWords: {
    'stop-or-thank-you': { en: '“Stop” or “Thank you”', ru: '«Стоп» или «Спасибо»' },
    'thank-you': { en: '“Thank you”', ru: '«Спасибо»' },
  },
  votesNotCast: {
    'to-the-last-candidate': { en: 'go to the last candidate', ru: 'идут последней кандидатуре' },
  },
  mostVotes: { leaves: { en: 'leaves the game', ru: 'покидает игру' } },
  tieOrder: { 'as-nominated': asNominated },
  smallerTie: { 'another-re-vote': { en: 'another re-vote', ru: 'ещё одно переголосование' } },
  dayOneWideTie: {
    're-vote': { en: 're-vote', ru: 'переголосование' },
    night: { en: 'night, no re-vote', ru: 'ночь без переголосования' },
  },
  lift: { 'more-than-half': { en: 'more than half', ru: 'больше половины' } },
  liftOfAll: { barred: notHeld },
  liftThreeOfNine: { held, barred: notHeld },
  liftTwoOfFour: { held, barred: notHeld },

  shooting: { 'from-night-2': { en: 'from night 2 on', ru: 'со второй ночи' } },
  kill: {
    'all-blacks-one-seat': { en: 'all blacks shoot one seat', ru: 'все чёрные стреляют в одно место' },
  },
  doubleShot: { 'one-shot': { en: 'count as one', ru: 'считаются за один' }, miss: aMiss },
  shotAtRemoved: {
    miss: aMiss,
    'saves-the-vote': {
      en: 'a miss, but the vote is not cancelled',
      ru: 'промах, но голосование не отменяется',
    },
  },
  secondCheck: {
    refused: { en: 'refused', ru: 'не принимается' },
    'first-answer-again': { en: 'first answer repeated', ru: 'повторяется первый ответ' },
  },
  redSign: {
    'head-turn-thumb-up': { en: 'turn of the head, thumb up', ru: 'поворот головы, большой палец вверх' },
    'nod-thumb-up': { en: 'nod, thumb up', ru: 'кивок, большой палец вверх' },
  },
  donSign: {
    head: { en: 'by the head', ru: 'головой' },
    'head-and-hand': { en: 'by the head and the hand', ru: 'головой и рукой' },
  },

  bestMove: {
    'at-night': { en: 'at night', ru: 'ночью' },
    'in-last-word': { en: 'in the last word', ru: 'на последнем слове' },
  },
  bestMoveMask: { on: { en: 'on', ru: 'надета' }, off: { en: 'off', ru: 'снята' } },
  bestMoveAfterTwoVotedOut: { kept: { en: 'kept', ru: 'сохраняется' }, lost: { en: 'lost', ru: 'теряется' } },

  silencedInTie: { speaks: { en: 'has a tie speech', ru: 'говорит перед переголосованием' } },
  foulAnnouncement: {
    'at-once': { en: 'announced at once', ru: 'объявляется сразу' },
    'after-the-speech': { en: 'announced after it', ru: 'объявляется после неё' },
  },
  foulsOfOneAct: {
    one: { en: 'one', ru: 'один' },
    'add-up': { en: 'one for each clause broken', ru: 'по одному за каждый нарушенный пункт' },
    'repeat-while-it-lasts': {
      en: 'one after another while it lasts',
      ru: 'один за другим, пока оно длится',
    },
  },
  redCardLeaves: { 'at-once': atOnce },
  removalLeaves: { 'at-once': atOnce },
  removalBeforeResult: {
    'cancels-the-vote': { en: 'cancels the nearest vote', ru: 'отменяет ближайшее голосование' },
  },
  removalAfterResult: {
    'cancels-the-next-day': { en: "cancels the next day's vote", ru: 'отменяет голосование следующего дня' },
  },
  removalAtNight: {
    'cancels-the-nearest': { en: 'cancels the nearest vote', ru: 'отменяет ближайшее голосование' },
  },
  soleCandidateOfLastSpeech: {
    'is-voted': { en: 'result known only by the vote', ru: 'итог известен лишь по голосованию' },
    'fixes-the-result': { en: 'result known at once', ru: 'итог известен сразу' },
  },
  secondRemovalOfDay: {
    'nothing-more': { en: 'cancels no other vote', ru: 'других голосований не отменяет' },
    'day-2-takes-day-3': {
      en: 'on day 2, cancels the vote of day 3 too',
      ru: 'в день 2 отменяет и голосование дня 3',
    },
    'takes-the-next-day': {
      en: "from day 2 on, cancels the next day's vote too",
      ru: 'со второго дня отменяет и следующее голосование',
    },
  },
  forfeit: { 'opponents-win': { en: 'the opposing team wins', ru: 'победа команды соперников' } },
  forfeitAfterDecisive: {
    recorded: { en: 'recorded, the result stands', ru: 'записывается, итог прежний' },
    refused: { en: 'refused', ru: 'не объявляется' },
  },
  fourthFoulAfterDecisive: {
    recorded: { en: 'recorded', ru: 'записывается' },
    'after-a-warning': { en: 'recorded after a warning', ru: 'записывается после предупреждения' },
  },
};

const yes: Text = { en: 'yes', ru: 'да' };
const no: Text = { en: 'no', ru: 'нет' };
const none: Text = { en: 'none', ru: 'нет' };
const notStated: Text = { en: 'not stated', ru: 'не указано' };
const seconds: Text = { en: 's', ru: 'с' };
const decimalPoint: Text = { en: '.', ru: ',' };

/** A rulebook gives no time to these steps of night 1 because it does not have them. */
const noSuchStep: ReadonlySet<RuleName> = new Set<SecondsRule>(['sheriffLookSeconds', 'freeSeatingSeconds']);

const wordIn = (name: RuleName, word: string, lang: Lang): string => {
  const all: Readonly<Partial<Record<RuleName, Readonly<Record<string, Text>>>>> = words;
  return all[name]?.[word]?.[lang] ?? word;
};

export const ruleValue = (name: RuleName, value: unknown, lang: Lang): string => {
  if (Array.isArray(value))
    return value.length === 0 ? none[lang] : value.map((each) => wordIn(name, String(each), lang)).join(', ');
  if (typeof value === 'boolean') return (value ? yes : no)[lang];
  if (value === null) return (noSuchStep.has(name) ? none : notStated)[lang];
  if (name.endsWith('Seconds')) return `${String(value).replace('.', decimalPoint[lang])} ${seconds[lang]}`;
  return wordIn(name, String(value), lang);
};
