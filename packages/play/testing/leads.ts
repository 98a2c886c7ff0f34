// A referee for tests, who takes over whatever is proposed to him: the line he gives next.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Proposal } from '../table.ts';

const handsIn = (proposals: readonly Proposal[]): readonly Seat[] =>
  proposals.filter(({ act }) => act.word === 'hand').map(({ seat }) => seat);

const shots = (state: GameState, proposals: readonly Proposal[]): LineCommand => ({
  type: 'shots',
  shots: blacksInGame(state).map((by) => ({
    by,
    targets: proposals.flatMap(({ seat, act }) => (seat === by && act.word === 'shoot' ? [act.seat] : [])),
  })),
});

const voteLine = (rulebook: Rulebook, state: GameState, hands: readonly Seat[]): LineCommand => {
  const vote = openVote(rulebook, state);
  return {
    type: 'vote',
    candidate: vote?.candidate ?? 1,
    hands: vote?.isLast ? { kind: 'rest' } : { kind: 'named', seats: hands },
  };
};

const checked = (proposals: readonly Proposal[]): Seat | null =>
  proposals.flatMap(({ act }) => (act.word === 'check' ? [act.seat] : []))[0] ?? null;

const named = (proposals: readonly Proposal[]): readonly Seat[] =>
  proposals.flatMap(({ act }) => (act.word === 'best' ? [...act.seats] : []));

/** Null: the game has its result. */
export const lineFor = (
  rulebook: Rulebook,
  state: GameState,
  proposals: readonly Proposal[],
): LineCommand | null => {
  const expected = expects(rulebook, state);
  if (expected === null || expected.step === 'sheet') return null;
  const { step } = expected;
  const seat = expected.seat ?? 1;
  const nomination = proposals.find(({ act }) => act.word === 'nominate');
  switch (step) {
    case 'night':
      return { type: 'night', number: state.number + 1 };
    case 'day':
      return { type: 'day', number: state.number };
    case 'speech':
      return nomination?.act.word === 'nominate'
        ? { type: 'nominate', seat, nominee: nomination.act.seat }
        : { type: 'speech', seat };
    case 'tie-speech':
    case 'last':
      return { type: step, seat };
    case 'vote':
      return voteLine(rulebook, state, handsIn(proposals));
    case 'lift':
      return { type: 'lift', hands: { kind: 'named', seats: handsIn(proposals) } };
    case 'shots':
      return shots(state, proposals);
    case 'don':
    case 'sheriff':
      return { type: step, target: checked(proposals) };
    case 'best':
      return { type: 'best', seats: named(proposals) };
    default:
      return { type: 'next' };
  }
};
