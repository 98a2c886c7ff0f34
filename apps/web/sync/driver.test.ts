// A referee's phone and a real server: whatever becomes of the network, heads are equal in the end and everything is there once.
import { cup, give } from '@omerta/office/testing/club.ts';
import { verifyLog } from '@omerta/office/verify.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { askerAt } from '@omerta/server/testing/live-server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { later, type PhoneHall, phoneHall, type TestPhone, where, wholeGame } from './testing/phones.ts';

let hall: PhoneHall;
beforeEach(async () => {
  hall = await phoneHall();
});
afterEach(() => hall.server.close());

const lines = wholeGame();
const tournamentTells = new Set(['ResultAnnounced', 'SheetHandedIn', 'SheetCorrected', 'SheetSigned']);
const told = async (): Promise<readonly string[]> =>
  (await hall.events()).filter((type) => tournamentTells.has(type));

const plays = async (phone: TestPhone, from: number, to: number): Promise<void> => {
  for (const line of lines.slice(from, to)) {
    later(hall.club, 1);
    await phone.write(line);
    await phone.driver.poke();
  }
};

const signs = async (phone: TestPhone): Promise<void> => {
  const { session } = phone;
  expect(session.sign({ name: 'Judge', ink: null }, session.live().course.version)).toBe('done');
  await session.settled();
  await phone.driver.poke();
};

const wordsFor = async (person: string) => {
  const query = `tournament=${cup}&game=${encodeURIComponent(where.game)}`;
  return (await askerAt(hall.server, person).get(`/api/words?${query}`)).json.view;
};

const branchesOf = async () => {
  const query = `tournament=${cup}&game=${encodeURIComponent(where.game)}`;
  return (await askerAt(hall.server, 'chief').get(`/api/sync/branches?${query}`)).json.branches;
};

