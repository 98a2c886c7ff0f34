// Taking people in over a network that loses questions and answers: everybody is in once, and nobody twice.
import { folded } from '@omerta/base/nickname.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Contacts,
  type EntryOrder,
  type Intake,
  type IntakeWays,
  type Newcomer,
  takeIn,
} from './intake.ts';

const newcomer = (n: number, more: Partial<Newcomer> = {}): Newcomer => ({
  key: `row-${n}`,
  nickname: `Ник ${n}`,
  club: '',
  person: null,
  status: 'accepted',
  paid: false,
  contacts: {},
  ...more,
});

type Fate = 'done' | 'lost' | 'unanswered';

/** A club behind a network; `fates` says what becomes of each question in turn, and then nothing more goes wrong. */
const club = (fates: Fate[] = []) => {
  const people = new Map<string, string>();
  const orders: string[] = [];
  const kept = new Map<string, Contacts>();
  const seen = new Set<string>();
  const silence = { code: 'server/out-of-reach', sentence: 'Nobody answers.', isSilent: true } as const;
  const asked = async <T>(work: () => T): Promise<T | typeof silence> => {
    const fate = fates.shift() ?? 'done';
    const came = fate === 'lost' ? silence : work();
    return fate === 'unanswered' ? silence : came;
  };
  const refusal = (code: string) => ({ code, sentence: code, isSilent: false }) as const;
  const ways: IntakeWays = {
    add: (nickname) =>
      asked(() => {
        const key = folded(nickname);
        if (people.has(key)) return refusal('nickname/taken');
        people.set(key, `p${people.size + 1}`);
        return { answer: { person: people.get(key) ?? '' } };
      }),
    find: (key) => asked(() => ({ answer: people.get(key) ?? null })),
    keep: (person, contacts) =>
      asked(() => {
        kept.set(person, contacts);
        return { answer: {} };
      }),
    order: (order: EntryOrder, id) =>
      asked(() => {
        if (seen.has(id)) return { answer: {} };
        if (order.type === 'apply' && orders.includes(`apply ${order.person}`)) return refusal('entry/there');
        seen.add(id);
        orders.push(`${order.type} ${order.person}`);
        return { answer: {} };
      }),
  };
  return { ways, people, orders, kept };
};

describe('a network that loses questions and answers', () => {
  it('however often it fails: gone on with, all are in the end in, each once', async () => {
    const anyFates = fc.array(fc.constantFrom<Fate>('done', 'lost', 'unanswered'), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(anyFates, async (fates) => {
        const { ways, people, orders } = club([...fates]);
        const all = [
          newcomer(1),
          newcomer(2, { status: 'reserve', paid: true }),
          newcomer(3, { person: 'p9' }),
          newcomer(4, { status: 'applied' }),
        ];
        let intake: Intake = new Map();
        for (let tries = 0; tries <= fates.length; tries++) {
          const stopped = await takeIn(all, intake, ways, (next) => {
            intake = next;
          });
          if (stopped === null) break;
        }
        expect(all.map(({ key }) => intake.get(key)?.isIn)).toEqual([true, true, true, true]);
        expect([...people.keys()]).toEqual(['ник 1', 'ник 2', 'ник 4']);
        expect(orders.toSorted()).toEqual(
          [
            'apply p1',
            'accept p1',
            'apply p2',
            'reserve p2',
            'mark-payment p2',
            'apply p9',
            'accept p9',
            'apply p3',
          ].toSorted(),
        );
      }),
    );
  });

  it('silence ends it at once, with what was said: what is in is in, the rest is left', async () => {
    const { ways, orders } = club(['done', 'done', 'done', 'lost']);
    let intake: Intake = new Map();
    const stopped = await takeIn([newcomer(1), newcomer(2), newcomer(3)], intake, ways, (next) => {
      intake = next;
    });
    expect(stopped).toBe('Nobody answers.');
    expect(orders).toEqual(['apply p1', 'accept p1']);
    expect([...intake].map(([key, { isIn }]) => [key, isIn])).toEqual([
      ['row-1', true],
      ['row-2', false],
    ]);
  });
});

it('called off between two people it leaves the rest for later', async () => {
  const { ways, orders } = club();
  const all = [newcomer(1), newcomer(2)];
  let intake: Intake = new Map();
  const tell = (next: Intake): void => {
    intake = next;
  };
  const calledOff = (): string | null => (intake.size > 0 ? 'Stopped.' : null);
  expect(await takeIn(all, intake, { ...ways, calledOff }, tell)).toBe('Stopped.');
  expect(orders).toEqual(['apply p1', 'accept p1']);
  expect(await takeIn(all, intake, ways, tell)).toBeNull();
  expect(orders).toEqual(['apply p1', 'accept p1', 'apply p2', 'accept p2']);
});

it('whoever is refused is told why, and the next are taken in', async () => {
  const { ways } = club();
  await ways.add('Ник 1', '');
  let intake: Intake = new Map();
  const told: number[] = [];
  expect(
    await takeIn([newcomer(1), newcomer(2)], intake, ways, (next) => {
      intake = next;
      told.push([...next.values()].filter(({ isIn }) => isIn).length);
    }),
  ).toBeNull();
  expect(intake.get('row-1')).toMatchObject({ isIn: false, refused: 'nickname/taken' });
  expect(intake.get('row-2')?.isIn).toBe(true);
  expect(told).toEqual([0, 1]);
});

it('a refusal names the newcomer by his nickname', async () => {
  const { ways } = club();
  let intake: Intake = new Map();
  const order: IntakeWays['order'] = async () => ({
    code: 'people/not-joined',
    sentence: '«p1» сейчас не взять.',
    isSilent: false,
  });
  await takeIn([newcomer(1)], intake, { ...ways, order }, (next) => {
    intake = next;
  });
  expect(intake.get('row-1')?.refused).toBe('«Ник 1» сейчас не взять.');
});
