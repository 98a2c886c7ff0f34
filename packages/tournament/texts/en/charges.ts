// What is asked about a removal that may cost the tournament, in English.
import type { ChargeTexts } from '../../messages/charge-texts.ts';

export const charges: ChargeTexts = {
  asked: { chief: 'the chief referee', organiser: 'the organiser' },
  grounds: {
    'outside-information': 'whether the information was sought on purpose',
    'referee-insulted': 'whether a referee or the chief was insulted',
    'equipment-damaged': 'whether the damage was deliberate',
  },
  or: ' or ',
  say: (asked, ground, binding, clause) =>
    `At a tournament ${asked} will be asked ${ground}: if so, the player ${binding ? 'is' : 'may be'} out of it (${clause}).`,
};