describe('a phone', () => {
  it('sends each line as it is written, and its signed sheet is in the tournament by itself', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, lines.length);
    expect(await phone.head()).toEqual(await hall.head());
    expect(await told()).toEqual(['ResultAnnounced']);
    await signs(phone);
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
    expect(await phone.head()).toEqual(await hall.head());
    expect(await verifyLog(hall.club.store)).toMatchObject({ tournaments: 1 });
  });

  it('plays on without a network, says since when, and goes on from there through a closed page', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, 12);
    phone.network = 'cut';
    const since = Date.parse(hall.club.now) + 1_000;
    await plays(phone, 12, 30);
    expect(phone.talk()).toMatchObject({ silentSince: since });
    const server = await hall.head();
    await phone.reload();
    await plays(phone, 30, lines.length);
    await signs(phone);
    expect(await hall.head()).toEqual(server);
    expect(await told()).toEqual([]);
    phone.network = 'up';
    await phone.wait();
    expect(phone.talk().silentSince).toBeNull();
    expect(await phone.head()).toEqual(await hall.head());
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
  });

  it('does nothing twice where answers are lost, also of orders, also through a closed page', async () => {
    const phone = await hall.phone('phone-1');
    for (let i = 0; i < lines.length; i++) {
      phone.network = i % 3 === 0 ? 'lost' : 'up';
      await plays(phone, i, i + 1);
    }
    phone.network = 'lost';
    await signs(phone);
    for (let i = 0; i < 12; i++) {
      later(hall.club, 60);
      if (i % 2 === 0) await phone.reload();
      await phone.wait();
      phone.network = phone.network === 'up' ? 'lost' : 'up';
    }
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
    expect(await phone.head()).toEqual(await hall.head());
    expect(await branchesOf()).toEqual([]);
  });

  it('gives each order once, under one id, until its answer comes, also through a closed page', async () => {
    const phone = await hall.phone('phone-1');
    phone.network = 'orders-lost';
    await plays(phone, 0, lines.length);
    await signs(phone);
    for (const tells of ['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']) {
      expect((await told()).at(-1)).toBe(tells);
      const { pending } = phone.talk();
      await phone.reload();
      await phone.driver.poke();
      expect(phone.talk().pending).toEqual(pending);
      phone.answersOrders = 1;
      await phone.driver.poke();
    }
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
    expect(phone.talk()).toMatchObject({ refused: null, pending: null });
  });

  it('asks nothing more once all is told, but how things stand', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, 5);
    phone.asked.length = 0;
    await phone.driver.poke();
    expect(phone.asked).toEqual([]);
    await phone.wait();
    expect(phone.asked).toEqual(['POST /api/sync/commits']);
  });

  it('tells what the tournament refuses in its words, and tells it again when that may have changed', async () => {
    await hall.server.close();
    hall = await phoneHall('neft-mmt');
    const phone = await hall.phone('phone-1');
    const incident = { game: where.game, cause: 'votes-miscounted' };
    for (const line of wholeGame('neft-mmt')) await phone.write(line);
    await phone.driver.poke();
    await give(hall.club, 'chief', 'record-incident', { ...incident, note: 'seen' });
    await signs(phone);
    expect(phone.talk().refused).toMatchObject({
      type: 'sign-sheet',
      code: 'game/replay-due',
      sentence: expect.stringMatching(/replay/),
    });
    later(hall.club, 12);
    phone.asked.length = 0;
    await phone.wait();
    expect(phone.asked.at(-1)).toBe('POST /api/sync/commits');
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn']);
    await give(hall.club, 'chief', 'clear-incident', { ...incident, reason: 'Counted again.' });
    await phone.wait();
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn']);
    // Lines written meanwhile do not put it off.
    later(hall.club, 7);
    await phone.driver.poke();
    expect(phone.pause()).toBe(3_000);
    later(hall.club, 3);
    await phone.wait();
    expect(phone.talk().refused).toBeNull();
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
  });

  it('corrects a signed sheet that was opened again, and signs it anew: all of it is in the game, nothing beside it', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, lines.length);
    await signs(phone);
    phone.session.reopen({ reason: 'A foul was left out.', consent: null });
    await phone.write({ type: 'note', note: 'foul' });
    await phone.driver.poke();
    await signs(phone);
    expect(await told()).toEqual([
      'ResultAnnounced',
      'SheetHandedIn',
      'SheetSigned',
      'SheetCorrected',
      'SheetSigned',
    ]);
    expect(phone.talk()).toMatchObject({ outbox: { stop: null }, refused: null, beside: 0 });
    expect(await branchesOf()).toEqual([]);
    expect(await phone.head()).toEqual(await hall.head());
    expect(await verifyLog(hall.club.store)).toMatchObject({ tournaments: 1 });
  });

  it('[fsm-2024 8.9] tells the tournament once that its game was annulled, and why', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, 6);
    await phone.write({ type: 'annul', clause: '8.9', note: 'Свет погас' });
    await phone.driver.poke();
    await phone.reload();
    await phone.driver.poke();
    expect((await hall.events()).filter((type) => type === 'IncidentRecorded')).toHaveLength(1);
    expect(phone.talk()).toMatchObject({ told: { annulled: true }, refused: null });
  });

  it('plays on when its session is over, and sends the rest when it is connected again', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, 12);
    phone.network = 'over';
    await plays(phone, 12, 14);
    expect(phone.talk().outbox.stop?.code).toMatch(/^auth\//);
    phone.network = 'up';
    await plays(phone, 14, 15);
    expect(await phone.head()).not.toEqual(await hall.head());
    await phone.driver.connected();
    expect(await phone.head()).toEqual(await hall.head());
  });

  it('fetches what the desk has put right, and goes on from there', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, 14);
    const { version } = await hall.head();
    const note = {
      to: 'game',
      ...where,
      expected: version,
      command: { id: 'desk-1', lines: ['note "desk"'] },
    };
    expect((await askerAt(hall.server, 'chief').post('/api/orders', note)).status).toBe(200);
    await phone.wait();
    expect(await phone.head()).toEqual(await hall.head());
    await plays(phone, 14, 16);
    expect(await phone.head()).toEqual(await hall.head());
  });
});

const protests = async () => Object.values((await hall.club.office.tournament(cup)).state.protests);

const protest = { type: 'protest', seat: 3, note: 'Ёж не считал руки' } as const;
const second = { type: 'protest', seat: 4, note: 'И меня не слушали' } as const;

