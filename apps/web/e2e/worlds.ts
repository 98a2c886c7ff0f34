// Clubs as tests find them: each is made once by the server's own code, kept as a folder and copied for whoever asks.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { routesOfPeople } from '@omerta/server/people/routes.ts';
import { ownedBy, toCup, withGame } from '@omerta/server/testing/owned.ts';
import { serving } from '@omerta/server/testing/served.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { crowdNames, cupName, ownerNickname, tableNames } from '@omerta/testkit/names.ts';
import { type EnteredFacts, enterCup } from './entered-cup.ts';
import { type GatheredFacts, gatherCup } from './gathered-cup.ts';
import { playLargeCup } from './large-cup.ts';
import { makePapersCups, type PapersFacts } from './papers-cups.ts';
import { playOut } from './played-out.ts';
import { handInRecordOf, signSheetOf } from './signed-game.ts';
import { makeTroubledCup, type TroubledFacts } from './troubled-cup.ts';
import { makeUncalledCup, type UncalledFacts } from './uncalled-cup.ts';

export type ClubFacts = { readonly owner: string };
/** The tournament `cup` of ten players, one game of it laid and led by its referee. */
export type CupFacts = ClubFacts & { readonly chief: string; readonly referee: string };

/** The same under neft-mmt with a side referee, and ten minutes between the hall and spectators. */
export type NeftFacts = CupFacts & { readonly side: string };

const neftNames = [
  ...['Ёж', 'Мать-и-мачеха', '«Барон»', 'Тихий', 'Лапочка', 'ёлочка', 'Граф Орлов-Чесменский'],
  ...['Рысь', 'Д’Артаньян', 'Щёлк'],
];

export const [reserveNickname, guestNickname] = ['Ёлкина-Палкина «Ёж»', 'Гость «Ёлкин»'];

type Making = Awaited<ReturnType<typeof ownedBy>>;

export const neftCup = {
  rulebook: 'neft-mmt',
  name: cupName,
  nicknames: tableNames,
} as const;

/** The tournament `cup` of two days and forty-three people: six rounds are laid, nobody has come yet. */
export type CrowdFacts = ClubFacts & {
  readonly chief: string;
  readonly referees: readonly string[];
  readonly players: readonly string[];
};

/** Four tables a round; everybody moves on by nine, and others rest each time. */
const turning = (players: number, rounds: number): object => ({
  format: 'omerta.seating/1',
  players,
  rounds: Array.from({ length: rounds }, (_, r) =>
    Array.from({ length: 4 }, (__, t) =>
      Array.from({ length: 10 }, (___, s) => ((r * 9 + t * 10 + s) % players) + 1),
    ),
  ),
});

