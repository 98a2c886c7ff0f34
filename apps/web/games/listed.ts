// A game of this device as lists and questions name it: only what the room has seen of it.
import type { Text } from '@omerta/base/lang.ts';
import type { Result } from '@omerta/rules/game/event.ts';
import { type PhaseSeen, seenPhase, seenResult } from '@omerta/rules/view/table.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import type { GameLog, LoggedGame, Unreadable } from '../session/game-log.ts';

export type GameSeen = {
  readonly rulebook: Text;
  readonly phase: PhaseSeen;
  readonly winner: Result['winner'] | null;
  readonly signed: boolean;
  readonly openedAt: number;
};

export const seenOf = ({
  course,
  trail,
  openedAt,
}: Pick<LoggedGame, 'course' | 'trail' | 'openedAt'>): GameSeen => {
  const signed = signatureOf(trail) !== null;
  // Once it is signed nobody waits for a last word that was not written down.
  const state = signed ? { ...course.state, farewells: [] } : course.state;
  return {
    rulebook: course.rulebook.name.short,
    phase: seenPhase(state),
    winner: seenResult(state)?.winner ?? null,
    signed,
    openedAt,
  };
};

/** Its play is over: what is left of it is the sheet. */
export const isOver = ({ phase }: GameSeen): boolean => phase.kind === 'over' || phase.kind === 'annulled';

/** The referee still owes it something: a next step or a signature. */
export const isOpen = ({ phase, signed }: GameSeen): boolean => !signed && phase.kind !== 'annulled';

export type Listed = {
  readonly game: LoggedGame | Unreadable;
  readonly current: boolean;
  readonly handedOver: boolean;
  /** Put aside by the referee: not among the others. */
  readonly aside: boolean;
};

/** The games of these ids, in their order. */
export const listGames = async (log: GameLog, ids: readonly string[]): Promise<readonly Listed[]> => {
  const [current, away, asides] = [await log.current(), await log.handedOver(), await log.asides()];
  const games = await Promise.all(ids.map((id) => log.load(id)));
  return games.flatMap((game) =>
    game
      ? [
          {
            game,
            current: game.id === current,
            handedOver: away.has(game.id),
            aside: asides.has(game.id),
          },
        ]
      : [],
  );
};
