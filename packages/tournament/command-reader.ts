// Reads a command from outside: one table says which fields each command has.
import {
  type Descriptor,
  flag,
  listOf,
  object,
  oneOf,
  optional,
  orNull,
  raw,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { approvers } from '@omerta/rules/game/command.ts';
import { teams } from '@omerta/rules/game/role.ts';
import { stageKinds } from '@omerta/scoring/standings/tournament.ts';
import {
  eventKinds,
  evidenceKinds,
  type Paper,
  type RulingChange,
  type SeatingPaper,
  type TournamentCommand,
  type TournamentCommandFields,
  type TournamentCommandType,
} from './command.ts';
import { type Fields, readerOf } from './command-form.ts';
import { dayHours, plannedRound, screenShows } from './day.ts';
import { offices } from './offices.ts';
import { rules } from './rulebooks/rules-reader.ts';
import {
  expulsionGrounds,
  protestForms,
  protestSubjects,
  rulingKinds,
} from './rulebooks/tournament-rules.ts';

/** Only its kind: what is too small or too large is refused where its meaning is known. */
const count = whole(-1_000_000);

const seatingFile = shape({
  format: text,
  players: count,
  rounds: listOf(listOf(listOf(count))),
  seed: optional(raw),
  steps: optional(raw),
  check: optional(raw),
});
/** How it was made is not kept. */
const seating: Descriptor<SeatingPaper> = {
  read: (value, path) => {
    const { format, players, rounds } = seatingFile.read(value, path);
    return { format, players, rounds };
  },
  schema: seatingFile.schema,
};

const record = shape({ record: text });
const sheet = shape({ sheet: raw });
const paper: Descriptor<Paper> = {
  read: (value, path) =>
    Object.hasOwn(object.read(value, path), 'record') ? record.read(value, path) : sheet.read(value, path),
  schema: { anyOf: [record.schema, sheet.schema] },
};

const people = listOf(text);
const pair: Descriptor<readonly [string, string]> = {
  read: (value, path) => {
    const [one, other, ...more] = people.read(value, path);
    return one === undefined || other === undefined || more.length > 0
      ? fail(path, 'value/count', { found: shown(value), wanted: '2' })
      : [one, other];
  },
  schema: { ...people.schema, minItems: 2, maxItems: 2 },
};

const substitution = { player: text, substitute: text };
const replay = shape({
  kind: oneOf(['replay']),
  cause: text,
  carry: people,
  substitutions: listOf(shape(substitution)),
  record: orNull(text),
});
const amendment = shape({ kind: oneOf(['penalties', 'points', 'result']), sheet: raw });
const change: Descriptor<RulingChange> = {
  read: (value, path) => {
    const { kind } = object.read(value, path);
    return oneOf(rulingKinds).read(kind, `${path}.kind`) === 'replay'
      ? replay.read(value, path)
      : amendment.read(value, path);
  },
  schema: { anyOf: [replay.schema, amendment.schema] },
};

const hidden: Descriptor<'hidden'> = {
  read: (value, path) =>
    value === 'hidden'
      ? value
      : fail(path, 'value/unlisted', { found: shown(value), wanted: 'hidden | frozen' }),
  schema: oneOf(['hidden', 'frozen']).schema,
};

const need = { game: text, of: oneOf(approvers), clause: text, seat: orNull(count) };
const holder = { person: text, office: oneOf(offices) };
const inGame = { game: text };
const ofPerson = { person: text };
const ofProtest = { protest: text };
const ofRuling = { ruling: text };
const marked = { person: text, clause: text, note: text };
const lot = { stage: orNull(text), players: people };
const nothing = {};
const day = 86_400;
const seconds = whole(0, day);

const fields: { readonly [T in TournamentCommandType]: Fields<TournamentCommandFields[T]> } = {
  'create-tournament': { name: text, kind: oneOf(eventKinds), zone: text, rules, secondConfirmation: flag },
  'rename-tournament': { name: text },
  'set-zone': { zone: text },
  'set-rules': { rules, secondConfirmation: flag },
  'set-confirmation': { secondConfirmation: flag },
  'publish-rules': nothing,
  'start-tournament': nothing,
  'finish-tournament': nothing,
  'reopen-tournament': { reason: text },
  'hand-out-archive': nothing,
  'withhold-results': ({ how }) =>
    how === 'frozen' ? { how: oneOf(['frozen']), stage: text, after: count } : { how: hidden },
  'release-results': nothing,
  'set-delay': { seconds },
  'permit-overlay': { game: text, seconds },
  'set-dates': { from: text, to: text },
  'set-hours': { hours: listOf(dayHours) },
  'plan-rounds': { rounds: listOf(plannedRound) },
  'call-round': { stage: text, round: count, startsAt: text },
  'uncall-round': { stage: text, round: count },
  'point-screen': { screen: text, name: text, shows: screenShows },
  'drop-screen': { screen: text },
  'open-entries': { question: orNull(text) },
  'close-entries': nothing,
  appoint: holder,
  dismiss: holder,

  apply: ofPerson,
  accept: ofPerson,
  reserve: ofPerson,
  decline: ofPerson,
  'place-entry': { person: text, position: count },
  'mark-payment': { person: text, paid: flag },
  'check-in': { person: text, here: flag },
  withdraw: { person: text, reason: text },
  'rank-substitute': { person: text, ranked: flag },
  'form-team': { team: text, members: people },
  'disband-team': { team: text },

  'add-stage': {
    stage: text,
    name: text,
    kind: oneOf(stageKinds),
    plannedGames: orNull(count),
    coefficient: text,
    carry: flag,
    advance: orNull(count),
  },
  'drop-stage': { stage: text },
  'end-stage': { stage: text, reason: text },
  'form-stage': { stage: text, players: people, drawn: flag },
  'lay-seating': { stage: text, seating },
  'publish-round': { stage: text, round: count },
  'seat-game': { stage: text, round: count, table: count, players: people, drawn: flag },
  'replace-player': { stage: text, ...substitution },
  'swap-seats': { stage: text, round: count, players: pair },
  'plan-referees': { stage: text, round: count, table: count, referee: orNull(text), sides: people },

  'assign-referees': { game: text, referee: text, sides: people },
  'call-game': inGame,
  'uncall-game': inGame,
  'drop-game': { game: text, reason: text },
  'mark-absent': { game: text, player: text, absent: flag },
  'seat-substitute': { game: text, ...substitution },
  'start-game': inGame,
  'put-seats-right': { game: text, players: pair },
  'announce-result': { game: text, winner: oneOf([...teams, 'draw']) },
  'hand-in-sheet': { game: text, paper },
  'correct-sheet': { game: text, paper, reason: text },
  'sign-sheet': inGame,
  'confirm-sheet': inGame,
  'return-sheet': { game: text, reason: text },
  'close-game': inGame,
  'ask-approval': need,
  approve: need,
  'refuse-approval': { ...need, reason: text },
  'record-incident': { game: text, cause: text, note: text },
  'clear-incident': { game: text, cause: text, reason: text },

  protest: {
    protest: text,
    game: text,
    player: text,
    form: oneOf(protestForms),
    subject: oneOf(protestSubjects),
    text,
  },
  'withdraw-protest': ofProtest,
  'add-evidence': { protest: text, kind: oneOf(evidenceKinds), text },
  'consult-committee': ofProtest,
  'decide-protest': { protest: text, outcome: oneOf(['rejected', 'upheld']), reason: text },
  complain: { game: text, text },

  'propose-ruling': { ruling: text, game: text, protest: orNull(text), reason: text, change },
  'agree-ruling': ofRuling,
  'drop-ruling': { ...ofRuling, reason: optional(text) },
  'apply-ruling': { ruling: text, preview: text },

  warn: marked,
  'show-purple': marked,
  fine: { person: text, points: text, reason: text },
  expel: { person: text, clause: text, reason: text },
  'decide-charge': { charge: text, ground: orNull(oneOf(expulsionGrounds)), reason: text },
  'draw-lot': lot,
  'record-lot': lot,
};

/** What came from outside as a command, or where and why it is none. */
export const readCommand = readerOf<TournamentCommand>(fields);
