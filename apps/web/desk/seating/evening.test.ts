// An evening's games: the round they become, and a played game brought whole into a real office.
import { isRefusal } from '@omerta/base/refusal.ts';
import { playClever } from '@omerta/bots/clever-game.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { type Office, openOffice } from '@omerta/office/office.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { scoringFor } from '@omerta/scoring/testing/sheets.ts';
import { gameOf, gamesOf } from '@omerta/tournament/state.ts';
import { describe, expect, it } from 'vitest';
import type { DeskGame } from '../wire/picture.ts';
import { readPlayed, roundFor, seatOrders, takeOrders } from './evening.ts';

const people = Array.from({ length: 10 }, (_, i) => `p${i + 1}`);
const sure = { red: 1, black: 1 };

const recordBy = (rulebook: RulebookId, seed = 7): string => {
  const chosen = scoringFor(rulebook).rulebook;
  return writeDown(chosen, playClever(chosen, seed, sure));
};

const playedBy = (rulebook: RulebookId) => {
  const read = readPlayed(recordBy(rulebook), scoringFor(rulebook));
  if (isRefusal(read)) throw new Error(read.code);
  return read;
};

/** An evening of that rulebook with its ten and a referee. */
const evening = async (rulebook: RulebookId): Promise<{ readonly office: Office; give: Give }> => {
  const office = openOffice(await memoryStore(), 'club');
  let count = 0;
  const handle = async (to: object, by: string, command: object): Promise<void> => {
    const handled = await office.handle({ ...to, command: { ...command, id: `c${++count}`, by } });
    if (isRefusal(handled)) throw new Error(`${handled.code}: ${handled.sentence.en}`);
  };
  const give: Give = (by, command) => handle({ to: 'tournament', tournament: 'cup' }, by, command);
  await handle({ to: 'club' }, 'org', { type: 'found-club', name: 'Club' });
  for (const person of [...people, 'ref'])
    await handle({ to: 'club' }, 'org', { type: 'add-person', person });
  const rules = { rulebook, switches: {} };
  const made = { name: 'Evening', kind: 'evening', zone: 'UTC', rules, secondConfirmation: false };
  await give('org', { type: 'create-tournament', ...made });
  for (const office of ['referee', 'organiser'])
    await give('org', { type: 'appoint', person: 'ref', office });
  return { office, give };
};
type Give = (by: string, command: object) => Promise<void>;

describe('a game that was played elsewhere', () => {
  it.each(rulebookIds)(
    '%s: is seated, led, its sheet handed in and signed, with its record kept',
    async (rulebook) => {
      const { office, give } = await evening(rulebook);
      const played = playedBy(rulebook);
      const seating = { stage: 'evening', table: 1, players: people, referee: 'ref' };
      for (const order of takeOrders({ games: [] }, seating, played)) await give('ref', order);
      const { state } = await office.tournament('cup');
      expect(gameOf(state, 'evening/1/1')).toMatchObject({
        seats: people,
        referee: 'ref',
        winner: played.winner,
        signedBy: 'ref',
      });
      expect(gamesOf(state)).toHaveLength(1);
      expect(gameOf(state, 'evening/1/1')?.record).toContain('"p10"');
    },
  );

  it('is refused before anybody is seated: no record, other rules, a line that does not follow, no result', () => {
    const scoring = scoringFor('fsm-2024');
    const text = recordBy('fsm-2024');
    expect(readPlayed('hello', scoring)).toEqual({ code: 'not-a-record', line: 1 });
    expect(readPlayed(recordBy('neft-mmt'), scoring)).toEqual({ code: 'other-rules' });
    const lines = text.trimEnd().split('\n');
    expect(readPlayed(`${lines.slice(0, 15).join('\n')}\n`, scoring)).toEqual({ code: 'unfinished' });
    expect(readPlayed(`${lines.slice(0, 11).join('\n')}\nvote 1\n`, scoring)).toMatchObject({
      code: expect.stringMatching(/^(not-a-record|refused-line)$/),
      line: 12,
    });
  });
});

const game = (facts: Partial<DeskGame>) =>
  ({ table: 1, round: 1, seats: people, referee: 'ref', status: 'signed', ...facts }) as DeskGame;

it('a game stands in the first round in which its table is free and none of the ten plays or leads', () => {
  const others = people.map((person) => `other-${person}`);
  expect(roundFor({ games: [] }, 1, people)).toBe(1);
  expect(roundFor({ games: [game({})] }, 2, others)).toBe(1);
  expect(roundFor({ games: [game({})] }, 2, people)).toBe(2);
  expect(roundFor({ games: [game({})] }, 1, others)).toBe(2);
  expect(roundFor({ games: [game({})] }, 2, [...others.slice(1), 'ref'])).toBe(2);
  // An annulled game keeps its number, and frees its people.
  expect(roundFor({ games: [game({ status: 'annulled' })] }, 1, people)).toBe(2);
  expect(roundFor({ games: [game({ status: 'annulled' })] }, 2, people)).toBe(1);
});

it('ten who are there are seated as said or by lot, with a referee or none yet', () => {
  const seating = { stage: 'evening', table: 1, players: people, drawn: true };
  expect(seatOrders({ games: [game({})] }, { ...seating, referee: 'ref' })).toEqual([
    { type: 'seat-game', stage: 'evening', round: 2, table: 1, players: people, drawn: true },
    { type: 'assign-referees', game: 'evening/2/1', referee: 'ref', sides: [] },
  ]);
  expect(seatOrders({ games: [] }, { ...seating, referee: null }).map(({ type }) => type)).toEqual([
    'seat-game',
  ]);
});
