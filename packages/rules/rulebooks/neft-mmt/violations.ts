// The violations and sanctions of neft-mmt.
import type { Violation } from '../violation.ts';

const farewell = { when: 'farewell', sanction: 'forfeit', clause: '17.5' } as const;
const outOfRoom = { when: 'out-of-room', sanction: 'forfeit', clause: '17.6' } as const;
const inVersion = (clause: string) => ({ when: 'in-version', sanction: 'forfeit', clause }) as const;

const doubt = { what: 'doubt-for-player', clause: '12.5' } as const;
const mayBeExpelled = { what: 'may-be-expelled', clause: '18.4' } as const;

const fouls: readonly Violation[] = [
  { act: 'speech-out-of-turn', clause: '14.1', sanctions: ['foul'], also: ['12.12'], phase: 'day' },
  { act: 'lip-articulation', clause: '14.1', sanctions: ['foul'], also: ['12.12'], phase: 'day' },
  { act: 'hidden-whisper', clause: '14.1', sanctions: ['foul'], also: ['12.12'], phase: 'day' },
  {
    act: 'excessive-gestures',
    clause: '14.2',
    sanctions: ['foul'],
    warnFirst: true,
    saidAtOnce: true,
    also: ['12.11'],
    phase: 'day',
  },
  {
    act: 'gestures-beyond-sector',
    clause: '14.2',
    sanctions: ['foul'],
    warnFirst: true,
    saidAtOnce: true,
    phase: 'day',
  },
  { act: 'day-touching', clause: '14.3', sanctions: ['foul'], also: ['12.11'], phase: 'day' },
  { act: 'arguing-with-referee', clause: '14.4', sanctions: ['foul'] },
  {
    act: 'hand-pulled-back',
    clause: '14.5',
    sanctions: ['foul'],
    also: ['12.13', '9.10'],
    heeds: [{ what: 'vote-counts', clause: '9.10' }],
    phase: 'vote',
  },
  { act: 'hand-down-early', clause: '14.5', sanctions: ['foul'], phase: 'vote' },
  { act: 'table-banging', clause: '14.6', sanctions: ['foul'], saidAtOnce: true, also: ['12.10'] },
  { act: 'vote-movements', clause: '14.7', sanctions: ['foul'], also: ['12.14'], phase: 'vote' },
  { act: 'vote-several', clause: '14.8', sanctions: ['foul'], also: ['12.26', '9.8'], phase: 'vote' },
  { act: 'vote-withheld', clause: '14.8', sanctions: ['foul'], also: ['12.26', '9.9'], phase: 'vote' },
  { act: 'gestures-out-of-sight', clause: '14.9', sanctions: ['foul'], also: ['12.23'] },
  { act: 'mask-by-day', clause: '8.6', sanctions: ['foul'], warnFirst: true, phase: 'day' },
  { act: 'eyes-hidden', clause: '8.6', sanctions: ['foul'], warnFirst: true, phase: 'day' },
  { act: 'shout-before-night', clause: '18.24.1', sanctions: ['foul'], phase: 'before-night' },
];

const cards: readonly Violation[] = [
  { act: 'unethical-behaviour', clause: '15.1.1', sanctions: ['yellow'] },
  { act: 'emotional-pressure', clause: '15.1.2', sanctions: ['yellow'], also: ['12.19'], worse: [farewell] },
  { act: 'aggressive-gestures', clause: '15.1.3', sanctions: ['yellow'], also: ['12.11'], phase: 'day' },
  { act: 'loud-shout', clause: '15.1.4', sanctions: ['yellow'], also: ['12.22'], worse: [farewell] },
  {
    act: 'aggressive-emotion',
    clause: '15.1.4',
    sanctions: ['yellow'],
    also: ['12.22'],
    worse: [farewell],
    phase: 'day',
  },
  { act: 'protocol-peeping', clause: '15.1.5', sanctions: ['yellow'], also: ['12.24'] },
  { act: 'forfeit-threat', clause: '15.1.6', sanctions: ['yellow'] },
  { act: 'loss-of-composure', clause: '15.2', sanctions: ['yellow', 'warning'] },
  {
    act: 'two-readings',
    clause: '15.3',
    sanctions: ['yellow', 'warning'],
    heeds: [{ what: 'tell-of-red-card', clause: '15.3' }],
  },
  { act: 'singing-or-greetings', clause: '15.4', sanctions: ['yellow', 'warning'] },
  { act: 'stock-phrase', clause: '15.5', sanctions: ['yellow'] },
  {
    act: 'rating-the-referee',
    clause: '15.6',
    sanctions: ['yellow'],
    also: ['12.20'],
    heeds: [{ what: 'errors-may-be-named', clause: '12.20' }],
  },
  // No clause names the sanction: yellow or a warning as unethical (15.1.1, 15.2), removal where it insults (16.3).
  { act: 'obscene-language', clause: '12.17', sanctions: ['yellow', 'warning', 'removal'] },
  { act: 'off-game-disrespect', only: 'off-game', clause: '15.9', sanctions: ['purple'] },
  { act: 'off-game-shouting', only: 'off-game', clause: '15.9.1', sanctions: ['purple'], warnFirst: true },
  { act: 'rude-claims', only: 'off-game', clause: '15.9.2', sanctions: ['purple'], warnFirst: true },
  { act: 'club-property-damage', only: 'off-game', clause: '15.9.3', sanctions: ['purple'], also: ['15.9'] },
  { act: 'throwing-things', only: 'off-game', clause: '15.9.4', sanctions: ['purple'], also: ['15.9'] },
];

