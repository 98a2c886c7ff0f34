// Protests, charges and rulings of a simulation, decided at random by those who may; refusals are accepted.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { sanctionsOf } from '@omerta/scoring/sheet/record-sheet.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { RulingChange } from '@omerta/tournament/command.ts';
import type { Awaited } from '@omerta/tournament/expects.ts';
import type { PersonId } from '@omerta/tournament/meta.ts';
import { preview } from '@omerta/tournament/preview.ts';
import type { ReplayCause, RulingKind } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { chargeOf, type Game, gameOf, protestOf, type Ruling, rulingOf } from '@omerta/tournament/state.ts';
import { give, type Hall, mayNow } from './hall.ts';
import { canSpareFrom, personsOf, replaceInStage } from './people.ts';
import { playedState, recordOf } from './table.ts';

/** One sanction less, of the first kind that there is. */
const lighter = (sheet: Sheet): Sheet | null => {
  const kind = (['penalties', 'yellow', 'removed', 'fines'] as const).find((list) => sheet[list].length > 0);
  return kind ? { ...sheet, [kind]: sheet[kind].slice(1) } : null;
};

const otherPoints = (sheet: Sheet, random: Random): Sheet =>
  sheet.extra.length > 0 && random.chance(0.6)
    ? { ...sheet, extra: sheet.extra.slice(1) }
    : { ...sheet, fines: [...sheet.fines, { seat: random.pick(seats), points: '0.1', reason: 'ruling' }] };

const otherResult = (sheet: Sheet): Sheet => ({
  ...sheet,
  winner: sheet.winner === 'red' ? 'black' : 'red',
  by: 'play',
  forfeitBy: null,
  extra: [],
  penalties: [],
  waived: [],
});

/** Removed players whose fine a chief might let outlive the game. */
const removedIn = async (hall: Hall, game: Game): Promise<PersonId[]> => {
  const { removed } = game.sheet ?? sanctionsOf(hall.book.scoring.rulebook, await playedState(hall, game));
  return removed.map((seat) => game.seats[seat - 1] ?? '');
};

const replayChanges = async (hall: Hall, game: Game, cause: ReplayCause): Promise<RulingChange[]> => {
  const { random, state } = hall;
  const carry = hall.book.rules.replay.carryRemoval && random.chance(0.5) ? await removedIn(hall, game) : [];
  const record = game.sheet === null ? await recordOf(hall, game) : null;
  const plain = { kind: 'replay', cause: cause.cause, carry, record } as const;
  if (!cause.substitute) return [{ ...plain, substitutions: [] }];
  const player = random.pick(game.seats);
  const others = [...state.entries.map(({ person }) => person), ...state.offices.map(({ person }) => person)];
  return others.map((substitute) => ({ ...plain, substitutions: [{ player, substitute }] }));
};

/** What a ruling of this kind could say of a game. */
const changesOf = async (
  hall: Hall,
  game: Game,
  kind: RulingKind,
  onProtest: boolean,
): Promise<RulingChange[]> => {
  const { random, book } = hall;
  if (kind === 'replay') {
    const causes = book.rules.replay.causes.filter((cause) => cause.onProtest === onProtest);
    return causes.length === 0 ? [] : replayChanges(hall, game, random.pick(causes));
  }
  const { sheet } = game;
  if (sheet === null) return [];
  const changed = {
    result: () => otherResult(sheet),
    points: () => otherPoints(sheet, random),
    penalties: () => lighter(sheet),
  }[kind]();
  return changed ? [{ kind, sheet: changed }] : [];
};

const isRulingOpen = (hall: Hall, game: string): boolean =>
  Object.values(hall.state.rulings).some((ruling) => ruling.game === game && ruling.status === 'proposed');

const proposeAny = async (
  hall: Hall,
  by: PersonId,
  { game, protest }: { readonly game: Game; readonly protest: string | null },
  changes: readonly RulingChange[],
): Promise<boolean> => {
  for (const change of changes) {
    const ruling = `ruling-${hall.count}`;
    if (
      !(await give(hall, by, 'propose-ruling', {
        ruling,
        game: game.id,
        protest,
        reason: 'as seen on the recording',
        change,
      }))
    )
      return true;
  }
  return false;
};

/** A game that its rulebook wants replayed; now and then the chief finds that nothing had happened. */
export const answerIncident = async (hall: Hall, game: Game, { of }: Awaited): Promise<boolean> => {
  if (isRulingOpen(hall, game.id)) return false;
  const incident = game.incidents.find((each) => each.mandatory);
  const cause = hall.book.rules.replay.causes.find((each) => each.cause === incident?.cause);
  if (!incident || !cause) return false;
  const persons = personsOf(hall, of, game);
  for (const by of persons) {
    if (
      hall.random.chance(0.1) &&
      !(await give(hall, by, 'clear-incident', {
        game: game.id,
        cause: incident.cause,
        reason: 'nothing of the kind',
      }))
    )
      return true;
    if (await proposeAny(hall, by, { game, protest: null }, await replayChanges(hall, game, cause)))
      return true;
  }
  return false;
};

