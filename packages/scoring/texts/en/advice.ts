// The advisor in English.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { AdviceTexts, Checker, Waste } from '../../advisor/advice-texts.ts';

const who = (seat: Seat | null): string => (seat === null ? 'himself' : `seat ${seat}`);

const checkers: Readonly<Record<Checker, string>> = { don: 'the Don', sheriff: 'the Sheriff' };

const wastes: Readonly<Record<Waste, (target: Seat | null) => string>> = {
  none: () => 'made no check',
  again: (target) => `checked seat ${target} a second time`,
  out: (target) => `checked seat ${target}, already out of the game`,
};

export const advice: AdviceTexts = {
  because: {
    failedBreakAtTen: (red, day) =>
      `In the re-vote at ten he went over to seat ${red}, a red who stayed, and was himself voted out on day ${day}.`,
    nightsWithoutCheck: (nights) => `The Sheriff made no check on nights ${nights}.`,
    skippedWinningCheck: (night) =>
      `Night ${night}: no check, though any check would have identified every black left at the table.`,
    checkedTheVictim: (seat) => `Night 2: the Sheriff checked red seat ${seat}, who was shot.`,
    checkedClaimant: (seat) => `Night 2: the Sheriff checked seat ${seat}, who had come out as Sheriff.`,
    revealedAndKilled: () => 'The Sheriff was killed on the first night with shots.',
    checkedRedVotedOut: (seat) =>
      `Checked red seat ${seat} was voted out; the record has no claim of that check.`,
    checkedBlackStayed: (seat) =>
      `Checked black seat ${seat} never left; the record has no claim of that check.`,
    blackInsideRedGroup: () => 'A red check was not named by itself, and a black never left.',
    falseInformation: (seats) => `Left standing a claimed check that he did not make so: ${seats}.`,
    claimedSheriffAndLeftIt: () => 'Came out as Sheriff and did not take it back.',
    sheriffTookClaimBack: () => 'The Sheriff took his claim back and left it so.',
    sheriffKeptSilent: () => 'The record has claims of others and none of the Sheriff.',
    redCheckOnRealSheriff: (sheriff, left) =>
      `Came out as Sheriff with a red check on the real Sheriff, seat ${sheriff}${left ? '' : ', and took it back'}.`,
    claimedOnSheriffsLastWord: () =>
      'Came out as Sheriff at the last word of the first victim, the real Sheriff.',
    noHandForLiftAtFour: (day) => `Day ${day}, four players: no hand for lifting two, one of them black.`,
    thirdHandForOwnLift: (day) => `Day ${day}, four players: the third hand for the lift by which he left.`,
    noShotTwice: (nights) => `No shot on nights ${nights}.`,
    missedAgreedShot: (night, target, ends) =>
      `Night ${night}: the others shot seat ${target}, he did not${ends ? '; the kill would have won the game' : ''}.`,
    loneMiss: (night) =>
      `Night ${night}: the last black killed nobody; a red killed would have won the game.`,
    nominatedNobody: (day) => `Day ${day}: three or four players, and he nominated nobody.`,
    atTheTableInDraw: () => 'At the table when the draw was declared.',
    noSplitAtSix: (reds, leaver) =>
      `Six players, seats ${reds} red by the Sheriff's claims, and red seat ${leaver} left without a split.`,
    threeAgainstThree: () => 'Six players voted three against three while two Sheriffs had black checks.',
    threeAgainstThreeFailed: () =>
      'A split of six was agreed and did not come about while two Sheriffs had black checks.',
    splitAgainstSureRed: (half, black, reds) =>
      `A tie of ${half} against ${half} with black seat ${black} in it; seat ${reds} surely red by the only Sheriff.`,
    firstVictimMissedAll: (seats) => `Killed first, named ${seats}: no black among them.`,
    leftUncheckedAtNine: (day) => `Day ${day}: voted out at nine players, under no declared check.`,
    sentHimselfOut: (day) => `Day ${day}: left by his own deciding vote.`,
    liftedHimselfOut: (day) => `Day ${day}: his hand decided the lift by which he left.`,
    oneVoteShort: (day, red) =>
      `Critical day ${day}: red seat ${red} was one vote short of leaving, and he voted elsewhere.`,
    keptTheSplit: (day, red) =>
      `Critical day ${day}: the votes stayed tied, and his hand would have sent red seat ${red} out.`,
    splitTwiceAtThree: (day) =>
      `Day ${day}, three players: two tied rounds, and neither of his votes was on the black.`,
    brokeAgreedSplit: (day, whom) =>
      `Day ${day}: the table agreed to split its votes, and his hand was among those that sent ${who(whom)} out alone.`,
    brokeSplit: ({ day, agreed, from, whom }) =>
      `Day ${day}: in the ${agreed ? 'agreed split' : 'tied ballot'} he voted against seat ${from}, in the re-vote against ${who(whom)}, who left by that vote.`,
    wastedCheck: ({ night, role, waste, target }) =>
      `Night ${night}: ${checkers[role]} ${wastes[waste](target)}.`,
    decidedAgainstOwn: (day, table, whom) =>
      `Day ${day}, ${table} players: his deciding vote sent out ${whom === null ? 'himself' : `seat ${whom}, of his own team`}.`,
    automaticVote: () => 'Automatic vote: he raised no hand, it fell to the last candidate.',
  },
  questions: {
    leftOnPurpose: () => 'Did he leave the vote to fall there on purpose?',
    wasItBreak: () => 'Was it a break of a split, against what the table had agreed?',
    wasItIntended: () => 'Did he break the split on purpose?',
    wasItPlainSplit: () => 'Was it a plain split of the table, and did he mean to cover the black?',
    failedBreakAtTen: () => 'Was it an attempt to break the split, and did he leave because of it?',
    skippedWinningCheck: () => 'Did any check guarantee the red win: was the Sheriff believed?',
    blackTeamFound: () => 'Had the black team already been found?',
    sheriffWasOut: () => 'The Sheriff was out of the game: did the Don know it?',
    checkedTheVictim: () => 'Was that player clearly assigned to be shot?',
    revealedAndKilled: () => 'Did he reveal himself to a black on day 1, and was he killed for it?',
    checkLeftAmongSeveralLate: () =>
      'Was the check left among several players? The second Sheriff came up after he had left: then there is no penalty.',
    checkLeftAmongSeveral: () => 'Was the check not named, or left among several players?',
    blackInsideRedGroup: (seats) => `Was the red check left among players with seat ${seats} among them?`,
    costTheGame: () => 'Did it cost the game?',
    sheriffKeptSilent: () => 'Did the Sheriff not come out, and did it cost the game?',
    versionUnviable: () => 'Did it make the black version unviable?',
    takenBackStillCounts: () => 'Does a claim taken back still count here?',
    claimedOnSheriffsLastWord: () => 'Did he come out during that speech?',
    wasDesignated: () => 'Was the target clearly designated to him, and was the miss not on purpose?',
    nominatedNobody: () => 'An opponent was already nominated by another: did he forget all the same?',
    noSplitAtSix: () => 'Was a split here a certain win?',
    playedBalance: () => 'Did he leave out the balance between the black checks of the two Sheriffs?',
    splitAgainstSureRed: () => 'Was a surely red player collecting hands against the black?',
    firstVictimMissedAll: () => 'Did he firmly leave a wrong version as the one to follow?',
    wasUnderCheck: () => 'Was that player under a declared check?',
    leftUncheckedAtNine: () => 'Was he still taken for red later?',
    accidentally: () => 'Was it an accident? If so, this item replaces a lighter one for the same vote.',
    oneVoteShort: () => 'Was it a see-saw vote?',
    keptTheSplit: () => 'Could he have given that hand when the candidate was called?',
  },
  credits: {
    votedRightInTheEnd: (day, leaver) =>
      `In the decisive vote of day ${day} he voted against seat ${leaver}, of the other team.`,
    liftedOpponents: (seats, day) =>
      `His hand was for lifting seats ${seats} on day ${day}, all of the other team.`,
    versionFollowed: (seat) =>
      `He came out as Sheriff, and the table voted out seat ${seat}, whom he called black.`,
    votedTheSheriffOut: () => 'His deciding vote sent the Sheriff out.',
    calledOwnBlack: () => 'He gave a black check on his own teammate.',
    rightMostOfTheTime: (right, all) => `${right} of his ${all} nominations and votes were into blacks.`,
    brokeIntoBlack: (black) => `He broke the split into black seat ${black}, and no red was voted out.`,
    willFollowed: (leaver) =>
      `Killed at night, he had named seat ${leaver}, whom the decisive vote sent out.`,
    usuallyNoExtra: () => 'Usually no extra points then.',
  },
};
