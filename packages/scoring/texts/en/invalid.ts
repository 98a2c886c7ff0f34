// What is wrong with a file that cannot be read, in English.
import type { InvalidTexts } from '../../messages/invalid-texts.ts';

export const invalid: InvalidTexts = {
  place: (line, column) => `line ${line}, column ${column}. `,
  say: {
    'key/missing': (_, wanted) => `The key ${wanted} is missing: add it.`,
    'key/unknown': (found, wanted) => `There is no key ${found} here: use ${wanted}.`,
    'type/flag': (found) => `True or false is expected, not ${found}.`,
    'type/list': (found) => `A list is expected, not ${found}.`,
    'type/number': (found) => `A whole number is expected, not ${found}.`,
    'type/object': (found) => `An object is expected, not ${found}.`,
    'type/text': (found) => `Text in quotes is expected, not ${found}.`,
    'value/count': (found, wanted) => `The number ${found} is out of range: ${wanted} is possible.`,
    'value/decimal': (found) => `Points are a decimal in quotes like "0.4", not ${found}.`,
    'value/format': (found, wanted) =>
      `This is not a file of the kind needed here: its format is ${found}, and ${wanted} is needed.`,
    'value/numbered': (found) =>
      `The id ${found} does not end in a number: which player of the seating it is cannot be told.`,
    'value/pair': (found) => `A pair of two players is expected, like [1, 13], not ${found}.`,
    'value/positive': (found) =>
      `A number above zero is expected, not ${found}: what is deducted is written without a minus.`,
    'value/unlisted': (found, wanted) => `There is no ${found} here: choose one of ${wanted}.`,
    'text/long': (found, wanted) => `The text has ${found} characters: at most ${wanted} are possible.`,
    'text/plain': (found) => `The text stands on one line and has no double quote inside, unlike ${found}.`,
    'seat/not-a-seat': (found) => `A seat is a number of 1 ... 10, not ${found}.`,
    'seat/twice': (found) => `Seat ${found} stands here twice: leave one.`,
    'sheet/deck': () =>
      'The roles do not make a deck: six red, one sheriff, two black and one don are needed.',
    'sheet/seats': (found) => `A game has ten seats, seat 1 first; there are ${found}.`,
    'sheet/winner': (found, wanted) =>
      `The winner cannot be ${found}: the forfeit gives the win to ${wanted}.`,
    'rulebook/unknown': (found, wanted) => `There is no rulebook ${found}: choose one of ${wanted}.`,
    'switch/unknown': (found, wanted) => `This rulebook has no switch ${found}: it has ${wanted}.`,
    'switch/value': (found, wanted) => `The switch does not take ${found}: choose one of ${wanted}.`,
    'house/unknown': (found) =>
      `House rules cannot change ${found}: "omerta schema tournament" lists what they can.`,
    'house/value': (found, wanted) => `House rules cannot set this to ${found}: write it like ${wanted}.`,
    'player/id-twice': (found) => `Two players have the id ${found}: give each his own.`,
    'player/twice': (found) => `The player ${found} stands here twice: correct one of the two.`,
    'player/unknown': (found) => `There is no player ${found}: add him to players or correct the id.`,
    'stage/id-twice': (found) => `Two stages have the id ${found}: give each its own.`,
    'stage/none': () => 'A tournament has at least one stage: add it.',
    'stage/unknown': (found, wanted) => `There is no stage ${found}: choose one of ${wanted}.`,
    'game/twice': (found) =>
      `The game of stage, round and table ${found} is there twice: leave one or correct the numbers.`,
    'game/record-or-sheet': () => 'A game has either a record or a sheet: give exactly one of them.',
    'record/outside': (found) =>
      `The record ${found} lies outside the folder of this file: only records beside it or below are read.`,
    'record/missing': (found) =>
      `The record ${found} cannot be read: it must lie beside this file under that name.`,
    'record/player-ambiguous': (found) =>
      `The name ${found} in the record is the nick of several players: write the id there.`,
    'record/player-unknown': (found) =>
      `The name ${found} in the record is no player of this tournament: write his id or nick there.`,
    'record/rulebook': (found, wanted) =>
      `The record was kept by ${found}, the tournament is played by ${wanted}: they must be the same.`,
    'record/switch': (found, wanted) =>
      `The record says [switch ${found}], the tournament has ${wanted}: they must be the same.`,
    'record/syntax': (found) => `The record cannot be read: ${found}`,
  },
};
