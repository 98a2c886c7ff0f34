// The discipline of fiim-2025, read from its sections 4, 6 and 7 line by line; it has no list of violations
// apart from the sanctions.
import type { PinnedDiscipline } from './pinned.ts';

export const pinnedFiim2025: PinnedDiscipline = {
  sanctions: [
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
    { clause: '6.6.8', act: 'vote-several', gives: ['foul'], during: 'vote' },
    { clause: '6.6.8', act: 'vote-withheld', gives: ['foul'], during: 'vote' },
    // The foul is for refusing what the referee asked, not for the mask.
    { clause: '6.6.9', act: 'mask-by-day', gives: ['foul'], first: 'order', during: 'day' },

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
    { clause: '6.7.7', act: 'tears', gives: ['removal'] },
    { clause: '6.7.8', act: 'nongame-appeal', gives: ['removal'] },
    { clause: '6.7.9', act: 'vote-form', gives: ['removal'], during: 'vote' },
    // Both hands are not named; they fall under the list's "and so on".
    { clause: '6.7.9', act: 'vote-two-hands', gives: ['removal'], during: 'vote' },
    { clause: '6.7.10', act: 'deliberate-peeping', gives: ['removal'] },
    { clause: '6.7.10', act: 'outside-information', gives: ['removal'] },
    // Among the other ways of getting information: the protocol, a device used for it.
    { clause: '6.7.10', act: 'protocol-peeping', gives: ['removal'] },
    { clause: '6.7.10', act: 'device-information', gives: ['removal'] },
    // 6.7.11 and 6.7.12 are struck out.
    // What it passes on is of the day; at night a whisper is 6.7.6 like any talk.
    { clause: '6.7.13', act: 'hidden-whisper', gives: ['removal'], during: 'day' },
    { clause: '6.7.14', act: 'foreign-language', gives: ['removal'] },
    { clause: '6.7.15', act: 'obscene-language', gives: ['removal'] },
    { clause: '6.7.15', act: 'word-suicide', gives: ['removal'] },
    { clause: '6.7.16', act: 'outside-advantage', gives: ['removal'] },

    { clause: '6.8.1', act: 'oath', gives: ['forfeit'] },
    { clause: '6.8.1', act: 'bet', gives: ['forfeit'] },
    { clause: '6.8.2', act: 'threat', gives: ['forfeit'] },
    { clause: '6.8.2', act: 'bribery', gives: ['forfeit'] },
    { clause: '6.8.3', act: 'audience-hint', gives: ['forfeit'] },
    { clause: '6.8.4', act: 'night-information', gives: ['forfeit'] },
  ],

  mentions: [
    { clause: '4.3.6', acts: ['mask-by-day'] },
    { clause: '4.4.7', acts: ['vote-several'] },
    { clause: '4.4.9', acts: ['hand-pulled-back'] },
    { clause: '4.5.10', acts: ['night-posture'] },
    { clause: '4.5.10.1', acts: ['night-talk', 'night-touching', 'night-conduct'] },
    { clause: '4.5.10.2', acts: ['night-mask'] },
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
  ],

  aggravations: [
    {
      clause: '6.8.5',
      when: ['killed-told', 'voted-out'],
      gives: 'forfeit',
      of: [
        { clause: '6.7.4', acts: ['insult', 'insulting-the-referee'] },
        { clause: '6.7.7', acts: ['tears'] },
        { clause: '6.7.8', acts: ['nongame-appeal'] },
        { clause: '6.7.13', acts: ['hidden-whisper'] },
        { clause: '6.7.14', acts: ['foreign-language'] },
        { clause: '6.7.16', acts: ['outside-advantage'] },
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
      ...['6.7.5', '6.7.6', '6.7.7', '6.7.8', '6.7.9', '6.7.10'],
      ...['6.7.13', '6.7.14', '6.7.16'],
      ...['6.8.1', '6.8.2', '6.8.3', '6.8.4', '6.8.5'],
    ],
    fourthFoulNeedsWarning: true,
  },
  breakIsNight: '4.6.2',
};
