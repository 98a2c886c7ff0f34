// Replays: their causes, the seats and substitutes, what outlives the annulled game; and incidents that ask for one.
import { makeExact } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RulingChange } from '../command.ts';
import type { CheckedChange, LooseCard } from '../event.ts';
import { isNote, isText, type PersonId } from '../meta.ts';
import { sanctionsIn } from '../papers.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { Book } from '../rulebooks/choose.ts';
import type { ReplayCause } from '../rulebooks/tournament-rules.ts';
import type { CommandGuards, Scene } from '../scene.ts';
import { type Game, gameOf, holds } from '../state.ts';
import { competes } from './contest.ts';
import { teammatesAmong } from './people.ts';
import { whyNotSubstitute } from './substitutes.ts';

type Replay = Extract<RulingChange, { kind: 'replay' }>;

const causeOf = (book: Book, cause: string): ReplayCause | undefined =>
  book.rules.replay.causes.find((each) => each.cause === cause);

/** The clause that a list of causes stands under. */
const causesClause = (book: Book): string | null => book.rules.rulings.replay.clause;

type Carried = Extract<CheckedChange, { kind: 'replay' }>['carry'];

/** A removal's fine goes over only where a rulebook lets somebody decide it. */
const carried = (
  { state, book, by }: Scene,
  change: Replay,
  removed: readonly PersonId[],
): Carried | TournamentRefusal => {
  if (change.carry.length === 0) return [];
  const rule = book.rules.replay.carryRemoval;
  if (!rule) return refuse('replay/carry', {}, causesClause(book));
  if (!holds(state, by, ...rule.value)) return refuse('replay/carry-chief', {}, rule.clause);
  const stranger = change.carry.find(
    (person, i) => !removed.includes(person) || change.carry.indexOf(person) !== i,
  );
  if (stranger !== undefined) return refuse('replay/carry', { person: stranger }, rule.clause);
  return change.carry.map((person) => ({
    person,
    points: makeExact(book.scoring.removal.value),
    clause: rule.clause,
  }));
};

/** The same seats, but for whoever could not go on. */
const seatsFor = (
  scene: Scene,
  game: Game,
  change: Replay,
  cause: ReplayCause,
): readonly PersonId[] | TournamentRefusal => {
  const { substitutions } = change;
  if (cause.substitute !== substitutions.length > 0)
    return refuse('replay/substitute', { cause: cause.cause }, cause.clause);
  let seats = game.seats;
  for (const { player, substitute } of substitutions) {
    if (!seats.includes(player)) return refuse('game/not-seated', { person: player });
    const reason = seats.includes(substitute)
      ? refuse('substitute/busy', { person: substitute })
      : whyNotSubstitute(scene, substitute, { games: [game] });
    if (reason) return reason;
    seats = seats.map((person) => (person === player ? substitute : person));
  }
  const pair = teammatesAmong(scene.state, seats);
  return pair
    ? refuse('seating/together', { round: game.round, table: game.table, person: pair[0], other: pair[1] })
    : seats;
};

export const checkedReplay = (
  scene: Scene,
  game: Game,
  change: Replay,
  onProtest: boolean,
): CheckedChange | TournamentRefusal => {
  const { state, book } = scene;
  const cause = causeOf(book, change.cause);
  if (!cause || (cause.onProtest && !onProtest))
    return refuse('replay/cause', { cause: change.cause }, causesClause(book));
  const sanctions = sanctionsIn(book, game, change.record);
  if (isRefusal(sanctions)) return sanctions;
  const at = (seat: number): PersonId => game.seats[seat - 1] ?? '';
  const seats = seatsFor(scene, game, change, cause);
  if (isRefusal(seats)) return seats;
  const carry = carried(scene, change, sanctions.removed.map(at));
  if (isRefusal(carry)) return carry;
  const cards: LooseCard[] = [
    ...sanctions.yellow.map((seat): LooseCard => ({ colour: 'yellow', person: at(seat), stage: game.stage })),
    ...sanctions.purple.map(
      ({ seat, reason }): LooseCard => ({ colour: 'purple', person: at(seat), reason }),
    ),
  ];
  const standIns = change.substitutions
    .map(({ substitute }) => substitute)
    .filter((person) => !competes(state, person));
  return {
    kind: 'replay',
    cause: cause.cause,
    clause: cause.clause,
    carry,
    seats,
    standIns,
    cards,
    record: change.record,
  };
};

const inPlay = ({ state }: Scene, id: string): TournamentRefusal | null => {
  const game = gameOf(state, id);
  const played = game && game.startedAt !== null && game.status !== 'annulled' && game.status !== 'final';
  return played ? null : refuse('game/status', { game: id, status: game?.status ?? '-' });
};

export const incidentChecks: CommandGuards<'record-incident' | 'clear-incident'> = {
  'record-incident': {
    target: 'game',
    ready: inPlay,
    decide: ({ book }, { game, cause: word, note }) => {
      const cause = causeOf(book, word);
      if (!cause || cause.onProtest) return refuse('incident/cause', { cause: word }, causesClause(book));
      if (!isNote(note)) return refuse('text/missing', { field: 'note' });
      return [
        {
          type: 'IncidentRecorded',
          game,
          cause: word,
          note,
          clause: cause.clause,
          mandatory: cause.mandatory,
        },
      ];
    },
  },
  'clear-incident': {
    target: 'game',
    ready: inPlay,
    decide: ({ state }, { game: id, cause, reason }) => {
      if (!gameOf(state, id)?.incidents.some((each) => each.cause === cause))
        return refuse('incident/cause', { cause });
      return isText(reason)
        ? [{ type: 'IncidentCleared', game: id, cause, reason }]
        : refuse('text/missing', { field: 'reason' });
    },
  },
};
