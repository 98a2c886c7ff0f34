// What the referee is told before he signs: open protests, entries without the grounds that the rulebook asks for, consents not given.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Certainty } from '@omerta/scoring/advisor/suggestion.ts';
import { expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import { adviceOn } from './advice.ts';
import { lacksOf } from './before-signing.ts';
import { saidNotSo, sayNotSo } from './not-so.ts';
import { protestWord } from './protest-word.ts';
import { decideProtest, fileProtest, giveExtra, imposePenalty, waivePenalty } from './sheet-lines.ts';
import { fiveGames } from './testing/five-games.ts';
import { countedOf, give, room, simulated } from './testing/played.ts';

const lacksIn = (session: Awaited<ReturnType<Awaited<ReturnType<typeof room>>['start']>>) =>
  lacksOf(session.live().course, countedOf(session), adviceOn(session.live().course));

it('[fsm-2024 8.8.1] a protest is open until its decision is written; two protests take two decisions', async () => {
  const session = await (await room()).start(fiveGames['fsm-2024']);
  expect(lacksIn(session)).toEqual([]);
  give(session, fileProtest(4, 'счёт рук'));
  give(session, fileProtest(7, ''));
  expect(lacksIn(session)).toEqual([
    { kind: 'protest', seat: 4, name: 'Мать-и-мачеха', note: 'счёт рук' },
    { kind: 'protest', seat: 7, name: 'Лис «Рыжий»', note: '' },
  ]);
  give(session, decideProtest(2, 'отклонён'));
  expect(lacksIn(session)).toEqual([{ kind: 'protest', seat: 4, name: 'Мать-и-мачеха', note: 'счёт рук' }]);
  give(session, decideProtest(1, 'отклонён'));
  expect(lacksIn(session)).toEqual([]);
});

it('a protest said during play is told before the signature until it is filed', async () => {
  const session = await (await room()).start(fiveGames['fsm-2024']);
  give(session, protestWord(4, 'ru'));
  expect(lacksIn(session)).toEqual([{ kind: 'said', seat: 4, name: 'Мать-и-мачеха' }]);
  give(session, fileProtest(4, 'счёт рук'));
  expect(lacksIn(session)).toEqual([{ kind: 'protest', seat: 4, name: 'Мать-и-мачеха', note: 'счёт рук' }]);
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

const gameWith = (id: RulebookId, clause: string, certainty: Certainty): string =>
  simulated(id, (text) => {
    const read = readNotation(text);
    return (
      !isRefusal(read) &&
      adviceOn(read.course).penalties.some((each) => each.clause === clause && each.certainty === certainty)
    );
  });

it.each([
  ['fsm-2024', '8.5', '8.5.8', null],
  ['neft-mmt', '19.5', '19.5.8', null],
  ['fiim-2025', '8.4.3, 8.5.2', '8.5.5/2.3', 'duty'],
] as const)(
  '[%s %s] a penalty that the record proves is lacking until it is answered',
  async (id, _, clause, waiver) => {
    const session = await (await room()).start(gameWith(id, clause, 'certain'));
    const asked = () => lacksIn(session).filter((lack) => lack.kind === 'advice' && lack.clause === clause);
    const [lack, ...others] = asked();
    expect(others).toEqual([]);
    if (lack?.kind !== 'advice') throw new Error('nothing is lacking');
    expect(lack.waiver).toBe(waiver);
    give(
      session,
      waiver
        ? waivePenalty(lack.seat, clause, waiver, '')
        : imposePenalty(lack.seat, clause, 'две ночи без проверки'),
    );
    expect(asked()).toEqual([]);
  },
);

it('[fiim-2025 8.5.2] a hint is asked about too where only a consent spares the player; elsewhere it may be left', async () => {
  const lacking = async (id: RulebookId, clause: string): Promise<number> => {
    const session = await (await room()).start(gameWith(id, clause, 'ask'));
    return lacksIn(session).filter((lack) => lack.kind === 'advice' && lack.clause === clause).length;
  };
  expect(await lacking('fiim-2025', '8.5.5/2.2.1')).toBe(1);
  expect(await lacking('fsm-2024', '8.5.5.1')).toBe(0);
});

it('[fiim-2025 8.1.6] what scoring gives by itself in a draw is not asked about', async () => {
  expect(lacksIn(await (await room()).start(fiveGames['fiim-2025']))).toEqual([]);
});

it.each(['ru', 'en'] as const)(
  '[fiim-2025 8.5.2] what the record only asks about may be denied in %s: then no consent is asked for',
  async (lang) => {
    const clause = '8.5.5/2.2.2';
    const session = await (await room()).start(gameWith('fiim-2025', clause, 'ask'));
    const asked = () => lacksIn(session).flatMap((lack) => (lack.kind === 'advice' ? [lack] : []));
    const found = asked().find((each) => each.clause === clause);
    if (!found) throw new Error('nothing is asked');
    give(session, sayNotSo(found, lang));
    expect(saidNotSo(session.live().course.state, found)).not.toBeNull();
    expect(asked().map((each) => each.clause)).not.toContain(clause);
    expect(countedOf(session).score.needs).toEqual([]);
  },
);