const removals: readonly Violation[] = [
  { act: 'leaving-table', except: 'last-word', clause: '16.1', sanctions: ['removal'], also: ['12.8'] },
  { act: 'night-posture', clause: '16.2', sanctions: ['removal'], also: ['12.7'], phase: 'night' },
  { act: 'night-touching', clause: '16.2', sanctions: ['removal'], also: ['12.7'], phase: 'night' },
  { act: 'night-signs', clause: '16.2', sanctions: ['removal'], also: ['12.6'], phase: 'night' },
  {
    act: 'insult',
    clause: '16.3',
    sanctions: ['removal'],
    also: ['12.5'],
    heeds: [doubt],
    worse: [farewell, outOfRoom],
  },
  {
    act: 'insulting-the-referee',
    clause: '16.3',
    sanctions: ['removal'],
    also: ['12.5', '18.4'],
    heeds: [doubt, mayBeExpelled],
  },
  { act: 'involuntary-peeping', clause: '16.4', sanctions: ['removal'], also: ['12.4'], phase: 'night' },
  {
    act: 'deliberate-peeping',
    clause: '16.4',
    sanctions: ['removal'],
    also: ['12.4', '18.4'],
    heeds: [mayBeExpelled],
  },
  {
    act: 'outside-information',
    clause: '16.4',
    sanctions: ['removal'],
    also: ['12.4', '18.4'],
    heeds: [mayBeExpelled],
  },
  { act: 'night-talk', clause: '16.5', sanctions: ['removal'], also: ['12.7'], phase: 'night' },
  { act: 'night-conduct', clause: '16.5', sanctions: ['removal'], also: ['12.7'], phase: 'night' },
  {
    act: 'best-move-talk',
    only: 'best-move',
    clause: '16.5',
    sanctions: ['removal'],
    also: ['12.7', '10.10.3'],
    heeds: [{ what: 'best-move-void', clause: '10.10.3' }],
    phase: 'night',
  },
  {
    act: 'tears',
    clause: '16.6',
    sanctions: ['removal'],
    also: ['12.15'],
    heeds: [{ what: 'not-of-the-body', clause: '12.15' }],
    worse: [inVersion('17.8')],
  },
  {
    act: 'nongame-appeal',
    clause: '16.7',
    sanctions: ['removal'],
    also: ['12.9'],
    heeds: [{ what: 'stock-phrase-is-yellow', clause: '12.9' }],
    worse: [inVersion('17.4')],
  },
  {
    act: 'pleading-gesture',
    clause: '16.7',
    sanctions: ['removal'],
    also: ['12.9'],
    worse: [inVersion('17.4')],
  },
  { act: 'vote-form', clause: '16.8', sanctions: ['removal'], also: ['12.16'], phase: 'vote' },
  { act: 'vote-two-hands', clause: '16.8', sanctions: ['removal'], also: ['12.16'], phase: 'vote' },
  { act: 'foreign-language', clause: '16.9', sanctions: ['removal'] },
  {
    act: 'night-mask',
    clause: '16.10',
    sanctions: ['removal'],
    also: ['12.18', '10.11'],
    heeds: [{ what: 'free-seating-too', clause: '12.18' }],
    phase: 'night',
  },
  { act: 'sexual-expression', clause: '16.11', sanctions: ['removal'], also: ['12.25'] },
  {
    act: 'deal-posture',
    clause: '6.4',
    sanctions: ['removal', 'warning'],
    warnFirst: true,
    phase: 'dealing',
  },
  { act: 'shout-after-night', clause: '10.1', sanctions: ['removal'], also: ['12.7'], phase: 'night' },
  { act: 'check-reaction', clause: '10.8', sanctions: ['removal'], also: ['12.7'], phase: 'night' },
  { act: 'posture-refused', clause: '18.13', sanctions: ['removal'], also: ['12.7'], phase: 'night' },
  {
    act: 'posture-refused-after-check',
    clause: '18.14',
    sanctions: ['removal'],
    also: ['12.7'],
    phase: 'night',
  },
];

const forfeits: readonly Violation[] = [
  { act: 'oath', clause: '17.1', sanctions: ['forfeit'], also: ['12.1'] },
  { act: 'bet', clause: '17.1', sanctions: ['forfeit'], also: ['12.1'] },
  { act: 'threat', clause: '17.2', sanctions: ['forfeit'], also: ['12.2'] },
  { act: 'bribery', clause: '17.2', sanctions: ['forfeit'], also: ['12.2'] },
  {
    act: 'night-information',
    clause: '17.3',
    sanctions: ['forfeit'],
    also: ['12.3'],
    heeds: [{ what: 'checks-may-be-told', clause: '12.3' }],
  },
  { act: 'farewell-damage', only: 'voted-out', clause: '17.5', sanctions: ['forfeit'] },
  { act: 'interference-from-outside', only: 'out-of-room', clause: '17.6', sanctions: ['forfeit'] },
  { act: 'provoked-leaving', clause: '17.7', sanctions: ['forfeit'], also: ['12.21'] },
  { act: 'electronics-in-use', clause: '5.4.1', sanctions: ['forfeit'], also: ['5.4'] },
  { act: 'equipment-damage', clause: '18.22', sanctions: ['forfeit'] },
];

export const violations: readonly Violation[] = [...fouls, ...cards, ...removals, ...forfeits];

/** The rulebook suspends no sanction: by 11.2.1 an act of article 17 then costs points without a forfeit. */
export const suspendedAfterDecisive: readonly string[] = [];
