// The discipline of neft-mmt, read from its articles 5 to 18 line by line.
import type { PinnedDiscipline } from './pinned.ts';

export const pinnedNeftMmt: PinnedDiscipline = {
  sanctions: [
    { clause: '5.4.1', act: 'electronics-in-use', gives: ['forfeit'] },
    // After the order to take the posture was repeated in vain; the referee may remove, or leave it at a warning.
    { clause: '6.4', act: 'deal-posture', gives: ['removal', 'warning'], first: 'order', during: 'dealing' },
    // For ignoring the referee's directions, not for the mask or the closed eyes.
    { clause: '8.6', act: 'mask-by-day', gives: ['foul'], first: 'order', during: 'day' },
    { clause: '8.6', act: 'eyes-hidden', gives: ['foul'], first: 'order', during: 'day' },
    { clause: '10.1', act: 'shout-after-night', gives: ['removal'], during: 'night' },
    { clause: '10.8', act: 'check-reaction', gives: ['removal'], during: 'night' },
    // Named as a violation, punished nowhere: a yellow card as unethical, a warning in light cases, removal
    // where it insults.
    { clause: '12.17', act: 'obscene-language', gives: ['yellow', 'warning', 'removal'] },

    { clause: '14.1', act: 'speech-out-of-turn', gives: ['foul'], during: 'day' },
    { clause: '14.1', act: 'lip-articulation', gives: ['foul'], during: 'day' },
    // A whisper is a foul like any other speech, also one meant for a neighbour's ear alone.
    { clause: '14.1', act: 'hidden-whisper', gives: ['foul'], during: 'day' },
    { clause: '14.2', act: 'excessive-gestures', gives: ['foul'], first: 'warning', during: 'day' },
    { clause: '14.2', act: 'gestures-beyond-sector', gives: ['foul'], first: 'warning', during: 'day' },
    { clause: '14.3', act: 'day-touching', gives: ['foul'], during: 'day' },
    { clause: '14.4', act: 'arguing-with-referee', gives: ['foul'] },
    { clause: '14.5', act: 'hand-pulled-back', gives: ['foul'], during: 'vote', neverFourth: true },
    { clause: '14.5', act: 'hand-down-early', gives: ['foul'], during: 'vote', neverFourth: true },
    { clause: '14.6', act: 'table-banging', gives: ['foul'] },
    // Gestures and movements of body or head; appeals are not named.
    { clause: '14.7', act: 'vote-movements', gives: ['foul'], during: 'vote' },
    { clause: '14.8', act: 'vote-several', gives: ['foul'], during: 'vote' },
    { clause: '14.8', act: 'vote-withheld', gives: ['foul'], during: 'vote' },
    { clause: '14.9', act: 'gestures-out-of-sight', gives: ['foul'] },
    { clause: '18.24.1', act: 'shout-before-night', gives: ['foul'], during: 'before-night' },

    { clause: '15.1.1', act: 'unethical-behaviour', gives: ['yellow'] },
    { clause: '15.1.2', act: 'emotional-pressure', gives: ['yellow'] },
    { clause: '15.1.3', act: 'aggressive-gestures', gives: ['yellow'], during: 'day' },
    { clause: '15.1.4', act: 'loud-shout', gives: ['yellow'] },
    // 12.22 names it for the own speech; 15.1.4 is the card for it.
    { clause: '15.1.4', act: 'aggressive-emotion', gives: ['yellow'], during: 'day' },
    { clause: '15.1.5', act: 'protocol-peeping', gives: ['yellow'] },
    { clause: '15.1.6', act: 'forfeit-threat', gives: ['yellow'] },
    // Three cards that the referee may show: he may also leave it at a warning.
    { clause: '15.2', act: 'loss-of-composure', gives: ['yellow', 'warning'] },
    { clause: '15.3', act: 'two-readings', gives: ['yellow', 'warning'] },
    { clause: '15.4', act: 'singing-or-greetings', gives: ['yellow', 'warning'] },
    { clause: '15.5', act: 'stock-phrase', gives: ['yellow'] },
    { clause: '15.6', act: 'rating-the-referee', gives: ['yellow'] },

    // After the player left the game, or between games.
    { clause: '15.9', act: 'off-game-disrespect', gives: ['purple'], only: 'off-game' },
    { clause: '15.9.1', act: 'off-game-shouting', gives: ['purple'], first: 'warning', only: 'off-game' },
    { clause: '15.9.2', act: 'rude-claims', gives: ['purple'], first: 'warning', only: 'off-game' },
    { clause: '15.9.3', act: 'club-property-damage', gives: ['purple'], only: 'off-game' },
    { clause: '15.9.4', act: 'throwing-things', gives: ['purple'], only: 'off-game' },

    // Not in the own last minute, left without the closing word.
    { clause: '16.1', act: 'leaving-table', gives: ['removal'], except: 'last-word' },
    { clause: '16.2', act: 'night-posture', gives: ['removal'], during: 'night' },
    { clause: '16.2', act: 'night-touching', gives: ['removal'], during: 'night' },
    { clause: '16.2', act: 'night-signs', gives: ['removal'], during: 'night' },
    { clause: '16.3', act: 'insult', gives: ['removal'] },
    { clause: '16.3', act: 'insulting-the-referee', gives: ['removal'] },
    { clause: '16.4', act: 'involuntary-peeping', gives: ['removal'], during: 'night' },
    { clause: '16.4', act: 'deliberate-peeping', gives: ['removal'] },
    { clause: '16.4', act: 'outside-information', gives: ['removal'] },
    { clause: '16.5', act: 'night-talk', gives: ['removal'], during: 'night' },
    { clause: '16.5', act: 'night-conduct', gives: ['removal'], during: 'night' },
    { clause: '16.5', act: 'best-move-talk', gives: ['removal'], during: 'night', only: 'best-move' },
    { clause: '16.6', act: 'tears', gives: ['removal'] },
    { clause: '16.7', act: 'nongame-appeal', gives: ['removal'] },
    { clause: '16.7', act: 'pleading-gesture', gives: ['removal'] },
    { clause: '16.8', act: 'vote-form', gives: ['removal'], during: 'vote' },
    { clause: '16.8', act: 'vote-two-hands', gives: ['removal'], during: 'vote' },
    { clause: '16.9', act: 'foreign-language', gives: ['removal'] },
    { clause: '16.10', act: 'night-mask', gives: ['removal'], during: 'night' },
    { clause: '16.11', act: 'sexual-expression', gives: ['removal'] },
    { clause: '18.13', act: 'posture-refused', gives: ['removal'], during: 'night' },
    { clause: '18.14', act: 'posture-refused-after-check', gives: ['removal'], during: 'night' },

    { clause: '17.1', act: 'oath', gives: ['forfeit'] },
    { clause: '17.1', act: 'bet', gives: ['forfeit'] },
    { clause: '17.2', act: 'threat', gives: ['forfeit'] },
    { clause: '17.2', act: 'bribery', gives: ['forfeit'] },
    { clause: '17.3', act: 'night-information', gives: ['forfeit'] },
    { clause: '17.5', act: 'farewell-damage', gives: ['forfeit'], only: 'voted-out' },
    { clause: '17.6', act: 'interference-from-outside', gives: ['forfeit'], only: 'out-of-room' },
    { clause: '17.7', act: 'provoked-leaving', gives: ['forfeit'] },
    { clause: '18.22', act: 'equipment-damage', gives: ['forfeit'] },
  ],

  mentions: [
    { clause: '5.4', acts: ['electronics-in-use'] },
    { clause: '9.8', acts: ['vote-several'] },
    { clause: '9.9', acts: ['vote-withheld'] },
    { clause: '9.10', acts: ['hand-pulled-back'] },
    { clause: '10.10.3', acts: ['best-move-talk'] },
    { clause: '10.11', acts: ['night-mask'] },
    { clause: '12.1', acts: ['oath', 'bet'] },
    { clause: '12.2', acts: ['threat', 'bribery'] },
    { clause: '12.3', acts: ['night-information'] },
    { clause: '12.4', acts: ['involuntary-peeping', 'deliberate-peeping', 'outside-information'] },
    { clause: '12.5', acts: ['insult', 'insulting-the-referee'] },
    { clause: '12.6', acts: ['night-signs'] },
    {
      clause: '12.7',
      acts: [
        ...(['night-touching', 'night-talk', 'night-posture', 'night-conduct', 'best-move-talk'] as const),
        ...([
          'shout-after-night',
          'check-reaction',
          'posture-refused',
          'posture-refused-after-check',
        ] as const),
      ],
    },
    { clause: '12.8', acts: ['leaving-table'] },
    { clause: '12.9', acts: ['nongame-appeal', 'pleading-gesture'] },
    { clause: '12.10', acts: ['table-banging'] },
    { clause: '12.11', acts: ['day-touching', 'excessive-gestures', 'aggressive-gestures'] },
    { clause: '12.12', acts: ['speech-out-of-turn', 'lip-articulation', 'hidden-whisper'] },
    { clause: '12.13', acts: ['hand-pulled-back'] },
    { clause: '12.14', acts: ['vote-movements'] },
    { clause: '12.15', acts: ['tears'] },
    { clause: '12.16', acts: ['vote-form', 'vote-two-hands'] },
    { clause: '12.18', acts: ['night-mask'] },
    { clause: '12.19', acts: ['emotional-pressure'] },
    { clause: '12.20', acts: ['rating-the-referee'] },
    { clause: '12.21', acts: ['provoked-leaving'] },
    { clause: '12.22', acts: ['aggressive-emotion', 'loud-shout'] },
    { clause: '12.23', acts: ['gestures-out-of-sight'] },
    { clause: '12.24', acts: ['protocol-peeping'] },
    { clause: '12.25', acts: ['sexual-expression'] },
    { clause: '12.26', acts: ['vote-several', 'vote-withheld'] },
    { clause: '15.9', acts: ['club-property-damage', 'throwing-things'] },
    { clause: '18.4', acts: ['deliberate-peeping', 'outside-information', 'insulting-the-referee'] },
  ],

  heeds: [
    { clause: '9.10', what: 'vote-counts', acts: ['hand-pulled-back'] },
    { clause: '10.10.3', what: 'best-move-void', acts: ['best-move-talk'] },
    { clause: '12.3', what: 'checks-may-be-told', acts: ['night-information'] },
    { clause: '12.5', what: 'doubt-for-player', acts: ['insult', 'insulting-the-referee'] },
    { clause: '12.9', what: 'stock-phrase-is-yellow', acts: ['nongame-appeal'] },
    { clause: '12.15', what: 'not-of-the-body', acts: ['tears'] },
    { clause: '12.18', what: 'free-seating-too', acts: ['night-mask'] },
    { clause: '12.20', what: 'errors-may-be-named', acts: ['rating-the-referee'] },
    { clause: '15.3', what: 'tell-of-red-card', acts: ['two-readings'] },
    {
      clause: '18.4',
      what: 'may-be-expelled',
      acts: ['deliberate-peeping', 'outside-information', 'insulting-the-referee'],
    },
  ],

  aggravations: [
    {
      clause: '17.4',
      when: ['in-version'],
      gives: 'forfeit',
      of: [{ clause: '16.7', acts: ['nongame-appeal', 'pleading-gesture'] }],
    },
    {
      // Voted out, in his farewell: too much emotion, insults to players.
      clause: '17.5',
      when: ['farewell'],
      gives: 'forfeit',
      of: [
        { clause: '15.1.2', acts: ['emotional-pressure'] },
        { clause: '15.1.4', acts: ['loud-shout', 'aggressive-emotion'] },
        { clause: '16.3', acts: ['insult'] },
      ],
    },
    { clause: '17.6', when: ['out-of-room'], gives: 'forfeit', of: [{ clause: '16.3', acts: ['insult'] }] },
    { clause: '17.8', when: ['in-version'], gives: 'forfeit', of: [{ clause: '16.6', acts: ['tears'] }] },
  ],

  repetitions: [
    { of: 'foul', nth: 3, does: 'silenced', clause: '13.4' },
    { of: 'foul', nth: 4, does: 'out', clause: '13.5' },
    { of: 'yellow', nth: 2, does: 'out', clause: '15.8' },
  ],

  afterDecisive: { clause: '11.2.1', lapsed: [], fourthFoulNeedsWarning: false },
  breakIsNight: null,
};
