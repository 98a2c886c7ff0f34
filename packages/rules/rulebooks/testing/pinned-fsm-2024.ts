// The discipline of fsm-2024, read from its sections 4 to 8 line by line.
import type { PinnedDiscipline } from './pinned.ts';

export const pinnedFsm2024: PinnedDiscipline = {
  sanctions: [
    // Forbidden without a sanction of its own: a verbal warning (6.3) is all there is; defiance is 6.6.4 or 6.6.5.
    { clause: '4.3.6', act: 'mask-by-day', gives: ['warning'], during: 'day' },

    // A minute belongs to the day; words and gestures at night are 6.7.6.
    { clause: '6.6.1', act: 'speech-out-of-turn', gives: ['foul'], during: 'day' },
    { clause: '6.6.1', act: 'lip-articulation', gives: ['foul'], during: 'day' },
    { clause: '6.6.2', act: 'excessive-gestures', gives: ['foul'], during: 'day' },
    { clause: '6.6.3', act: 'day-touching', gives: ['foul'], during: 'day' },
    { clause: '6.6.4', act: 'table-banging', gives: ['foul'] },
    { clause: '6.6.4', act: 'unethical-behaviour', gives: ['foul'] },
    { clause: '6.6.5', act: 'arguing-with-referee', gives: ['foul'] },
    { clause: '6.6.6', act: 'hand-pulled-back', gives: ['foul'], during: 'vote' },
    { clause: '6.6.6', act: 'hand-down-early', gives: ['foul'], during: 'vote' },
    { clause: '6.6.7', act: 'vote-gestures', gives: ['foul'], during: 'vote' },
    { clause: '6.6.8', act: 'vote-withheld', gives: ['foul'], during: 'vote' },

    { clause: '6.7.1', act: 'leaving-table', gives: ['removal'] },
    { clause: '6.7.2', act: 'night-touching', gives: ['removal'], during: 'night' },
    { clause: '6.7.3', act: 'night-signs', gives: ['removal'], during: 'night' },
    { clause: '6.7.4', act: 'insult', gives: ['removal'] },
    { clause: '6.7.4', act: 'insulting-the-referee', gives: ['removal'] },
    { clause: '6.7.5', act: 'involuntary-peeping', gives: ['removal'], during: 'night' },
    { clause: '6.7.6', act: 'night-talk', gives: ['removal'], during: 'night' },
    { clause: '6.7.6', act: 'night-posture', gives: ['removal'], during: 'night' },
    { clause: '6.7.6', act: 'night-mask', gives: ['removal'], during: 'night' },
    { clause: '6.7.6', act: 'night-conduct', gives: ['removal'], during: 'night' },
    // 8.3.2 describes it and has it removed as a breach of night behaviour.
    { clause: '6.7.6', act: 'best-move-talk', gives: ['removal'], during: 'night', only: 'best-move' },
    { clause: '6.7.7', act: 'tears', gives: ['removal'] },
    { clause: '6.7.8', act: 'nongame-appeal', gives: ['removal'] },
    { clause: '6.7.8', act: 'importance-appeal', gives: ['removal'] },
    { clause: '6.7.9', act: 'vote-form', gives: ['removal'], during: 'vote' },
    { clause: '6.7.9', act: 'vote-several', gives: ['removal'], during: 'vote' },
    { clause: '6.7.9', act: 'vote-two-hands', gives: ['removal'], during: 'vote' },
    { clause: '6.7.10', act: 'deliberate-peeping', gives: ['removal'] },
    { clause: '6.7.10', act: 'outside-information', gives: ['removal'] },
    // Among the other ways of getting information: the protocol, a device used for it.
    { clause: '6.7.10', act: 'protocol-peeping', gives: ['removal'] },
    { clause: '6.7.10', act: 'device-information', gives: ['removal'] },
    { clause: '6.7.11', act: 'best-move-request', gives: ['removal'] },
    { clause: '6.7.12', act: 'best-move-influence', gives: ['removal'] },
    // What it passes on is of the day; at night a whisper is 6.7.6 like any talk.
    { clause: '6.7.13', act: 'hidden-whisper', gives: ['removal'], during: 'day' },
    { clause: '6.7.14', act: 'foreign-language', gives: ['removal'] },
    { clause: '6.7.15', act: 'obscene-language', gives: ['removal'] },

    { clause: '6.8.1', act: 'oath', gives: ['forfeit'] },
    { clause: '6.8.1', act: 'bet', gives: ['forfeit'] },
    { clause: '6.8.2', act: 'threat', gives: ['forfeit'] },
    { clause: '6.8.2', act: 'bribery', gives: ['forfeit'] },
    { clause: '6.8.3', act: 'audience-hint', gives: ['forfeit'] },
    { clause: '6.8.4', act: 'night-information', gives: ['forfeit'] },
  ],

  mentions: [
    { clause: '4.4.7', acts: ['vote-several'] },
    { clause: '4.4.9', acts: ['hand-pulled-back'] },
    { clause: '4.5.10', acts: ['night-posture'] },
    { clause: '4.5.10.1', acts: ['night-talk', 'night-touching', 'night-conduct'] },
    { clause: '4.5.10.2', acts: ['night-mask'] },
    { clause: '5.1.1', acts: ['oath', 'bet'] },
    { clause: '5.1.2', acts: ['threat', 'bribery'] },
    { clause: '5.1.3', acts: ['night-information'] },
    {
      clause: '5.1.4',
      acts: ['deliberate-peeping', 'outside-information', 'protocol-peeping', 'device-information'],
    },
    { clause: '5.1.5', acts: ['audience-hint'] },
    { clause: '5.1.6', acts: ['insult', 'insulting-the-referee'] },
    { clause: '5.1.7', acts: ['night-signs'] },
    { clause: '5.1.8', acts: ['involuntary-peeping'] },
    { clause: '5.1.9', acts: ['night-touching'] },
    {
      clause: '5.1.10',
      acts: ['night-talk', 'night-posture', 'night-mask', 'night-conduct', 'best-move-talk'],
    },
    { clause: '5.1.11', acts: ['leaving-table'] },
    { clause: '5.1.12', acts: ['nongame-appeal', 'importance-appeal'] },
    { clause: '5.1.13', acts: ['table-banging', 'unethical-behaviour', 'arguing-with-referee'] },
    { clause: '5.1.14', acts: ['day-touching', 'excessive-gestures'] },
    { clause: '5.1.15', acts: ['speech-out-of-turn', 'lip-articulation'] },
    { clause: '5.1.16', acts: ['hand-pulled-back'] },
    { clause: '5.1.17', acts: ['vote-gestures'] },
    { clause: '5.1.18', acts: ['tears'] },
    { clause: '5.1.19', acts: ['vote-withheld'] },
    { clause: '5.1.20', acts: ['vote-form', 'vote-several', 'vote-two-hands'] },
    { clause: '5.1.21', acts: ['best-move-request'] },
    { clause: '5.1.22', acts: ['best-move-influence'] },
    { clause: '5.1.23', acts: ['hidden-whisper'] },
    { clause: '5.1.24', acts: ['obscene-language'] },
    {
      clause: '7.3',
      acts: [
        'deliberate-peeping',
        'outside-information',
        'protocol-peeping',
        'device-information',
        'insulting-the-referee',
      ],
    },
    { clause: '8.3.2', acts: ['best-move-talk'] },
  ],

  heeds: [
    { clause: '4.4.9', what: 'vote-counts', acts: ['hand-pulled-back'] },
    { clause: '6.8.1', what: 'role-or-game', acts: ['oath', 'bet'] },
    { clause: '6.8.2', what: 'sway-game', acts: ['threat', 'bribery'] },
    { clause: '6.8.4', what: 'claimed-sheriff', acts: ['night-information'] },
    {
      clause: '7.3',
      what: 'expelled',
      acts: [
        'deliberate-peeping',
        'outside-information',
        'protocol-peeping',
        'device-information',
        'insulting-the-referee',
      ],
    },
    { clause: '8.3.2', what: 'numbers-stand', acts: ['best-move-talk'] },
  ],

  aggravations: [
    {
      clause: '6.8.5',
      when: ['last-word', 'voted-out'],
      gives: 'forfeit',
      of: [
        { clause: '6.7.4', acts: ['insult', 'insulting-the-referee'] },
        { clause: '6.7.7', acts: ['tears'] },
        { clause: '6.7.8', acts: ['nongame-appeal', 'importance-appeal'] },
        { clause: '6.7.12', acts: ['best-move-influence'] },
        { clause: '6.7.13', acts: ['hidden-whisper'] },
        { clause: '6.7.14', acts: ['foreign-language'] },
      ],
    },
  ],

  repetitions: [
    { of: 'foul', nth: 3, does: 'silenced', clause: '6.4' },
    { of: 'foul', nth: 4, does: 'out', clause: '6.5' },
  ],

  afterDecisive: {
    clause: '6.8.6',
    lapsed: [
      ...['6.7.2', '6.7.3'],
      ...['6.7.5', '6.7.6', '6.7.7', '6.7.8', '6.7.9', '6.7.10', '6.7.11', '6.7.12', '6.7.13', '6.7.14'],
      ...['6.8.1', '6.8.2', '6.8.3', '6.8.4', '6.8.5'],
    ],
    fourthFoulNeedsWarning: false,
  },
  breakIsNight: null,
};
