// The help of every command in English.
import { langs } from '@omerta/base/lang.ts';
import type { CliTexts } from '../texts.ts';
import { helpOffice } from './help-office.ts';
import { helpPaper } from './help-paper.ts';

const json = ['--json', 'machine-readable output'] as const;

export const help: CliTexts['help'] = {
  title: 'omerta: the referee of sport mafia, five rulebooks, clause by clause.',
  usage: 'Usage:',
  commands: 'Commands:',
  options: 'Options:',
  examples: 'Examples:',
  everywhere: [
    [`--lang ${langs.join('|')}`, 'language of the messages; English by default'],
    ['--help', 'help; "omerta COMMAND --help" for one command'],
    ['--version', 'the version of the program'],
  ],
  about: [
    'Exit status: 0 all is well; 1 a line was refused by the rules; 2 a file or the call itself ' +
      'cannot be read; 3 the program failed.',
  ],
  of: {
    ...helpOffice,
    ...helpPaper,
    replay: {
      short: 'checks game records line by line',
      usage: ['omerta replay FILE... [--json] [--until LINE]'],
      about: [
        'Replays each game by its rulebook and says where it stands. The first line that the rules do ' +
          'not allow stops the replay and is told with its number, code, clause and reason. FILE may ' +
          'be - for standard input. Many files are spread over the cores of the machine.',
      ],
      options: [
        ['--json', 'one JSON object a line for each file, in the order given'],
        ['--until LINE', 'stop after this line of the file'],
      ],
      examples: ['omerta replay game.mgn', 'omerta replay --json round1/*.mgn > round1.jsonl'],
    },
    print: {
      short: 'prints games in canonical form',
      usage: ['omerta print FILE...'],
      about: [
        'Writes the same game in one agreed form: tags in their order, one action a line, shorthands ' +
          'written out, lines taken back left out, comments kept.',
      ],
      options: [],
      examples: ['omerta print draft.mgn > game.mgn'],
    },
    explain: {
      short: 'tells a game as a story, with the clause behind each step',
      usage: ['omerta explain FILE'],
      about: [
        'Shows the game night by night and day by day, what followed from each line by which clause, ' +
          'and the table as it stands at the end.',
      ],
      options: [],
      examples: ['omerta explain game.mgn --lang ru'],
    },
    clauses: {
      short: 'lists every clause and how it is honoured',
      usage: ['omerta clauses [--rulebook ID] [--status S] [--json]'],
      about: [
        'The register of the five rulebooks: each clause in our words, its status and the files of ' +
          'its tests; then how many can be reached, are proven, are planned.',
      ],
      options: [
        ['--rulebook ID', 'one of fsm-2024, fiim-2018, neft-mmt, bel-canto, fiim-2025'],
        ['--status S', 'only clauses with this status, for example engine or reminder'],
        json,
      ],
      examples: ['omerta clauses --rulebook fsm-2024 --status engine'],
    },
    rules: {
      short: 'compares rulebooks, lists switches, names versions',
      usage: [
        'omerta rules diff A B [--json]',
        'omerta rules switches [--json]',
        'omerta rules hash [ID...]',
      ],
      about: [
        'diff      where two rulebooks differ: values of play, switches, sanctions; --json adds the script',
        'switches  what an organiser may set before the start, with values, default and clause',
        'hash      version and content hash: the same hash means the same play',
      ],
      options: [json],
      examples: ['omerta rules diff fsm-2024 fiim-2025', 'omerta rules switches --lang ru'],
    },
    score: {
      short: 'counts the points of one game',
      usage: ['omerta score FILE.mgn|SHEET.json [--json]'],
      about: [
        'The points of a finished game, item by item with the clause of each, from its record or from ' +
          'the sheet of a paper protocol. What the rules do not allow is refused and counts nothing; ' +
          'approvals still needed are listed, and of a record also the penalties it suggests. ' +
          'Compensation, the difficulty coefficient and card fines need the whole tournament: see ' +
          '"omerta standings".',
      ],
      options: [json],
      examples: ['omerta score game.mgn', 'omerta score sheet.json --json'],
    },
    standings: {
      short: 'counts the table of a tournament',
      usage: [
        'omerta standings TOURNAMENT.json [--json] [--after ROUND] [--stage ID]',
        '                 [--explain PLAYER]',
      ],
      about: [
        'Places, sums, what decided equal sums, and nominations. Anything refused in any game is ' +
          'listed with its place in the file, and there is no table until it is corrected.',
      ],
      options: [
        ['--stage ID', 'the table after this stage, carried points included'],
        ['--after ROUND', 'only games up to this round of the stage'],
        ['--explain PLAYER', "one player's sum, game by game and item by item"],
        json,
      ],
      examples: [
        'omerta standings minsk.json',
        'omerta standings minsk.json --stage q --after 3',
        'omerta standings minsk.json --explain p1',
      ],
    },
    seat: {
      short: 'makes a seating with a proof of its quality',
      usage: [
        'omerta seat --players N --rounds N [--tables N] [--apart FILE | --wishes FILE]',
        '            [--balance tables] [--seed S] [--seconds N | --steps N] [--json]',
        'omerta seat repair SEATING --keep ROUNDS [--drop 7] [--add 41] [--apart FILE]',
        '            [--json]',
        'omerta seat swiss SEATING STANDINGS --rounds N [--tier TABLES] [--apart FILE]',
        '            [--json]',
      ],
      about: [
        'Every pair meets as evenly as can be found, every player sits in every seat as evenly as ' +
          'possible, and the proven bound is printed beside it.',
        'The usual sizes (20 to 100 players by tens, 6 to 20 rounds) come from a library at once; ' +
          'others are searched for ten seconds.',
        'Ctrl-C stops the search and keeps the best. With players left over, byes are spread evenly.',
        'repair: published rounds stay; whoever is added takes over from whoever drops out, and every change is told.',
        'swiss: the next rounds by standing: STANDINGS is what "omerta standings --json" prints (ids ' +
          'end in the number of the player), or a list of numbers.',
        'The wishes are a JSON object, every key optional: "apart" [[1, 13]], "teams" [[1, 2, 3]] (no ' +
          'two of a team meet), "referees" [{"table": 1, "not": [7]}],',
        '"fixed" [{"player": 5, "table": 2}], "late" [{"player": 3, "from": 2}], "early" [{"player": 4, "until": 8}],',
        '"final" {"rounds": 3, "tables": [[ten players]]} (rounds after the others).',
      ],
      options: [
        ['--players N', 'how many players'],
        ['--rounds N', 'how many rounds'],
        ['--tables N', 'tables at a time; as many as the players fill'],
        ['--apart FILE', 'pairs that never meet: [[1, 13], [2, 14]]'],
        ['--wishes FILE', 'everything else that is asked, see above'],
        ['--balance tables', 'tables exactly even, at the price of meetings'],
        ['--seed S', 'another seed, another seating; 1 by default'],
        ['--seconds N', 'how long to search; the steps taken are recorded'],
        ['--steps N', 'same seed and steps, same file'],
        ['--keep ROUNDS', 'repair: rounds that are published already'],
        ['--drop 7', 'repair: who drops out, several with commas'],
        ['--add 41', 'repair: who comes'],
        ['--tier TABLES', 'swiss: tables that mix; 2, of fewer than 4 tables 1'],
        json,
      ],
      examples: [
        'omerta seat --players 40 --rounds 12 --json > seating.json',
        'omerta seat repair seating.json --keep 4 --drop 7 --add 41',
      ],
    },
    'seating-check': {
      short: 'measures any seating against the proven bound',
      usage: ['omerta seating-check FILE [--apart FILE] [--json]'],
      about: [
        'Legality, meetings, seats, tables, neighbours and pairs that never meet, whoever made the seating.',
        'Exit status 1: it is not legal, or a pair to be kept apart meets.',
      ],
      options: [['--apart FILE', 'pairs that must not meet: [[1, 13], [2, 14]]'], json],
      examples: ['omerta seating-check seating.json'],
    },
    schema: {
      short: 'prints the JSON Schema of a file',
      usage: ['omerta schema tournament|sheet|seating'],
      about: ['For programs that write these files, and for editors that check them while you type.'],
      options: [],
      examples: ['omerta schema tournament > tournament.schema.json'],
    },
    simulate: {
      short: 'plays games of bots by the rules',
      usage: [
        'omerta simulate [--games N] [--rulebook ID] [--seed S] [--bots KIND]',
        '                [--red KIND] [--black KIND] [--json]',
      ],
      about: [
        'Plays whole games of bots and counts how they ended. Random bots make any legal move, with everything ' +
          'that can go wrong at a table; clever ones go by what they heard and believe. The same seed gives the ' +
          'same games.',
      ],
      options: [
        ['--games N', 'how many games; 1000 by default'],
        ['--rulebook ID', 'by which rulebook; fsm-2024 by default'],
        ['--seed S', 'a whole number; 1 by default'],
        ['--bots KIND', 'clever or random, for both sides; random by default'],
        ['--red KIND', 'which bots play red'],
        ['--black KIND', 'which bots play black'],
        json,
      ],
      examples: [
        'omerta simulate --games 1000 --rulebook fsm-2024 --seed 1',
        'omerta simulate --games 200 --red clever --black random',
      ],
    },
    perft: {
      short: 'counts the courses a game can take',
      usage: ['omerta perft [FILE] --depth D [--rulebook ID]'],
      about: [
        'Counts the sequences of D legal lines from the position after FILE, or from the start of a ' +
          'fixed deal. Two programs that count the same agree on the rules.',
      ],
      options: [
        ['--depth D', 'how many lines deep; the counts for 1 to D are printed'],
        ['--rulebook ID', 'without FILE: by which rulebook; fsm-2024 by default'],
      ],
      examples: ['omerta perft --depth 3', 'omerta perft game.mgn --depth 2'],
    },
    deal: {
      short: 'repeats the deal of a room from its revealed parts',
      usage: [
        'omerta deal ROOM.json [--json]',
        'omerta deal --server HEX --entropies HEX,-,HEX,... [--json]',
      ],
      about: [
        'Draws seats and cards again, as docs/deal.md says, and checks the commitment and the seed. ROOM.json is what the ' +
          'server gives of a finished room, or its “deal” alone. Exit status 1 where something published does not agree.',
      ],
      options: [
        ['--server HEX', 'the server’s 32 bytes'],
        ['--entropies LIST', 'ten parts in order of chairs; a dash for who sent none'],
        ['--commitment HEX', 'what the room published when it was made'],
        ['--json', 'one JSON object'],
      ],
      examples: ['omerta deal room.json'],
    },
    demo: {
      short: 'a first look: a game, its explanation, a refused line',
      usage: ['omerta demo'],
      about: ['Shows a built-in game and what to try next.'],
      options: [],
      examples: ['omerta demo --lang ru'],
    },
  },
};
