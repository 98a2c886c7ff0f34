// A vote on the real screen, in every rulebook and both languages: what it needs, how it came out, and every vote of the game one tap away by day.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { candidates, positionAfter } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { langsInTurn } from './in-turn.ts';
import { openStage } from './stage.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const langs = ['ru', 'en'] as const;
type Lang = (typeof langs)[number];

const words = {
  ru: {
    tie: 'поровну: переголосование',
    tieAgain: 'снова поровну: подъём',
    failed: 'не прошёл: 2, 7 остаются',
    needed: 'нужно 6',
    rest: 'остальные',
    fell: '2 без руки',
    said: '«Игроки № 2 и № 7 набрали по 5. Переголосование»',
    saidNeft: '«Переголосование между игроками: № 2 и № 7»',
    saidAgain: '«Игроки № 2 и № 7 снова набрали по 5»',
    thanks: '«Спасибо. За: 5»',
    stay: '«Большинства нет. Игроки № 2 и № 7 остаются в игре»',
    inFavour: '5 из 10',
  },
  en: {
    tie: 'a tie: re-vote',
    tieAgain: 'tied again: a lift',
    failed: 'not passed: 2, 7 stay',
    needed: '6 needed',
    rest: 'the rest',
    fell: '2 without a hand',
    said: '“Players 2 and 7 have 5 votes each. We vote again”',
    saidNeft: '“Re-vote between players 2 and 7”',
    saidAgain: '“Players 2 and 7 have 5 votes each again”',
    thanks: '“Thank you. In favour: 5”',
    stay: '“No majority. Players 2 and 7 stay in the game”',
    inFavour: '5 of 10',
  },
} as const;

