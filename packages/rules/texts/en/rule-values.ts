// What the values of the rules are called, in English.
import type { RuleValueTexts } from '../../rulebooks/rule-value-texts.ts';

const noVote = 'no vote';
const asNominated = 'as nominated';
const held = 'held';
const notHeld = 'not held';
const aMiss = 'a miss';
const atOnce = 'at once';

const words: RuleValueTexts['words'] = {
  winTest: {
    'no-black-or-parity': 'no blacks left, or as many as reds',
  },
  draw: {
    'after-third-night': 'after the third night',
    'after-third-day': 'after the third day',
  },
  threeMisses: {
    nothing: 'no effect',
    'red-wins-at-four': 'red wins',
  },

  dealing: {
    'blind-pick': 'a card picked blind',
    tray: 'a card picked blind from a tray',
    'by-ordinal': 'a card chosen by its number in the deck',
  },
  leftoverCard: { 'goes-to-the-removed': 'goes to the removed player' },
  firstNight: {
    agreement: 'agreement',
    signs: 'signs',
    'sheriff-look': "Sheriff's look",
    'free-seating': 'free seating',
  },
  opener: {
    'next-after-previous': 'next after the previous opener',
  },
  decisiveLastWord: { always: 'always given' },
  technicalBreak: {
    none: 'not provided',
    'by-day': 'by day only',
    'any-time': 'at any time',
  },
  breakConduct: {
    'as-by-day': 'as by day',
    'as-at-night': 'as at night',
  },

  nomination: { 'own-turn': "in the player's own turn" },
  nominationWindow: { 'in-the-circle': 'the circle' },
  nominationInfo: {
    hidden: 'not told by the referee',
    told: 'told by the referee',
  },

  noCandidates: { 'no-vote': noVote },
  dayOneOneCandidate: { 'no-vote': noVote },
  voteOrder: { 'as-nominated': asNominated },
  voteClosingWords: {
    'stop-or-thank-you': '“Stop” or “Thank you”',
    'thank-you': '“Thank you”',
  },
  votesNotCast: {
    'to-the-last-candidate': 'go to the last candidate',
  },
  mostVotes: { leaves: 'leaves the game' },
  tieOrder: { 'as-nominated': asNominated },
  smallerTie: { 'another-re-vote': 'another re-vote' },
  dayOneWideTie: {
    're-vote': 're-vote',
    night: 'night, no re-vote',
  },
  lift: { 'more-than-half': 'more than half' },
  liftOfAll: { barred: notHeld },
  liftThreeOfNine: { held, barred: notHeld },
  liftTwoOfFour: { held, barred: notHeld },

  shooting: { 'from-night-2': 'from night 2 on' },
  kill: {
    'all-blacks-one-seat': 'all blacks shoot one seat',
  },
  doubleShot: { 'one-shot': 'count as one', miss: aMiss },
  shotAtRemoved: {
    miss: aMiss,
    'saves-the-vote': 'a miss, but the vote is not cancelled',
  },
  secondCheck: {
    refused: 'refused',
    'first-answer-again': 'first answer repeated',
  },
  redSign: {
    'head-turn-thumb-up': 'turn of the head, thumb up',
    'nod-thumb-up': 'nod, thumb up',
  },
  donSign: {
    head: 'by the head',
    'head-and-hand': 'by the head and the hand',
  },

  bestMove: {
    'at-night': 'at night',
    'in-last-word': 'in the last word',
  },
  bestMoveMask: { on: 'on', off: 'off' },
  bestMoveAgain: { taken: 'taken, counted once', unsaid: 'not said' },
  bestMoveOwn: { taken: 'taken', unsaid: 'not said' },
  bestMoveAfterTwoVotedOut: { kept: 'kept', lost: 'lost' },

  silencedInTie: { speaks: 'has a tie speech' },
  foulAnnouncement: {
    'at-once': 'announced at once',
    'after-the-speech': 'announced after it',
  },
  foulsOfOneAct: {
    one: 'one',
    'add-up': 'one for each clause broken',
    'repeat-while-it-lasts': 'one after another while it lasts',
  },
  redCardLeaves: { 'at-once': atOnce },
  removalLeaves: { 'at-once': atOnce },
  removalBeforeResult: {
    'cancels-the-vote': 'cancels the nearest vote',
  },
  removalAfterResult: {
    'cancels-the-next-day': "cancels the next day's vote",
  },
  removalAtNight: {
    'cancels-the-nearest': 'cancels the nearest vote',
  },
  soleCandidateOfLastSpeech: {
    'is-voted': 'result known only by the vote',
    'fixes-the-result': 'result known at once',
  },
  secondRemovalOfDay: {
    'nothing-more': 'cancels no other vote',
    'day-2-takes-day-3': 'on day 2, cancels the vote of day 3 too',
    'takes-the-next-day': "from day 2 on, cancels the next day's vote too",
  },
  forfeit: { 'opponents-win': 'the opposing team wins' },
  forfeitAfterDecisive: {
    recorded: 'recorded, the result stands',
    refused: 'refused',
  },
  fourthFoulAfterDecisive: {
    recorded: 'recorded',
    'after-a-warning': 'recorded after a warning',
  },
};

export const ruleValues: RuleValueTexts = {
  words,
  yes: 'yes',
  no: 'no',
  none: 'none',
  notStated: 'not stated',
  seconds: 's',
};
