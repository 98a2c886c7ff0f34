// What each consequence of the rules changes.
import type { Consequence } from '../event.ts';
import { has, minus, nobody, plus, type Seat, withSeat } from '../seat.ts';
import { type GameState, lastBallot, now, tonight } from '../state.ts';
import { closeBallot, withBallot, withDay, withNight } from './change.ts';

const playerLeft = (
  state: GameState,
  seat: Seat,
  how: GameState['out'][number]['by'],
  ahead = 0,
): GameState => {
  const place = state.out.length - ahead;
  const left = {
    ...state,
    alive: minus(state.alive, seat),
    muted: minus(state.muted, seat),
    out: state.out.toSpliced(place, 0, { seat, by: how, at: now(state) }),
  };
  if (how === 'vote' || how === 'lift' || how === 'shot') {
    return { ...left, farewells: [...state.farewells, seat], leavers: plus(state.leavers, seat) };
  }
  const bare = state.roles[seat] === null ? plus(state.removedBare, seat) : state.removedBare;
  return { ...left, walkingOut: plus(state.walkingOut, seat), removedBare: bare };
};

export const evolveConsequence = (state: GameState, event: Consequence): GameState => {
  switch (event.type) {
    case 'CardLeftOver':
      return { ...state, roles: withSeat(state.roles, event.seat, event.role) };
    case 'PlayerSilenced':
      return { ...state, muted: plus(state.muted, event.seat) };
    case 'PlayerLeft':
      return playerLeft(state, event.seat, event.how, event.ahead);
    case 'LastWordLost': {
      const right = state.bestMoveRight?.seat === event.seat ? null : state.bestMoveRight;
      const night = tonight(state);
      const step = right === null && night?.stage === 'best' ? withNight(state, { stage: 'done' }) : state;
      return {
        ...step,
        farewells: state.farewells.filter((seat) => seat !== event.seat),
        // A forfeit ends the game: what else he does while leaving can still be written down.
        leavers: event.how === 'forfeit' ? state.leavers : minus(state.leavers, event.seat),
        walkingOut: plus(state.walkingOut, event.seat),
        expelled: [...state.expelled, { seat: event.seat, how: event.how }],
        bestMoveRight: right,
      };
    }
    case 'VoteCancelled': {
      // A ruling to hold the vote spoke of what had happened by then: a later removal takes the vote again.
      const slotRulings = state.slotRulings.filter((each) => each.day !== event.day || each.cancelled);
      const cancellation = {
        day: event.day,
        seat: event.seat,
        night: state.phase === 'night' ? state.number : null,
        clause: event.clause,
      };
      const before =
        state.phase === 'day' && event.day === state.number
          ? withDay(state, { removals: (state.day?.removals ?? 0) + 1 })
          : state;
      const unsaved =
        tonight(before)?.savedVote === event.seat ? withNight(before, { savedVote: null }) : before;
      return { ...unsaved, slotRulings, cancellations: [...state.cancellations, cancellation] };
    }
    case 'VoteRestored':
      return {
        ...withNight(state, { savedVote: event.seat }),
        cancellations: state.cancellations.filter(
          (each) => each.day !== event.day || each.seat !== event.seat,
        ),
      };
    case 'BallotVoided': {
      const ballot = lastBallot(state);
      const done = withDay(state, { stage: 'done', tieSpeeches: [] });
      return ballot?.day === event.day
        ? withBallot(done, { outcome: 'void', leaving: [], notCast: null })
        : done;
    }
    case 'ResultMoved':
      return withDay(state, { resultKnown: true, soleCandidate: event.seat });
    case 'CandidateLeads': {
      const decided = withDay(withBallot(state, { outcome: 'leaves', leaving: [event.seat] }), {
        stage: 'done',
        resultKnown: true,
      });
      const ballot = lastBallot(decided);
      return ballot && ballot.hands.length === ballot.candidates.length ? closeBallot(decided) : decided;
    }
    case 'BallotTied':
      return withDay(closeBallot(withBallot(state, { outcome: 'tie' })), {
        stage: 'tie',
        tied: event.seats,
        tieSpeeches: event.seats,
      });
    case 'LiftAsked':
      return withDay(closeBallot(withBallot(state, { outcome: 'tie' })), {
        stage: 'lift',
        tied: event.seats,
        liftRaised: nobody,
      });
    case 'LiftBarred':
      return withDay(closeBallot(withBallot(state, { outcome: 'no-lift', leaving: [] })), {
        stage: 'done',
        resultKnown: true,
      });
    case 'LiftPassed':
      return withBallot(state, { outcome: 'lift-passed', leaving: event.seats });
    case 'LiftFailed':
      return withBallot(state, { outcome: 'lift-failed', leaving: [] });
    case 'NobodyKilled':
      return state;
    case 'PlayerKilled': {
      const victimMuted = has(state.muted, event.seat);
      const killed = withNight(playerLeft(state, event.seat, 'shot'), { killed: event.seat, victimMuted });
      if (state.number !== 2) return killed;
      const right = event.bestMove ? { seat: event.seat, place: event.bestMove } : null;
      return { ...killed, firstKilled: event.seat, bestMoveRight: right };
    }
    case 'VictimReturned': {
      const seat = event.seat;
      const night = tonight(state);
      return {
        ...withNight(state, { killed: null, stage: event.stage }),
        alive: plus(state.alive, seat),
        muted: night?.victimMuted ? plus(state.muted, seat) : state.muted,
        out: state.out.filter((each) => each.seat !== seat),
        farewells: state.farewells.filter((each) => each !== seat),
        leavers: minus(state.leavers, seat),
        expelled: state.expelled.filter((each) => each.seat !== seat),
        firstKilled: state.firstKilled === seat ? null : state.firstKilled,
        bestMoveRight: null,
        bestMove: state.bestMove?.by === seat ? null : state.bestMove,
        result: null,
      };
    }
    case 'BestMoveVoided':
      return { ...state, bestMove: null };
    case 'ResultFixed':
      return { ...state, result: event.result };
  }
};
