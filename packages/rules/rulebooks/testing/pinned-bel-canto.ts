// The discipline of bel-canto, read from its sections 4 to 7 line by line.
import type { PinnedDiscipline } from './pinned.ts';

export const pinnedBelCanto: PinnedDiscipline = {
  sanctions: [
    // A minute belongs to the day; words and gestures at night are 6.7.6. Interjections and whispers are
    // named, lips are not.
    { clause: '6.6.1', act: 'speech-out-of-turn', gives: ['foul'], during: 'day' },
    // A whisper is a foul like any other speech, also one meant for a neighbour's ear alone.
    { clause: '6.6.1', act: 'hidden-whisper', gives: ['foul'], during: 'day' },
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

    { clause: '6.7.1', act: 'leaving-table', gives: ['removal'] },
    { clause: '6.7.2', act: 'night-touching', gives: ['removal'], during: 'night' },
    { clause: '6.7.3', act: 'night-signs', gives: ['removal'], during: 'night' },
    { clause: '6.7.4', act: 'insult', gives: ['removal'] },
    { clause: '6.7.4', act: 'insulting-the-referee', gives: ['removal'] },
    { clause: '6.7.4', act: 'obscene-language', gives: ['removal'] },
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

    { clause: '6.8.1', act: 'oath', gives: ['forfeit'] },
    { clause: '6.8.1', act: 'bet', gives: ['forfeit'] },
    { clause: '6.8.2', act: 'threat', gives: ['forfeit'] },
    { clause: '6.8.2', act: 'bribery', gives: ['forfeit'] },
    { clause: '6.8.3', act: 'audience-hint', gives: ['forfeit'] },
    // Only the Sheriff of the game, and any use he makes of it: he need not prove his role by it.
    { clause: '6.8.4', act: 'night-information-use', gives: ['forfeit'] },
  ],

  mentions: [
    { clause: '4.4.8', acts: ['vote-several'] },
    { clause: '4.4.10', acts: ['hand-pulled-back'] },
    { clause: '4.5.9', acts: ['night-posture'] },
    { clause: '4.5.9.1', acts: ['night-talk', 'night-touching', 'night-conduct'] },
    { clause: '4.5.9.2', acts: ['night-mask'] },
    { clause: '5.1.1', acts: ['oath', 'bet'] },
    { clause: '5.1.2', acts: ['threat', 'bribery'] },
    { clause: '5.1.3', acts: ['night-information-use'] },
    {
      clause: '5.1.4',
      acts: ['deliberate-peeping', 'outside-information', 'protocol-peeping', 'device-information'],
    },
    { clause: '5.1.5', acts: ['audience-hint'] },
    { clause: '5.1.6', acts: ['insult', 'insulting-the-referee', 'obscene-language'] },
    { clause: '5.1.7', acts: ['night-signs'] },
    { clause: '5.1.8', acts: ['involuntary-peeping'] },
    { clause: '5.1.9', acts: ['night-touching'] },
    { clause: '5.1.10', acts: ['night-talk', 'night-posture', 'night-mask', 'night-conduct'] },
    { clause: '5.1.11', acts: ['leaving-table'] },
    { clause: '5.1.12', acts: ['nongame-appeal'] },
    { clause: '5.1.13', acts: ['table-banging', 'unethical-behaviour', 'arguing-with-referee'] },
    { clause: '5.1.14', acts: ['day-touching', 'excessive-gestures'] },
    { clause: '5.1.15', acts: ['speech-out-of-turn', 'hidden-whisper'] },
    { clause: '5.1.16', acts: ['hand-pulled-back'] },
    { clause: '5.1.17', acts: ['vote-gestures'] },
    { clause: '5.1.18', acts: ['tears'] },
    { clause: '5.1.19', acts: ['vote-several', 'vote-withheld'] },
    { clause: '5.1.20', acts: ['vote-form', 'vote-two-hands'] },
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
    { clause: '4.4.10', what: 'vote-counts', acts: ['hand-pulled-back'] },
    { clause: '6.8.3', what: 'hint-received', acts: ['audience-hint'] },
    { clause: '6.8.4', what: 'real-sheriff', acts: ['night-information-use'] },
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

  aggravations: [],

  repetitions: [
    { of: 'foul', nth: 3, does: 'silenced', clause: '6.4' },
    { of: 'foul', nth: 4, does: 'out', clause: '6.5' },
  ],

  afterDecisive: { clause: '7.10', lapsed: [], fourthFoulNeedsWarning: false },
  breakIsNight: null,
};
