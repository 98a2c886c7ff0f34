// Who may not judge: a party to a game nothing about it, and a competitor nothing about the competition.
import type { TournamentCommandType } from './command.ts';
import { isCompetitor } from './competitors.ts';
import type { EventBody } from './event.ts';
import type { PersonId } from './meta.ts';
import { isParty, isPartyTo } from './party.ts';
import { type About, gameAbout, powers } from './powers.ts';
import { refuse, type TournamentRefusal } from './refusal.ts';
import type { Scene } from './scene.ts';
import { rulingOf, type TournamentState } from './state.ts';

const set = (...types: readonly TournamentCommandType[]): ReadonlySet<TournamentCommandType> =>
  new Set(types);

/** What is decided about one game: who plays it, its result, its sheet, its disputes. */
const ofGame = set(
  'mark-absent',
  'seat-substitute',
  'put-seats-right',
  'announce-result',
  'hand-in-sheet',
  'correct-sheet',
  'sign-sheet',
  'confirm-sheet',
  'return-sheet',
  'close-game',
  'ask-approval',
  'approve',
  'refuse-approval',
  'record-incident',
  'clear-incident',
  'consult-committee',
  'decide-protest',
  'propose-ruling',
  'agree-ruling',
  'drop-ruling',
  'apply-ruling',
  'decide-charge',
  'permit-overlay',
  'drop-game',
);

/** What is decided about somebody's place among the others. */
const ofCompetition = set(
  'warn',
  'show-purple',
  'fine',
  'expel',
  'decide-charge',
  'draw-lot',
  'record-lot',
  'rank-substitute',
);

/** Once games are played it puts somebody out as an expulsion does. */
const putsOut = set('reserve', 'decline', 'withdraw');

/** What somebody alone may do for an evening all the same: never a result, a sheet or a dispute of his own game. */
const openly = set('close-game', 'drop-game', 'warn', 'show-purple', 'fine', 'expel', 'draw-lot', ...putsOut);

export const ownGame = (game: string): TournamentRefusal => refuse('judge/own-game', { game });

type Own = { readonly what: 'game'; readonly game: string } | { readonly what: 'competition' };

/** What of his own this person would judge; null: nothing. */
const ownIn = (state: TournamentState, by: PersonId, about: About): Own | null => {
  const game = gameAbout(state, about);
  const ruling = rulingOf(state, about.ruling ?? '');
  const party = ruling ? isPartyTo(state, ruling, by) : game !== undefined && isParty(state, game, by);
  if (game && party && ofGame.has(about.type)) return { what: 'game', game: game.id };
  const out = putsOut.has(about.type) && state.phase === 'running' && about.person !== by;
  return (out || ofCompetition.has(about.type)) && isCompetitor(state, by) ? { what: 'competition' } : null;
};

/** At an evening somebody may judge his own where nobody else is there to: it is said openly. */
const isAlone = ({ state, by }: Scene, about: About): boolean =>
  state.kind === 'evening' &&
  openly.has(about.type) &&
  !state.offices.some(
    ({ person, office }) =>
      person !== by && powers[office].includes(about.type) && ownIn(state, person, about) === null,
  );

/** Null where nothing of it is his own, or nobody else could do it. */
export const whyNotImpartial = (scene: Scene, about: About): TournamentRefusal | null => {
  const own = ownIn(scene.state, scene.by, about);
  if (own === null || isAlone(scene, about)) return null;
  return own.what === 'game' ? ownGame(own.game) : refuse('judge/competes', { command: about.type });
};

/** Told with what was decided, where it was his own all the same. */
export const saidOpenly = ({ state, by }: Scene, about: About): readonly EventBody[] =>
  ownIn(state, by, about) === null ? [] : [{ type: 'OwnJudged', what: about.type, game: about.game ?? null }];
