import { expect, it } from 'vitest';
import { deskPicture } from '../../../desk/testing/desk-picture.ts';
import { freezable } from './freezable.ts';

const [stage] = deskPicture().plans;
if (!stage) throw new Error('the picture has a stage');

it('after each published round, the newest first, and before a later stage that has its players; never before the first', () => {
  const plans = [
    { ...stage, stage: 'q', name: 'Q', published: 2 },
    { ...stage, stage: 's', name: 'S', published: 0, players: ['p1'] },
    { ...stage, stage: 'f', name: 'F', published: 0, players: [] },
  ];
  expect(freezable({ plans }).map((each) => `${each.name} ${each.round}`)).toEqual(['S 0', 'Q 2', 'Q 1']);
});
