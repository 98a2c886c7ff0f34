// What bel-canto says about play: fiim-2018's values and numbers, but for the differences named here.
import { rules as fiim2018 } from '../fiim-2018/rules.ts';
import { type Rules, ruled } from '../rules.ts';
import { suspendedAfterDecisive } from './violations.ts';

export const rules: Rules = {
  ...fiim2018,
  doubleShot: ruled('miss', '4.5.5'),
  soleCandidateOfLastSpeech: ruled('is-voted', '7.2'),
  suspendedAfterDecisive: ruled(suspendedAfterDecisive, '7.10'),
  liMarks: ruled(true, '8.4'),
  protest: ruled(true, '8.7'),
};
