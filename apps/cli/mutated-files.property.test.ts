// Sheets, tournaments, seatings, wishes and standings with a few things wrong in their text: each is taken or
// refused with its place and a sentence in both languages.
import type { Invalid } from '@omerta/base/invalid.ts';
import { langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { readSheetFile } from '@omerta/scoring/sheet/sheet-file.ts';
import { readTournamentFile, standingsOf } from '@omerta/scoring/standings/tournament-file.ts';
import { fullSheetFile, fullTournamentFile, wonRecord } from '@omerta/scoring/testing/files.ts';
import { check } from '@omerta/seating/check.ts';
import { problemOf } from '@omerta/seating/feasible.ts';
import { readApart, readSeating, readStanding, readWishes } from '@omerta/seating/seating-file.ts';
import { mutatedText } from '@omerta/testkit/mutate.ts';
import { faultsOf } from '@omerta/testkit/properties/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json-file.ts';
import { loadTexts } from './texts/load.ts';

const texts = { en: await loadTexts('en'), ru: await loadTexts('ru') };
const record = wonRecord('fiim-2018');

const readers: Readonly<
  Record<string, { readonly valid: readonly unknown[]; readonly read: (value: unknown) => object | Invalid }>
> = {
  sheet: {
    valid: [fullSheetFile],
    read: (value) => {
      const file = readSheetFile(value);
      return isRefusal(file) ? file : scoreGame(file.scoring, file.sheet);
    },
  },
  tournament: {
    valid: [fullTournamentFile],
    read: (value) => {
      const file = readTournamentFile(value, (path) => (path === 'r1t1.mgn' ? record : null));
      return isRefusal(file) || file.refused.length > 0 ? file : { table: standingsOf(file, {}) };
    },
  },
  seating: {
    valid: [
      {
        format: 'omerta.seating/1',
        players: 20,
        rounds: [
          [
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
            [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
          ],
        ],
        seed: 1,
        steps: 9,
        check: {},
      },
    ],
    read: (value) => {
      const seating = readSeating(value);
      return isRefusal(seating) ? seating : check(seating);
    },
  },
  wishes: {
    valid: [
      {
        apart: [[1, 2]],
        teams: [[3, 4, 5]],
        fixed: [{ player: 1, table: 2 }],
        late: [{ player: 9, from: 2 }],
      },
      {
        referees: [{ table: 1, not: [2, 3] }],
        early: [{ player: 1, until: 3 }],
        final: { rounds: 1, tables: [[1, 2]] },
      },
    ],
    read: (value) => {
      const wishes = readWishes(value);
      return isRefusal(wishes)
        ? wishes
        : { problem: problemOf({ players: 20, tables: 2, rounds: 4 }, wishes) };
    },
  },
  apart: {
    valid: [
      [
        [1, 13],
        [2, 14],
      ],
    ],
    read: readApart,
  },
  standing: {
    valid: [
      [3, 1, 2],
      {
        rows: [
          { place: 1, player: 'p7' },
          { place: null, player: 'P008' },
        ],
      },
    ],
    read: readStanding,
  },
};

describe.each(Object.entries(readers))('a mutated %s file', (_, { valid, read }) => {
  const attack = (text: string): void => {
    const given = parseJson(text);
    if (isRefusal(given)) {
      for (const lang of langs) {
        const say = texts[lang].points.json[given.code as 'json-sign'];
        if (say(given.found ?? '') === '') throw new Error('no sentence');
      }
      return;
    }
    const answer = read(given.value);
    if (isRefusal<object | Invalid>(answer))
      for (const lang of langs) if (invalidText(answer, lang) === '') throw new Error('no sentence');
  };

  it('is taken or refused with a sentence', { timeout: 3_600_000 }, async () => {
    const written = valid.flatMap((each) => [JSON.stringify(each), JSON.stringify(each, null, 1)]);
    expect(await faultsOf({ valid: written, mutate: mutatedText, attack })).toEqual([]);
  });
});
