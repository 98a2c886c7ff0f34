// The violations and sanctions of fiim-2025.
import {
  commonForfeits,
  commonFouls,
  commonRemovals,
  heeding,
  withoutSection5,
  withPurpose,
  worseIn,
} from '../common-violations.ts';
import type { Violation } from '../violation.ts';

export const violations: readonly Violation[] = worseIn(
  [
    { when: 'killed-told', sanction: 'forfeit', clause: '6.8.5' },
    { when: 'voted-out', sanction: 'forfeit', clause: '6.8.5' },
  ],
  ['6.7.4', '6.7.7', '6.7.8', '6.7.13', '6.7.14', '6.7.16'],
  [
    ...withoutSection5(commonFouls('4.4.9')),
    { act: 'lip-articulation', clause: '6.6.1', sanctions: ['foul'], phase: 'day' },
    { act: 'vote-several', clause: '6.6.8', sanctions: ['foul'], also: ['4.4.7'], phase: 'vote' },
    {
      act: 'mask-by-day',
      clause: '6.6.9',
      sanctions: ['foul'],
      warnFirst: true,
      also: ['4.3.6'],
      phase: 'day',
    },
    ...withoutSection5(commonRemovals('4.5.10')),
    { act: 'hidden-whisper', clause: '6.7.13', sanctions: ['removal'], phase: 'day' },
    { act: 'foreign-language', clause: '6.7.14', sanctions: ['removal'] },
    { act: 'obscene-language', clause: '6.7.15', sanctions: ['removal'] },
    { act: 'word-suicide', clause: '6.7.15', sanctions: ['removal'] },
    { act: 'outside-advantage', clause: '6.7.16', sanctions: ['removal'] },
    ...withoutSection5(heeding(withPurpose, commonForfeits('night-information'))),
  ],
);

/** Not applied after the decisive vote or kill, by 6.8.6. */
export const suspendedAfterDecisive: readonly string[] = [
  ...['6.7.2', '6.7.3'],
  ...['6.7.5', '6.7.6', '6.7.7', '6.7.8', '6.7.9', '6.7.10', '6.7.13', '6.7.14', '6.7.16'],
  ...['6.8.1', '6.8.2', '6.8.3', '6.8.4', '6.8.5'],
];
