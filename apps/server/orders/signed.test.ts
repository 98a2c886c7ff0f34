// A signature is acknowledged when a backup holds it, and not before.
import { memoryStore } from '@omerta/office/memory-store.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { apiOn } from '../api/app.ts';
import { eveningOf, game, makeEvenings, playToSheet } from '../kill/evenings.ts';
import { placeOn } from '../testing/live-server.ts';
import { orderRoute } from './order-route.ts';

it('is refused while no backup can be made, and acknowledged when it is sent again and one was', async () => {
  const store = await memoryStore();
  const [token = ''] = await makeEvenings(store, 1);
  await playToSheet(store, 0);
  const made: (OfficeRefusal | undefined)[] = [{ code: 'folder/none', folder: 'data-backups' }, undefined];
  const asked: number[] = [];
  const place = {
    ...placeOn(store),
    beforeSigned: async () => {
      asked.push((await store.read(`tournament/${eveningOf(0)}`)).length);
      return made.shift();
    },
  };
  const app = fastify();
  await apiOn(app, place, [orderRoute]);
  const sign = () =>
    app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        to: 'tournament',
        tournament: eveningOf(0),
        command: { type: 'sign-sheet', id: 'signature', game },
      },
    });
  const before = (await store.read(`tournament/${eveningOf(0)}`)).length;
  const refused = await sign();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'store/unreachable']);
  const signed = await sign();
  expect([signed.statusCode, signed.json().events]).toEqual([200, ['SheetSigned']]);
  // Both backups held it, and it is there once.
  expect(asked).toEqual([before + 1, before + 1]);
});
