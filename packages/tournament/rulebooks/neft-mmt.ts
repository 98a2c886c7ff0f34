// The tournament under neft-mmt: a closed list of replays, purple cards between games, the organisers expel.
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import type { Post } from '../offices.ts';
import { chiefAlone, onlyOnProtest } from './federation.ts';
import { type PurpleGround, type ReplayCause, silent, type TournamentRules } from './tournament-rules.ts';

const may = (cause: string, clause: string): ReplayCause => ({
  cause,
  clause,
  mandatory: false,
  onProtest: false,
  substitute: false,
});
const must = (cause: string, clause: string): ReplayCause => ({ ...may(cause, clause), mandatory: true });

/** The items of 18.24.2 in their order. */
const errors = [
  'lift-not-held',
  'two-nominations-of-one',
  'votes-miscounted',
  'vote-for-several',
  'wrong-check-answer',
  'wrong-victim-named',
  'number-said-at-night',
  'best-move-not-given',
  'card-seen-in-deal',
  'cards-do-not-match',
];

const judges: readonly Post[] = ['referee', 'chief'];
const witnesses: readonly Post[] = [...judges, 'administrator'];

const atOnce = (clause: string, reason: PurpleGround['reason']): PurpleGround => ({
  clause,
  reason,
  afterWarning: false,
  by: witnesses,
});
const ignored = (clause: string): PurpleGround => ({
  clause,
  reason: 'conduct',
  afterWarning: true,
  by: judges,
});

export const tournament: TournamentRules = {
  optionalRules: null,
  extraAfterHandIn: null,
  protest: {
    right: '22.1',
    forms: ruled(['sheet-entry'], '22.1'),
    deadline: ruled('next-game', '22.1'),
    deciders: ruled({ usual: ['chief'], ownGame: ['chief'], withoutChief: ['table-referee'] }, '22.2'),
    subjects: silent(['result', 'penalties']),
    consults: ruled('organiser', '22.3'),
    outcomes: ruled(['rejected', 'upheld', 'replay'], '22.5'),
    final: '22.4',
    complaint: ruled('organiser', '22.4'),
  },
  rulings: {
    penalties: chiefAlone,
    points: chiefAlone,
    result: onlyOnProtest,
    replay: ruled({ alone: [['table-referee', 'chief']], onProtest: [] }, '18.24.2'),
  },
  replay: {
    causes: [
      may('outsider', '18.12'),
      may('sound-failed', '18.17'),
      { ...must('player-unable', '18.20'), substitute: true },
      must('mask-gave-advantage', '18.23'),
      ...errors.map((cause, i) => must(cause, `18.24.2.${i + 1}`)),
      { ...may('protest', '18.24.2.11'), onProtest: true },
      { ...may('breach-found', '22.5'), onProtest: true },
    ],
    carryRemoval: null,
  },
  substitutes: ruled(['reserve', 'side-referee'], '18.21'),
  expulsion: {
    clauses: ['18.4', '18.22'],
    by: ['organiser'],
    binding: false,
    grounds: [
      { ground: 'outside-information', clause: '18.4', clauses: ['16.4', '12.4', '18.4'] },
      { ground: 'referee-insulted', clause: '18.4', clauses: ['16.3', '12.5', '18.4'] },
      // During the game 18.22 gives the forfeit; the organiser is told of damage before or after it.
      { ground: 'equipment-damaged', clause: '18.22', clauses: ['18.22'], afterGame: true },
    ],
  },
  purple: {
    grounds: [
      atOnce('15.9', 'conduct'),
      ignored('15.9.1'),
      ignored('15.9.2'),
      atOnce('15.9.3', 'damage'),
      atOnce('15.9.4', 'throwing'),
    ],
    warnedBy: witnesses,
    suspension: ruled(3, '15.12'),
    committee: '15.11',
  },
};
