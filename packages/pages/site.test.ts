// The pages of a small tournament: nothing that is withheld or unsettled, no name as markup, every link to a page there is.
import { join } from 'node:path';
import { inEvery, langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import {
  endGame,
  gameIn,
  give,
  handIn,
  minutesAfter,
  newHall,
  openHall,
  people,
  playGame,
  recordFor,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from '@omerta/tournament/testing/hall.ts';
import { publicStandings, publicView } from '@omerta/tournament/view/public.ts';
import { releasedGames } from '@omerta/tournament/view/released.ts';
import { describe, expect, it } from 'vitest';
import { clausesIn } from './rules-page.ts';
import { type Files, siteOf } from './site.ts';

const harm = `"><img src=x onerror='alert(1)'></script><script>`;

const siteIn = async (
  { state }: TestHall,
  nick: (person: string) => string = (person) => person,
): Promise<Files> => {
  const view = publicView(state);
  const people = [...view.players, ...view.officials.map(({ person }) => person)];
  const words = new Map(
    await Promise.all(langs.map(async (lang) => [lang, await clausesIn(view, lang)] as const)),
  );
  return siteOf(
    {
      picture: {
        tournament: 'cup',
        n: 1,
        view,
        names: Object.fromEntries(people.map((person) => [person, nick(person)])),
      },
      released: releasedGames(state),
      rowsAfter: (moment) => {
        const table = publicStandings(state, moment);
        return table === null || isRefusal(table) ? null : reportStandings(table).rows;
      },
      poster: null,
    },
    words,
  );
};

/** Two games played: one by its record. */
const played = (): TestHall => {
  const hall = openHall({ rounds: 2, players: 20 });
  playGame(hall, 'q/1/1', 'red', {
    firstKilled: 2,
    bestMove: [8, 9, 3],
    extra: [{ seat: 1, points: '0.3', by: 'referee' }],
  });
  const game = 'q/1/2';
  endGame(hall, game, 'red');
  const lines = `nominate 1 8
nominate 2 3
vote 8: 1 2 3 4 5 6
vote 3: -
last 8
night 2
shots: 9>2 10>2
don: 1
sheriff: 9
best: 8 9 10
day 2
last 2
nominate 3 9
vote 9: 1 3 4 5 6
last 9
night 3
shots: 10>3
don: -
sheriff: 10
day 3
last 3
nominate 4 10
vote 10: 1 4 5 6
last 10`;
  const record = recordFor(hall, game, [lines]);
  give(hall, 'ref2', 'hand-in-sheet', { game, paper: { record } });
  give(hall, 'ref2', 'sign-sheet', { game });
  give(hall, 'admin', 'confirm-sheet', { game });
  return hall;
};

const otherCards = (sheet: Sheet): Partial<Sheet> => ({
  seats: sheet.seats.map(({ player }, i) => ({ player, role: sheet.seats[(i + 3) % 10]?.role ?? 'red' })),
});

describe('the pages of a tournament', () => {
  it('lead to pages and files that are there, and every clause to its words', async () => {
    const files = await siteIn(played());
    expect([...files.keys()].filter((name) => name.startsWith('records/'))).toEqual([
      'records/q_2f1_2f2.mgn',
    ]);
    for (const [name, text] of files) {
      if (!name.endsWith('.html')) continue;
      for (const [, address = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
        const { pathname, hash } = new URL(address, `file:///${name}`);
        const target = files.get(pathname.slice(1));
        expect(target !== undefined || pathname.startsWith('/assets/'), `${name}: ${address}`).toBe(true);
        if (hash !== '') expect(target, `${name}: ${address}`).toContain(`id="${hash.slice(1)}"`);
      }
    }
  });

  it('tell a recorded game line by line with the clause behind each consequence', async () => {
    const files = await siteIn(played());
    const page = files.get('en/game-q_2f1_2f2.html') ?? '';
    expect(page).toContain('The game line by line');
    expect(page).toMatch(/<ul><li>[^<]* <a class="clause"/);
    expect(files.get('ru/game-q_2f1_2f1.html')).not.toContain('Ход игры');
  });

  it('hold no name as markup, in whatever page it stands', async () => {
    const files = await siteIn(played(), (person) => harm + person);
    for (const [name, text] of files)
      if (name.endsWith('.html')) expect(text.match(/<img|<script>|onerror='/)?.[0], name).toBeUndefined();
    expect(files.get('records/q_2f1_2f2.mgn')).toContain('[seat 1 "“><img');
  });

  it.each([
    ['not settled', () => undefined],
    ['hidden', (hall: TestHall) => give(hall, 'org', 'withhold-results', { how: 'hidden' })],
  ])('are the same for other cards while a result is %s', async (_, withhold) => {
    const of = async (cards: (hall: TestHall) => Partial<Sheet>): Promise<Files> => {
      const hall = openHall({ rounds: 2 });
      handIn(hall, 'q/1/1', 'red', cards(hall));
      withhold(hall);
      return siteIn(hall);
    };
    const usual = await of(() => ({}));
    expect([...(await of((hall) => otherCards(sheetFor(hall, 'q/1/1', 'red'))))]).toEqual([...usual]);
  });

  it('differ once the result is told: the cards were there to be hidden', async () => {
    const of = async (cards: (hall: TestHall) => Partial<Sheet>): Promise<Files> => {
      const hall = openHall({ rounds: 2 });
      playGame(hall, 'q/1/1', 'red', cards(hall));
      return siteIn(hall);
    };
    const usual = await of(() => ({}));
    const other = await of((hall) => otherCards(sheetFor(hall, 'q/1/1', 'red')));
    expect([...other]).not.toEqual([...usual]);
  });

  it('say when a round begins, by the clocks of its own place', async () => {
    const hall = openHall({ rounds: 2 });
    give(hall, 'org', 'plan-rounds', { rounds: [{ stage: 'q', round: 1, at: minutesAfter(hall.now, 60) }] });
    const files = await siteIn(hall);
    const timesIn = inEvery(
      (lang) => /<p class="now">(.*?)<\/p>/.exec(files.get(`${lang}/index.html`) ?? '')?.[1],
    );
    const time = (said: string): string => `<time datetime="2024-05-10T16:00:00.000Z">${said}</time>`;
    expect(timesIn).toEqual({
      en: `Qualifying, round 1 · planned for ${time('May 10 at 19:00')}`,
      ru: `Qualifying, тур 1 · по плану ${time('10 мая в 19:00')}`,
    });
    expect(gameIn(hall, 'q/1/1').status).toBe('scheduled');
  });

  it('say now of what is played, and name each table once while its next game is called', async () => {
    const hall = openHall({ rounds: 2, players: 20 });
    startGame(hall, 'q/1/1');
    const { state } = hall;
    const next = { ...gameIn(hall, 'q/1/1'), id: 'q/2/1', round: 2 };
    const files = await siteIn({
      ...hall,
      state: { ...state, games: { ...state.games, [next.id]: { ...next, status: 'called' } } },
    });
    const [person = ''] = gameIn(hall, 'q/1/1').seats;
    for (const [lang, now] of [
      ['en', 'Now'],
      ['ru', 'Сейчас'],
    ] as const) {
      const page = files.get(`${lang}/index.html`) ?? '';
      expect(page).toContain(`<h2 id="now">${now}</h2>`);
      const playing = /<h2 id="play">.*?<\/section>/s.exec(page)?.[0] ?? '';
      expect([...playing.matchAll(/href="(game-[^"]*)"/g)].map(([, file]) => file)).toEqual([
        'game-q_2f1_2f1.html',
      ]);
      expect(files.get(`${lang}/player-${person}.html`)).toContain(
        `<p>${now}: <a href="game-q_2f1_2f1.html"`,
      );
    }
  });

  it('write decimals of a seating as the language does', async () => {
    const files = await siteIn(openHall({ rounds: 2, players: 20 }));
    const percents = inEvery(
      (lang) => /\d+[.,]\d\d(?= %)/.exec(files.get(`${lang}/seating.html`) ?? '')?.[0],
    );
    expect(percents.en).toMatch(/\./);
    expect(percents.ru).toBe(percents.en?.replace('.', ','));
  });
});

describe('the table', () => {
  const heads = async (rulebook: RulebookId): Promise<readonly (string | undefined)[]> => {
    const hall = openHall({ rounds: 1, rules: rulesOf(rulebook) });
    playGame(
      hall,
      'q/1/1',
      'red',
      rulebook === 'bel-canto' ? { extra: [{ seat: 1, points: 'li1', by: 'referee' }] } : {},
    );
    const page = (await siteIn(hall)).get('ru/standings.html') ?? '';
    return [...page.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, head]) => head);
  };

  it('[bel-canto 8.4.1, 8.6.2, 8.6.3] has the columns of its rulebook and no other', async () => {
    const usual = ['№', 'Игрок', 'Сумма', 'Победы', 'Осн.'];
    expect(await heads('fsm-2024')).toEqual([...usual, 'Ci', 'Доп.', 'Прочее', 'ПУ']);
    expect(await heads('bel-canto')).toEqual([...usual, 'Доп.', 'Прочее', 'K', 'ЛИ1', 'ЛИ2', 'ПУ']);
  });

  it('counts the grades of a best player', async () => {
    const hall = openHall({ rounds: 1, rules: rulesOf('bel-canto') });
    playGame(hall, 'q/1/1', 'red', { extra: [{ seat: 1, points: 'li1', by: 'referee' }] });
    const page = (await siteIn(hall)).get('ru/standings.html') ?? '';
    const cells = [...(/<tr id="row-p1">.*?<\/tr>/s.exec(page)?.[0] ?? '').matchAll(/wide">([^<]*)</g)];
    expect(cells.map(([, cell]) => cell)).toEqual(['2', '1', '0', '0', '1', '0', '0']);
    expect(page).not.toContain('Ci');
  });
});

it('where every published round is played the page does not say that none is published', async () => {
  const hall = openHall({ rounds: 1 });
  playGame(hall, 'q/1/1', 'red');
  const page = (await siteIn(hall)).get('ru/index.html') ?? '';
  expect([page.includes('Опубликованные туры сыграны.'), page.includes('Туры ещё не опубликованы.')]).toEqual(
    [true, false],
  );
});

it('an evening lays no rounds: its games are listed as they were seated, and every link leads to a page', async () => {
  const hall = newHall();
  give(hall, 'org', 'create-tournament', {
    name: 'Вечер «Ёлка»',
    kind: 'evening',
    zone: 'Europe/Minsk',
    rules: rulesOf('fsm-2024'),
    secondConfirmation: false,
  });
  give(hall, 'org', 'appoint', { person: 'ref1', office: 'referee' });
  const seat = { stage: 'evening', players: people(10), drawn: false };
  give(hall, 'org', 'seat-game', { ...seat, round: 1, table: 1 });
  give(hall, 'org', 'assign-referees', { game: 'evening/1/1', referee: 'ref1', sides: [] });
  playGame(hall, 'evening/1/1', 'black');
  give(hall, 'org', 'seat-game', { ...seat, round: 2, table: 2 });
  const files = await siteIn(hall);
  const page = files.get('ru/index.html') ?? '';
  const links = [...page.matchAll(/href="([^"#:]+\.html)/g)].map(([, to]) => join('ru', to ?? ''));
  expect(page).not.toContain('Туры ещё не опубликованы.');
  expect(links.filter((to) => to.includes('game')).length).toBeGreaterThanOrEqual(2);
  expect(links.filter((to) => !files.has(to))).toEqual([]);
});
