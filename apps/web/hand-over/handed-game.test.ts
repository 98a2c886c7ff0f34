// A game handed over through QR codes: drawn, read back as pixels, and the same record on the other device.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { chainedLines } from '@omerta/store/transfer.ts';
import { advance, startCourse } from '@omerta/stream/course.ts';
import { handedText } from '@omerta/stream/handed.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawCode } from '../look/draw-code.ts';
import { anyRulebook } from '../rulebooks/all.ts';
import { emptyAside } from '../session/aside.ts';
import { startClock } from '../session/clock.ts';
import { type Device, type GameLog, gameLog } from '../session/game-log.ts';
import { openSession, type Session } from '../session/session.ts';
import { isWhole, type Reading, readCodes } from './codes.ts';
import {
  type BroughtGame,
  handedCodes,
  keepBrought,
  ofCodes,
  ofHandedText,
  ofRecord,
  type Unfit,
} from './handed-game.ts';

/** The longest of many random games of every rulebook. */
const longest = ((): string => {
  const texts = rulebookIds.flatMap((id) =>
    Array.from({ length: 40 }, (_, i) =>
      writeDown(rulebook(id), playGame(rulebook(id), seedOf(6, i), usualKnobs)),
    ),
  );
  return texts.reduce((a, b) => (b.length > a.length ? b : a));
})();

const readable = (game: BroughtGame | Unfit): BroughtGame => {
  if (isRefusal(game)) throw new Error(`${game.code} ${game.line}`);
  return game;
};

const recorded = (text: string) => {
  const game = readable(ofRecord(text));
  if (game.kind !== 'record') throw new Error(game.kind);
  return game;
};

/** Ids as long as those of a browser, and as little alike. */
const newDevice = (name: string): Device => {
  let ids = 0;
  return {
    name: sha256(name).slice(0, 36),
    now: () => 1_790_000_000_000,
    newId: () => sha256(`${name}${++ids}`).slice(0, 36),
  };
};

