// The laws as tests of one rulebook, titled by the clauses they prove.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { RuleName } from '@omerta/rules/rulebooks/rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaches, type Law, laws } from './laws.ts';
import { propertySeed } from './seed.ts';
import { sizeOf } from './sizes.ts';

const games = sizeOf('games');

const proves: Readonly<Record<Law, { readonly rules: readonly RuleName[]; readonly title: string }>> = {
  ends: { rules: ['phasesAlternate'], title: 'every game ends' },
  table: {
    rules: ['removalLeaves', 'mostVotes', 'kill'],
    title: 'every seat is in the game or out of it, once',
  },
  votes: { rules: ['oneVote', 'votesNotCast'], title: 'votes counted equal players at the table' },
  ties: {
    rules: ['tieSpeechSeconds', 'lift'],
    title: 'the same players tie again only where their number divides the table',
  },
  fold: { rules: [], title: 'folding the events gives the state that was kept' },
  undo: { rules: [], title: 'undoing everything is the start' },
  print: { rules: [], title: 'a written game prints, reads and replays to itself' },
  legal: { rules: [], title: 'legal and decide agree on every listed command' },
  mutations: { rules: [], title: 'ten mutated commands in every state are decided, never thrown at' },
  secrecy: {
    rules: ['votedLastWordSeconds', 'killedLastWordSeconds'],
    title: 'hall and public see no difference between two deals until the reveal',
  },
  speaking: {
    rules: ['speechSeconds'],
    title: 'whoever nominates speaks on in every picture until he ends',
  },
  replace: { rules: [], title: 'replacing a line by itself changes nothing' },
};

export const obeysTheLaws = (id: RulebookId): void => {
  const book = rulebook(id);
  const title = (law: Law): string => {
    const clauses = proves[law].rules.map((rule) => book.rules[rule].clause);
    return clauses.length === 0
      ? `${id}: ${proves[law].title}`
      : `[${id} ${clauses.join(', ')}] ${proves[law].title}`;
  };
  describe(`${games} random games of ${id}`, () => {
    let found: Record<Law, string[]>;
    beforeAll(() => {
      found = breaches(book, games, propertySeed);
    }, 3_600_000);
    for (const law of laws) it(title(law), () => expect(found[law]).toEqual([]));
  });
};
