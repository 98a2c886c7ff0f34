// A nickname stands in a Russian sentence as it is: nothing declines it, and nothing says whether it is a man's or a woman's.
import { expect, it } from 'vitest';
import { texts } from './ru/texts.ts';

const sentencesIn = (found: unknown): readonly string[] => {
  if (typeof found === 'string') return [found];
  return typeof found === 'object' && found !== null ? Object.values(found).flatMap(sentencesIn) : [];
};
const all = sentencesIn(texts);

/** What a sentence calls somebody by. */
const nickname = String.raw`\{\{(?:name|who|player|person|now|was|came|went|absent|nickname)\}\}`;

it('no sentence asks a nickname for its genitive or its gender', () => {
  const wrong = new RegExp(
    `(?:вместо|без|после|кроме) ${nickname}|${nickname} (?:выбыл|ушёл|сел|занял|взял|отказал|снялся)`,
    'u',
  );
  expect(all.filter((text) => wrong.test(text))).toEqual([]);
  expect(all).not.toContain('выбыл');
});

it('five people and more are counted in the neuter: отмечено на месте 39 человек', () => {
  const many = all.filter((text) => /^Отмечен\S* на месте/u.test(text));
  expect(many).toContain('Отмечено на месте {{count}} человек.');
  expect(many).not.toContain('Отмечены на месте {{count}} человек.');
});
