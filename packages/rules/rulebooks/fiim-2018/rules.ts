// What fiim-2018 says about play: fsm-2024's values, but for its own numbers and the differences named here.
import { rules as fsm2024 } from '../fsm-2024/rules.ts';
import { type Rules, ruled } from '../rules.ts';
import { suspendedAfterDecisive } from './violations.ts';

export const rules: Rules = {
  ...fsm2024,
  draw: ruled('after-third-day', '7.8'),
  threeMisses: ruled('red-wins-at-four', '7.6'),

  firstNight: ruled(['agreement', 'sheriff-look'], '4.2.3'),
  sheriffLookSeconds: ruled(20, '4.2.3'),
  freeSeatingSeconds: ruled(null, '4.2.3'),
  signsSeconds: ruled(null, '4.2.1'),
  votedLastWordSeconds: ruled(60, '4.4.14'),
  decisiveLastWord: ruled('always', '7.10'),

  nominationsPerDay: ruled(1, '4.4.4'),
  withdrawal: ruled(true, '4.4.3'),

  dayOneOneCandidate: ruled('no-vote', '4.4.11'),
  voteOrder: ruled('as-nominated', '4.4.5'),
  voteWindowSeconds: ruled('2', '4.4.6'),
  voteClosingWords: ruled('stop-or-thank-you', '4.4.6'),
  oneVote: ruled(1, '4.4.8'),
  votesNotCast: ruled('to-the-last-candidate', '4.4.9'),
  mostVotes: ruled('leaves', '4.4.12'),
  tieSpeechSeconds: ruled(30, '4.4.13'),
  tieOrder: ruled('as-nominated', '4.4.13.1'),
  smallerTie: ruled('another-re-vote', '4.4.13.2'),
  dayOneWideTie: ruled('re-vote', '4.4.13'),
  lift: ruled('more-than-half', '4.4.13.3'),
  liftOfAll: ruled('barred', '7.9'),
  liftThreeOfNine: ruled('held', '4.4.13.3'),
  liftTwoOfFour: ruled('barred', '7.6'),

  redSign: ruled('nod-thumb-up', '4.5.7'),
  bestMove: ruled('in-last-word', '8.3'),
  bestMoveSeconds: ruled(null, '8.3'),
  bestMoveMask: ruled('off', '8.3'),
  bestMoveNumbers: ruled(3, '8.3'),
  bestMoveAgain: ruled('unsaid', '8.3'),
  bestMoveOwn: ruled('unsaid', '8.3'),
  bestMoveAfterTwoVotedOut: ruled('kept', '8.3'),
  bestMoveVoidRuling: ruled(false, '8.3'),

  silencedShortSeconds: ruled(30, '7.7'),
  removalAtNight: ruled('cancels-the-nearest', '7.1'),
  soleCandidateOfLastSpeech: ruled('fixes-the-result', '7.2'),
  forfeitFromOutside: ruled(false, '6.8'),
  suspendedAfterDecisive: ruled(suspendedAfterDecisive, '7.10'),
  forfeitAfterDecisive: ruled('recorded', '7.10'),
  fourthFoulAfterDecisive: ruled('recorded', '7.10'),
  protest: ruled(true, '8.9'),
};
