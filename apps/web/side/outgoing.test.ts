// What a device has to say about flags is sent until it is acknowledged, survives a reload, and is dropped where it is refused for good.
import { describe, expect, it } from 'vitest';
import type { AskRefusal } from '../server/ask.ts';
import { type OutgoingEntry, outgoingOf } from './outgoing.ts';

const refusal = (status: number, code = 'side/some'): AskRefusal => ({
  status,
  code,
  sentence: 'No.',
  said: {},
});
const entry = (id: string): OutgoingEntry => ({ id, path: '/api/side/flags', body: { id } });

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const settled = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((done) => setImmediate(done));
};

describe('what is to be sent', () => {
  it('goes one after the other, and is gone when it is acknowledged', async () => {
    const sent: string[] = [];
    const outgoing = outgoingOf('side', {
      storage: storage(),
      send: async ({ id }) => {
        sent.push(id);
        return null;
      },
    });
    for (const id of ['a', 'b', 'c']) outgoing.push(entry(id));
    await settled(() => outgoing.state.get().waiting.length === 0);
    expect(sent).toEqual(['a', 'b', 'c']);
    outgoing.end();
  });

  it('waits without a network, is there after a reload and goes out with the same id', async () => {
    const place = storage();
    const tried: string[] = [];
    const before = outgoingOf('side', {
      storage: place,
      send: async ({ id }) => {
        tried.push(id);
        return refusal(0, 'server/out-of-reach');
      },
    });
    before.push(entry('a'));
    await settled(() => tried.length > 0);
    expect(before.state.get().waiting).toEqual([entry('a')]);
    before.end();
    const sent: OutgoingEntry[] = [];
    const after = outgoingOf('side', {
      storage: place,
      send: async (each) => {
        sent.push(each);
        return null;
      },
    });
    await settled(() => after.state.get().waiting.length === 0);
    expect(sent).toEqual([entry('a')]);
    after.end();
    const other = outgoingOf('somebody else', { storage: place, send: async () => null });
    expect(other.state.get().waiting).toEqual([]);
    other.end();
  });

  it('is not sent again where the server said no, and says why; nobody signed in keeps it', async () => {
    const answers = [refusal(409, 'side/not-now'), refusal(401, 'auth/none')];
    const outgoing = outgoingOf('side', { storage: storage(), send: async () => answers.shift() ?? null });
    outgoing.push(entry('a'));
    outgoing.push(entry('b'));
    await settled(() => outgoing.state.get().isNobody);
    expect(outgoing.state.get()).toEqual({
      waiting: [entry('b')],
      notTaken: [{ entry: entry('a'), sentence: 'No.' }],
      isNobody: true,
    });
    outgoing.poke();
    await settled(() => outgoing.state.get().waiting.length === 0);
    expect(outgoing.state.get().isNobody).toBe(false);
    outgoing.end();
  });

  it('of two tabs neither forgets what the other has to send', async () => {
    const place = storage();
    const silent = async () => refusal(0, 'server/out-of-reach');
    const [one, other] = [
      outgoingOf('side', { storage: place, send: silent }),
      outgoingOf('side', { storage: place, send: silent }),
    ];
    one.push(entry('a'));
    other.push(entry('b'));
    expect(other.state.get().waiting).toEqual([entry('a'), entry('b')]);
    one.end();
    other.end();
  });

  it('a storage that holds something else is empty', () => {
    const place = { getItem: () => '{"waiting":[{"id":1}]}', setItem: () => undefined };
    const outgoing = outgoingOf('side', { storage: place, send: async () => null });
    expect(outgoing.state.get().waiting).toEqual([]);
    outgoing.end();
  });
});
