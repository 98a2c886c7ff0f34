// Refused entries, warnings, missing approvals and records without points, each as one sentence.
import { decimalIn, type Lang } from '@omerta/base/lang.ts';
import { refusalText as lineRefusalText } from '@omerta/rules/messages/refusal-text.ts';
import type { Need, ScoreRefusal, ScoreWarning } from '../game/game-score.ts';
import type { RecordFault } from '../sheet/record-file.ts';
import type { DifficultyRefused, StandingsMisuse } from '../standings/standings-problem.ts';
import type { ScoreTexts } from './score-texts.ts';
import { scoreTextsEn } from './score-texts-en.ts';
import { scoreTextsRu } from './score-texts-ru.ts';

const texts: Readonly<Record<Lang, ScoreTexts>> = { en: scoreTextsEn, ru: scoreTextsRu };

export const scoreRefusalText = ({ code, seat, limit = '?', over = '?' }: ScoreRefusal, lang: Lang): string =>
  texts[lang].refusals[code](seat, decimalIn(limit, lang), decimalIn(over, lang));

export const warningText = ({ code, seat }: ScoreWarning, lang: Lang): string =>
  texts[lang].warnings[code](seat);

export const needText = (need: Need, lang: Lang): string =>
  need.what === 'at-table'
    ? texts[lang].atTable
    : texts[lang].approval(texts[lang].approvers[need.by], need.seat);

export const recordFaultText = (fault: RecordFault, lang: Lang): string => {
  if (fault.code === 'score/refused-line')
    return texts[lang].refusedLine(fault.line, lineRefusalText(fault.refusal, lang));
  return fault.code === 'score/annulled' ? texts[lang].annulled : texts[lang].unfinished;
};

export const ruleRefusalText = ({ limit }: DifficultyRefused, lang: Lang): string =>
  texts[lang].overPlayers(limit);

export const unequalGamesText = (stage: string, lang: Lang): string => texts[lang].unequalGames(stage);

export const misuseText = ({ code }: StandingsMisuse, lang: Lang): string => texts[lang].misuses[code];
