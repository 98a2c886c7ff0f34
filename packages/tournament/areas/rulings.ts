// Rulings on a game that has been played: proposed, agreed by whom the rulebook names, previewed, applied.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RulingChange, TournamentCommandOf } from '../command.ts';
import type { CheckedChange, EventBody } from '../event.ts';
import { ownGame } from '../impartial.ts';
import { isId, isText } from '../meta.ts';
import { readPaper } from '../papers.ts';
import { isPartyTo } from '../party.ts';
import { isJudge } from '../powers.ts';
import { preview } from '../preview.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { effectsOf } from '../ruling-events.ts';
import { rulingKindOf } from '../ruling-kind.ts';
import { isSameValue } from '../same.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { type Game, gameOf, protestOf, rulingOf } from '../state.ts';
import { agreementFor, isOfThem, missingOf, sidesOf } from './agreement.ts';
import { chargesAfter } from './charges.ts';
import { newPurple, type PurpleCard, suspensions } from './discipline.ts';
import { found } from './games.ts';
import { whyNotDecider } from './protests.ts';
import { checkedReplay } from './replay.ts';
import { isBusy } from './substitutes.ts';

const checkedChange = (
  scene: Scene,
  game: Game,
  change: RulingChange,
  onProtest: boolean,
): CheckedChange | TournamentRefusal => {
  if (change.kind === 'replay') return checkedReplay(scene, game, change, onProtest);
  if (game.sheet === null) return refuse('ruling/no-sheet', { game: game.id });
  const sheet = readPaper(scene, game, { sheet: change.sheet });
  if (isRefusal(sheet)) return sheet;
  if (isSameValue(sheet, game.sheet)) return refuse('sheet/same', { game: game.id });
  const kind = rulingKindOf(sheet, game.sheet);
  return kind === change.kind ? { kind, sheet } : refuse('ruling/other-kind', { kind, said: change.kind });
};

const mayPropose = (
  scene: Scene,
  game: Game,
  { protest: id, change }: TournamentCommandOf<'propose-ruling'>,
): TournamentRefusal | null => {
  const { state, book, by } = scene;
  const rule = book.rules.rulings[change.kind];
  if (!rule) return refuse('ruling/not-provided', { kind: String(change.kind) });
  if (id !== null) {
    const protest = protestOf(state, id);
    if (protest?.game !== game.id) return refuse('protest/unknown', { protest: id });
    const { outcomes, final } = book.rules.protest;
    if (protest.decision) return refuse('protest/decided', { protest: id }, final);
    if (!outcomes.value.includes(change.kind))
      return refuse('protest/outcome', { outcome: change.kind }, outcomes.clause);
    return whyNotDecider(scene, protest);
  }
  const groups = agreementFor(state, book, game, { kind: change.kind, onProtest: false });
  if (groups === null)
    return refuse(
      'ruling/not-provided',
      { kind: change.kind },
      rule.clause ?? book.rules.protest.deciders.clause,
    );
  return groups.some((group) => isJudge(state, by, game.id, group))
    ? null
    : refuse('ruling/not-yours', { kind: change.kind }, rule.clause);
};

const propose = (scene: Scene, command: TournamentCommandOf<'propose-ruling'>): TournamentAnswer => {
  const { state } = scene;
  const { ruling, game: id, protest, reason } = command;
  const game = found(state, id);
  if (isRefusal(game)) return game;
  if (!isId(ruling)) return refuse('id/form', { id: ruling });
  if (rulingOf(state, ruling)) return refuse('ruling/taken', { ruling });
  if (!isText(reason)) return refuse('text/missing', { field: 'reason' });
  const refused = mayPropose(scene, game, command);
  if (refused) return refused;
  const change = checkedChange(scene, game, command.change, protest !== null);
  if (isRefusal(change)) return change;
  return isPartyTo(state, { game: id, change }, scene.by)
    ? ownGame(id)
    : [{ type: 'RulingProposed', ruling, game: id, protest, reason, change }];
};

const proposed = ({ state }: Scene, id: string): TournamentRefusal | null => {
  const ruling = rulingOf(state, id);
  if (!ruling) return refuse('ruling/unknown', { ruling: id });
  return ruling.status === 'proposed'
    ? null
    : refuse('ruling/not-open', { ruling: id, status: ruling.status });
};

