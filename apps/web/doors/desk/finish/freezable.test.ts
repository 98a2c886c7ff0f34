import { expect, it } from 'vitest';
import { deskGame, deskPicture } from '../../../desk/testing/desk-picture.ts';
import { freezable } from './freezable.ts';

const [stage] = deskPicture().plans;
if (!stage) throw new Error('the picture has a stage');

it('after each round of which a game was played, the newest first, and before a later stage that has its players; never before the first', () => {
  const plans = [
    { ...stage, stage: 'q', name: 'Q', published: 3 },
    { ...stage, stage: 's', name: 'S', published: 0, players: ['p1'] },
    { ...stage, stage: 'f', name: 'F', published: 0, players: [] },
  ];
  const games = [
    deskGame({ round: 1, status: 'final' }),
    deskGame({ round: 2, table: 1, status: 'scheduled' }),
    deskGame({ round: 2, table: 2, status: 'sheet' }),
    deskGame({ round: 3, table: 1, status: 'called' }),
    deskGame({ round: 3, table: 2, status: 'annulled' }),
  ];
  expect(freezable({ plans, games }).map((each) => `${each.name} ${each.round}`)).toEqual([
    'S 0',
    'Q 2',
    'Q 1',
  ]);
});