describe('a protest', () => {
  it.each(rulebookIds)(
    '%s: is one of the tournament as soon as it is written, before the signature and after it',
    async (id) => {
      await hall.server.close();
      hall = await phoneHall(id);
      const phone = await hall.phone('phone-1');
      for (const line of wholeGame(id)) await phone.write(line);
      await phone.driver.poke();
      later(hall.club, 60);
      await phone.write(protest);
      await phone.driver.poke();
      expect(await protests()).toMatchObject([
        { game: where.game, player: 'p3', form: 'sheet-entry', text: protest.note, decision: null },
      ]);
      expect((await protests()).map(({ at }) => Date.parse(at))).toEqual([Date.parse(hall.club.now)]);
      await signs(phone);
      expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
      expect(await protests()).toHaveLength(1);
      later(hall.club, 1);
      await phone.write(second);
      await phone.driver.poke();
      expect(await protests()).toMatchObject([{ player: 'p3' }, { player: 'p4', text: second.note }]);
      expect(phone.talk()).toMatchObject({
        refused: null,
        told: {
          protests: [
            { seat: 3, refused: null },
            { seat: 4, refused: null },
          ],
        },
      });
    },
  );

  it('comes once, through lost answers and closed pages', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, lines.length);
    phone.network = 'orders-lost';
    await phone.write(protest);
    await phone.driver.poke();
    await phone.reload();
    await phone.driver.poke();
    phone.network = 'up';
    await phone.wait();
    await signs(phone);
    expect(await protests()).toHaveLength(1);
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
  });

  it('written without a network is with the tournament when the sheet comes, however late', async () => {
    const phone = await hall.phone('phone-1');
    await plays(phone, 0, lines.length);
    phone.network = 'cut';
    await phone.write(protest);
    await phone.driver.poke();
    later(hall.club, 20 * 60);
    phone.network = 'up';
    await phone.wait();
    expect(phone.talk().told.protests).toMatchObject([{ seat: 3, refused: expect.stringMatching(/./) }]);
    await signs(phone);
    expect(await protests()).toMatchObject([{ player: 'p3', text: protest.note }]);
    expect(await told()).toEqual(['ResultAnnounced', 'SheetHandedIn', 'SheetSigned']);
  });
});

describe('a table taken over', () => {
  it('goes on with the same head; the first phone hears of it, and what it had besides is kept', async () => {
    const one = await hall.phone('phone-1');
    await plays(one, 0, 14);
    one.network = 'cut';
    await plays(one, 14, 17);
    const two = await hall.phone('phone-2');
    expect(await two.driver.takeOver()).toBe('taken');
    expect(await two.head()).toEqual(await hall.head());
    await two.reload();
    await plays(two, 14, 15);
    one.network = 'up';
    await one.wait();
    expect(one.talk()).toMatchObject({ outbox: { stop: { code: 'sync/held' } }, beside: 3 });
    expect(await branchesOf()).toMatchObject([{ device: 'phone-1' }]);
    // The desk hears that there is another record, by whom and not what; the referee hears nothing.
    expect(await wordsFor('chief')).toMatchObject({ branches: [{ person: 'ref' }] });
    expect(await wordsFor('ref')).not.toHaveProperty('branches');
    expect(await two.head()).toEqual(await hall.head());

    expect(await one.driver.takeOver()).toBe('taken');
    expect(await one.head()).toEqual(await hall.head());
    await plays(one, 15, 17);
    expect(await one.head()).toEqual(await hall.head());
    await two.wait();
    expect(two.talk().outbox.stop).toMatchObject({ code: 'sync/held' });
  });

  it('is heard of also where the first phone writes nothing', async () => {
    const one = await hall.phone('phone-1');
    await plays(one, 0, 14);
    const two = await hall.phone('phone-2');
    await two.driver.takeOver();
    expect(one.talk().outbox.stop).toBeNull();
    await one.wait();
    expect(one.talk().outbox.stop).toMatchObject({ code: 'sync/held' });
    const before = one.asked.length;
    await one.driver.poke();
    expect(one.asked.length).toBe(before);
  });

  it('is not taken while lines here could not be sent: they would be lost', async () => {
    const one = await hall.phone('phone-1');
    await plays(one, 0, 14);
    one.network = 'cut';
    await plays(one, 14, 16);
    const head = await one.head();
    expect(await one.driver.takeOver()).toBe('unsent');
    expect(await one.head()).toEqual(head);
  });
});
