// Who may give which command, office by office. What a rulebook adds is asked in `decide`, with its clause.
import type { TournamentCommandType } from './command.ts';
import type { PersonId } from './meta.ts';
import type { Post } from './offices.ts';
import { isParty } from './party.ts';
import { chargeOf, type Game, gameOf, holds, protestOf, rulingOf, type TournamentState } from './state.ts';

/** An office, the referee or a side referee of the game in question, or the player whom it is about. */
export type Power = Post | 'table-referee' | 'table-side' | 'player';

const entries: readonly TournamentCommandType[] = [
  'apply',
  'accept',
  'reserve',
  'decline',
  'place-entry',
  'mark-payment',
  'check-in',
  'withdraw',
];
const table: readonly TournamentCommandType[] = [
  'call-game',
  'uncall-game',
  'mark-absent',
  'seat-substitute',
  'start-game',
  'put-seats-right',
  'announce-result',
  'hand-in-sheet',
  'correct-sheet',
  'ask-approval',
  'record-incident',
  'protest',
];
const casework: readonly TournamentCommandType[] = ['add-evidence', 'consult-committee', 'decide-protest'];
/** What may be ruled of a game; giving up its replay is the same right. */
const rulings: readonly TournamentCommandType[] = [
  'propose-ruling',
  'agree-ruling',
  'drop-ruling',
  'apply-ruling',
  'drop-game',
];
const approvals: readonly TournamentCommandType[] = ['approve', 'refuse-approval'];

/** What the second person does with a signed sheet. */
const second: readonly TournamentCommandType[] = ['confirm-sheet', 'return-sheet'];

/** What the desk does for the day. */
const day: readonly TournamentCommandType[] = [
  'plan-rounds',
  'call-round',
  'uncall-round',
  'point-screen',
  'drop-screen',
  'open-entries',
  'close-entries',
];

/** What the organiser and the chief referee both do for the tournament as a whole. */
const desk: readonly TournamentCommandType[] = [
  'rename-tournament',
  'set-zone',
  'set-rules',
  'set-confirmation',
  'set-dates',
  'set-hours',
  'publish-rules',
  'start-tournament',
  'finish-tournament',
  'hand-out-archive',
  'withhold-results',
  'release-results',
  'appoint',
  'dismiss',
  'rank-substitute',
  'form-team',
  'disband-team',
  'add-stage',
  'drop-stage',
  'end-stage',
  'form-stage',
  'lay-seating',
  'publish-round',
  'seat-game',
  'replace-player',
  'swap-seats',
  'plan-referees',
  'assign-referees',
  ...second,
  'close-game',
  'expel',
  'decide-charge',
  'draw-lot',
  'record-lot',
];

export const powers: Readonly<Record<Power, readonly TournamentCommandType[]>> = {
  organiser: [
    ...desk,
    ...day,
    ...entries,
    'reopen-tournament',
    'call-game',
    'uncall-game',
    'drop-game',
    'add-evidence',
  ],
  administrator: [
    ...day,
    ...entries,
    'hand-out-archive',
    'call-game',
    'uncall-game',
    ...second,
    'warn',
    'show-purple',
    'record-lot',
  ],
  chief: [
    ...desk,
    ...day,
    'check-in',
    ...table,
    'clear-incident',
    ...approvals,
    ...casework,
    ...rulings,
    'warn',
    'show-purple',
    'fine',
    'set-delay',
    'permit-overlay',
  ],
  // No rulebook knows him: he decides when the organisers have made him chief in the chief's absence.
  deputy: [],
  referee: [...second, 'warn', 'show-purple', 'record-lot'],
  'side-referee': [],
  'table-side': ['record-incident'],
  'table-referee': [...table, 'sign-sheet', ...casework, ...rulings],
  duty: [...second, ...approvals, ...casework, ...rulings],
  committee: [...approvals, 'add-evidence', ...rulings],
  discipline: [],
  appeals: [...casework, ...rulings],
  player: ['apply', 'withdraw', 'protest', 'withdraw-protest', 'add-evidence', 'complain'],
};

/** What a command is about, as far as powers go. */
export type About = {
  readonly type: TournamentCommandType;
  readonly game?: string;
  readonly person?: PersonId;
  readonly protest?: string | null;
  readonly ruling?: string;
  readonly charge?: string;
};

/** Whoever leads the table, as long as the office is his. */
const isTableReferee = (state: TournamentState, person: PersonId, game: Game | undefined): boolean =>
  game?.referee === person && holds(state, person, 'referee', 'chief');

/** One of the side referees of the game, as long as an office for it is his. */
export const isTableSide = (state: TournamentState, person: PersonId, game: Game | undefined): boolean =>
  game?.sides.includes(person) === true && holds(state, person, 'side-referee', 'referee');

/** The game in question, where there is one. */
export const gameAbout = (state: TournamentState, { game, protest, ruling, charge }: About) => {
  if (game !== undefined) return gameOf(state, game);
  if (charge !== undefined) return gameOf(state, chargeOf(state, charge)?.game ?? '');
  if (ruling !== undefined) return gameOf(state, rulingOf(state, ruling)?.game ?? '');
  return gameOf(state, (protest ? protestOf(state, protest)?.game : undefined) ?? '');
};

const isPlayerAbout = (state: TournamentState, by: PersonId, about: About): boolean => {
  if (about.person !== undefined) return about.person === by;
  if (about.game === undefined && about.protest) return protestOf(state, about.protest)?.player === by;
  return gameAbout(state, about)?.seats.includes(by) ?? false;
};

/** Whoever leads the game now, or the chief in his place. */
export const leads = (state: TournamentState, person: PersonId, game: Game): boolean =>
  isTableReferee(state, person, game) || holds(state, person, 'chief');

/** Who writes the lines of a game: whoever leads it, unless he is a party to it. */
export const writesLines = (state: TournamentState, person: PersonId, game: Game): boolean =>
  leads(state, person, game) && !isParty(state, game, person);

/** Its sheet is in and the game is not final: whoever leads it may open the sheet again and put it right. */
export const mayPutRight = (state: TournamentState, person: PersonId, game: Game): boolean =>
  ['sheet', 'signed', 'confirmed'].includes(game.status) && writesLines(state, person, game);

/** The powers by which this person may give it; none: it is not his to give. */
export const powersFor = (state: TournamentState, by: PersonId, about: About): Power[] => {
  const found: Power[] = state.offices
    .filter((each) => each.person === by && powers[each.office].includes(about.type))
    .map((each) => each.office);
  if (powers['table-referee'].includes(about.type) && isTableReferee(state, by, gameAbout(state, about)))
    found.push('table-referee');
  if (powers['table-side'].includes(about.type) && isTableSide(state, by, gameAbout(state, about)))
    found.push('table-side');
  if (powers.player.includes(about.type) && isPlayerAbout(state, by, about)) found.push('player');
  return found;
};

/** Whether somebody is one of these judges for a game. */
export const isJudge = (
  state: TournamentState,
  person: PersonId,
  game: string,
  judges: readonly (Post | 'table-referee')[],
): boolean =>
  judges.some((judge) =>
    judge === 'table-referee'
      ? isTableReferee(state, person, gameOf(state, game))
      : holds(state, person, judge),
  );