describe('the outcome of a vote', () => {
  let opened: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    opened = await openStage();
  }, 120_000);
  afterAll(() => opened?.close());

  const stageAt = async (id: RulebookId, lines: readonly string[], lang: Lang): Promise<void> => {
    const game = { rulebook: id, deal: roles, lines: linesOf(positionAfter(id, lines).state) };
    await opened.page.evaluate((staged) => globalThis.stage.show(staged), game);
    await opened.page.evaluate((spoken) => globalThis.stage.walk(spoken, []), lang);
  };
  const next = (): Promise<void> => opened.page.locator('.next-bar .main').click();
  const count = (hands: number): Promise<void> => opened.page.locator(`[data-count="${hands}"]`).click();
  const texts = (selector: string): Promise<string[]> => opened.page.locator(selector).allInnerTexts();
  const votes = (within = '.outcome'): Promise<(string | null)[]> =>
    opened.page
      .locator(`${within} [data-votes]`)
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-votes')));
  /** The marks of each seat, in the order of the ballots. */
  const grid = (): Promise<readonly string[]> =>
    opened.page
      .locator('.vote-grid tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('[aria-hidden]')].map((mark) => mark.textContent).join(''),
        ),
      );
  const needed = async (): Promise<string | null> => {
    const found = opened.page.locator('[data-needed]');
    return (await found.count()) > 0 ? (await found.innerText()).replace(/^ · /, '').trim() : null;
  };
  const position = (): Promise<readonly (string | undefined)[]> =>
    opened.page
      .locator('main[data-phase]')
      .evaluate(({ dataset }: HTMLElement) => [dataset['standing'], dataset['expected']]);

  for (const [id, lang] of rulebookIds.flatMap((each, i) =>
    langsInTurn(i).map((spoken) => [each, spoken] as const),
  )) {
    it(`${id}, ${lang}: a tie, a re-vote and a lift that fails are each told before anything follows`, async () => {
      const { page } = opened;
      const own = words[lang];
      await stageAt(id, [...candidates, 'speech 10'], lang);
      expect(await needed()).toBe(own.needed);
      await next();
      for (const seat of [1, 3, 4, 5, 10]) await page.locator(`[data-seat="${seat}"]`).click();
      await next();
      // The last one gets all that are left: no number decides it.
      expect(await needed()).toBeNull();
      await count(3);
      await next();
      expect(await position()).toEqual(['vote', 'tie-speech 2']);
      expect(await votes()).toEqual(['2 5', '7 5']);
      expect(await texts('.outcome li:last-child small i')).toEqual([own.rest, own.fell]);
      expect(await texts('.outcome .who')).toEqual([own.tie]);
      expect((await texts('.phrase > span:first-child'))[0]).toContain(
        id === 'neft-mmt' ? own.saidNeft : own.said,
      );
      await next();
      expect(await position()).toEqual(['tie-speech 2', 'tie-speech 2']);
      await next();
      await next();
      await count(5);
      await next();
      await next();
      expect(await position()).toEqual(['vote', 'lift']);
      expect(await texts('.outcome .who')).toEqual([own.tieAgain]);
      expect((await texts('.phrase > span:first-child'))[0]).toContain(own.saidAgain);
      await next();
      expect([await position(), await needed()]).toEqual([['', 'lift'], own.needed]);
      await count(5);
      expect((await texts('.phrase > span:first-child'))[0]).toContain(own.thanks);
      await next();
      expect(await position()).toEqual(['lift', 'night']);
      expect(await texts('.outcome .big, .outcome .who')).toEqual(['5', own.failed]);
      expect((await texts('.phrase > span:first-child'))[0]).toContain(own.stay);
      await page.locator('[data-tool="votes"]').click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await votes('.vote-grid')).toEqual(['2 5', '7 5', '2 5', '7 5', `2, 7 ${own.inFavour}`]);
      expect(await grid()).toEqual(['2??', '???', '2??', '2??', '2??', '???', '???', '???', '???', '2??']);
      await page.locator('[data-do="close"]').click();
      await dialog.waitFor({ state: 'detached' });
    });
  }

  it.each(rulebookIds)(
    '%s: the votes of an earlier day are one tap from a speech and from a vote',
    async (id) => {
      const { page } = opened;
      const day2 = [
        ...[...candidates, 'vote 2: 1 3 4', 'vote 7: 2 5', 'last 7', 'night 2', 'shots: 2>- 6>- 9>-'],
        ...['don: -', 'sheriff: -', 'day 2'],
      ];
      const known = ['2', '7', '2', '2', '7', '(7)', '(7)', '(7)', '(7)', '(7)'];
      for (const more of [[], ['nominate 2 9', 'nominate 3 10', 'speech 1']]) {
        await stageAt(id, [...day2, ...more], 'ru');
        await page.locator('[data-tool="votes"]').click();
        await page.getByRole('dialog').waitFor();
        expect([more, await grid()]).toEqual([more, known]);
        await page.locator('[data-do="close"]').click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await stageAt(id, [...day2, 'nominate 2 9', 'nominate 3 10', 'vote 9: 2 3 4 5 6'], 'ru');
      await page.locator('[data-tool="votes"]').click();
      await page.getByRole('dialog').waitFor();
      const open = ['2–', '79', '29', '29', '79', '(7)9', '(7)×', '(7)–', '(7)–', '(7)–'];
      expect([await grid(), await votes('.vote-grid')]).toEqual([open, ['2 3', '7 7', '9 5', '10 –']]);
      const wide = await page.evaluate(() =>
        [document.documentElement, document.querySelector('.dialog')].map(
          (each) => each && each.scrollWidth - each.clientWidth,
        ),
      );
      expect(wide).toEqual([0, 0]);
      await page.locator('[data-do="close"]').click();
    },
  );

  it('an outcome costs no press: from the call of the vote to the last word as many as hands and steps', async () => {
    const { page } = opened;
    await stageAt('fsm-2024', [...candidates, 'speech 10'], 'ru');
    let presses = 0;
    for (const press of [next, () => count(4), next, next, next]) {
      await press();
      presses++;
    }
    expect([await position(), presses]).toEqual([['last 7', 'last 7'], 5]);
    await page.locator('[data-tool="undo"]').click();
    expect([await position(), await votes()]).toEqual([
      ['vote', 'last 7'],
      ['2 4', '7 6'],
    ]);
  });

  /** Nothing of the middle lies under or over a seat that a thumb is to hit. */
  const covered = (): Promise<readonly string[]> =>
    opened.page.evaluate(() => {
      const seats = [...document.querySelectorAll('.seat .disc')].map((disc) => disc.getBoundingClientRect());
      return [...document.querySelectorAll('.centre :is(li, p, button)')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const hits = seats.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
        return hits
          ? [`${part.tagName} ${part.textContent} ${Math.round(box.top)}-${Math.round(box.bottom)}`]
          : [];
      });
    });

  it('ten candidates with a vote each stand clear of the seats on a phone and on a small one', async () => {
    const { page } = opened;
    const ten = [5, 6, 7, 8, 9, 10, 1, 2, 3, 4];
    const lines = [
      'night 1',
      'day 1',
      ...ten.map((seat, i) => `nominate ${i + 1} ${seat}`),
      ...ten.slice(0, 9).map((seat) => `vote ${seat} = 1`),
    ];
    await stageAt('fsm-2024', lines, 'ru');
    await next();
    await next();
    expect(await votes()).toEqual(ten.map((seat) => `${seat} 1`));
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect([width, await covered()]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: 360, height: 640 });
  });

  it('on the smallest phone no name lies under the tools, in a speech, a vote and a lift', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 568 });
    const tied = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5'];
    for (const lines of [candidates, [...candidates, 'speech 10'], [...candidates, 'vote 2 = 3'], tied]) {
      await stageAt('fsm-2024', lines, 'ru');
      const hidden = await page.evaluate(() => {
        const top = document.querySelector('.tools .button')?.getBoundingClientRect().top ?? 0;
        return [...document.querySelectorAll('.seat :is(.nick, .state)')]
          .filter((name) => name.getBoundingClientRect().bottom > top)
          .map((name) => name.textContent);
      });
      expect([lines.at(-1), hidden]).toEqual([lines.at(-1), []]);
    }
    await page.setViewportSize({ width: 360, height: 640 });
  });
});
