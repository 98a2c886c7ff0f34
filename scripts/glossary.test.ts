// One name for one thing: what the glossary says is not said stands in no text of the product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notSaidIn, saidAllTheSame } from './glossary.ts';
import { readSources, sourceOf } from './measure/sources.ts';

const terms = notSaidIn(readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8'));

test('the glossary names what is not said in both languages', () => {
  expect(terms.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['duty referee', 'дежурн… представител…']),
  );
});

test('no text says it', () => {
  expect(saidAllTheSame(readSources(), terms)).toEqual([]);
});

test('any ending and any break between the words is found, in strings, templates and pages', () => {
  const said = (text: string): number =>
    saidAllTheSame([sourceOf('apps/web/texts/ru/planted.tsx', text)], terms).length;
  expect(said("const a = 'Решает дежурный\\u00a0представитель комитета.';")).toBe(1);
  expect(said('const a = `с Дежурным судьёй`;')).toBe(1);
  expect(said('const A = () => <p>Ask the duty referee.</p>;')).toBe(1);
  expect(said("const a = 'дежурного члена Судейского комитета, the committee member on duty';")).toBe(0);
  expect(said('// the duty referee\nconst a = 1;')).toBe(0);
});
