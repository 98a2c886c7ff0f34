// The contract of the vault: one step from what was to what is, and gone with the person it is about.

import type { Store } from '../store.ts';
import type { Vault } from '../vault.ts';
import {
  type ContractCase,
  commitOf,
  granted,
  holds,
  openedOn,
  reopened,
  same,
  withStore,
} from './ground.ts';

const vaultOf = ({ vault }: Store): Vault => {
  if (vault === null) throw new Error('this home has no vault');
  return vault;
};

export const vaultCases: readonly ContractCase[] = [
  {
    title: 'the vault swaps what is there for what shall be, and nothing else',
    run: (trial) =>
      withStore(trial, async (store) => {
        const vault = vaultOf(store);
        const [one, two] = [
          { person: 'p1', n: 1 },
          { person: null, n: 2 },
        ];
        same(await vault.get('k'), undefined);
        same(await vault.swap('k', null, null), true);
        same(await vault.swap('k', one, two), false);
        same(await vault.swap('k', one, null), false);
        same(await vault.swap('k', null, one), true);
        same(await vault.get('k'), one);
        same(await vault.swap('k', null, two), false);
        same(await vault.swap('k', null, null), false);
        same(await vault.swap('k', two, two), false);
        same(await vault.get('k'), one);
        same(await vault.swap('k', { n: 1, person: 'p1' }, two), true);
        same(await vault.get('k'), two);
        same(await vault.swap('k', two, null), true);
        same(await vault.get('k'), undefined);
      }),
  },
  {
    title: 'the vault lists by the beginning of a key, in order, and keeps it when it is closed',
    run: async (trial) => {
      const ground = await trial.fresh();
      await reopened(ground, async (store) => {
        const vault = vaultOf(store);
        for (const key of ['a/2', 'ab/1', 'a/%D0%B0/1', 'a/1', 'a', 'b/1'])
          await vault.swap(key, null, { person: 'Имя', key });
      });
      await reopened(ground, async (store) => {
        const listed = await vaultOf(store).list('a/');
        same(
          listed.map(({ key }) => key),
          ['a/%D0%B0/1', 'a/1', 'a/2'],
        );
        same(listed[1]?.kept, { person: 'Имя', key: 'a/1' });
        same(await vaultOf(store).list('c/'), []);
      });
    },
  },
  {
    title: 'of many who swap the same at once, also from two stores, one does',
    run: async (trial) => {
      const ground = await trial.fresh();
      const store = await openedOn(ground);
      const other = ground.shared ? await openedOn(ground) : store;
      const vaults = [vaultOf(store), vaultOf(other)];
      const code = { person: 'p1', code: 'x' };
      await vaults[0]?.swap('code', null, code);
      const taken = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          vaults[i % 2]?.swap('code', code, i % 3 ? null : { ...code, i }),
        ),
      );
      same(taken.filter((each) => each === true).length, 1);
      if (other !== store) await other.close();
      await store.close();
    },
  },
  {
    title: 'erasing a person takes what the vault has of that person, and nothing of others',
    run: (trial) =>
      withStore(trial, async (store) => {
        const vault = vaultOf(store);
        await vault.swap('session/p1/1', null, { person: 'p1', secret: 'hash' });
        await vault.swap('nick/first', null, { person: 'p1' });
        await vault.swap('session/p2/1', null, { person: 'p2' });
        await vault.swap('owner', null, { person: null });
        same(await store.people.erase('p1'), true);
        same(await vault.get('session/p1/1'), undefined);
        same(await vault.get('nick/first'), undefined);
        same(await vault.get('session/p2/1'), { person: 'p2' });
        same(await vault.get('owner'), { person: null });
        same(await store.people.erase('p1'), false);
      }),
  },
  {
    title: 'nothing of the vault is in the log',
    run: (trial) =>
      withStore(trial, async (store) => {
        granted(await store.append('g', 0, commitOf('c1', 1)));
        await vaultOf(store).swap('k', null, { person: 'p1', secret: 'never-in-a-log' });
        const lines = await Array.fromAsync(store.export());
        holds(!lines.join('\n').includes('never-in-a-log'), 'the vault stays out of what is exported');
        same(lines.length > 0, true);
      }),
  },
];
