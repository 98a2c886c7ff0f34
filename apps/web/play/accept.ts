// The line that the large button makes of what was entered.
import type { Command } from '@omerta/rules/game/command.ts';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import type { Course } from '@omerta/stream/course.ts';
import type { Draft } from '../session/aside.ts';
import { liftCommand, voteCommand } from './ballot.ts';
import { shotsCommand } from './shots.ts';

export const acceptCommand = ({ rulebook, state }: Course, draft: Draft, step: Step): Command | null => {
  switch (step) {
    case 'vote': {
      const vote = openVote(rulebook, state);
      return vote && voteCommand(vote, draft);
    }
    case 'lift':
      return liftCommand(draft);
    case 'best':
      return { type: 'best', seats: draft.seats };
    case 'shots':
      return shotsCommand(state, draft);
    case 'don':
    case 'sheriff':
      return { type: step, target: draft.seats[0] ?? null };
    default:
      return null;
  }
};
