// What the advisor says in one language: by what it found, what it asks of the referee, and what speaks for extra points.
import type { Seat } from '@omerta/rules/game/seat.ts';

/** `whom` is null where he himself is meant. */
export type BrokenSplit = {
  readonly day: number;
  readonly agreed: boolean;
  readonly from: Seat;
  readonly whom: Seat | null;
};

export type Waste = 'none' | 'again' | 'out';
export type Checker = 'don' | 'sheriff';
export type WastedCheck = {
  readonly night: number;
  readonly role: Checker;
  readonly waste: Waste;
  readonly target: Seat | null;
};

export type AdviceTexts = {
  /** What the record shows. */
  readonly because: {
    readonly failedBreakAtTen: (red: Seat, day: number) => string;
    readonly nightsWithoutCheck: (nights: string) => string;
    readonly skippedWinningCheck: (night: number) => string;
    readonly checkedTheVictim: (seat: Seat) => string;
    readonly checkedClaimant: (seat: Seat) => string;
    readonly revealedAndKilled: () => string;
    readonly checkedRedVotedOut: (seat: Seat) => string;
    readonly checkedBlackStayed: (seat: Seat) => string;
    readonly blackInsideRedGroup: () => string;
    readonly falseInformation: (seats: string) => string;
    readonly claimedSheriffAndLeftIt: () => string;
    readonly sheriffTookClaimBack: () => string;
    readonly sheriffKeptSilent: () => string;
    readonly redCheckOnRealSheriff: (sheriff: Seat, left: boolean) => string;
    readonly claimedOnSheriffsLastWord: () => string;
    readonly noHandForLiftAtFour: (day: number) => string;
    readonly thirdHandForOwnLift: (day: number) => string;
    readonly noShotTwice: (nights: string) => string;
    readonly missedAgreedShot: (night: number, target: Seat, ends: boolean) => string;
    readonly loneMiss: (night: number) => string;
    readonly nominatedNobody: (day: number) => string;
    readonly atTheTableInDraw: () => string;
    readonly noSplitAtSix: (reds: string, leaver: Seat) => string;
    readonly threeAgainstThree: () => string;
    readonly threeAgainstThreeFailed: () => string;
    readonly splitAgainstSureRed: (half: number, black: Seat, reds: string) => string;
    readonly firstVictimMissedAll: (seats: string) => string;
    readonly leftUncheckedAtNine: (day: number) => string;
    readonly sentHimselfOut: (day: number) => string;
    readonly liftedHimselfOut: (day: number) => string;
    readonly oneVoteShort: (day: number, red: Seat) => string;
    readonly keptTheSplit: (day: number, red: Seat) => string;
    readonly splitTwiceAtThree: (day: number) => string;
    readonly brokeAgreedSplit: (day: number, whom: Seat | null) => string;
    readonly brokeSplit: (split: BrokenSplit) => string;
    readonly wastedCheck: (waste: WastedCheck) => string;
    readonly decidedAgainstOwn: (day: number, table: number, whom: Seat | null) => string;
    readonly automaticVote: () => string;
  };
  /** What only the referee can answer. */
  readonly questions: {
    readonly leftOnPurpose: () => string;
    readonly wasItBreak: () => string;
    readonly wasItIntended: () => string;
    readonly wasItPlainSplit: () => string;
    readonly failedBreakAtTen: () => string;
    readonly skippedWinningCheck: () => string;
    readonly blackTeamFound: () => string;
    readonly sheriffWasOut: () => string;
    readonly checkedTheVictim: () => string;
    readonly revealedAndKilled: () => string;
    readonly checkLeftAmongSeveralLate: () => string;
    readonly checkLeftAmongSeveral: () => string;
    readonly blackInsideRedGroup: (seats: string) => string;
    readonly costTheGame: () => string;
    readonly sheriffKeptSilent: () => string;
    readonly versionUnviable: () => string;
    readonly takenBackStillCounts: () => string;
    readonly claimedOnSheriffsLastWord: () => string;
    readonly wasDesignated: () => string;
    readonly nominatedNobody: () => string;
    readonly noSplitAtSix: () => string;
    readonly playedBalance: () => string;
    readonly splitAgainstSureRed: () => string;
    readonly firstVictimMissedAll: () => string;
    readonly wasUnderCheck: () => string;
    readonly leftUncheckedAtNine: () => string;
    readonly accidentally: () => string;
    readonly oneVoteShort: () => string;
    readonly keptTheSplit: () => string;
  };
  /** What the record shows of a ground for extra points. */
  readonly credits: {
    readonly votedRightInTheEnd: (day: number, leaver: Seat) => string;
    readonly liftedOpponents: (seats: string, day: number) => string;
    readonly versionFollowed: (seat: Seat) => string;
    readonly votedTheSheriffOut: () => string;
    readonly calledOwnBlack: () => string;
    readonly rightMostOfTheTime: (right: number, all: number) => string;
    readonly brokeIntoBlack: (black: Seat) => string;
    readonly willFollowed: (leaver: Seat) => string;
    readonly usuallyNoExtra: () => string;
  };
};
