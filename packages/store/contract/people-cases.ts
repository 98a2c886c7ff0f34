// The contract of personal data: outside the log, and gone when erased.
import { type ContractCase, commitOf, granted, reopened, same, withStore } from './ground.ts';

export const peopleCases: readonly ContractCase[] = [
  {
    title: 'personal data is kept, replaced, listed and erased under an id',
    run: (trial) =>
      withStore(trial, async ({ people }) => {
        await people.put('p2', { name: 'Имя Второго' });
        await people.put('p1', { name: 'First', photo: 'AAAA' });
        await people.put('p1', { name: 'First', contacts: ['+375'] });
        same(await people.list(), ['p1', 'p2']);
        same(await people.get('p1'), { name: 'First', contacts: ['+375'] });
        same(await people.get('p3'), undefined);
        same(await people.erase('p1'), true);
        same(await people.erase('p1'), false);
        same(await people.get('p1'), undefined);
        same(await people.list(), ['p2']);
      }),
  },
  {
    title: 'erasing a person leaves the log as it was, and the chain verifies',
    run: async (trial) => {
      const ground = await trial.fresh();
      const before = await reopened(ground, async (store) => {
        await store.people.put('p7', { name: 'Somebody Real' });
        granted(await store.append('g', 0, commitOf('c1', { player: 'p7' })));
        const heads = await store.heads();
        same(await store.people.erase('p7'), true);
        return heads;
      });
      await reopened(ground, async (store) => {
        same(await store.verify(before), undefined);
        same((await store.read('g'))[0]?.data, { player: 'p7' });
        same(await store.people.list(), []);
      });
    },
  },
];
