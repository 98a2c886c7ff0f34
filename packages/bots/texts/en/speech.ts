// What bots say at the table, in English.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { SpeechTexts } from '../../speech/speech-texts.ts';

const list = (seats: readonly Seat[]): string => seats.join(' and ');
const who = (both: boolean): string => (both ? 'both' : 'that player');

export const speech: SpeechTexts = {
  suspect: [
    (seats) => `${list(seats)} ${seats.length > 1 ? 'look' : 'looks'} black to me`,
    (seats) => `I take ${list(seats)} for black`,
    (seats) => `I do not like ${list(seats)} today`,
  ],
  deeds: {
    nominated: (to, both) => `${who(both)} nominated ${to}`,
    raised: (to, both) => `${who(both)} raised a hand against ${to}`,
    spared: (to, both) => (both ? `both kept their hands off ${to}` : `no hand against ${to} from there`),
    named: (to, both) => `${who(both)} named ${to} in the best move`,
    lifted: (_, both) => `${who(both)} wanted all the tied players gone`,
    claimed: (_, both) => `I do not believe ${both ? 'their claims' : 'that claim'} to be the Sheriff`,
    checked: (to) => `I do not believe the check on ${to}`,
    silent: (_, both) => `${who(both)} kept silent when the Sheriff would have spoken`,
  },
  signs: {
    nominated: (by, both) => `${by} nominated ${both ? 'them' : 'that player'}`,
    raised: (by) => `${by} raised a hand there, and I trust ${by}`,
    spared: (by, both) => `${by} kept a hand down for ${both ? 'them' : 'that player'}`,
    named: (by) => `so says the best move of ${by}`,
    checked: (by) => `so says the check of ${by}`,
    cleared: (by, both) => `${by} called ${both ? 'them' : 'that player'} red, and I do not believe ${by}`,
  },
  numbers: [() => 'the numbers leave little else', () => 'nothing else fits how the nights went'],
  unclear: [
    () => 'I see nothing clear yet.',
    () => 'Nobody has given me a reason so far.',
    () => 'Too early for me to point at anybody.',
  ],
  trust: [(seat) => `I trust ${seat}.`, (seat) => `${seat} is red to me.`],
  sheriff: [() => 'I am the Sheriff.', () => 'Listen: I am the Sheriff.'],
  check: {
    black: [(seat) => `I checked ${seat}: black.`, (seat) => `My check on ${seat} came back black.`],
    red: [(seat) => `I checked ${seat}: red.`, (seat) => `My check on ${seat} came back red.`],
  },
  nominate: [(seat) => `I nominate ${seat}.`, (seat) => `My nomination is ${seat}.`],
};
