// By rulebook, each clause with the detector that sees its act; roles, results and sizes are in the scoring.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { scoring as fiim2018 } from '../rulebooks/fiim-2018.ts';
import { scoring as fiim2025 } from '../rulebooks/fiim-2025.ts';
import { scoring as fsm2024 } from '../rulebooks/fsm-2024.ts';
import { scoring as neftMmt } from '../rulebooks/neft-mmt.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import * as breaks from './detectors/breaks.ts';
import * as checks from './detectors/checks.ts';
import type { Find } from './detectors/finding.ts';
import * as information from './detectors/information.ts';
import * as lifts from './detectors/lifts.ts';
import * as shots from './detectors/shots.ts';
import * as table from './detectors/table.ts';
import * as votes from './detectors/votes.ts';
import type { Certainty } from './suggestion.ts';

type Detector = { readonly clause: string; readonly find: Find };

export type AdvisedBook = {
  readonly scoring: Pick<ScoringRules, 'penalties' | 'drawAtTable'>;
  /** What needs the referee's judgement is suggested as this at most. */
  readonly judged: Certainty;
  readonly detectors: readonly Detector[];
};

const detectors = (
  list: Readonly<Record<string, Find>>,
  of: (number: string) => string,
): readonly Detector[] => Object.entries(list).map(([number, find]) => ({ clause: of(number), find }));

const atFour = breaks.brokeIntoOwn({ where: breaks.withTable(4), self: false });
const onDayOne = breaks.brokeIntoOwn({ where: breaks.onDayOne, self: true });
const spared = { sparedByLateRival: true };
const notSpared = { sparedByLateRival: false };

/** fsm-2024 8.5.x and neft-mmt 19.5.x; 8.5.6 is the heading whose loss condition 8.5.8 to 8.5.11 carry (C15). */
const harmfulActs: Readonly<Record<string, Find>> = {
  '1': onDayOne,
  '2': atFour,
  '3': information.claimedSheriffAndLeftIt,
  '4': information.sheriffKeptSilent,
  '5.1': information.checkedRedVotedOut(spared),
  '5.2': information.checkedBlackStayed(spared),
  '5.3': information.blackInsideRedGroup,
  '5.4': information.falseSheriffInformation,
  '8': checks.nightsWithoutCheck,
  '9': checks.skippedWinningCheck,
  '10': shots.noShotTwice,
  '11': shots.missesThatWouldEndGame,
};

const smallOf2025: Readonly<Record<string, Find>> = {
  '1.4': table.firstVictimMissedAll,
  '1.5': table.noSplitAtSix,
  '1.6': lifts.noHandForLiftAtFour,
  '1.7': breaks.brokeIntoOwn({
    where: breaks.sparedBlackOnCriticalRound,
    self: false,
    most: () => 'likely',
    question: breaks.wasItPlainSplit,
  }),
  '1.8': breaks.brokeIntoOwn({ where: () => true, self: true, most: breaks.onAgreedSplit }),
  '1.9': table.nominatedNobody,
  '1.10': table.threeAgainstThree({ came: false }),
  '2.1': shots.missedAgreedShot,
  '2.3': votes.decidedAgainstOwn({ table: 9, self: false, unchecked: true }),
  '2.4': votes.oneVoteShort,
  '2.5': votes.keptTheSplit,
  '2.6': breaks.failedBreakAtTen,
  '2.7': votes.decidedAgainstOwn({ table: 10, self: true, unchecked: false }),
  '2.8': lifts.thirdHandForOwnLift,
  '2.9': breaks.brokeIntoOwn({ where: () => true, self: true }),
  '2.14': votes.leftUncheckedAtNine,
  '2.15': table.nominatedNobody,
  '2.16': information.redCheckOnRealSheriff({ viable: false }),
  '2.17': information.claimedOnSheriffsLastWord,
  '3.2': checks.donWastedCheck,
  '4.1': checks.revealedAndKilled,
  '4.2': checks.checkedTheVictim,
  '4.3': checks.checkedClaimant,
  '4.4': checks.sheriffWastedCheck,
  '5.1': votes.sentHimselfOut,
  '5.2': table.atTheTableInDraw,
};

const largeOf2025: Readonly<Record<string, Find>> = {
  '1.1': onDayOne,
  '1.2': atFour,
  '1.4': table.threeAgainstThree({ came: true }),
  '1.5': votes.splitTwiceAtThree,
  '1.6': table.splitAgainstSureRed,
  '1.7': information.claimedSheriffAndLeftIt,
  '2.1': information.sheriffKeptSilent,
  '2.2.1': information.checkedRedVotedOut(notSpared),
  '2.2.2': information.checkedBlackStayed(notSpared),
  '2.2.3': information.blackInsideRedGroup,
  '2.2.4': information.falseSheriffInformation,
  '2.3': checks.nightsWithoutCheck,
  '2.4': checks.skippedWinningCheck,
  '3.3': shots.noShotTwice,
  '3.4': shots.missesThatWouldEndGame,
  '5.1': votes.sentHimselfOut,
};

const actsOf2018: Readonly<Record<string, Find>> = {
  '1': breaks.brokeIntoOwn({
    where: breaks.withTable(10),
    self: false,
    most: () => 'likely',
    question: breaks.wasItIntended,
  }),
  '2': breaks.brokeIntoOwn({
    where: breaks.liftingTwoWouldWin,
    self: false,
    most: breaks.ifLiftIsHeld,
    question: breaks.wasItIntended,
  }),
  '3': information.falseCheckLeft,
  '4': information.redCheckOnRealSheriff({ viable: true }),
};

/** bel-canto fines no harmful play. */
export const books: Readonly<Record<RulebookId, AdvisedBook | null>> = {
  'fsm-2024': {
    scoring: fsm2024,
    judged: 'likely',
    detectors: detectors(harmfulActs, (number) => `8.5.${number}`),
  },
  'fiim-2018': {
    scoring: fiim2018,
    judged: 'likely',
    detectors: detectors(actsOf2018, (number) => `8.5.${number}`),
  },
  // neft-mmt 1: doubt favours the player.
  'neft-mmt': {
    scoring: neftMmt,
    judged: 'ask',
    detectors: detectors(harmfulActs, (number) => `19.5.${number}`),
  },
  'bel-canto': null,
  'fiim-2025': {
    scoring: fiim2025,
    judged: 'likely',
    detectors: [
      ...detectors(smallOf2025, (number) => `8.4.4/${number}`),
      ...detectors(largeOf2025, (number) => `8.5.5/${number}`),
    ],
  },
};
