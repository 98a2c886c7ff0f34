// The demo's game: played through a session press by press it is the game that is written, in whatever names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../../texts/ru/texts.ts';
import { type Frame, framesOf } from './frames.ts';

const record = parse(readFileSync(join(import.meta.dirname, 'game.mgn'), 'utf8'));
if (isRefusal(record)) throw new Error(record.code);
const names = texts.demo.names.split(', ');
let frames: readonly Frame[] = [];
beforeAll(async () => {
  frames = await framesOf(record, names);
});

it('ends as the written game does: who left and how, every ballot, every foul', () => {
  const { state } = replay(record);
  const shown = frames.at(-1)?.live.course.state;
  expect(shown).toMatchObject({ result: state.result, fouls: state.fouls, alive: state.alive });
  expect(shown?.out).toEqual(state.out);
  expect(shown?.ballots).toEqual(state.ballots);
});

it('begins with ten at the table, in the names of the language, and tells every event once', () => {
  expect(frames[0]?.live.course.opening.players.map(({ name }) => name)).toEqual(names);
  const told = frames.flatMap(({ events }) => events);
  expect(told.filter(({ type }) => type === 'PlayerNominated').length).toBe(
    record.lines.filter(({ command }) => command.type === 'nominate').length,
  );
  expect(new Set(told).size).toBe(told.length);
});

it('shows every moment that a referee meets: a speech under its clock, hands up, numbers called, an answer to a check', () => {
  const seen = frames.map(({ live: { course, aside } }) => ({ state: course.state, aside }));
  expect(
    seen.filter(({ aside }) => aside.standing?.step === 'speech' && aside.clock !== null).length,
  ).toBeGreaterThan(15);
  expect(seen.some(({ aside }) => aside.draft.seats.length > 3 && aside.draft.calledAt !== null)).toBe(true);
  expect(seen.some(({ aside }) => aside.calling !== null)).toBe(true);
  expect(seen.some(({ aside }) => aside.standing?.step === 'sheriff')).toBe(true);
});
