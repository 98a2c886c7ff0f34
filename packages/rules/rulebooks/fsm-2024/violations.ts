// The violations and sanctions of fsm-2024.
import {
  commonForfeits,
  commonFouls,
  commonRemovals,
  heeding,
  withPurpose,
  worseIn,
} from '../common-violations.ts';
import type { Violation } from '../violation.ts';

export const violations: readonly Violation[] = worseIn(
  [
    { when: 'last-word', sanction: 'forfeit', clause: '6.8.5' },
    { when: 'voted-out', sanction: 'forfeit', clause: '6.8.5' },
  ],
  ['6.7.4', '6.7.7', '6.7.8', '6.7.12', '6.7.13', '6.7.14'],
  [
    { act: 'mask-by-day', clause: '4.3.6', sanctions: ['warning'], phase: 'day' },
    ...commonFouls('4.4.9'),
    { act: 'lip-articulation', clause: '6.6.1', sanctions: ['foul'], also: ['5.1.15'], phase: 'day' },
    ...commonRemovals('4.5.10'),
    {
      act: 'best-move-talk',
      only: 'best-move',
      clause: '6.7.6',
      sanctions: ['removal'],
      also: ['5.1.10', '8.3.2'],
      heeds: [{ what: 'numbers-stand', clause: '8.3.2' }],
      phase: 'night',
    },
    { act: 'importance-appeal', clause: '6.7.8', sanctions: ['removal'], also: ['5.1.12'] },
    {
      act: 'vote-several',
      clause: '6.7.9',
      sanctions: ['removal'],
      also: ['5.1.20', '4.4.7'],
      phase: 'vote',
    },
    { act: 'best-move-request', clause: '6.7.11', sanctions: ['removal'], also: ['5.1.21'] },
    { act: 'best-move-influence', clause: '6.7.12', sanctions: ['removal'], also: ['5.1.22'] },
    { act: 'hidden-whisper', clause: '6.7.13', sanctions: ['removal'], also: ['5.1.23'], phase: 'day' },
    { act: 'foreign-language', clause: '6.7.14', sanctions: ['removal'] },
    { act: 'obscene-language', clause: '6.7.15', sanctions: ['removal'], also: ['5.1.24'] },
    ...heeding(withPurpose, commonForfeits('night-information')),
  ],
);

/** Not applied after the decisive vote or kill, by 6.8.6. */
export const suspendedAfterDecisive: readonly string[] = [
  ...['6.7.2', '6.7.3'],
  ...['6.7.5', '6.7.6', '6.7.7', '6.7.8', '6.7.9', '6.7.10', '6.7.11', '6.7.12', '6.7.13', '6.7.14'],
  ...['6.8.1', '6.8.2', '6.8.3', '6.8.4', '6.8.5'],
];
