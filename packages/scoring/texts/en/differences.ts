// Facts of a game, and how a sheet differs from the stream, in English.
import type { DifferenceTexts } from '../../messages/difference-texts.ts';

export const differences: DifferenceTexts = {
  facts: {
    winner: 'Winner',
    by: 'How it was won',
    role: 'Card',
    'first-killed': 'First killed',
    'best-move': 'Best move',
    'out-day-1': 'Voted out on day 1',
    removed: 'Removals',
    'red-card': 'Red cards',
    forfeit: 'Lost by the act of',
    'at-table': 'At the table at the end',
    yellow: 'Yellow cards',
    purple: 'Purple cards',
    warning: 'Warnings',
    foul: 'Fouls',
    nomination: 'Nominations',
    ballot: 'Ballot',
    night: 'Night',
    exit: 'Left the game',
  },
  seat: (seat) => `seat ${seat}`,
  moments: {
    dealing: () => 'the dealing',
    night: (number) => `night ${number}`,
    day: (number) => `day ${number}`,
  },
  difference: (about, stream, sheet) => `${about}: “${stream}” in the game's lines, “${sheet}” on the sheet.`,
};
