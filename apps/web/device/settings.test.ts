// What this device remembers: a choice that there is not is the usual one, and the others stand.
import { spoil } from '@omerta/testkit/spoil.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, readSettings, type Settings, settings, themes } from './settings.ts';

const usual = settings();
const good: Settings = {
  lang: 'ru',
  play: 'ru',
  address: 'both',
  theme: 'dark',
  rulebook: 'fiim-2018',
  switches: { 'fiim-2018': { withdrawals: 'off' } },
  deal: 'device',
  sound: false,
  vibration: false,
  wait: 0,
  beat: 1.2,
  fouls: true,
  gesturesSeen: true,
  keys: { undo: 'KeyF', foul: 'KeyU' },
  nightMusic: false,
  music: 'a1',
  volume: 0.25,
};

describe('what was kept', () => {
  it('is taken as it is', () => {
    expect(readSettings(JSON.parse(JSON.stringify(good)), usual)).toEqual(good);
  });

  it.each([
    [{ lang: 'de' }, { lang: usual.lang }],
    [{ rulebook: 'fsm-2023' }, { rulebook: usual.rulebook }],
    [{ volume: 7 }, { volume: usual.volume }],
    [{ wait: '650' }, { wait: usual.wait }],
    [{ switches: { 'fsm-2024': { 'no-such': 'on' }, 'fiim-2018': { withdrawals: 'off' } } }, {}],
    [{ switches: { 'fiim-2018': { withdrawals: 'maybe' } } }, { switches: {} }],
    [{ keys: { undo: 'KeyF' } }, { keys: {} }],
    [{ keys: { undo: 'Tab' } }, { keys: {} }],
    [{ keys: { dance: 'KeyZ' } }, { keys: {} }],
    [{ colour: 'red' }, {}],
  ])('but for what there is not: %j', (wrong, expected) => {
    expect(readSettings({ ...good, ...wrong }, usual)).toEqual({ ...good, ...expected });
  });

  it.each(themes.flatMap((theme) => addresses.map((address) => ({ ...good, theme, address }))))(
    'in which one thing is wrong loses that one and no other: $theme $address',
    (good) => {
      const spoilt = spoil(good);
      expect(spoilt.length).toBeGreaterThan(250);
      for (const { how, at, value } of spoilt) {
        const read = readSettings(value, usual);
        const [key] = at;
        const { [String(key)]: found, ...others } = { ...read } as Record<string, unknown>;
        const { [String(key)]: right, ...rest } = { ...good } as Record<string, unknown>;
        if (key === undefined) expect(read).toEqual(how === 'key-more' ? good : usual);
        else expect(others).toEqual(rest);
        // A word of another language than the two, a volume out of range: never kept.
        if (at.length === 1 && how !== 'far')
          expect([right, Reflect.get(usual, String(key)), null]).toContainEqual(found);
      }
    },
  );

  it('is read whatever it is, and read again is the same', () => {
    const keys = fc.constantFrom(...Object.keys(good), 'x', '__proto__');
    const values = fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue()));
    fc.assert(
      fc.property(values, (value) => {
        const read = readSettings(value, usual);
        expect(Object.keys(read).sort()).toEqual(Object.keys(good).sort());
        expect(readSettings(JSON.parse(JSON.stringify(read)), good)).toEqual(read);
      }),
      { numRuns: 1_000 },
    );
  });
});
