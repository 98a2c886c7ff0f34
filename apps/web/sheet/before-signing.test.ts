// What the referee is told before he signs: open protests, entries without the grounds that the rulebook asks for, consents not given.
import { expect, it } from 'vitest';
import { lacksOf } from './before-signing.ts';
import { decideProtest, fileProtest, giveExtra } from './sheet-lines.ts';
import { fiveGames } from './testing/five-games.ts';
import { countedOf, give, room } from './testing/played.ts';

const lacksIn = (session: Awaited<ReturnType<Awaited<ReturnType<typeof room>>['start']>>) =>
  lacksOf(session.live().course, countedOf(session));

it('[fsm-2024 8.8.1] a protest is open until its decision is written; two protests take two decisions', async () => {
  const session = await (await room()).start(fiveGames['fsm-2024']);
  expect(lacksIn(session)).toEqual([]);
  give(session, fileProtest(4, 'счёт рук'));
  give(session, fileProtest(7, ''));
  expect(lacksIn(session)).toEqual([
    { kind: 'protest', seat: 4, name: 'Мать-и-мачеха', note: 'счёт рук' },
    { kind: 'protest', seat: 7, name: 'Лис «Рыжий»', note: '' },
  ]);
  give(session, decideProtest('отклонён'));
  expect(lacksIn(session)).toEqual([{ kind: 'protest', seat: 7, name: 'Лис «Рыжий»', note: '' }]);
  give(session, decideProtest('отклонён'));
  expect(lacksIn(session)).toEqual([]);
});

it('[fiim-2018 9.10] entries without grounds are named with the clause, until the grounds are written', async () => {
  const session = await (await room()).start(fiveGames['fiim-2018']);
  expect(lacksIn(session)).toEqual([{ kind: 'grounds', seats: [5], clause: '9.10' }]);
  give(session, giveExtra(session.live().course.state, 5, { points: '0.2', approver: null }, 'верный голос'));
  expect(lacksIn(session)).toEqual([]);
});

it('[bel-canto 8.4.3] a rulebook that asks for no grounds lets an entry stand without them', async () => {
  expect(lacksIn(await (await room()).start(fiveGames['bel-canto']))).toEqual([]);
});
