// The JSON of `omerta score`: the keys and their order are the contract's.
import { makeExact, makeRounded } from '@omerta/base/fraction.ts';
import type { Lang } from '@omerta/base/lang.ts';
import type { Suggestion } from '../advisor/suggestion.ts';
import type { GameScore, Need, PlayerScore } from '../game/game-score.ts';
import { bucketOf, totalOf } from '../game/score.ts';
import { recordFaultText, scoreRefusalText, warningText } from '../messages/refusal-text.ts';
import type { RecordFault } from '../sheet/record-file.ts';

export const scoreFormat = 'omerta.score/1';

const reportPlayer = ({ seat, player, role, items }: PlayerScore) => ({
  seat,
  player,
  role,
  main: makeRounded(bucketOf(items, 'main')),
  additional: makeRounded(bucketOf(items, 'additional')),
  other: makeRounded(bucketOf(items, 'other')),
  total: makeRounded(totalOf(items)),
  items: items.map(({ kind, points, clause }) => ({ kind, points: makeExact(points), clause })),
});

export const reportNeed = ({ what, by, seat, clause }: Need) => ({ what, by, seat, clause });

export const reportScore = (
  rulebook: string,
  score: GameScore,
  suggestions: readonly Suggestion[],
  lang: Lang,
) => ({
  format: scoreFormat,
  rulebook,
  players: score.players.map(reportPlayer),
  needs: score.needs.map(reportNeed),
  refused: score.refused.map((refusal) => ({
    path: refusal.path,
    code: refusal.code,
    clause: refusal.clause,
    message: scoreRefusalText(refusal, lang),
  })),
  warnings: score.warnings.map((warning) => ({
    path: warning.path,
    clause: warning.clause,
    message: warningText(warning, lang),
  })),
  suggestions: suggestions.map(({ seat, clause, certainty, because, lines }) => ({
    seat,
    clause,
    certainty,
    because: because[lang],
    lines,
  })),
});

/** A fault's own code and clause: a refused line keeps those of its refusal. */
export const reportFault = (path: string, fault: RecordFault, lang: Lang) => ({
  path,
  code: fault.code === 'score/refused-line' ? fault.refusal.code : fault.code,
  clause: fault.code === 'score/refused-line' ? fault.refusal.clause : null,
  message: recordFaultText(fault, lang),
});

/** A record without points: nobody has any. */
export const reportUnscored = (rulebook: string, fault: RecordFault, lang: Lang) => ({
  format: scoreFormat,
  rulebook,
  players: [],
  needs: [],
  refused: [reportFault(fault.code === 'score/refused-line' ? `line ${fault.line}` : '', fault, lang)],
  warnings: [],
  suggestions: [],
});
