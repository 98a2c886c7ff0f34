// The tournament as the desk sees it: the server's picture, read field by field.
import {
  either,
  flag,
  listOf,
  mapOf,
  type Of,
  object,
  oneOf,
  optional,
  orNull,
  read,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import { factKinds } from '@omerta/scoring/sheet/fact.ts';
import { purpleReasons } from '@omerta/scoring/sheet/sheet.ts';
import { sheet } from '@omerta/scoring/sheet/sheet-file.ts';
import { stageKinds } from '@omerta/scoring/standings/tournament.ts';
import { eventKinds, evidenceKinds } from '@omerta/tournament/command.ts';
import { screenShows } from '@omerta/tournament/day.ts';
import { judges, offices } from '@omerta/tournament/offices.ts';
import { settings } from '@omerta/tournament/rulebooks/rules-reader.ts';
import { ruledKinds } from '@omerta/tournament/ruling-kind.ts';
import { entryStatuses, gameStatuses } from '@omerta/tournament/state.ts';
import { saying } from '../../server/ask.ts';

const few = whole(0, 1_000_000);
const people = listOf(text);

const rules = saying({
  rulebook: either(saying({ base: text, name: optional(text), change: optional(settings) }), text),
  switches: settings,
});

const entry = saying({
  person: text,
  status: oneOf(entryStatuses),
  paid: flag,
  here: flag,
});

const officials = listOf(saying({ person: text, office: oneOf(offices) }));

const stage = saying({
  stage: text,
  name: text,
  kind: oneOf(stageKinds),
  plannedGames: orNull(few),
  coefficient: text,
  carry: flag,
  advance: orNull(few),
  players: people,
  rounds: listOf(listOf(listOf(few))),
  published: few,
  ended: flag,
  crews: listOf(saying({ round: few, table: few, referee: text, sides: people })),
});

const need = { of: oneOf(['chief', 'duty', 'committee']), clause: text, seat: orNull(few) } as const;

const difference = saying({
  what: oneOf(factKinds),
  seat: orNull(seat),
  at: orNull(saying({ kind: oneOf(['dealing', 'night', 'day']), number: few })),
  stream: text,
  sheet: text,
});

const game = saying({
  id: text,
  stage: text,
  round: few,
  table: few,
  attempt: few,
  seats: people,
  gone: people,
  referee: orNull(text),
  sides: people,
  ledBy: people,
  status: oneOf(gameStatuses),
  absent: people,
  startedAt: orNull(text),
  endedAt: orNull(text),
  winner: orNull(oneOf(['red', 'black', 'draw'])),
  sheet: orNull(sheet),
  amended: flag,
  ruled: orNull(oneOf(ruledKinds)),
  approvals: listOf(saying({ ...need, state: oneOf(['asked', 'given', 'refused']), by: text, reason: text })),
  signedBy: orNull(text),
  confirmedBy: orNull(text),
  returned: orNull(saying({ by: text, at: text, reason: text })),
  /** Only where the server sends it along: it may be asked for game by game. */
  incidents: listOf(saying({ cause: text, clause: text, mandatory: flag, note: text })),
  replay: orNull(text),
  hasRecord: flag,
  departs: listOf(difference),
});

const protest = saying({
  id: text,
  game: text,
  player: text,
  form: text,
  subject: text,
  text,
  at: text,
  evidence: listOf(saying({ kind: oneOf(evidenceKinds), text, by: text, at: text })),
  consulted: flag,
  decision: orNull(
    saying({
      outcome: text,
      by: text,
      at: text,
      reason: text,
      clause: orNull(text),
    }),
  ),
});

const ruling = saying({
  id: text,
  game: text,
  protest: orNull(text),
  reason: text,
  change: object,
  agreed: people,
  status: oneOf(['proposed', 'applied', 'dropped']),
  /** Of an open one: who must agree. */
  sides: listOf(saying({ of: listOf(saying({ judge: oneOf(judges), people })), by: orNull(text) })),
  against: optional(saying({ by: text, reason: text })),
  applied: optional(
    saying({ by: text, at: text, was: saying({ sheet: orNull(sheet), status: oneOf(gameStatuses) }) }),
  ),
});

const charge = saying({
  id: text,
  game: text,
  person: text,
  seat: few,
  clauses: people,
  grounds: people,
  clause: text,
  at: text,
  decision: orNull(saying({ ground: orNull(text), by: text, at: text, reason: text })),
});

const expects = listOf(saying({ command: text, id: orNull(text), of: people, clause: orNull(text) }));

export const standingRow = saying({
  place: orNull(few),
  player: text,
  total: text,
  exact: text,
  main: text,
  compensation: text,
  additional: text,
  other: text,
  games: few,
  wins: few,
  roleWins: few,
  firstKills: few,
  decidedBy: orNull(text),
  /** Of the sum: counts, and awaits an approval. */
  awaiting: optional(text),
});

/** Which of its fields a matter has follows from what it is. */
const matter = saying({
  what: oneOf([
    'stage-unformed',
    'stage-unseated',
    'stage-short',
    'lot',
    'round-unpublished',
    'unplayed',
    'no-sheet',
    'unsigned',
    'unconfirmed',
    'not-final',
    'replay-due',
    'at-table-unknown',
    'unapproved',
    'protested',
    'ruling',
    'charge',
  ]),
  stage: optional(orNull(text)),
  laid: optional(few),
  planned: optional(few),
  place: optional(few),
  players: optional(people),
  round: optional(few),
  game: optional(text),
  clause: optional(orNull(text)),
  of: optional(oneOf(['chief', 'duty', 'committee'])),
  seat: optional(orNull(few)),
  asks: optional(listOf(saying({ list: oneOf(['extra', 'penalties', 'waived']), seat: few, value: text }))),
  protest: optional(text),
  ruling: optional(text),
  charge: optional(text),
});

const hallScreen = saying({ screen: text, name: text, shows: screenShows });

const picture = saying({
  name: text,
  kind: oneOf(eventKinds),
  phase: oneOf(['preparing', 'running', 'finished']),
  zone: text,
  rules,
  published: orNull(saying({ rulebook: text, version: text, hash: text, at: text })),
  secondConfirmation: flag,
  handedOut: flag,
  dates: orNull(saying({ from: text, to: text })),
  hours: listOf(saying({ day: text, starts: text, ends: text })),
  plan: listOf(saying({ stage: text, round: few, at: text })),
  calls: listOf(saying({ stage: text, round: few, at: text, startsAt: text })),
  screens: listOf(hallScreen),
  asked: orNull(saying({ question: orNull(text) })),
  delay: few,
  overlays: mapOf(few),
  standIns: people,
  teamsFormed: listOf(saying({ team: text, members: people })),
  officials,
  entries: listOf(entry),
  plans: listOf(stage),
  games: listOf(game),
  vacancies: listOf(saying({ game: text, player: text, substitutes: people, clause: orNull(text) })),
  protestTimes: listOf(saying({ game: text, until: orNull(text), clause: text })),
  protests: listOf(protest),
  rulings: listOf(ruling),
  complaints: listOf(saying({ game: text, by: text, at: text, text, clause: text })),
  charges: listOf(charge),
  discipline: saying({
    warnings: listOf(saying({ person: text, clause: text, at: text })),
    cards: listOf(
      saying({
        colour: oneOf(['yellow', 'purple']),
        person: text,
        stage: optional(text),
        reason: optional(oneOf(purpleReasons)),
      }),
    ),
    suspensions: listOf(saying({ person: text, clause: text, case: text, from: text, to: text })),
    fines: listOf(saying({ person: text, points: text, reason: text })),
    expelled: listOf(saying({ person: text, clause: text })),
  }),
  expects,
  open: listOf(matter),
  tied: listOf(saying({ stage: orNull(text), place: few, players: people })),
  lots: listOf(saying({ stage: orNull(text), players: people, seed: orNull(text) })),
  lotsSeen: listOf(saying({ stage: orNull(text), players: people, by: text })),
  withheld: orNull(oneOf(['hidden', 'frozen'])),
  frozenAfter: orNull(saying({ stage: text, round: few })),
  standings: orNull(listOf(standingRow)),
  teams: orNull(listOf(saying({ place: few, team: text, members: people, total: text }))),
});

export type DeskPicture = Of<typeof picture>;
export type DeskEntry = Of<typeof entry>;
export type DeskStage = Of<typeof stage>;
export type DeskGame = Of<typeof game>;
export type DeskProtest = Of<typeof protest>;
export type DeskRuling = Of<typeof ruling>;
export type DeskCharge = Of<typeof charge>;
export type DeskMatter = Of<typeof matter>;
export type DeskRow = Of<typeof standingRow>;

/** Null where it is none of this version. */
export const readDesk = (view: unknown): DeskPicture | null => {
  const found = read(picture, view);
  return isRefusal(found) ? null : found;
};

/** What a judge is shown too. */
export const ofCases = { rules, officials, game, protest, ruling, expects };
