// The words of neft-mmt and of every script: English without Cyrillic, the same numbers in both languages,
// nothing empty.
import type { Text } from '@omerta/base/lang.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from './choose.ts';
import { clausesEn } from './neft-mmt/clauses-en.ts';
import { clausesRu } from './neft-mmt/clauses-ru.ts';
import { rulebookIds } from './rulebook.ts';

const cyrillic = /\p{Script=Cyrillic}/u;

/** A number of several parts is one number: `0,25`, `15.1.4`; the decimal comma is Russian. */
const numbers = (text: string): string[] =>
  [
    ...new Set((text.match(/\d+(?:[.,]\d+)*|\{\w+\}/g) ?? []).map((each) => each.replaceAll(',', '.'))),
  ].sort();

const told: ReadonlyMap<string, Text> = new Map(
  Object.keys({ ...clausesRu, ...clausesEn }).map((clause) => [
    clause,
    { ru: clausesRu[clause] ?? '', en: clausesEn[clause] ?? '' },
  ]),
);

const scripted: ReadonlyMap<string, Text> = new Map(
  rulebookIds.flatMap((id) =>
    Object.entries(rulebook(id).script).flatMap(([cue, phrase]): [string, Text][] => [
      [`${id} ${cue}`, phrase],
      ...(phrase.gesture ? [[`${id} ${cue} gesture`, phrase.gesture] as [string, Text]] : []),
    ]),
  ),
);

const found = (texts: ReadonlyMap<string, Text>, bad: (text: Text) => boolean): string[] =>
  [...texts].flatMap(([name, text]) => (bad(text) ? [`${name}: ${text.ru} | ${text.en}`] : []));

describe.each([
  ['the clauses of neft-mmt', told],
  ['the scripts', scripted],
] as const)('%s', (_, texts) => {
  it('are there', () => {
    expect(texts.size).toBeGreaterThan(100);
    expect(found(texts, ({ ru, en }) => ru.trim() === '' || en.trim() === '')).toEqual([]);
  });

  it('have no Cyrillic in English', () => {
    expect(found(texts, ({ en }) => cyrillic.test(en))).toEqual([]);
  });

  it('name the same numbers in both languages', () => {
    expect(found(texts, ({ ru, en }) => numbers(ru).join(' ') !== numbers(en).join(' '))).toEqual([]);
  });
});
