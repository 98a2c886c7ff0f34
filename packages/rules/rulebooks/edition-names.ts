// What people call each rulebook: in full, and in a word or two for a crowded screen.
import type { EditionName, RulebookId } from './rulebook.ts';

/** Apart from the editions: a screen lists all five without fetching their clauses. */
export const editionNames: Readonly<Record<RulebookId, EditionName>> = {
  'fsm-2024': {
    en: 'FSM, revision of 30 March 2024',
    ru: 'ФСМ, редакция от 30 марта 2024 г.',
    short: { en: 'FSM 2024', ru: 'ФСМ 2024' },
  },
  'fiim-2018': {
    en: 'FIIM, revision of 13 February 2018',
    ru: 'ФИИМ, редакция от 13 февраля 2018 г.',
    short: { en: 'FIIM 2018', ru: 'ФИИМ 2018' },
  },
  'neft-mmt': {
    en: 'NEFT, Minsk Mafia Tour',
    ru: 'NEFT, Minsk Mafia Tour',
    short: { en: 'NEFT', ru: 'NEFT' },
  },
  'bel-canto': { en: 'Bel Canto', ru: 'Бель Канто', short: { en: 'Bel Canto', ru: 'Бель Канто' } },
  'fiim-2025': {
    en: 'FIIM, revision of 1 January 2025',
    ru: 'ФИИМ, редакция от 1 января 2025 г.',
    short: { en: 'FIIM 2025', ru: 'ФИИМ 2025' },
  },
};
