// One truth for a result: over tournaments by bots, every door tells of every game who won, and that a ruling changed it.
import { langs } from '@omerta/base/lang.ts';
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { exported } from '@omerta/documents/exports/export.ts';
import type { ReadGame } from '@omerta/documents/exports/exported-game.ts';
import { exportForms } from '@omerta/documents/exports/forms.ts';
import { readImafiaGames } from '@omerta/documents/exports/imafia.ts';
import { readMafiaratingsGames } from '@omerta/documents/exports/mafiaratings.ts';
import { readMwtForms } from '@omerta/documents/exports/mwt.ts';
import { readSheetsCsv, readWorkbook } from '@omerta/documents/exports/spreadsheet.ts';
import { foot } from '@omerta/documents/protocol/foot.ts';
import { filledGame } from '@omerta/documents/tournament/game-paper.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { openOffice } from '@omerta/office/office.ts';
import { paperIn } from '@omerta/office/paper.ts';
import { simulateTournament } from '@omerta/office/simulate/simulate.ts';
import { siteFiles } from '@omerta/pages/frame/addresses.ts';
import { clausesIn } from '@omerta/pages/rules-page.ts';
import { siteOf } from '@omerta/pages/site.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Store } from '@omerta/store/store.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { type Game, gamesOf, isCounted, type TournamentState } from '@omerta/tournament/state.ts';
import { deskView } from '@omerta/tournament/view/officials.ts';
import { publicView } from '@omerta/tournament/view/public.ts';
import { releasedGames } from '@omerta/tournament/view/released.ts';
import { beforeAll, expect, it } from 'vitest';
import { liveServer } from '../testing/live-server.ts';

const tournaments = Math.ceil(sizeOf('tournaments') / 5);
/** The law says nothing where no ruling changes a result: it goes on until as many have. */
const rulings = 2;

/** What a door says of a game; `isRuled` null where the door has no room for it. */
type Said = { readonly door: string; readonly winner: unknown; readonly isRuled: boolean | null };
type Doors = ReadonlyMap<string, readonly Said[]>;

const pageSays = (door: string, page: string): Said => ({
  door,
  winner: /<p class="now"><b class="(\w+)">/.exec(page)?.[1],
  isRuled: page.includes('data-ruled="result"') && page.includes('by a ruling</p>'),
});

const addressOf = ({ id }: Game): string => encodeURIComponent(id);

const served = async (store: Store, tournament: string, games: readonly Game[]): Promise<Doors> => {
  const server = await liveServer(store, () => new Date('2030-01-01T00:00:00Z'));
  const bodyOf = async (url: string): Promise<string> =>
    (await server.app.inject({ method: 'GET', url })).body;
  const api = `/api/tournaments/${tournament}`;
  const whole = JSON.parse(await bodyOf(`${api}?as=public`)).view;
  const list = await bodyOf(`/live/${tournament}?lang=en`);
  const found = new Map<string, readonly Said[]>();
  for (const game of games) {
    const at = addressOf(game);
    const entry = whole.games.find((each: { readonly game: string }) => each.game === game.id);
    const seen = async (as: string): Promise<Said> => {
      const { result } = JSON.parse(await bodyOf(`${api}/games/${at}?as=${as}`)).view;
      return { door: `API of the game, ${as}`, winner: result?.winner, isRuled: result?.by === 'ruling' };
    };
    const line = new RegExp(`/games/${at}\\?lang=en">[^<]*</a> <span class="(\\w+)">(.*)`).exec(list);
    found.set(game.id, [
      { door: 'API of the tournament', winner: entry.result?.winner, isRuled: entry.ruled === 'result' },
      await seen('public'),
      pageSays('page', await bodyOf(`/live/${tournament}/games/${at}?lang=en`)),
      {
        door: 'page of the tournament',
        winner: line?.[1],
        isRuled: line?.[2]?.includes('by a ruling') ?? false,
      },
    ]);
  }
  await server.close();
  return found;
};

