// What the command line says in English.
import { ruleWords } from '@omerta/rules/texts/en/rule-words.ts';
import type { CliTexts } from '../texts.ts';
import { help } from './help.ts';
import { office } from './office.ts';
import { paper } from './paper.ts';
import { points } from './points.ts';
import { seating } from './seating.ts';

const ofSeat = (what: string) => (seat: number | null) => (seat === null ? what : `${what} of seat ${seat}`);
const one = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

export const texts: CliTexts = {
  usage: {
    unknownCommand: (found, names) =>
      `there is no command "${found}"; the commands are ${names.join(', ')} ("omerta help" explains them).`,
    unknownOption: (option) => `there is no option ${option} here; --help lists the options.`,
    valueMissing: (option) => `${option} needs a value after it.`,
    valueNotTaken: (option) => `${option} takes no value.`,
    wholeNumber: (name, found, least) => `${name} must be a whole number from ${least} up, not "${found}".`,
    fileMissing: (command) => `which game? Name a file: omerta ${command} FILE ("-" reads standard input).`,
    oneFile: (command) => `omerta ${command} takes one file.`,
    notNeeded: (found) => `"${found}" is not needed here; --help shows how to call this command.`,
    optionMissing: (option) => `${option} is required here.`,
    unknownRulebook: (found, ids) => `there is no rulebook "${found}"; there are ${ids.join(', ')}.`,
    unknownStatus: (found, statuses) => `there is no status "${found}"; there are ${statuses.join(', ')}.`,
    twoRulebooks: 'name the two rulebooks to compare: omerta rules diff fsm-2024 fiim-2025.',
    unknownRulesWord: (found, words) =>
      `${found === undefined ? 'what about the rules? There are' : `there is no "omerta rules ${found}"; there are`} ${words.join(', ')}.`,
    badLang: (found, langs) => `--lang is ${langs.join(' or ')}, not "${found}".`,
    broken: (message) =>
      `this is a mistake of the program, not yours: ${message}. Please report it with the file you used.`,
    rulebookOfFile: '--rulebook is for the start of a game; a file names its own rulebook.',
  },
  troubles: {
    'file-missing': 'There is no such file.',
    'file-directory': 'This is a folder, not a file.',
    'file-forbidden': 'This file may not be read: permission is missing.',
    'file-unreadable': 'This file cannot be read.',
  },
  steps: {
    deal: ofSeat('the card'),
    night: () => 'the night is announced',
    day: () => 'the day is announced',
    agreement: () => 'the blacks agree',
    signs: () => 'the Don and the Sheriff show themselves',
    'sheriff-look': () => 'the Sheriff looks at the table',
    'free-seating': () => 'free seating',
    speech: ofSeat('speech'),
    vote: (seat) => (seat === null ? 'the vote' : `the vote against seat ${seat}`),
    'tie-speech': ofSeat('tie speech'),
    lift: () => 'the vote to let all tied players leave',
    last: ofSeat('last word'),
    shots: () => 'the shots',
    don: () => "the Don's check",
    sheriff: () => "the Sheriff's check",
    best: ofSeat('best move'),
    sheet: () => 'the score sheet',
  },
  roles: ruleWords.roles,
  leftBy: {
    vote: 'voted out',
    lift: 'lifted',
    shot: 'shot',
    fouls: 'four fouls',
    removal: 'removed',
    'red-card': 'red card',
    forfeit: 'forfeit',
  },
  winners: { red: 'Red won', black: 'Black won', draw: 'A draw' },
  wonBy: {
    vote: 'by vote',
    lift: 'by lifting the tied players',
    shot: 'by shot',
    removal: 'after a removal',
    forfeit: 'by forfeit',
    draw: 'nobody left for three days and nights',
    misses: 'by three misses',
  },
  sanctions: ruleWords.sanctions,
  phases: {
    dealing: 'dealing',
    night: (number) => `night ${number}`,
    day: (number) => `day ${number}`,
    over: 'over',
    annulled: 'annulled',
    sheet: 'the sheet',
    short: { dealing: () => 'in the deal', night: (number) => `N${number}`, day: (number) => `D${number}` },
  },
  replay: {
    legal: (lines) => (lines === 0 ? 'legal, no line applied yet' : `legal up to line ${lines}`),
    refusedAt: (line) => `line ${line} was refused; the position before it`,
    refused: (code, clause, message) => `refused by ${clause} (${code}): ${message}`,
    rulebook: 'rulebook',
    phase: 'phase',
    expects: 'expected',
    nothing: 'nothing',
    inGame: 'in the game',
    out: 'out',
    fouls: 'fouls',
    cancelled: 'no vote on',
    result: 'result',
    noResult: 'open',
    warnings: 'warnings',
    warning: (line, message) => `line ${line}: ${message}`,
    seconds: (seconds) => `${seconds} s`,
  },
  print: {
    refused: (line, code, clause, message) =>
      `line ${line} is refused by ${clause} (${code}): ${message} From there on the lines are printed as written.`,
  },
  explain: {
    refused: 'refused',
    linesAfter: (count) =>
      count === 1 ? '1 line after it was not played.' : `${count} lines after it were not played.`,
    noLines: 'No line is written yet.',
    referee: 'referee',
    expected: 'expected:',
    inGame: 'in the game',
    outOfGame: 'out',
    foul: 'foul',
    donAnswer: { yes: 'It is the Sheriff.', no: 'It is not the Sheriff.' },
    sheriffAnswer: { yes: 'It is a black player.', no: 'It is a red player.' },
    bestMove: (seat, seats, blacks) => `Best move of seat ${seat}: ${seats} (${blacks} of them black)`,
    tags: {
      round: (value) => `round ${value}`,
      table: (value) => `table ${value}`,
      game: (value) => `game ${value}`,
      referee: (value) => `referee ${value}`,
    },
  },
  clauses: {
    columns: ['rulebook', 'clause', 'status', 'test files', 'text'],
    none: 'No clause is like that.',
    counts: {
      clauses: 'clauses',
      reachable: 'reachable',
      partly: 'partly',
      proven: 'proven',
      planned: 'planned',
      machineProven: 'machine',
      asksNothing: 'ask none',
    },
    byRulebook: 'rulebook',
    byKind: 'kind',
    all: 'all',
    meaning:
      'Reachable: honoured where a person can get at it today; partly: the rest of it is planned; ' +
      'proven: a test carries its number. Planned: nobody can reach it yet; machine: of these, proven ' +
      'inside the program. Ask none: definitions and repealed text.',
  },
  rules: {
    values: (count) => (count === 0 ? 'In play: no difference' : `In play: ${one(count, 'difference')}`),
    switches: (count) => (count === 0 ? 'Switches: the same' : `Switches: ${one(count, 'difference')}`),
    violations: (count) => (count === 0 ? 'Sanctions: the same' : `Sanctions: ${one(count, 'difference')}`),
    initial: 'default',
    absent: '—',
    scriptToo: (count) => `The script differs in ${one(count, 'phrase')}: --json lists them.`,
    takes: 'values',
    anyNumber: 'a number',
    worse: ruleWords.worse,
    warnFirst: ruleWords.warnFirst,
  },
  simulate: {
    played: (games, rulebook, seed) => `${one(games, 'game')} under ${rulebook}, seed ${seed}`,
    speed: (lines, perSecond) => `${one(lines, 'line')}, ${perSecond} games a second`,
    progress: (done, games) => `${done} of ${games}`,
    kinds: { random: 'random', clever: 'clever' },
    bots: (red, black) => (red === black ? `${red} bots` : `red ${red}, black ${black}`),
    unknownBots: (found, kinds) => `there are no "${found}" bots; there are ${kinds.join(' and ')}.`,
    margin: (ahead, percent) => `${ahead} is ahead by ${percent}% of the games`,
    winners: 'Winners',
    endings: 'How they ended',
    branches: 'What the rules did',
  },
  demo: {
    greeting: [
      'Omerta referees sport mafia by five rulebooks, clause by clause.',
      'A game is a text file, one line for one thing that happened at the table.',
      'This is a short one, played under fsm-2024, and what the rules made of it:',
    ],
    refusal: [
      'A line that the rules do not allow is refused, with its clause.',
      'Seat 2 tries to nominate a second player on one day:',
    ],
    more: 'Try it yourself:',
    tries: [
      ['explain apps/cli/demo/first-game.mgn', 'this game again'],
      ['replay apps/cli/demo/first-game.mgn --json', 'the same for programs'],
      ['clauses --rulebook fsm-2024', 'every clause and how it is honoured'],
      ['rules diff fsm-2024 fiim-2025', 'where two rulebooks differ'],
      ['simulate --games 1000 --rulebook neft-mmt --seed 1', 'a thousand random games'],
      ['help', 'all commands; --lang ru speaks Russian'],
    ],
  },
  deal: {
    usage:
      'Give a room’s JSON, or --server and --entropies: ten parts between commas, a dash for who sent none.',
    columns: ['chair', 'seat', 'card'],
    commitment: (hex, holds) =>
      `commitment ${hex}${{ true: ': as published', false: ': NOT the published one', null: '' }[`${holds}`]}`,
    seed: (hex, holds) =>
      `seed ${hex}${{ true: ': as revealed', false: ': NOT the revealed one', null: '' }[`${holds}`]}`,
  },
  points: points,
  seating: seating,
  office: office,
  paper: paper,
  help: help,
};
