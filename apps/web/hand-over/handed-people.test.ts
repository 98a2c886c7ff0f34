// A game that a server has too, handed over: its nicknames go beside the stream, are read like any text from outside, and stay out of it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { headOf } from '@omerta/rules/protocol/head.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { handedText } from '@omerta/stream/handed.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { tableNames as nicknames } from '@omerta/testkit/names.ts';
import { expect, it } from 'vitest';
import { anyRulebook } from '../rulebooks/all.ts';
import { type GameLog, gameLog } from '../session/game-log.ts';
import { servedDeskIn, servedStream } from '../session/served.ts';
import { openingWith, testDevice } from '../session/testing/sessions.ts';
import { type BroughtGame, keepBrought, ofHandedText, type Unfit } from './handed-game.ts';

const tableNames: readonly string[] = nicknames;
const stream = servedStream({ tournament: 'cup', game: 'q/1/1' });
const ids = tableNames.map((_, i) => `p35615d8bc289c8e${i}`);
const bare = openingWith(rulebook('fsm-2024'), []);
const opening = { ...bare, players: bare.players.map(({ role }, i) => ({ name: ids[i] ?? '', role })) };

const phone = async () => {
  const store = await openDeviceStore(memoryHome(), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const desk = servedDeskIn(null);
  return { store, desk, log: gameLog(store, testDevice(), anyRulebook, desk) };
};

/** The phone that came by a code, and what it hands over. */
const sent = async (names: readonly string[] = tableNames, referee = 'Ёлкина-Палкина'): Promise<string> => {
  const { desk, log } = await phone();
  desk.keep(stream, { person: 'ref', names, referee });
  await log.create(opening, [], stream);
  return handedText(await log.hand(stream));
};

const readable = (game: BroughtGame | Unfit): BroughtGame => {
  if (isRefusal(game)) throw new Error(game.code);
  return game;
};
const namesIn = ({ course }: Pick<BroughtGame, 'course'>) => course.opening.players.map(({ name }) => name);

const loaded = async (log: GameLog) => {
  const game = await log.load(stream);
  if (!game || isRefusal(game)) throw new Error('no game');
  return game;
};

it('nicknames and the referee are known before it is taken and after, and the stream has ids alone', async () => {
  const brought = readable(await ofHandedText(await sent()));
  expect(namesIn(brought)).toEqual(tableNames);
  const { store, desk, log } = await phone();
  expect(await keepBrought(log, brought)).toBe('kept');
  const game = await loaded(log);
  expect([namesIn(game), headOf(game.course.opening.tags).referee]).toEqual([tableNames, 'Ёлкина-Палкина']);
  expect(desk.of(stream)).toMatchObject({ person: 'ref', handed: true });
  expect(JSON.stringify(await store.read(stream))).not.toContain(tableNames[0]);
  await log.append(stream, game.head.version, { kind: 'head', tags: [] }, 5);
  expect((await store.read(stream)).at(-1)?.person).toBe('ref');
});

it('handed on, they go along again', async () => {
  const { log } = await phone();
  await keepBrought(log, readable(await ofHandedText(await sent())));
  const again = readable(await ofHandedText(handedText(await log.hand(stream))));
  expect(namesIn(again)).toEqual(tableNames);
});

it('a text of before nicknames went along is taken, and what is known here stays', async () => {
  const { people: _, ...old } = JSON.parse(await sent());
  const text = JSON.stringify({ ...old, version: 1 });
  expect(namesIn(readable(await ofHandedText(text)))).toEqual(ids);
  const { desk, log } = await phone();
  await keepBrought(log, readable(await ofHandedText(text)));
  expect(namesIn(await loaded(log))).toEqual(ids);
  desk.keep(stream, { person: 'ref', names: tableNames });
  await keepBrought(log, readable(await ofHandedText(text)));
  expect(namesIn(await loaded(log))).toEqual(tableNames);
});

it('a game of this device alone is sent as it always was', async () => {
  const { log } = await phone();
  const id = String(await log.create(bare));
  const text = JSON.parse(handedText(await log.hand(id)));
  expect([text.version, 'people' in text]).toEqual([1, false]);
});

it('whatever the server calls people arrives as a record can have it', async () => {
  const names = tableNames.with(0, 'Ёж "Игла"').with(1, 'ы'.repeat(300));
  const [first, second] = namesIn(readable(await ofHandedText(await sent(names, 'Судья\n"Щур"'))));
  expect([first, second]).toEqual(['Ёж “Игла”', 'ы'.repeat(200)]);
});

const forged: readonly (readonly [string, object, string])[] = [
  ['nine nicknames', { people: { names: tableNames.slice(1) } }, 'damaged'],
  ['a nickname of two lines', { people: { names: tableNames.with(0, 'P1" red]\nforfeit 2') } }, 'damaged'],
  ['a nickname as long as a book', { people: { names: tableNames.with(0, 'x'.repeat(201)) } }, 'damaged'],
  ['a number for a nickname', { people: { names: [...tableNames.slice(1), 7] } }, 'damaged'],
  ['a referee of two lines', { people: { names: tableNames, referee: 'a\nb' } }, 'damaged'],
  ['a field too many', { people: { names: tableNames, chief: 'Граф' } }, 'damaged'],
  ['a version that nobody has yet', { version: 3 }, 'other-version'],
];

it.each(forged)('%s is refused whole', async (_, change, code) => {
  expect(await ofHandedText(JSON.stringify({ ...JSON.parse(await sent()), ...change }))).toEqual({ code });
});