/** Proposed, and this person is one of those who must agree. */
const theirs = (scene: Scene, id: string): TournamentRefusal | null => {
  const { state, book, by } = scene;
  const open = proposed(scene, id);
  const ruling = rulingOf(state, id);
  if (open || !ruling) return open;
  const { clause } = book.rules.rulings[ruling.change.kind];
  return isOfThem(state, book, ruling, by)
    ? null
    : refuse('ruling/not-yours', { kind: ruling.change.kind }, clause);
};

const applicable = (scene: Scene, id: string): TournamentRefusal | null => {
  const { state, book } = scene;
  const refused = theirs(scene, id);
  const ruling = rulingOf(state, id);
  if (refused || !ruling) return refused;
  const { clause } = book.rules.rulings[ruling.change.kind];
  const missing = missingOf(sidesOf(state, book, ruling));
  return missing.length === 0 ? null : refuse('ruling/not-agreed', { ruling: id }, clause, { missing });
};

/** Purple cards that nobody has suspended for yet: on the new sheet, or in a game annulled before it had one. */
const purpleIn = (game: Game, change: CheckedChange): readonly PurpleCard[] => {
  if (change.kind !== 'replay') return newPurple(game, change.sheet);
  return game.sheet === null ? change.cards.filter((card) => card.colour === 'purple') : [];
};

/**
 * A removal taken off the sheet takes its charge along; a game annulled before it had a sheet raises its
 * charges now.
 */
const chargesBy = (
  scene: Scene,
  command: TournamentCommandOf<'apply-ruling'>,
  game: Game,
  change: CheckedChange,
): EventBody[] => {
  if (change.kind !== 'replay')
    return chargesAfter(scene, command, game, { sheet: change.sheet, record: null });
  return game.sheet === null && change.record !== null
    ? chargesAfter(scene, command, game, { sheet: null, record: change.record })
    : [];
};

const apply = (scene: Scene, command: TournamentCommandOf<'apply-ruling'>): TournamentAnswer => {
  const { state, book } = scene;
  const { ruling: id, preview: digest } = command;
  const ruling = rulingOf(state, id);
  if (!ruling) return refuse('ruling/unknown', { ruling: id });
  const game = gameOf(state, ruling.game);
  const newcomer =
    ruling.change.kind === 'replay'
      ? ruling.change.seats.find((person) => !game?.seats.includes(person))
      : undefined;
  if (game && newcomer !== undefined && isBusy(state, newcomer, game))
    return refuse('substitute/busy', { person: newcomer });
  const seen = preview(state, ruling);
  if (isRefusal(seen)) return refuse('standings/none', { why: seen.code });
  if (seen.digest !== digest) return refuse('ruling/preview-stale', { ruling: id });
  const { outcomes, deciders } = book.rules.protest;
  const { protest, reason, change } = ruling;
  const clause = outcomes.clause ?? deciders.clause;
  return [
    { type: 'RulingApplied', ruling: id, preview: digest },
    ...effectsOf(state, ruling),
    ...(game ? suspensions(scene, command, game, purpleIn(game, change)) : []),
    ...(game ? chargesBy(scene, command, game, change) : []),
    ...(protest === null
      ? []
      : [{ type: 'ProtestDecided' as const, protest, outcome: change.kind, reason, clause }]),
  ];
};

export const rulingChecks: CommandGuards<'propose-ruling' | 'agree-ruling' | 'drop-ruling' | 'apply-ruling'> =
  {
    'propose-ruling': {
      target: 'game',
      ready: ({ state }, id) => {
        const game = gameOf(state, id);
        const played = game && game.startedAt !== null && game.status !== 'annulled';
        return played ? null : refuse('game/status', { game: id, status: game?.status ?? '-' });
      },
      decide: propose,
    },
    'agree-ruling': {
      target: 'ruling',
      ready: (scene, id) => {
        const again = rulingOf(scene.state, id)?.agreed.includes(scene.by)
          ? refuse('ruling/agreed', { ruling: id })
          : null;
        return theirs(scene, id) ?? again;
      },
      decide: (_, { ruling }) => [{ type: 'RulingAgreed', ruling }],
    },
    'drop-ruling': {
      target: 'ruling',
      ready: theirs,
      decide: (_, { ruling, reason }) => {
        if (reason === undefined) return [{ type: 'RulingDropped', ruling }];
        return isText(reason)
          ? [{ type: 'RulingDropped', ruling, reason }]
          : refuse('text/missing', { field: 'reason' });
      },
    },
    'apply-ruling': { target: 'ruling', ready: applicable, decide: apply },
  };
