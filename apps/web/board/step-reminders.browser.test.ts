// What the rulebooks ask of the room, as the screens of the table show it: the words and every clause, at each step that has some.
import { type Lang, langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { ReminderMoment } from '@omerta/rules/rulebooks/reminder.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { mismatches, room } from '@omerta/testkit/room.ts';
import { tagsOf } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStage, openStage } from '../e2e/stage.ts';

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
  opened.page.setDefaultTimeout(5_000);
}, 120_000);
afterAll(() => opened.close());

const dealt: readonly (Role | null)[] = [
  null,
  'red',
  'black',
  'red',
  'sheriff',
  'red',
  'black',
  'red',
  'red',
  'don',
  'red',
];

const linesOf = (id: RulebookId, text: string): readonly LineCommand[] => {
  const record = parse(`${tagsOf(id)}\n${text}\n`);
  if (isRefusal(record)) throw new Error(`${record.line}: ${record.code}`);
  return record.lines.map(({ command }) => command as LineCommand);
};

const toTheVote = 'night 1\nday 1\nnominate 1 2\nnominate 4 7\nspeech 10';
const toTheNight = `${toTheVote}\nvote 2: *\nlast 2`;
const toTheBestMove = `${toTheNight}\nnight 2\nshots: 6>4 9>4\ndon: -\nsheriff: -`;

/** Where the table stands when the moment has come: the lines of the game, and the presses of the large button after them. */
const standing: Readonly<Record<Exclude<ReminderMoment, 'game'>, readonly [lines: string, presses: number]>> =
  {
    night: [toTheNight, 0],
    // The agreement has begun: the press that ends it brings free seating.
    'free-seating': ['night 1', 1],
    // Every step of the first night has been passed.
    day: ['night 1\nnext\nnext\nnext', 0],
    vote: [toTheVote, 0],
    best: [toTheBestMove, 0],
  };

type Shown = readonly (readonly [text: string, clauses: readonly string[]])[];

const itemsIn = async (list: string): Promise<Shown> =>
  opened.page
    .locator(list)
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('span')?.textContent ?? '',
        [...item.querySelectorAll('.clause-link')].map((link) => link.textContent),
      ]),
    );

const show = (
  id: RulebookId,
  deal: readonly (Role | null)[],
  lines: readonly LineCommand[],
  presses: number,
): Promise<void> =>
  opened.page.evaluate(([game, count]) => globalThis.stage.show(game, count), [
    { rulebook: id, deal, lines },
    presses,
  ] as const);

const walk = (lang: Lang, selectors: readonly string[]): Promise<string> =>
  opened.page.evaluate(([chosen, list]) => globalThis.stage.walk(chosen, list), [lang, selectors] as const);

const clausesAt = (id: RulebookId, at: readonly ReminderMoment[]): readonly string[] =>
  Object.entries(room[id]).flatMap(([clause, asked]) => (at.includes(asked.at) ? [clause] : []));

/** Exactly these clauses, each beside words that say what it asks. */
const holds = (id: RulebookId, shown: Shown, clauses: readonly string[], lang: 'ru' | 'en'): void => {
  expect(shown.flatMap(([, links]) => links).toSorted()).toEqual(clauses.toSorted());
  for (const [text, links] of shown)
    for (const clause of links) {
      const asked = room[id][clause];
      expect(asked ? mismatches(asked, text, lang) : 'unknown', `${clause}: ${text}`).toEqual([]);
    }
};

for (const id of rulebookIds) {
  const beforeGame = clausesAt(id, ['game', 'night']);
  it(`[${id} ${beforeGame.join(', ')}] stands on the list before the game, in both languages`, async () => {
    await show(id, [], [], 0);
    for (const lang of langs) {
      await walk(lang, []);
      await opened.page.locator('.checklist li').first().waitFor();
      holds(id, await itemsIn('.checklist li'), beforeGame, lang);
    }
  });

  for (const moment of ['night', 'free-seating', 'day', 'vote', 'best'] as const) {
    const clauses = clausesAt(id, [moment]);
    if (clauses.length === 0) continue;
    it(`[${id} ${clauses.join(', ')}] is beside the phrase at its step (${moment}), and a tap tells it with its clauses`, async () => {
      const [lines, presses] = standing[moment];
      await show(id, dealt, linesOf(id, lines), presses);
      for (const lang of langs) {
        await walk(lang, []);
        const [only] = clauses;
        const asked = clauses.length === 1 && only !== undefined ? room[id][only] : undefined;
        const line = (await opened.page.locator('.step-reminder').textContent()) ?? '';
        expect(asked ? mismatches(asked, line, lang) : []).toEqual([]);
        await walk(lang, ['.step-reminder']);
        await opened.page.locator('.step-reminders li').first().waitFor();
        holds(id, await itemsIn('.step-reminders li'), clauses, lang);
        await opened.page.keyboard.press('Escape');
        await opened.page.locator('.step-reminders').waitFor({ state: 'detached' });
      }
    });
  }
}
