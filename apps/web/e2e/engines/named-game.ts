// A short game of people with the names that break things: ё, quotes, apostrophes, hyphens, spaces.
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { shortGame } from '../games.ts';

const names = [
  'Ёжик',
  'Ваня «Тихий»',
  'Анна-Мария',
  'Д’Артаньян',
  'Ольга Петровна',
  'Щёголь',
  'Сова О’Нил',
  'Ы',
  'ёлка-7',
  'Дон Педро',
];

export const namedGame = (): GameRecord => {
  const record = shortGame('fsm-2024', 12);
  const named = <T extends { readonly seat: number }>(tag: T): T & { readonly name: string } => ({
    ...tag,
    name: names[tag.seat - 1] ?? '',
  });
  return {
    ...record,
    tags: record.tags.map((item) => (item.tag.kind === 'seat' ? { ...item, tag: named(item.tag) } : item)),
    seats: record.seats.map(named),
  };
};
