// Why a command is not allowed: a stable code, the clause behind it and what the message needs.
import type { Rulebook } from '../rulebooks/rulebook.ts';
import type { RuleName } from '../rulebooks/rules.ts';

export const ruleRefusalCodes = [
  'actor/not-allowed',
  'best/no-right',
  'best/not-now',
  'best/too-many',
  'break/not-provided',
  'break/not-running',
  'break/only-by-day',
  'break/running',
  'card/not-provided',
  'check/not-now',
  'check/second-in-one-night',
  'check/role-is-out',
  'clause/not-in-register',
  'clause/required',
  'day/night-not-finished',
  'day/not-now',
  'deal/card-not-in-deck',
  'deal/has-a-card',
  'deal/not-now',
  'deal/removed-come-last',
  'forfeit/no-card',
  'forfeit/suspended',
  'foul/cannot-be-fourth',
  'foul/fourth-needs-warning',
  'game/annulled',
  'game/over',
  'hand/not-now',
  'last/not-leaving',
  'lift/not-now',
  'lift/too-many-hands',
  'next/nothing-to-pass',
  'night/cards-missing',
  'night/not-now',
  'night/vote-due',
  'nomination/nominee-out',
  'nomination/not-now',
  'nomination/second-in-one-day',
  'nomination/turn-passed',
  'note/empty',
  'phase/wrong-number',
  'remove/suspended',
  'ruling/not-provided',
  'ruling/nothing-to-rule',
  'ruling/too-late',
  'sanction/player-out',
  'seat/out',
  'seat/twice',
  'sheet/not-yet',
  'shots/black-missing',
  'shots/not-black',
  'shots/not-now',
  'speech/not-now',
  'speech/turn-recorded',
  'split/too-few',
  'tie-speech/not-now',
  'undo/nothing',
  'replace/no-such-line',
  'vote/already-voted',
  'vote/cancelled',
  'vote/no-candidates',
  'vote/not-at-table',
  'vote/not-now',
  'vote/one-candidate-on-day-one',
  'vote/too-many-hands',
  'vote/wrong-candidate',
  'withdrawal/not-own',
  'withdrawal/not-provided',
] as const;
export type RuleRefusalCode = (typeof ruleRefusalCodes)[number];

export type RefusalArgs = {
  readonly seat?: number;
  readonly other?: number;
  readonly number?: number;
  readonly word?: string;
};

/** The rule behind each refusal: the rulebook in force gives its clause. */
const ruleBehind: Readonly<Record<RuleRefusalCode, RuleName>> = {
  'actor/not-allowed': 'refereeLeads',
  'best/no-right': 'bestMove',
  'best/not-now': 'bestMove',
  'best/too-many': 'bestMoveNumbers',
  'break/not-provided': 'technicalBreak',
  'break/not-running': 'technicalBreak',
  'break/only-by-day': 'technicalBreak',
  'break/running': 'technicalBreak',
  'card/not-provided': 'sanctionScale',
  'check/not-now': 'checksPerNight',
  'check/second-in-one-night': 'secondCheck',
  'check/role-is-out': 'checksPerNight',
  'clause/not-in-register': 'sanctionsByRules',
  'clause/required': 'sanctionsByRules',
  'day/night-not-finished': 'phasesAlternate',
  'day/not-now': 'phasesAlternate',
  'deal/card-not-in-deck': 'dealing',
  'deal/has-a-card': 'dealing',
  'deal/not-now': 'dealing',
  'deal/removed-come-last': 'leftoverCard',
  'forfeit/no-card': 'forfeit',
  'forfeit/suspended': 'forfeitAfterDecisive',
  'foul/cannot-be-fourth': 'foulsNeverFourth',
  'foul/fourth-needs-warning': 'fourthFoulAfterDecisive',
  'game/annulled': 'refereeLeads',
  'game/over': 'winTest',
  'hand/not-now': 'oneVote',
  'last/not-leaving': 'votedLastWordSeconds',
  'lift/not-now': 'lift',
  'lift/too-many-hands': 'lift',
  'next/nothing-to-pass': 'refereeLeads',
  'night/cards-missing': 'dealing',
  'night/not-now': 'phasesAlternate',
  'night/vote-due': 'noCandidates',
  'nomination/nominee-out': 'nomination',
  'nomination/not-now': 'nominationWindow',
  'nomination/second-in-one-day': 'nominationsPerDay',
  'nomination/turn-passed': 'nomination',
  'note/empty': 'refereeLeads',
  'phase/wrong-number': 'phasesAlternate',
  'remove/suspended': 'suspendedAfterDecisive',
  'ruling/not-provided': 'refereeLeads',
  'ruling/nothing-to-rule': 'refereeLeads',
  'ruling/too-late': 'removalAfterResult',
  'sanction/player-out': 'removalLeaves',
  'seat/out': 'removalLeaves',
  'seat/twice': 'oneVote',
  'sheet/not-yet': 'sheet',
  'shots/black-missing': 'kill',
  'shots/not-black': 'kill',
  'shots/not-now': 'shooting',
  'speech/not-now': 'opener',
  'speech/turn-recorded': 'opener',
  'split/too-few': 'refereeLeads',
  'tie-speech/not-now': 'tieSpeechSeconds',
  'undo/nothing': 'refereeLeads',
  'replace/no-such-line': 'refereeLeads',
  'vote/already-voted': 'oneVote',
  'vote/cancelled': 'removalBeforeResult',
  'vote/no-candidates': 'noCandidates',
  'vote/not-at-table': 'oneVote',
  'vote/not-now': 'noCandidates',
  'vote/one-candidate-on-day-one': 'dayOneOneCandidate',
  'vote/too-many-hands': 'oneVote',
  'vote/wrong-candidate': 'voteOrder',
  'withdrawal/not-own': 'withdrawal',
  'withdrawal/not-provided': 'withdrawal',
};

export const clauseBehind = (rulebook: Rulebook, code: RuleRefusalCode): string =>
  rulebook.rules[ruleBehind[code]].clause;

export type RuleRefusal = {
  readonly code: RuleRefusalCode;
  readonly clause: string;
  readonly args: RefusalArgs;
};

const noArgs: RefusalArgs = {};

/** `rule` names the rule that decides in this case, where it is not the usual one. */
export const refuse = (
  rulebook: Rulebook,
  code: RuleRefusalCode,
  args: RefusalArgs = noArgs,
  rule: RuleName = ruleBehind[code],
): RuleRefusal => ({
  code,
  clause: rulebook.rules[rule].clause,
  args,
});

export const isRefusal = (answer: object): answer is RuleRefusal => 'code' in answer;