/** A device with its log in memory. */
const deviceNamed = async (name: string) => {
  const store = await openDeviceStore(memoryHome(), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const device = newDevice(name);
  const log = gameLog(store, device, anyRulebook);
  const open = async (id: string): Promise<Session> => {
    const game = await log.load(id);
    if (!game || isRefusal(game)) throw new Error('not kept');
    return openSession(log, device, game);
  };
  return { store, log, open };
};

/** The game of a record as it was played here, line by line with the time of each. */
const playedHere = async (text: string) => {
  const here = await deviceNamed('here');
  const { course, lines } = recorded(text);
  const id = await here.log.create(course.opening);
  if (typeof id !== 'string') throw new Error(id.code);
  let { version } = await here.log.head(id);
  let played = startCourse(course.opening, course.rulebook);
  for (const [i, { command }] of lines.entries()) {
    const at = 1_790_000_000_000 + i * 7013;
    const next = advance(played, { ...command, at });
    if (isRefusal(next)) throw new Error(next.code);
    played = next.course;
    const done = await here.log.append(id, version, next.line, at);
    if (isRefusal(done)) throw new Error(done.code);
    version = done.last;
  }
  return { ...here, id, course: played };
};

/** What a camera sees of a drawn code: light and dark squares with a margin. */
const throughCamera = (code: string): string => {
  const { side, dark } = drawCode(code);
  const scale = 4;
  const [width, data] = [side * scale, new Uint8ClampedArray((side * scale) ** 2 * 4)];
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      data.fill(
        dark(Math.floor(x / scale), Math.floor(y / scale)) ? 20 : 235,
        (y * width + x) * 4,
        (y * width + x) * 4 + 3,
      );
  return decodeQR({ width, height: width, data });
};

it('the largest random game comes back through pixels with its clock, and has the same head on both devices', async () => {
  const here = await playedHere(longest);
  const first = await here.open(here.id);
  first.setAside({ clock: startClock(60, 4_000_000) });
  await first.settled();
  const codes = await handedCodes(here.log, here.id);
  expect(codes.length).toBeLessThanOrEqual(20);
  const reading = codes.map(throughCamera).reduce<Reading | null>(readCodes, null);
  if (!reading || !isWhole(reading)) throw new Error('not whole');
  const brought = readable(await ofCodes(reading));
  expect(makeNotation(brought.course)).toBe(makeNotation(here.course));

  const there = await deviceNamed('there');
  expect(await keepBrought(there.log, brought)).toBe('kept');
  expect(await there.log.current()).toBe(here.id);
  expect(await there.log.head(here.id)).toEqual(await here.log.head(here.id));
  const session = await there.open(here.id);
  expect(session.live().aside).toEqual(first.live().aside);
  expect(makeNotation(session.live().course)).toBe(makeNotation(here.course));
});

const handedOf = async (log: GameLog, id: string): Promise<string> => handedText(await log.hand(id));

it('corrections, the head, nicknames put right, the signature and its reopening go along', async () => {
  const here = await playedHere(longest);
  const first = await here.open(here.id);
  const seen = (): number => first.live().course.version;
  first.undo(seen());
  first.undo(seen());
  first.writeHead([{ kind: 'text', name: 'referee', value: 'Ivanova' }]);
  first.writeNames(seats.map((seat) => `Ёлка-${seat} «Игла»`));
  first.sign({ name: 'Ivanova', ink: null }, seen());
  first.reopen({ reason: 'a hand was not counted', consent: 'chief' });
  first.redo(seen());
  first.sign({ name: 'Ivanova', ink: 'M0 0L9 9' }, seen());
  await first.settled();
  const there = await deviceNamed('there');
  expect(await keepBrought(there.log, readable(await ofHandedText(await handedOf(here.log, here.id))))).toBe(
    'kept',
  );
  const second = await there.open(here.id);
  expect(second.live().trail).toHaveLength(3);
  for (const part of ['trail', 'history', 'course'] as const)
    expect(second.live()[part], part).toEqual(first.live()[part]);
  expect(second.perform({ type: 'undo' }, seen())).toBe('signed');
});

it('a game handed on and handed back goes on where it came to; one that went on at both places is refused whole', async () => {
  const here = await playedHere(longest);
  const there = await deviceNamed('there');
  await keepBrought(there.log, readable(await ofHandedText(await handedOf(here.log, here.id))));
  const second = await there.open(here.id);
  second.undo(second.live().course.version);
  await second.settled();
  const back = readable(await ofHandedText(await handedOf(there.log, here.id)));
  expect(await keepBrought(here.log, back)).toBe('kept');
  expect(await here.log.head(here.id)).toEqual(await there.log.head(here.id));

  const first = await here.open(here.id);
  first.redo(first.live().course.version);
  second.undo(second.live().course.version);
  await Promise.all([first.settled(), second.settled()]);
  const before = await here.log.head(here.id);
  const late = readable(await ofHandedText(await handedOf(there.log, here.id)));
  expect(await keepBrought(here.log, late)).toBe('diverged');
  expect(await here.log.head(here.id)).toEqual(before);
});

it('what was half entered under another shape stays behind, and that is known before the game is taken', async () => {
  const here = await playedHere(longest);
  const first = await here.open(here.id);
  first.setAside({ chief: true });
  await first.settled();
  const { lines, beside } = await here.log.hand(here.id);
  const brought = readable(
    await ofHandedText(handedText({ lines, beside: beside && { ...beside, schema: beside.schema + 1 } })),
  );
  expect(brought).toMatchObject({ kind: 'handed', withoutAside: true });
  const there = await deviceNamed('there');
  await keepBrought(there.log, brought);
  expect((await there.open(here.id)).live().aside).toEqual(emptyAside);
});

it('what is not a game says why', async () => {
  expect(await ofHandedText('{"opening":1}')).toEqual({ code: 'damaged' });
  expect(await ofHandedText('nonsense')).toEqual({ code: 'damaged' });
  expect(await ofHandedText('{"opening":{},"commands":[],"aside":{}}')).toEqual({ code: 'other-version' });
  expect(ofRecord('hello')).toMatchObject({ code: 'not-a-record', line: 1 });
  const { log } = await deviceNamed('here');
  const { course } = recorded(longest);
  const id = String(await log.create({ ...course.opening, rulebook: 'house-2099' as 'fsm-2024' }));
  expect(await ofHandedText(await handedOf(log, id))).toEqual({ code: 'unknown-rulebook' });
});

it('a stream that does not follow from its rules is refused at its line, whole and sealed as it is', async () => {
  const { log } = await deviceNamed('here');
  const { course, lines } = recorded(longest);
  const forged = lines.map((line, i) =>
    i === 20 ? { ...line, events: [...line.events, ...line.events] } : line,
  );
  const id = String(await log.create(course.opening, forged));
  expect(await ofHandedText(await handedOf(log, id))).toMatchObject({ code: 'refused-line' });
});

type Sent = { stream: string; head: string; events: { type: string; data: Record<string, unknown> }[] };

/** The text of a game as somebody rewrote it, sealed anew so that nothing but its content speaks against it. */
const rewritten = async (change: (sent: Sent) => unknown): Promise<string> => {
  const here = await playedHere(longest);
  const sent = JSON.parse(await handedOf(here.log, here.id)) as Sent;
  const given = (change(sent) ?? sent) as Sent;
  const lines = chainedLines(sha256, given.stream, given.events as never);
  const header = JSON.parse(lines[0] ?? '') as { heads: [{ hash: string }] };
  return JSON.stringify({ ...given, head: header.heads[0].hash });
};

const opened =
  (change: (opening: Readonly<Record<string, unknown>>) => unknown) =>
  ({ events: [first, ...rest], ...sent }: Sent): unknown => ({
    ...sent,
    events: [{ ...first, data: change(first?.data ?? {}) }, ...rest],
  });

const seated = (of: (seat: number) => unknown): ((sent: Sent) => unknown) =>
  opened((opening) => ({ ...opening, players: Array.from({ length: 10 }, (_, i) => of(i + 1)) }));

const otherRules = (rules: unknown): unknown =>
  Object.fromEntries(
    Object.entries(rules as Record<string, { value: unknown }>).map(([name, rule]) => [
      name,
      typeof rule.value === 'number' ? { ...rule, value: rule.value + 1 } : rule,
    ]),
  );

/** What somebody might bring instead of a game, and what is said of it. */
const forged: readonly (readonly [string, (sent: Sent) => unknown, string])[] = [
  ['ten dons', seated((seat) => ({ name: `P${seat}`, role: 'don' })), 'bad-opening'],
  [
    'two sheriffs',
    seated((seat) => ({ name: `P${seat}`, role: seat < 3 ? 'sheriff' : null })),
    'bad-opening',
  ],
  [
    'nine players',
    opened(({ players, ...rest }) => ({ ...rest, players: (players as unknown[]).slice(1) })),
    'bad-opening',
  ],
  ['a nickname as long as a book', seated(() => ({ name: 'x'.repeat(100_000), role: null })), 'bad-opening'],
  ['a foreign hash', opened((opening) => ({ ...opening, hash: 'f'.repeat(64) })), 'bad-opening'],
  [
    'values of rules that its hash is not of',
    opened(({ rules, ...rest }) => ({ ...rest, rules: otherRules(rules) })),
    'bad-opening',
  ],
  [
    'a rulebook that there is not',
    opened((opening) => ({ ...opening, rulebook: 'house' })),
    'unknown-rulebook',
  ],
  ['no opening', (sent) => ({ ...sent, events: sent.events.slice(1) }), 'damaged'],
  ['half an opening', opened(({ rulebook: id, switches }) => ({ rulebook: id, switches })), 'damaged'],
  ['an opening that is a word', opened(() => 'game'), 'damaged'],
  ['the name of the table', (sent) => ({ ...sent, stream: 'desk' }), 'damaged'],
  ['the name of the marks', (sent) => ({ ...sent, stream: 'shelf' }), 'damaged'],
  ['a field too many', (sent) => ({ ...sent, more: 1 }), 'damaged'],
];

for (const [what, change, code] of forged)
  it(`a hand-over with ${what} is refused whole, with a sentence, and nothing is taken`, async () => {
    expect(await ofHandedText(await rewritten(change))).toMatchObject({ code });
  });

it('half a text, another head and a giant text are refused, and the true one is taken', async () => {
  const text = await rewritten(() => undefined);
  expect(await ofHandedText(text.slice(0, text.length / 2))).toEqual({ code: 'damaged' });
  expect(await ofHandedText(text.replace(/"head":"[^"]+"/, `"head":"${'f'.repeat(64)}"`))).toEqual({
    code: 'damaged',
  });
  expect(await ofHandedText(`${text}${' '.repeat(5_000_000)}`)).toEqual({ code: 'too-large' });
  expect(ofRecord('x'.repeat(5_000_000))).toEqual({ code: 'too-large' });
  expect(await ofHandedText(text)).toMatchObject({ kind: 'handed' });
});

it('a record with ten dons is refused at its line', () => {
  const tags = Array.from({ length: 10 }, (_, i) => `[seat ${i + 1} "P${i + 1}" don]`);
  expect(ofRecord(['[rulebook fsm-2024]', ...tags, 'night 1'].join('\n'))).toMatchObject({
    code: 'not-a-record',
  });
});
