// The violations that a side referee is offered for a seat: those of the moment, as far as his picture of the table shows it.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GamePart, Situation, Violation } from '@omerta/rules/rulebooks/violation.ts';
import type { TablePicture } from './table-picture.ts';

const isPart: Readonly<Record<GamePart, (table: TablePicture) => boolean>> = {
  dealing: ({ phase }) => phase.kind === 'dealing',
  night: ({ phase }) => phase.kind === 'night' || phase.kind === 'dealing',
  day: ({ phase }) => phase.kind === 'day',
  vote: ({ phase, now, ballots }) =>
    phase.kind === 'day' && (now?.step === 'vote' || ballots.at(-1)?.day === phase.number),
  'before-night': ({ phase, now }) => phase.kind === 'day' && now?.step === 'night',
  'first-victim-speaks': ({ now }) => now?.step === 'last',
};

/** What only the referee can know is his to judge: here it is offered wherever it may be. */
const mayBeIn = ({ phase, seats, now }: TablePicture, seat: Seat, situation: Situation): boolean => {
  const isOut = seats.some((each) => each.seat === seat && !each.inGame);
  switch (situation) {
    case 'off-game':
      return isOut || phase.kind === 'over' || phase.kind === 'annulled';
    case 'out-of-room':
    case 'voted-out':
      return isOut;
    case 'killed-told':
    case 'last-word':
    case 'farewell':
    case 'best-move':
      return isOut || now?.seat === seat || phase.kind === 'night';
    case 'in-version':
      return true;
  }
};

export const violationsNow = (
  violations: readonly Violation[],
  table: TablePicture,
  seat: Seat,
): readonly Violation[] =>
  violations.filter(
    ({ phase, only }) =>
      (phase === undefined || isPart[phase](table)) && (only === undefined || mayBeIn(table, seat, only)),
  );
