// The lines that the automatic referee writes: each through the same `decide` that a person's lines go through.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { listOf, nobody, type Seat } from '@omerta/rules/game/seat.ts';
import { lastBallot, tonight } from '@omerta/rules/game/state.ts';
import type { Beat, RoomTable } from './table.ts';

/** A refusal here is a fault of the script, never of a player. */
export const write = (table: RoomTable, command: LineCommand, at: number): RoomTable => {
  const done = perform(table.rulebook, table.state, { ...command, by: 'system', at });
  if (isRefusal(done)) throw new Error(`the referee was refused: ${JSON.stringify(command)} ${done.code}`);
  return { ...table, state: done.state };
};

const handsFor = ({ state }: RoomTable, candidate: Seat): LineCommand => {
  const ballot = lastBallot(state);
  const raised =
    ballot && state.day?.stage !== 'circle' && ballot.day === state.number ? ballot.raised : nobody;
  return { type: 'vote', candidate, hands: { kind: 'named', seats: listOf(raised) } };
};

/** A black who let his number pass has not shot. */
const shotsFired = ({ state }: RoomTable): LineCommand => {
  const fired = tonight(state)?.fired ?? [];
  return {
    type: 'shots',
    shots: blacksInGame(state).map((by) => fired.find((shot) => shot.by === by) ?? { by, targets: [] }),
  };
};

const linesOf = (table: RoomTable, { step, seat }: Beat): readonly LineCommand[] => {
  const { rulebook, state } = table;
  const stage = tonight(state)?.stage;
  switch (step) {
    case 'speech': {
      // Whoever has named a candidate has his turn on record.
      const spoken: LineCommand = { type: 'speech', seat: seat ?? 1 };
      return allows(rulebook, state, spoken) ? [spoken] : [];
    }
    case 'tie-speech':
      return [{ type: 'tie-speech', seat: seat ?? 1 }];
    case 'last': {
      const unmade = state.bestMoveRight?.seat === seat && state.bestMoveRight?.place === 'in-last-word';
      return [...(unmade ? [{ type: 'best', seats: [] } as const] : []), { type: 'last', seat: seat ?? 1 }];
    }
    case 'vote':
      return [handsFor(table, seat ?? 1)];
    case 'lift':
      return [
        {
          type: 'lift',
          hands: { kind: 'named', seats: listOf((state.day?.liftRaised ?? nobody) & state.alive) },
        },
      ];
    case 'shots':
      return [shotsFired(table)];
    case 'don':
    case 'sheriff':
      return stage === step ? [{ type: step, target: null }] : [];
    case 'best':
      return stage === 'best' ? [{ type: 'best', seats: [] }] : [];
    case 'agreement':
    case 'signs':
    case 'sheriff-look':
    case 'free-seating':
      return [{ type: 'next' }];
    default:
      return [];
  }
};

/** Everything that the end of a window puts on record. */
export const writeStep = (table: RoomTable, beat: Beat, at: number): RoomTable =>
  linesOf(table, beat).reduce((written, command) => write(written, command, at), table);