const published = async (state: TournamentState, games: readonly Game[]): Promise<Doors> => {
  const view = publicView(state);
  const words = await Promise.all(langs.map(async (lang) => [lang, await clausesIn(view, lang)] as const));
  const files = siteOf(
    {
      picture: { tournament: 'cup', n: 1, view, names: {} },
      released: releasedGames(state),
      rowsAfter: () => null,
      poster: null,
    },
    new Map(words),
  );
  const pages = [...files].filter(([, text]) => text.includes('<html lang="en"'));
  return new Map(
    games.map((game) => {
      const [, page = ''] = pages.find(([path]) => path.endsWith(siteFiles.game(game.id))) ?? [];
      return [game.id, [pageSays('site', page)]];
    }),
  );
};

const handedOn = async (store: Store, tournament: string, state: TournamentState): Promise<Doors> => {
  const names = (person: string) => ({ nick: person, club: null });
  const paper = await paperIn(store, { tournament, state, names });
  const bytes = new Map(
    await Promise.all(exportForms.map(async (form) => [form, await exported(paper, form)] as const)),
  );
  const textOf = (form: string): string =>
    new TextDecoder().decode([...bytes].find(([each]) => each === form)?.[1]);
  const jsonOf = (form: string): unknown => JSON.parse(textOf(form));
  const workbook = bytes.get('xlsx') ?? new Uint8Array();
  const read = {
    csv: readSheetsCsv(textOf('csv')),
    xlsx: await readWorkbook(workbook),
    mwt: readMwtForms(jsonOf('mwt')),
    imafia: readImafiaGames(jsonOf('imafia')),
    mafiaratings: readMafiaratingsGames(jsonOf('mafiaratings')),
  };
  const cells = textOf('csv').split('\n');
  return new Map(
    paper.games.map((game) => {
      const isThis = (each: ReadGame): boolean =>
        each.stage === game.stage && each.round === game.round && each.table === game.table;
      const exports = Object.entries(read).map(([door, games]): Said => {
        const own = isRefusal(games) ? undefined : games.find(isThis);
        return { door, winner: own?.sheet.winner, isRuled: null };
      });
      const row = cells.find((line) => line.startsWith(`${game.stage},${game.round},${game.table},`)) ?? '';
      const filled = filledGame(paper, game, 'en', null);
      return [
        game.id,
        [
          ...exports,
          { door: 'column of the csv', winner: row.split(',')[3], isRuled: row.includes(',result,') },
          {
            door: 'protocol',
            winner: filled?.played?.winner,
            isRuled:
              filled !== null && JSON.stringify(foot(filled, 'en')).includes('result changed by a ruling'),
          },
        ],
      ];
    }),
  );
};

const atDesk = (state: TournamentState): Doors =>
  new Map(
    deskView(state, '', state.at ?? '').games.map(({ id, winner, ruled }) => [
      id,
      [{ door: 'desk', winner, isRuled: ruled === 'result' }],
    ]),
  );

const faults: string[] = [];
let changed = 0;

const hold = async (seed: number, i: number): Promise<void> => {
  const rulebook = rulebookIds[i % rulebookIds.length] ?? 'fsm-2024';
  const options = { players: 12, tables: 1, rounds: 2, rulebook, seed };
  const store = await memoryStore();
  const { tournament } = await simulateTournament(store, options);
  const { state } = await openOffice(store, 'club').tournament(tournament);
  const games = gamesOf(state).filter(isCounted);
  const doors = [
    await served(store, tournament, games),
    await published(state, games),
    await handedOn(store, tournament, state),
    atDesk(state),
  ];
  for (const { id, sheet } of games) {
    const isRuled = Object.values(state.rulings).some(
      ({ game, status, change }) => game === id && status === 'applied' && change.kind === 'result',
    );
    changed += Number(isRuled);
    for (const said of doors.flatMap((door) => door.get(id) ?? []))
      if (said.winner !== sheet.winner || (said.isRuled ?? isRuled) !== isRuled)
        faults.push(`${JSON.stringify(options)} ${id}: ${sheet.winner} ${isRuled}, ${JSON.stringify(said)}`);
  }
};

beforeAll(async () => {
  for (let i = 0; i < tournaments || (changed < rulings && i < tournaments * 10); i++)
    await hold(seedOf(propertySeed, i), i);
}, 3_600_000);

it('is the same at every door', () => expect(faults).toEqual([]));

it('was changed by a ruling now and then', () => expect(changed).toBeGreaterThanOrEqual(rulings));
