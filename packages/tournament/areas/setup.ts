// Opening a tournament or an evening: its rules chosen, published and fixed, its start.
import { isRefusal } from '@omerta/base/refusal.ts';
import { hashOf } from '@omerta/rules/rulebooks/rulebook.ts';
import type { TournamentCommandOf } from '../command.ts';
import { tooMany } from '../competitors.ts';
import type { BodyOf, EventBody } from '../event.ts';
import { isText } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { type Book, chooseBook, type RulesChoice } from '../rulebooks/choose.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { holdersOf, holds } from '../state.ts';
import { isZone } from '../time.ts';

const readRules = (rules: RulesChoice): Book | TournamentRefusal => {
  const book = chooseBook(rules);
  return isRefusal(book) ? refuse('rules/unreadable', { path: book.path }, null, { invalid: book }) : book;
};

const publication = ({ scoring }: Book): BodyOf<'RulesPublished'> => ({
  type: 'RulesPublished',
  rulebook: scoring.rulebook.id,
  version: scoring.rulebook.version,
  hash: hashOf(scoring.rulebook),
});

/** The one stage of an evening. */
const eveningStage = 'evening';

/** An evening is a tournament with most of it off: no registration, no stages, open from its first minute. */
const evening = (book: Book, name: string): EventBody[] => [
  {
    type: 'StageAdded',
    stage: eveningStage,
    name,
    kind: 'qualifying',
    plannedGames: null,
    coefficient: '1',
    carry: false,
    advance: null,
  },
  publication(book),
  { type: 'TournamentStarted' },
];

const chosen = ({ rulebook, switches }: RulesChoice): RulesChoice => ({ rulebook, switches });

/** Without a club round it, anybody may open a tournament. */
const mayOpen = ({ by, club }: Scene): TournamentRefusal | null =>
  club && !club.officers.some((each) => each.person === by && each.office !== 'discipline')
    ? refuse('office/not-yours', { command: 'create-tournament' })
    : null;

const create = ({ by }: Scene, command: TournamentCommandOf<'create-tournament'>): TournamentAnswer => {
  const { name, kind, zone, rules, secondConfirmation } = command;
  if (!isText(name)) return refuse('text/missing', { field: 'name' });
  if (!isZone(zone)) return refuse('zone/unknown', { zone });
  const book = readRules(rules);
  if (isRefusal(book)) return book;
  const opened: EventBody[] = [
    { type: 'TournamentCreated', name, kind, zone, rules: chosen(rules), secondConfirmation },
    { type: 'OfficialAppointed', person: by, office: 'organiser' },
  ];
  return kind === 'evening' ? [...opened, ...evening(book, name)] : opened;
};

/** What the rulebook asks of whoever decides on the optional rules. */
const isTheirs = ({ state, by, book }: Scene, command: string): TournamentRefusal | null => {
  const rule = book.rules.optionalRules;
  return rule && !holds(state, by, ...rule.value)
    ? refuse('office/not-yours', { command }, rule.clause)
    : null;
};

const beforeStart = ({ state, book }: Scene): TournamentRefusal | null =>
  state.phase === 'preparing' ? null : refuse('rules/fixed', {}, book.rules.optionalRules?.clause ?? null);

export const setupChecks: CommandGuards<
  | 'create-tournament'
  | 'rename-tournament'
  | 'set-zone'
  | 'set-rules'
  | 'set-confirmation'
  | 'publish-rules'
  | 'start-tournament'
> = {
  'create-tournament': { target: null, ready: mayOpen, decide: create },
  'rename-tournament': {
    target: null,
    decide: (_, { name }) =>
      isText(name) ? [{ type: 'TournamentRenamed', name }] : refuse('text/missing', { field: 'name' }),
  },
  'set-zone': {
    target: null,
    ready: ({ state }) => (state.phase === 'preparing' ? null : refuse('tournament/running')),
    decide: (_, { zone }) => (isZone(zone) ? [{ type: 'ZoneSet', zone }] : refuse('zone/unknown', { zone })),
  },
  'set-rules': {
    target: null,
    ready: beforeStart,
    decide: (_, { rules, secondConfirmation }) => {
      const book = readRules(rules);
      return isRefusal(book) ? book : [{ type: 'RulesSet', rules: chosen(rules), secondConfirmation }];
    },
  },
  'set-confirmation': {
    target: null,
    // An evening has nobody but its organiser to ask.
    ready: (scene) => (scene.state.kind === 'evening' ? null : isTheirs(scene, 'set-confirmation')),
    decide: (_, { secondConfirmation }) => [{ type: 'ConfirmationSet', secondConfirmation }],
  },
  'publish-rules': {
    target: null,
    ready: (scene) =>
      beforeStart(scene) ??
      isTheirs(scene, 'publish-rules') ??
      (scene.state.published ? refuse('rules/published') : null),
    decide: ({ book }) => [publication(book)],
  },
  'start-tournament': {
    target: null,
    ready: ({ state, book }) => {
      if (state.phase !== 'preparing') return refuse('tournament/running');
      if (!state.published)
        return refuse('rules/not-published', {}, book.rules.optionalRules?.clause ?? null);
      if (state.stages.length === 0) return refuse('stage/unknown', { stage: '-' });
      return holdersOf(state, 'chief').length === 0 ? refuse('office/no-chief') : tooMany(state, book);
    },
    decide: () => [{ type: 'TournamentStarted' }],
  },
};
