// How a vote came out, announced in our words where a rulebook prescribes none: under the clause of the rule that decides it.
import type { Text } from '../messages/lang.ts';
import type { RuleName } from './rules.ts';
import type { Cue } from './script.ts';

export type OutcomeWords = Text & { readonly rule: RuleName };

export const outcomeWords: Readonly<Partial<Record<Cue, OutcomeWords>>> = {
  'tie-open': {
    ru: 'Голоса разделились поровну, по {votes}: игроки № {players}. Переголосование',
    en: 'The votes are tied, {votes} each: players {players}. We vote again',
    rule: 'tieSpeechSeconds',
  },
  'tie-again': {
    ru: 'Снова поровну, по {votes}: игроки № {players}. Ещё одно переголосование',
    en: 'Tied again, {votes} each: players {players}. Another re-vote',
    rule: 'smallerTie',
  },
  'tie-same': {
    ru: 'Снова поровну, по {votes}: игроки № {players}',
    en: 'Tied again, {votes} each: players {players}',
    rule: 'lift',
  },
  'tie-wide': {
    ru: 'Голоса разделились поровну, по {votes}: игроки № {players}. Переголосования нет, все остаются в игре',
    en: 'The votes are tied, {votes} each: players {players}. No re-vote, they all stay in the game',
    rule: 'dayOneWideTie',
  },
  'lift-barred': {
    ru: 'Снова поровну, по {votes}: игроки № {players}. Подъём не голосуется, все остаются в игре',
    en: 'Tied again, {votes} each: players {players}. There is no vote on a lift, they all stay in the game',
    rule: 'lift',
  },
  'lift-close': { ru: 'Спасибо. За: {count}', en: 'Thank you. In favour: {count}', rule: 'lift' },
  'lift-failed': { ru: 'Большинства нет. Игроки № {players} остаются в игре', en: 'No majority. Players {players} stay in the game', rule: 'lift' },
};
