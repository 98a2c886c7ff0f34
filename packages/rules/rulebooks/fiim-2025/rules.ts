// What fiim-2025 says about play: fsm-2024's values and numbers, but for the differences named here.
import { rules as fsm2024 } from '../fsm-2024/rules.ts';
import { type Rules, ruled } from '../rules.ts';
import { suspendedAfterDecisive } from './violations.ts';

export const rules: Rules = {
  ...fsm2024,
  dealing: ruled('by-ordinal', '4.1.3'),
  firstNight: ruled(['agreement', 'sheriff-look', 'free-seating'], '4.2.3'),
  sheriffLookSeconds: ruled(20, '4.2.3'),
  freeSeatingSeconds: ruled(30, '4.2.4'),
  technicalBreak: ruled('by-day', '4.6.2'),
  breakConduct: ruled('as-at-night', '4.6.2'),
  nominationWindow: ruled('in-the-circle', '4.4.2'),
  liftOfAll: ruled('barred', '4.4.12.4'),
  liftThreeOfNine: ruled('barred', '4.4.12.4'),
  bestMoveMask: ruled('off', '4.5.9'),
  bestMoveNumbers: ruled(3, '8.2.3'),
  bestMoveAgain: ruled('unsaid', '8.2.3'),
  bestMoveOwn: ruled('unsaid', '8.2.3'),
  bestMoveVoidRuling: ruled(false, '8.2.3'),
  foulsOfOneAct: ruled('add-up', '6.3.2'),
  forfeitFromOutside: ruled(false, '6.8.5'),
  suspendedAfterDecisive: ruled(suspendedAfterDecisive, '6.8.6'),
  fourthFoulAfterDecisive: ruled('after-a-warning', '6.8.6'),
  liMarks: ruled(false, '8.3'),
  sheet: ruled(true, '8.1'),
  protest: ruled(true, '8.10'),
};
