// The refusals in English.
import type { RuleRefusalTexts } from '../../messages/refusal-texts.ts';

const roleNames: Readonly<Record<string, string>> = {
  don: 'Don',
  sheriff: 'Sheriff',
  red: 'red',
  black: 'black',
};
const nightSteps: Readonly<Record<string, string>> = {
  shots: 'the shots are',
  don: 'the Don’s check is',
  sheriff: 'the Sheriff’s check is',
  best: 'the best move is',
};

const role = (word: string): string => roleNames[word] ?? word;

export const refusals: RuleRefusalTexts = {
  'actor/not-allowed': ({ word }) =>
    `“${word}” is not yours to record: a player acts for himself, the referee does the rest.`,
  'best/no-right': () =>
    'No best move is due: only the player killed on night 2 has one, until he makes it or loses the right.',
  'best/not-now': () => 'It is not the moment for the best move: record the expected step first.',
  'best/too-many': ({ number }) =>
    `A best move has no more than ${number} numbers: write the ones that count.`,
  'break/not-provided': () => 'This rulebook has no break: the game goes on.',
  'break/not-running': () => 'No break is running: there is nothing to resume.',
  'break/only-by-day': () => 'A technical break can be called only by day: wait for the morning.',
  'break/running': () => 'A break is running: resume the game first.',
  'card/not-provided': ({ seat }) => `This rulebook has no cards: choose another sanction for seat ${seat}.`,
  'check/not-now': ({ word }) =>
    `The ${role(word)} cannot check now: he checks from night 2 on, after the ${word === 'don' ? 'shots' : 'Don’s check'}.`,
  'check/second-in-one-night': ({ word }) => `The ${role(word)}’s turn tonight is over: one check a night.`,
  'check/role-is-out': ({ word }) =>
    `The ${role(word)} is out of the game and checks nobody: record that there was no check.`,
  'clause/not-in-register': ({ word }) =>
    `This rulebook has no clause ${word}: correct the number in brackets.`,
  'clause/required': () => 'The clause is missing: write its number in brackets.',
  'day/night-not-finished': ({ word }) =>
    `The night is not over: ${nightSteps[word] ?? `${word} is`} still to be recorded.`,
  'day/not-now': ({ number }) => `Day ${number} cannot begin now: a day follows a night.`,
  'deal/card-not-in-deck': ({ seat, word }) =>
    `No ${role(word)} card is left in the deck: check the card of seat ${seat}.`,
  'deal/has-a-card': ({ seat }) => `Seat ${seat} already has a card: go on with the next seat.`,
  'deal/not-now': ({ seat }) => `Cards are dealt before night 1: seat ${seat} cannot get one now.`,
  'deal/removed-come-last': ({ seat }) =>
    `Seat ${seat} was removed before the card: deal to everybody at the table first, then to the removed in seat order.`,
  'forfeit/no-card': ({ seat }) =>
    `Seat ${seat} has no card yet, so no team can lose by it: remove the player instead.`,
  'forfeit/suspended': ({ seat }) =>
    `The game is already decided: the team of seat ${seat} can no longer forfeit it.`,
  'foul/cannot-be-fourth': ({ seat }) =>
    `Seat ${seat} has three fouls, and this breach is never the fourth: give no foul.`,
  'foul/fourth-needs-warning': ({ seat }) =>
    `The game is already decided: warn seat ${seat} before giving the fourth foul.`,
  'game/annulled': () => 'The game is annulled: nothing more is played in it.',
  'game/over': () => 'The result is fixed and play is over: go on to the last words and the sheet.',
  'hand/not-now': ({ seat }) => `Seat ${seat} cannot vote on this candidate now: wait for the call.`,
  'last/not-leaving': ({ seat }) =>
    `Seat ${seat} has no last word now: it belongs to a player voted out, or killed once the day breaks.`,
  'lift/not-now': () =>
    'Nobody is asked now whether all tied players leave: that follows a repeated tie, unless the rules bar it.',
  'lift/too-many-hands': ({ number }) =>
    `The count of hands is wrong: no more than ${number} are at the table, and no fewer than the hands named.`,
  'next/nothing-to-pass': () => 'There is nothing to skip: the expected step must be recorded.',
  'night/cards-missing': ({ seat }) => `Seat ${seat} has no card yet: deal it before night 1.`,
  'night/not-now': ({ number }) => `Night ${number} cannot begin now: it is night already.`,
  'night/vote-due': () => 'The vote is not finished: complete it before the night.',
  'nomination/nominee-out': ({ seat, other }) =>
    `Seat ${other} is out of the game: seat ${seat} must nominate another player.`,
  'nomination/not-now': ({ seat }) =>
    `Seat ${seat} cannot nominate or withdraw a candidate now: that is done in the speeches of the day.`,
  'nomination/second-in-one-day': ({ seat }) =>
    `Seat ${seat} has already nominated today: one nomination a day.`,
  'nomination/turn-passed': ({ seat }) =>
    `The turn of seat ${seat} has passed: a candidate is nominated or withdrawn in one’s own speech.`,
  'note/empty': () => 'The text is missing: write it in quotes.',
  'phase/wrong-number': ({ number, word }) => `The number is wrong: ${word} ${number} comes next.`,
  'remove/suspended': ({ seat }) =>
    `The game is already decided: this clause no longer removes seat ${seat}.`,
  'ruling/no-such-protest': ({ number }) => `Protest ${number} is not written down: record it first.`,
  'ruling/not-provided': ({ word }) =>
    `This rulebook does not let the referee ${word === 'miss' ? 'turn a kill into a miss' : 'void a best move'}: record the decision as a plain ruling.`,
  'ruling/nothing-to-rule': ({ word }) =>
    `No ${word === 'miss' ? 'shots are' : 'best move is'} recorded tonight: rule after the line and before the day.`,
  'ruling/too-late': ({ number, word }) =>
    `The vote of day ${number} can no longer be ${word === 'cancel-vote' ? 'cancelled' : 'restored'}: rule before its result is known.`,
  'sanction/player-out': ({ seat }) =>
    `Seat ${seat} is out of the game: this sanction no longer reaches the player.`,
  'seat/out': ({ seat }) => `Seat ${seat} is out of the game: choose a player at the table.`,
  'seat/twice': ({ seat }) => `Seat ${seat} is written twice: leave it once.`,
  'sheet/not-yet': () => 'The game is still on: the sheet is filled in after the result.',
  'shots/black-missing': ({ seat }) =>
    `The shot of seat ${seat} is missing: write one for every black in the game, or that he did not shoot.`,
  'shots/not-black': ({ seat }) =>
    `Seat ${seat} is not a black in the game and does not shoot: take this shot out.`,
  'shots/not-now': () => 'There are no shots now: the blacks shoot once a night, from night 2 on.',
  'speech/not-now': ({ seat }) => `Seat ${seat} cannot speak now: the discussion of the day is not running.`,
  'speech/turn-recorded': ({ seat }) => `The turn of seat ${seat} is already over: go on with the next seat.`,
  'split/too-few': () => 'Votes are divided between at least two candidates: name another one.',
  'tie-speech/not-now': ({ seat }) =>
    `Seat ${seat} has no speech before a re-vote now: only tied players speak, once and in order.`,
  'undo/nothing': () => 'There is no line to take back.',
  'replace/no-such-line': ({ number }) => `Line ${number} cannot be corrected: the record has no such line.`,
  'vote/already-voted': ({ seat }) => `Seat ${seat} has already voted: one vote each.`,
  'vote/cancelled': ({ number }) => `The vote of day ${number} is cancelled: go on without it.`,
  'vote/no-candidates': () => 'Nobody is nominated, so there is no vote: go on to the night.',
  'vote/not-at-table': ({ seat }) => `Seat ${seat} is not at the table and has no vote: take this hand out.`,
  'vote/not-now': () => 'There is no vote now: record the expected step.',
  'vote/one-candidate-on-day-one': () => 'A single candidate of day 1 is not voted on: go on to the night.',
  'vote/too-many-hands': ({ number }) =>
    `The count of hands is wrong: no more than ${number} have not voted yet, and no fewer than the hands named.`,
  'vote/wrong-candidate': ({ seat, other }) =>
    `Seat ${other} is voted on next, not seat ${seat}: keep the order of nomination.`,
  'withdrawal/not-own': ({ seat, other }) =>
    `Seat ${other} is not a candidate of seat ${seat}: a player withdraws only his own.`,
  'withdrawal/not-provided': ({ seat }) =>
    `This rulebook has no withdrawal: the candidate of seat ${seat} stays.`,
};