const makers = {
  club: async ({ ownerId }: Making): Promise<ClubFacts> => ({ owner: ownerId }),
  cup: async (on: Making): Promise<CupFacts> => {
    const [chief, referee] = [await on.add('Главный'), await on.add('Судья')];
    await withGame(on, chief, referee);
    return { owner: on.ownerId, chief, referee };
  },
  /** Somebody has entered too, and is a reserve. */
  'cup-with-reserve': async (on: Making): Promise<CupFacts & { readonly reserve: string }> => {
    const facts = await makers.cup(on);
    const reserve = await on.add(reserveNickname);
    await on.give(toCup, reserve, 'apply', { person: reserve });
    await on.give(toCup, on.ownerId, 'reserve', { person: reserve });
    return { ...facts, reserve };
  },
  /** Its game is over, red have won, the sheet is signed. */
  'signed-cup': async (on: Making): Promise<CupFacts> => {
    const facts = await makers.cup(on);
    await signSheetOf(on, facts);
    return facts;
  },
  /** Its game was given up by the record that is signed. */
  'forfeited-cup': async (on: Making): Promise<CupFacts> => {
    const facts = await makers.cup(on);
    await handInRecordOf(on, facts, 'fsm-2024');
    await on.give(toCup, facts.referee, 'sign-sheet', { game: 'q/1/1' });
    return facts;
  },
  /** `code`: of somebody in the club who has no password yet. */
  guest: async ({ add, owner, ownerId }: Making): Promise<ClubFacts & { readonly code: string }> => {
    const made = await owner.post(`/api/people/${await add(guestNickname)}/code`, {});
    return { owner: ownerId, code: made.json().code };
  },
  'played-out': async (on: Making): Promise<ClubFacts> => {
    await playOut(on);
    return { owner: on.ownerId };
  },
  neft: async (on: Making): Promise<NeftFacts> => {
    const [chief, referee, side] = [await on.add('Главная'), await on.add('Пётр'), await on.add('Юля-Ёлка')];
    const stage = { stage: 'Отбор «Чёрная кошка»', nicknames: neftNames };
    await withGame(on, chief, referee, { rulebook: 'neft-mmt', name: 'Кубок', ...stage, sides: [side] });
    await on.give(toCup, chief, 'set-delay', { seconds: 600 });
    return { owner: on.ownerId, chief, referee, side };
  },
  /** The same under neft-mmt, with names as people have them. */
  'neft-cup': async (on: Making): Promise<CupFacts> => {
    const [chief, referee] = [await on.add('Граф'), await on.add('Судья Ёлкин')];
    await withGame(on, chief, referee, neftCup);
    return { owner: on.ownerId, chief, referee };
  },
  troubled: (on: Making): Promise<TroubledFacts> => makeTroubledCup(on),
  /** The same where a replay takes a protest. */
  'troubled-fiim': (on: Making): Promise<TroubledFacts> => makeTroubledCup(on, 'fiim-2018'),
  /** Its first game is over and signed; the second has begun, and nobody may protest any more. */
  'troubled-later': async (on: Making): Promise<TroubledFacts> => {
    const facts = await makeTroubledCup(on);
    await signSheetOf(on, facts);
    for (const type of ['call-game', 'start-game'])
      await on.give(toCup, facts.referee, type, { game: 'q/2/1' });
    return facts;
  },
  uncalled: (on: Making): Promise<UncalledFacts> => makeUncalledCup(on),
  papers: (on: Making): Promise<PapersFacts> => makePapersCups(on),
  gathered: (on: Making): Promise<GatheredFacts> => gatherCup(on),
  entered: (on: Making): Promise<EnteredFacts> => enterCup(on),
  crowd: async (on: Making): Promise<CrowdFacts> => {
    const { add, give, ownerId: owner } = on;
    const order = (type: string, fields: object = {}): Promise<void> => give(toCup, owner, type, fields);
    await order('create-tournament', {
      name: cupName,
      kind: 'tournament',
      zone: 'Europe/Minsk',
      rules: { rulebook: 'fsm-2024', switches: {} },
      secondConfirmation: true,
    });
    await order('set-dates', { from: '2027-06-12', to: '2027-06-13' });
    const chief = await add('Главный Ёж');
    await order('appoint', { person: chief, office: 'chief' });
    const stage = { plannedGames: 4, coefficient: '1', carry: true };
    await order('add-stage', { ...stage, stage: 'q', name: 'Отбор', kind: 'qualifying', advance: null });
    await order('add-stage', { ...stage, stage: 'f', name: 'Финал', kind: 'final', advance: 10 });
    await give(toCup, chief, 'publish-rules');
    const players: string[] = [];
    for (const nickname of crowdNames) {
      const person = await add(nickname);
      await order('apply', { person });
      await order('accept', { person });
      players.push(person);
    }
    const referees = [await add('Судья Щур'), await add('Судья «Тень»'), await add('Судья Айва')];
    for (const person of referees) await order('appoint', { person, office: 'referee' });
    // One of them plays too.
    await order('appoint', { person: players[0], office: 'referee' });
    await order('start-tournament');
    await order('form-stage', { stage: 'q', players, drawn: false });
    await order('lay-seating', { stage: 'q', seating: turning(players.length, 6) });
    return { owner, chief, referees, players };
  },
};

/** Those that are not begun by a claim: the whole log is written at once. */
const writers = { 'large-cup': playLargeCup };

type Worlds = typeof makers & typeof writers;
export type World = keyof Worlds;
export type FactsOf<W extends World> = Awaited<ReturnType<Worlds[W]>>;

const storeIn = async (folder: string): Promise<Store> => {
  const store = await openStore(embeddedHome(folder), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  return store;
};

const root = mkdtempSync(join(tmpdir(), 'omerta-worlds-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

const make = async (world: World): Promise<ClubFacts> => {
  const store = await storeIn(join(root, world));
  if (Object.hasOwn(writers, world)) {
    const facts = await writers[world as keyof typeof writers](store);
    await store.close();
    return facts;
  }
  const { app, place } = await serving(store, routesOfPeople, () => new Date());
  const on = await ownedBy({ app, place }, ownerNickname);
  const facts = await makers[world as keyof typeof makers](on);
  await on.owner.post('/api/sign-out');
  await app.close();
  await place.settled();
  await store.close();
  return facts;
};

const made = new Map<World, Promise<ClubFacts>>();
let copies = 0;

/** A copy that nobody else has; closing the store removes it. */
export const copyOf = async <W extends World>(
  world: W,
): Promise<{ readonly store: Store; readonly facts: FactsOf<W> }> => {
  const making = made.get(world) ?? make(world);
  made.set(world, making);
  const facts = (await making) as FactsOf<W>;
  const folder = join(root, `copy-${++copies}`);
  cpSync(join(root, world), folder, { recursive: true });
  const store = await storeIn(folder);
  const close = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store: { ...store, close }, facts };
};
