// Folding people: entries, teams, warnings, cards, fines, expulsions, lots.
import { changeEntry, type Folds } from './fold.ts';
import type { TournamentState } from './state.ts';

type Lot = Pick<TournamentState['lots'][number], 'stage' | 'players'>;

const isOfGroup = (one: Lot, other: Lot): boolean =>
  one.stage === other.stage && one.players.some((person) => other.players.includes(person));

export const evolvePeople: Folds<
  | 'PlayerApplied'
  | 'PlayerAccepted'
  | 'PlayerReserved'
  | 'PlayerDeclined'
  | 'EntryPlaced'
  | 'PaymentMarked'
  | 'PresenceMarked'
  | 'PlayerWithdrew'
  | 'SubstituteRanked'
  | 'TeamFormed'
  | 'TeamDisbanded'
  | 'WarningGiven'
  | 'PurpleCardShown'
  | 'PlayerSuspended'
  | 'FineImposed'
  | 'FineCarried'
  | 'PlayerExpelled'
  | 'LotSeen'
  | 'LotDrawn'
  | 'OwnJudged'
> = {
  PlayerApplied: (state, { person }) => ({
    ...state,
    entries: [...state.entries, { person, status: 'applied', paid: false, here: false }],
  }),
  PlayerAccepted: (state, { person }) => changeEntry(state, person, { status: 'accepted' }),
  PlayerReserved: (state, { person }) => changeEntry(state, person, { status: 'reserve' }),
  PlayerDeclined: (state, { person }) => changeEntry(state, person, { status: 'declined' }),
  EntryPlaced: (state, { person, position }) => {
    const moved = state.entries.filter((entry) => entry.person === person);
    const others = state.entries.filter((entry) => entry.person !== person);
    return { ...state, entries: others.toSpliced(position - 1, 0, ...moved) };
  },
  PaymentMarked: (state, { person, paid }) => changeEntry(state, person, { paid }),
  PresenceMarked: (state, { person, here }) => changeEntry(state, person, { here }),
  PlayerWithdrew: (state, { person }) => changeEntry(state, person, { status: 'withdrawn', here: false }),
  SubstituteRanked: (state, { person, ranked }) => {
    const others = state.standIns.filter((each) => each !== person);
    return { ...state, standIns: ranked ? others : [...others, person] };
  },
  TeamFormed: (state, { team, members }) => ({ ...state, teams: [...state.teams, { team, members }] }),
  TeamDisbanded: (state, { team }) => ({ ...state, teams: state.teams.filter((each) => each.team !== team) }),
  WarningGiven: (state, { person, clause, at }) => ({
    ...state,
    warnings: [...state.warnings, { person, clause, at }],
  }),
  PurpleCardShown: (state, { person, clause, reason }) => ({
    ...state,
    // A warning is used up by the card that followed it.
    warnings: state.warnings.filter((each) => each.person !== person || each.clause !== clause),
    cards: [...state.cards, { colour: 'purple', person, reason }],
  }),
  PlayerSuspended: (state, { person, from, to, clause, case: id }) => ({
    ...state,
    suspensions: [...state.suspensions, { person, from, to, clause, case: id }],
  }),
  FineImposed: (state, { person, points, reason }) => ({
    ...state,
    fines: [...state.fines, { person, points, reason }],
  }),
  FineCarried: (state, { person, points, clause, game }) => ({
    ...state,
    fines: [...state.fines, { person, points, reason: `${clause} ${game}` }],
  }),
  PlayerExpelled: (state, { person, clause }) => ({
    ...changeEntry(state, person, { status: 'expelled', here: false }),
    expelled: [...state.expelled, { person, clause }],
  }),
  LotSeen: (state, { stage, players, by }) => ({
    ...state,
    lotsSeen: [
      ...state.lotsSeen.filter((each) => each.by !== by || !isOfGroup(each, { stage, players })),
      { stage, players, by },
    ],
  }),
  LotDrawn: (state, { stage, players, seed }) => ({
    ...state,
    lots: [...state.lots, { stage, players, seed }],
    lotsSeen: state.lotsSeen.filter((each) => !isOfGroup(each, { stage, players })),
  }),
  OwnJudged: (state, { what, game, by, at }) => ({
    ...state,
    ownJudged: [...state.ownJudged, { what, game, by, at }],
  }),
};
