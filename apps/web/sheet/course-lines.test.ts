// The course of the game on the protocol: what a line says, where it stands, and when it was given.
import { isRefusal } from '@omerta/base/refusal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import { courseLines } from './course-lines.ts';
import { fiveGames } from './testing/five-games.ts';
import { room } from './testing/played.ts';

const told = async (text: string): Promise<readonly string[]> => {
  const session = await (await room()).start(text);
  return courseLines(session.live().course.state).flatMap(({ moment, lines }) =>
    lines.map(({ told: { ru }, answer }) =>
      [`${moment.kind} ${moment.number}`, ru, answer].filter(Boolean).join(' | '),
    ),
  );
};

it('[neft-mmt 17.1] the culprit of a forfeit, an incident and what was ruled stand between the lines they came between', async () => {
  const record = fiveGames['neft-mmt'].replace(
    'forfeit 9 (17.1)',
    'incident (14.1) "телефон за столом"\nruling "игра продолжается"\nfoul 4 (14.1)\nforfeit 9 (17.1)',
  );
  expect((await told(record)).filter((line) => line.startsWith('day 3'))).toEqual([
    'day 3 | Происшествие: «телефон за столом».',
    'day 3 | Решение судьи: «игра продолжается».',
    'day 3 | Фол игроку № 4.',
    'day 3 | Судья объявляет ППК за нарушение игрока № 9.',
    'day 3 | Протест игрока № 8: «счёт рук».',
  ]);
});

it('[fsm-2024 4.5.6, 4.5.7] each night check stands in its night with the answer given', async () => {
  expect((await told(fiveGames['fsm-2024'])).filter((line) => / провер|Проверки/.test(line))).toEqual([
    'night 2 | Дон проверяет игрока № 4. | sheriff',
    'night 2 | Шериф проверяет игрока № 2. | black',
    'night 3 | Дон проверяет игрока № 3. | notSheriff',
    'night 3 | Проверки Шерифа нет.',
    'night 4 | Дон проверяет игрока № 8. | notSheriff',
    'night 4 | Проверки Шерифа нет.',
  ]);
});

it('a line has the time it was given at, and none where the record tells none', async () => {
  const text = fiveGames['fsm-2024'].replace('night 2\n', 'incident "шум в зале"\nnight 2\n');
  const session = await (await room()).start(text);
  const { state } = session.live().course;
  const at = linesOf(state).find(({ type }) => type === 'incident')?.at;
  const timesOf = (of: GameState) =>
    courseLines(of).flatMap(({ lines }) =>
      lines.flatMap((line) => (line.told.en.startsWith('Incident') ? [line.at] : [])),
    );
  expect(timesOf(state)).toEqual([at]);
  expect(at).toBeGreaterThan(0);
  const read = readNotation(text);
  expect(!isRefusal(read) && timesOf(read.course.state)).toEqual([null]);
});
