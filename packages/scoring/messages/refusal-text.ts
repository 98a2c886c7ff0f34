// Refused entries, warnings, missing approvals and records without points, each as one sentence.
import { type ByLang, decimalIn, type Lang } from '@omerta/base/lang.ts';
import { refusalText as lineRefusalText } from '@omerta/rules/messages/refusal-text.ts';
import type { AskedEntry, Need, ScoreRefusal, ScoreWarning } from '../game/game-score.ts';
import type { RecordFault } from '../sheet/record-file.ts';
import type { DifficultyRefusal, StandingsMisuse } from '../standings/standings-refusal.ts';
import { score as en } from '../texts/en/score.ts';
import { score as ru } from '../texts/ru/score.ts';
import type { ScoreTexts } from './score-texts.ts';

const texts: ByLang<ScoreTexts> = { en, ru };

export const scoreRefusalText = ({ code, seat, limit = '?', over = '?' }: ScoreRefusal, lang: Lang): string =>
  texts[lang].refusals[code](seat, decimalIn(limit, lang), decimalIn(over, lang));

export const warningText = ({ kind, seat }: ScoreWarning, lang: Lang): string =>
  texts[lang].warnings[kind](seat);

/** How much for whom, or which clause: a clause is no number. `nameOf`: the nickname at a seat. */
export const askedText = (
  asks: readonly (Pick<AskedEntry, 'list' | 'value'> & { readonly seat: number })[],
  nameOf: (seat: number) => string,
  lang: Lang,
): string =>
  asks
    .map(({ list, seat, value }) =>
      texts[lang].asked[list](list === 'extra' ? decimalIn(value, lang) : value, nameOf(seat)),
    )
    .join(', ');

export const needText = (need: Need, lang: Lang): string =>
  need.what === 'at-table'
    ? texts[lang].atTable
    : texts[lang].approval(texts[lang].approvers[need.by], need.seat);

export const recordFaultText = (fault: RecordFault, lang: Lang): string => {
  if (fault.code === 'score/refused-line')
    return texts[lang].refusedLine(fault.line, lineRefusalText(fault.refusal, lang));
  return fault.code === 'score/annulled' ? texts[lang].annulled : texts[lang].unfinished;
};

export const ruleRefusalText = ({ limit }: DifficultyRefusal, lang: Lang): string =>
  texts[lang].overPlayers(limit);

export const unequalGamesText = (stage: string, lang: Lang): string => texts[lang].unequalGames(stage);

export const misuseText = ({ code }: StandingsMisuse, lang: Lang): string => texts[lang].misuses[code];
