// How to announce the outcome of a vote where a rulebook gives no words, with the clause that decides it.
import type { Text } from '@omerta/base/lang.ts';
import type { RuleName } from './rules.ts';
import type { Cue } from './script.ts';

type OutcomeWords = Text & { readonly rule: RuleName };

export const outcomeWords: Readonly<Partial<Record<Cue, OutcomeWords>>> = {
  'tie-open': {
    ru: 'Игроки № {players} набрали по {votes}. Переголосование',
    en: 'Players {players} have {votes} votes each. We vote again',
    rule: 'tieSpeechSeconds',
  },
  'tie-again': {
    ru: 'Игроки № {players} набрали по {votes}. Ещё одно переголосование',
    en: 'Players {players} have {votes} votes each. Another re-vote',
    rule: 'smallerTie',
  },
  'tie-same': {
    ru: 'Игроки № {players} снова набрали по {votes}',
    en: 'Players {players} have {votes} votes each again',
    rule: 'lift',
  },
  'tie-wide': {
    ru: 'Игроки № {players} набрали по {votes}. Переголосования нет, все остаются в игре',
    en: 'Players {players} have {votes} votes each. No re-vote, they all stay in the game',
    rule: 'dayOneWideTie',
  },
  'lift-barred': {
    ru: 'Игроки № {players} снова набрали по {votes}. Подъём не голосуется, все остаются в игре',
    en: 'Players {players} have {votes} votes each again. No lift is voted on, they all stay in the game',
    rule: 'lift',
  },
  'lift-close': { ru: 'Спасибо. За: {count}', en: 'Thank you. In favour: {count}', rule: 'lift' },
  'lift-failed': {
    ru: 'Большинства нет. Игроки № {players} остаются в игре',
    en: 'No majority. Players {players} stay in the game',
    rule: 'lift',
  },
};
