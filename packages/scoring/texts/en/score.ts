// What scoring says in English about entries it refuses or doubts.
import { ruleWords } from '@omerta/rules/texts/en/rule-words.ts';
import type { ScoreTexts } from '../../messages/score-texts.ts';

export const score: ScoreTexts = {
  refusals: {
    'extra/at-table-in-draw': (seat) =>
      `Seat ${seat} was at the table when the game was drawn: no extra points for those players.`,
    'extra/below-least': (seat, limit) =>
      `The extra points of seat ${seat} are below ${limit}, the least there is: give more or none.`,
    'extra/draw': (seat) => `The game was drawn: seat ${seat} cannot have extra points.`,
    'extra/forfeiter': (seat) => `Seat ${seat} lost the game by forfeit: no extra points for that player.`,
    'extra/li-only': (seat) =>
      `This rulebook gives LI1 or LI2 (li1, li2), not numbers: correct the entry of seat ${seat}.`,
    'extra/li1-to-loser': (seat) => `Seat ${seat} lost: a loser can have LI2 only.`,
    'extra/not-decimal': (seat) => `The extra points of seat ${seat} are not a decimal: write them like 0.4.`,
    'extra/not-li': (seat) => `This rulebook has no LI1 and LI2 (li1, li2): give seat ${seat} a number.`,
    'extra/not-on-grid': (seat, limit) =>
      `The extra points of seat ${seat} do not fit the steps of ${limit}: choose a value that does.`,
    'extra/over-li1': (_, limit, over) =>
      `At most ${limit} player can have LI1, and this is ${over} over: choose one.`,
    'extra/over-losers': (_, limit, over) =>
      `At most ${limit} of the losers can have extra points, and this is ${over} over: take some back.`,
    'extra/over-most': (seat, limit) =>
      `The extra points of seat ${seat} are over ${limit}, the most there is: give less.`,
    'extra/over-players': (_, limit, over) =>
      `At most ${limit} players can have extra points, and this is ${over} over: take some back.`,
    'extra/over-total': (_, limit, over) =>
      `The extra points of a game add up to at most ${limit}, and this is ${over} over: give less.`,
    'extra/over-winners': (_, limit, over) =>
      `At most ${limit} of the winners can have extra points, and this is ${over} over: take some back.`,
    'extra/twice': (seat) => `Seat ${seat} has extra points already: one entry a player.`,
    'fine/not-decimal': (seat) =>
      `The fine of seat ${seat} is not a decimal above zero: write it like 0.5, without a minus.`,
    'penalty/at-table-in-draw': (seat) =>
      `Seat ${seat} was at the table when the game was drawn: no other penalty for those players.`,
    'penalty/not-listed': (seat) => `The rulebook lists no such penalty: correct the clause of seat ${seat}.`,
    'penalty/repeated': (seat) => `Seat ${seat} has this penalty already: it counts once a game.`,
    'penalty/result': (seat) => `The result of the game does not allow this penalty for seat ${seat}.`,
    'penalty/role': (seat) => `This penalty is not for the role of seat ${seat}: check the clause.`,
    'waive/imposed': (seat) =>
      `The penalty of seat ${seat} is both imposed and waived: leave one of the two.`,
    'waive/not-listed': (seat) =>
      `The rulebook lists no such penalty to waive: correct the clause of seat ${seat}.`,
    'waive/not-provided': (seat) =>
      `This rulebook does not let anybody waive this penalty of seat ${seat}: impose it or leave it out.`,
  },
  warnings: {
    'best-move/no-right': () =>
      'A best move is written down, but nobody had the right to it: it counts nothing.',
    'extra/lapsed': (seat) => `Seat ${seat} has best-move points that are not less: the extra points lapse.`,
    'extra/off-step': (seat) =>
      `The extra points of seat ${seat} are not in the usual steps: look at them again.`,
    'extra/to-removed': (seat) => `Seat ${seat} was removed and has extra points: look at them again.`,
    'extra/to-forfeiter': (seat) =>
      `Seat ${seat} lost the game by forfeit and has extra points: they can only be for earlier play.`,
    'penalty/lighter-falls': (seat) =>
      `A heavier penalty of seat ${seat} covers the same act: this one counts nothing.`,
  },
  approvers: ruleWords.approvers,
  approval: (by, seat) =>
    seat === null ? `The approval of ${by} is missing.` : `Seat ${seat}: the approval of ${by} is missing.`,
  asked: {
    extra: (value, name) => `${value} for ${name}`,
    penalties: (clause, name) => `the penalty of clause ${clause} for ${name}`,
    waived: (clause, name) => `no penalty of clause ${clause} for ${name}`,
  },
  atTable: 'Write down who was at the table at the end (atTable): the draw is scored by it.',
  unfinished: 'The game has no result yet: points are counted when it is over.',
  annulled: 'The game was annulled: it counts nowhere.',
  refusedLine: (line, message) => `Line ${line} of the record is not allowed: ${message}`,
  overPlayers: (limit) =>
    `The difficulty coefficient is for at most ${limit} players: switch difficulty off.`,
  unequalGames: (stage) =>
    `${stage}: the players have not played the same number of games; their sums are compared as they are.`,
  misuses: {
    'unknown-stage': 'There is no such stage in the file.',
    'rounds-repeat': 'Round numbers repeat from stage to stage: name the stage with --stage.',
    'planned-games-missing': 'Compensation counts planned games: give plannedGames of this stage.',
  },
};
