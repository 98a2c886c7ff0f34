// A game handed over through QR codes: drawn, read back as pixels, and the same record on the other device.
import { seedOf } from '@omerta/base/random.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { linesOf } from '@omerta/rules/game/decide/decide.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { isRefusal } from '@omerta/store/refusal.ts';
import { openStore } from '@omerta/store/store.ts';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawCode } from '../doors/device/draw-code.ts';
import { anyRulebook } from '../rulebooks/all.ts';
import { emptyAside } from '../session/aside.ts';
import { startClock } from '../session/clock.ts';
import { type Device, gameLog } from '../session/game-log.ts';
import { makeNotation } from '../session/make-notation.ts';
import { openSession } from '../session/session.ts';
import { isWhole, type Reading, readCodes, textOf } from './codes.ts';
import { type HandedGame, handedCodes, keepHanded, ofHandedText, ofRecord } from './handed-game.ts';

/** The longest of many random games of every rulebook. */
const longest = ((): string => {
  const texts = rulebookIds.flatMap((id) =>
    Array.from({ length: 40 }, (_, i) =>
      writeDown(rulebook(id), playGame(rulebook(id), seedOf(6, i), usualKnobs)),
    ),
  );
  return texts.reduce((a, b) => (b.length > a.length ? b : a));
})();

const handed = (game: ReturnType<typeof ofRecord>): HandedGame => {
  if ('unfit' in game) throw new Error(`${game.unfit} ${game.line}`);
  return game;
};

const device: Device = { name: 'other', now: () => 5_000_000, newId: () => 'id-1' };

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

it('the largest random game comes back through pixels with its clock, and gives the same record', async () => {
  const game = handed(ofRecord(longest));
  const aside = { ...emptyAside, clock: startClock(60, 4_000_000) };
  const timed = game.commands.map((command, i) => ({ ...command, at: 1_700_000_000_000 + i * 7013 }));
  const codes = await handedCodes({ course: game.course, aside }, timed);
  expect(codes.length).toBeLessThanOrEqual(20);
  const reading = codes.map(throughCamera).reduce<Reading | null>(readCodes, null);
  if (!reading || !isWhole(reading)) throw new Error('not whole');
  const read = handed(ofHandedText((await textOf(reading)) ?? ''));
  expect(makeNotation(read.course)).toBe(makeNotation(game.course));

  const store = await openStore(memoryHome());
  if (isRefusal(store)) throw new Error(store.code);
  const log = gameLog(store, device, anyRulebook);
  expect(await keepHanded(log, read)).toBe(true);
  const [id = ''] = await log.list();
  const kept = await log.load(id);
  if (!kept || 'unreadable' in kept) throw new Error('not kept');
  const session = await openSession(log, device, kept);
  expect(session.live().aside).toEqual(aside);
  expect(makeNotation(session.live().course)).toBe(makeNotation(game.course));
  expect(await log.commands(id)).toEqual(timed);
});

it('corrections go along: the record is the standing one, the log is the whole', async () => {
  const game = handed(ofRecord(longest));
  const commands = [...game.commands, { type: 'undo' }, { type: 'undo' }] as const;
  const read = handed(ofHandedText(JSON.stringify({ opening: game.opening, commands, aside: emptyAside })));
  expect(read.commands).toHaveLength(game.commands.length + 2);
  expect(linesOf(read.course.state)).toHaveLength(linesOf(game.course.state).length - 2);
});

it('what is not a game says why', () => {
  expect(ofHandedText('{"opening":1}')).toEqual({ unfit: 'damaged' });
  expect(ofHandedText('nonsense')).toEqual({ unfit: 'damaged' });
  expect(ofRecord('hello')).toMatchObject({ unfit: 'not-a-record', line: 1 });
  const { opening } = handed(ofRecord(longest));
  const elsewhere = JSON.stringify({
    opening: { ...opening, rulebook: 'house-2099' },
    commands: [],
    aside: emptyAside,
  });
  expect(ofHandedText(elsewhere)).toEqual({ unfit: 'unknown-rulebook' });
});
