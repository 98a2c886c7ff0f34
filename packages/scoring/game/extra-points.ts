// The referee's extra points: as numbers, as LI1 and LI2, or as house rules let them stand.
import { parseDecimal } from '@omerta/base/fraction.ts';
import { give, lapses, type Weighing } from './extra-entry.ts';
import { giveLi } from './extra-li.ts';
import { giveNumbers } from './extra-numbers.ts';

/** House rules may let extra points stand as entered. */
const giveFreely = (weighing: Weighing): void => {
  const { tally, scoring, sheet } = weighing;
  const { extra } = scoring;
  const sizes = new Map(
    extra.kind === 'li'
      ? [
          ['li1', extra.li1.value],
          ['li2', extra.li2.value],
        ]
      : [],
  );
  for (const [i, { seat, points: text }] of sheet.extra.entries()) {
    const path = `extra[${i}]`;
    const points = sizes.get(text) ?? parseDecimal(text);
    if (points === null) tally.refuse({ path, code: 'extra/not-decimal', clause: null, seat });
    else if (!lapses(weighing, { path, seat, points }))
      give(tally, { path, seat, points }, extra.players.clause);
  }
};

export const giveExtras = (weighing: Weighing): void => {
  const { extraFree, extra } = weighing.scoring;
  if (extraFree) giveFreely(weighing);
  else if (extra.kind === 'li') giveLi(weighing, extra);
  else giveNumbers(weighing, extra);
};
