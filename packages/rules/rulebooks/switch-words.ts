// What the values of the switches are called on a screen.
import type { Lang, Text } from '@omerta/base/lang.ts';

/** Left out: a number, which is its own word. */
const words: Readonly<Record<string, Text>> = {
  on: { en: 'on', ru: 'да' },
  off: { en: 'off', ru: 'нет' },
  'second-removal day-2': { en: 'day 2 only', ru: 'только день 2' },
  'second-removal from-day-2': { en: 'day 2 and later', ru: 'день 2 и позже' },
  'ci-rounding nearest': { en: 'to the nearest', ru: 'до ближайшего' },
  'ci-rounding ceil': { en: 'up', ru: 'вверх' },
  'ci-rounding floor': { en: 'down', ru: 'вниз' },
  'ci-base planned': { en: 'planned games', ru: 'назначенные игры' },
  'ci-base played': { en: 'played games', ru: 'сыгранные игры' },
  'ci-mode retroactive': { en: 'one for all', ru: 'одна за все' },
  'ci-mode progressive': { en: 'growing', ru: 'растущая' },
  'ci-if-best-move-denied none': { en: 'none', ru: 'нет' },
  'ci-if-best-move-denied full': { en: 'in full', ru: 'полная' },
  'judge-grid-2025 steps': { en: 'by the list', ru: 'по списку' },
  'judge-grid-2025 any': { en: 'any amount', ru: 'любые' },
  'ppk-fine-mode replace': { en: 'instead', ru: 'вместо' },
  'ppk-fine-mode cumulative': { en: 'both', ru: 'оба' },
  'yellow-mode per-card': { en: 'each its own', ru: 'каждая свою' },
  'yellow-mode total': { en: 'the last sets it', ru: 'по последней' },
  'same-act-policy heaviest': { en: 'the heavier', ru: 'тяжелейший' },
  'same-act-policy sum': { en: 'both', ru: 'оба' },
  'k-scope tournament': { en: 'tournament', ru: 'турнир' },
  'k-scope stage': { en: 'stage', ru: 'этап' },
  'tie-additional listed': { en: 'those listed', ru: 'перечисленные' },
  'tie-additional with-fines': { en: 'all fines', ru: 'все штрафы' },
  'tie-deaths-roles any': { en: 'any player’s', ru: 'любого игрока' },
  'tie-deaths-roles red': { en: 'a red’s', ru: 'красного' },
};

export const switchWord = (name: string, value: string, lang: Lang): string =>
  (words[`${name} ${value}`] ?? words[value])?.[lang] ?? value;
