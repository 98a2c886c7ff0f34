// A tournament as one of its players sees it: his next seat, his games, what he may protest against, his points.
import { flag, listOf, type Of, oneOf, orNull, raw, read, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { roles } from '@omerta/rules/game/role.ts';
import { standingItemKinds } from '@omerta/scoring/standings/standing-row.ts';
import { protestOutcomes, protestSubjects } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { ruledKinds } from '@omerta/tournament/ruling-kind.ts';
import { saying } from '../../server/ask.ts';

const few = whole(0, 1_000_000);
const winner = oneOf(['red', 'black', 'draw']);

const game = saying({
  game: text,
  stage: text,
  round: few,
  table: few,
  seat: few,
  status: text,
  winner: orNull(winner),
  protestUntil: orNull(text),
  mayProtest: flag,
});
export type OwnGame = Of<typeof game>;

const common = {
  name: text,
  zone: text,
  phase: text,
  rules: raw,
  plan: listOf(saying({ stage: text, round: few, at: text })),
  calls: listOf(saying({ stage: text, round: few, at: text, startsAt: text })),
  stages: listOf(saying({ stage: text, name: text })),
  games: listOf(
    saying({
      game: text,
      stage: text,
      round: few,
      table: few,
      status: text,
      seats: listOf(text),
      result: orNull(saying({ winner, roles: listOf(oneOf(roles)) })),
      ruled: orNull(oneOf(ruledKinds)),
    }),
  ),
  standings: orNull(
    listOf(
      saying({
        place: orNull(few),
        player: text,
        total: text,
        items: listOf(
          saying({
            game: orNull(saying({ stage: text, round: few, table: few })),
            kind: oneOf(standingItemKinds),
            points: text,
            clause: text,
          }),
        ),
      }),
    ),
  ),
} as const;

const player = saying({
  ...common,
  own: listOf(game),
  protests: listOf(
    saying({
      id: text,
      game: text,
      subject: oneOf(protestSubjects),
      text,
      decision: orNull(saying({ outcome: oneOf([...protestOutcomes, 'withdrawn']), reason: text })),
    }),
  ),
  cards: saying({ yellow: few, purple: few }),
  suspendedUntil: orNull(text),
});
/** `isPlayer`: he may protest and complain here; an official does so at the desk. */
export type OwnPicture = Of<typeof player> & { readonly isPlayer: boolean };

const everybody = saying(common);

/** Whoever holds an office sees no player's picture: his seats are those that everybody sees. */
const fromPublic = (view: unknown, person: string): OwnPicture | null => {
  const seen = read(everybody, view);
  if (isRefusal(seen)) return null;
  const own = seen.games
    .filter(({ seats }) => seats.includes(person))
    .map(({ seats, result, ruled: _, ...rest }) => ({
      ...rest,
      seat: seats.indexOf(person) + 1,
      winner: result?.winner ?? null,
      protestUntil: null,
      mayProtest: false,
    }));
  return {
    ...seen,
    own,
    protests: [],
    cards: { yellow: 0, purple: 0 },
    suspendedUntil: null,
    isPlayer: false,
  };
};

/** Null where it is none of this version. */
export const readOwn = (view: unknown, audience: string, person: string): OwnPicture | null => {
  if (audience !== 'player') return fromPublic(view, person);
  const seen = read(player, view);
  return isRefusal(seen) ? null : { ...seen, isPlayer: true };
};

/** The first that has not begun. */
export const nextOf = ({ own }: Pick<OwnPicture, 'own'>): OwnGame | null =>
  own.find(({ status }) => status === 'scheduled' || status === 'called') ?? null;

export const runningOf = ({ own }: Pick<OwnPicture, 'own'>): OwnGame | null =>
  own.find(({ status }) => status === 'running') ?? null;

/** The last that is over. */
export const lastOf = ({ own }: Pick<OwnPicture, 'own'>): OwnGame | null =>
  own.findLast(({ status }) => !['scheduled', 'called', 'running', 'annulled'].includes(status)) ?? null;

/** When the call to it was, to begin at; null while it is not called. A table may be called by itself. */
export const callTo = (
  { calls }: Pick<OwnPicture, 'calls'>,
  { stage, round, status }: OwnGame,
): { readonly startsAt: string | null } | null => {
  const call = calls.find((each) => each.stage === stage && each.round === round);
  if (call) return { startsAt: call.startsAt };
  return status === 'called' ? { startsAt: null } : null;
};

/** Asked anew at each moment: the picture tells how it was when it was drawn. */
export const mayProtestNow = ({ mayProtest, protestUntil }: OwnGame, now: number): boolean =>
  mayProtest && (protestUntil === null || now <= Date.parse(protestUntil));
