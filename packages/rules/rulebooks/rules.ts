// What a rulebook can say about play: every value typed, every value with its clause.

/** A value and the clause that gives it. */
export type Ruled<T> = { readonly value: T; readonly clause: string };

export const ruled = <T>(value: T, clause: string): Ruled<T> => ({ value, clause });

export const firstNightSteps = ['agreement', 'signs', 'sheriff-look', 'free-seating'] as const;
export type FirstNightStep = (typeof firstNightSteps)[number];

/** Flat on purpose: a name here is the name of a house change and of a row in a comparison of rulebooks. */
export type Rules = {
  readonly refereeLeads: Ruled<true>;
  readonly phasesAlternate: Ruled<true>;
  readonly winTest: Ruled<'no-black-or-parity'>;
  readonly draw: Ruled<'after-third-night' | 'after-third-day'>;
  readonly threeMisses: Ruled<'nothing' | 'red-wins-at-four'>;

  readonly opening: Ruled<true>;
  readonly dealing: Ruled<'blind-pick' | 'tray' | 'by-ordinal'>;
  readonly leftoverCard: Ruled<'goes-to-the-removed'>;
  readonly firstNight: Ruled<readonly FirstNightStep[]>;
  readonly agreementSeconds: Ruled<number | null>;
  readonly signsSeconds: Ruled<number | null>;
  readonly sheriffLookSeconds: Ruled<number | null>;
  readonly freeSeatingSeconds: Ruled<number | null>;

  readonly speechSeconds: Ruled<number>;
  readonly opener: Ruled<'next-after-previous'>;
  readonly votedLastWordSeconds: Ruled<number>;
  readonly killedLastWordSeconds: Ruled<number>;
  readonly decisiveLastWord: Ruled<'always'>;
  readonly technicalBreak: Ruled<'none' | 'by-day' | 'any-time'>;
  /** A break called by day; at night the night's own rules go on. */
  readonly breakConduct: Ruled<'as-by-day' | 'as-at-night'>;

  readonly nomination: Ruled<'own-turn'>;
  readonly nominationWindow: Ruled<'in-the-circle'>;
  readonly nominationsPerDay: Ruled<1>;
  readonly withdrawal: Ruled<boolean>;
  readonly nominationInfo: Ruled<'hidden' | 'told'>;

  readonly noCandidates: Ruled<'no-vote'>;
  readonly dayOneOneCandidate: Ruled<'no-vote'>;
  readonly voteOrder: Ruled<'as-nominated'>;
  readonly voteWindowSeconds: Ruled<'1' | '1.5' | '2'>;
  readonly voteClosingWords: Ruled<'stop-or-thank-you' | 'thank-you'>;
  readonly oneVote: Ruled<1>;
  readonly votesNotCast: Ruled<'to-the-last-candidate'>;
  readonly mostVotes: Ruled<'leaves'>;
  readonly tieSpeechSeconds: Ruled<number>;
  readonly tieOrder: Ruled<'as-nominated'>;
  readonly smallerTie: Ruled<'another-re-vote'>;
  readonly dayOneWideTie: Ruled<'re-vote' | 'night'>;
  readonly lift: Ruled<'more-than-half'>;
  readonly liftOfAll: Ruled<'barred'>;
  readonly liftThreeOfNine: Ruled<'held' | 'barred'>;
  readonly liftTwoOfFour: Ruled<'held' | 'barred'>;

  readonly nightCall: Ruled<true>;
  readonly shooting: Ruled<'from-night-2'>;
  readonly shotsCall: Ruled<true>;
  readonly kill: Ruled<'all-blacks-one-seat'>;
  readonly miss: Ruled<true>;
  readonly doubleShot: Ruled<'one-shot' | 'miss'>;
  readonly shotAtRemoved: Ruled<'miss' | 'saves-the-vote'>;
  readonly missRuling: Ruled<boolean>;
  readonly donCall: Ruled<true>;
  readonly sheriffCall: Ruled<true>;
  readonly checksPerNight: Ruled<1>;
  readonly secondCheck: Ruled<'refused' | 'first-answer-again'>;
  readonly checkSeconds: Ruled<number | null>;
  readonly redSign: Ruled<'head-turn-thumb-up' | 'nod-thumb-up'>;
  readonly donSign: Ruled<'head' | 'head-and-hand'>;

  readonly bestMove: Ruled<'at-night' | 'in-last-word'>;
  readonly bestMoveSeconds: Ruled<number | null>;
  readonly bestMoveMask: Ruled<'on' | 'off'>;
  readonly bestMoveNumbers: Ruled<3>;
  /** A number that is named once more. */
  readonly bestMoveAgain: Ruled<'taken' | 'unsaid'>;
  /** The number of the player who names them. */
  readonly bestMoveOwn: Ruled<'taken' | 'unsaid'>;
  readonly bestMoveAfterTwoVotedOut: Ruled<'kept' | 'lost'>;
  readonly bestMoveVoidRuling: Ruled<boolean>;

  readonly sanctionScale: Ruled<true>;
  readonly sanctionsByRules: Ruled<true>;
  readonly silencedAtFouls: Ruled<3>;
  readonly silencedShortSeconds: Ruled<number>;
  readonly silencedInTie: Ruled<'speaks'>;
  readonly removedAtFouls: Ruled<4>;
  readonly foulAnnouncement: Ruled<'at-once' | 'after-the-speech'>;
  readonly foulsNeverFourth: Ruled<readonly string[]>;
  readonly foulsOfOneAct: Ruled<'one' | 'add-up' | 'repeat-while-it-lasts'>;
  readonly cards: Ruled<boolean>;
  readonly redCardAtYellows: Ruled<2>;
  readonly redCardLeaves: Ruled<'at-once'>;
  readonly removalLeaves: Ruled<'at-once'>;
  readonly removalBeforeResult: Ruled<'cancels-the-vote'>;
  readonly removalAfterResult: Ruled<'cancels-the-next-day'>;
  readonly removalAtNight: Ruled<'cancels-the-nearest'>;
  readonly soleCandidateOfLastSpeech: Ruled<'is-voted' | 'fixes-the-result'>;
  readonly secondRemovalOfDay: Ruled<'nothing-more' | 'day-2-takes-day-3' | 'takes-the-next-day'>;
  readonly forfeit: Ruled<'opponents-win'>;
  readonly forfeitFromOutside: Ruled<boolean>;
  readonly suspendedAfterDecisive: Ruled<readonly string[]>;
  readonly forfeitAfterDecisive: Ruled<'recorded' | 'refused'>;
  readonly fourthFoulAfterDecisive: Ruled<'recorded' | 'after-a-warning'>;
  readonly liMarks: Ruled<boolean>;
  readonly sheet: Ruled<true>;
  readonly protest: Ruled<true>;
};
export type RuleName = keyof Rules;