/** By an official of his own accord. */
export const proposeRuling = async (
  hall: Hall,
  game: Game,
  by: PersonId,
  kind: RulingKind,
): Promise<boolean> =>
  !isRulingOpen(hall, game.id) &&
  proposeAny(hall, by, { game, protest: null }, await changesOf(hall, game, kind, false));

/** Everybody who must agree agrees; whoever has seen the difference applies it. */
export const settleRuling = async (hall: Hall, { id, of }: Awaited): Promise<boolean> => {
  const ruling: Ruling | undefined = rulingOf(hall.state, id ?? '');
  if (!ruling) return false;
  const game = gameOf(hall.state, ruling.game);
  const persons = personsOf(hall, of, game);
  for (const by of persons)
    if (await mayNow(hall, by, 'agree-ruling', ['ruling', ruling.id]))
      await give(hall, by, 'agree-ruling', { ruling: ruling.id });
  const before = hall.state;
  const seen = preview(before, ruling);
  if (isRefusal(seen)) throw new Error(`no preview: ${seen.code}`);
  const mandatory = game?.incidents.some((incident) => incident.mandatory) ?? false;
  for (const by of persons) {
    if (!(await mayNow(hall, by, 'apply-ruling', ['ruling', ruling.id]))) continue;
    if (!mandatory && hall.random.chance(0.1))
      return (await give(hall, by, 'drop-ruling', { ruling: ruling.id })) === null;
    if (await give(hall, by, 'apply-ruling', { ruling: ruling.id, preview: seen.digest })) continue;
    hall.onRuling(seen, before, hall.state);
    return true;
  }
  return false;
};

/** By a player of the table, in the form and on the subject that his rulebook knows, with what he has seen. */
export const fileProtest = async (hall: Hall, game: Game): Promise<void> => {
  const { random } = hall;
  const { forms, subjects } = hall.book.rules.protest;
  const player = random.pick(game.seats);
  const protest = `protest-${hall.count}`;
  const said = {
    protest,
    game: game.id,
    player,
    form: random.pick(forms.value),
    subject: random.pick(subjects.value),
    text: 'a hand was not counted',
  };
  if (await give(hall, player, 'protest', said)) return;
  if (random.chance(0.5))
    await give(hall, player, 'add-evidence', { protest, kind: 'time-code', text: '00:41:07' });
  if (random.chance(0.3))
    await give(hall, game.referee ?? player, 'add-evidence', {
      protest,
      kind: 'statement',
      text: 'counted twice',
    });
};

export const answerProtest = async (hall: Hall, { id, of }: Awaited): Promise<boolean> => {
  const { random, book } = hall;
  const protest = protestOf(hall.state, id ?? '');
  const game = protest && gameOf(hall.state, protest.game);
  if (!protest || !game || isRulingOpen(hall, game.id)) return false;
  if (random.chance(0.1))
    return (await give(hall, protest.player, 'withdraw-protest', { protest: protest.id })) === null;
  const deciders = personsOf(hall, of, game);
  if (deciders.length === 0) return false;
  const by = random.pick(deciders);
  if (random.chance(0.3)) await give(hall, by, 'consult-committee', { protest: protest.id });
  const { value: outcomes } = book.rules.protest.outcomes;
  if (random.chance(0.6)) {
    for (const kind of random.shuffle(['penalties', 'points', 'result', 'replay'] as const)) {
      if (
        outcomes.includes(kind) &&
        (await proposeAny(hall, by, { game, protest: protest.id }, await changesOf(hall, game, kind, true)))
      )
        return true;
    }
  }
  const outcome = random.chance(0.3) ? 'upheld' : 'rejected';
  return (
    (await give(hall, by, 'decide-protest', {
      protest: protest.id,
      outcome,
      reason: 'the recording shows it',
    })) === null
  );
};

/**
 * Half of the charges are upheld, unless the later stages could not be filled without the player; somebody
 * else takes his seat.
 */
export const answerCharge = async (hall: Hall, { id, of }: Awaited): Promise<boolean> => {
  const { random } = hall;
  const charge = chargeOf(hall.state, id ?? '');
  const [by] = random.shuffle(personsOf(hall, of, undefined));
  if (!charge || by === undefined) return false;
  const stage = gameOf(hall.state, charge.game)?.stage ?? '';
  const ground = canSpareFrom(hall, stage) && random.chance(0.5) ? random.pick(charge.grounds) : null;
  if (await give(hall, by, 'decide-charge', { charge: charge.id, ground, reason: 'the side referee saw it' }))
    return false;
  if (ground !== null && random.chance(0.5)) await replaceInStage(hall, charge.person);
  return true;
};
