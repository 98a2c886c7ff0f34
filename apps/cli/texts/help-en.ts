// The help of every command in English.
import type { Texts } from './texts.ts';

const json = ['--json', 'machine-readable output'] as const;

export const helpEn: Texts['help'] = {
  title: 'omerta: the referee of sport mafia, five rulebooks, clause by clause.',
  usage: 'Usage:',
  commands: 'Commands:',
  options: 'Options:',
  examples: 'Examples:',
  everywhere: [
    ['--lang en|ru', 'language of the messages; English by default'],
    ['--help', 'help; "omerta COMMAND --help" for one command'],
    ['--version', 'the version of the program'],
  ],
  about: ['Exit status: 0 all is well; 1 a line was refused by the rules; 2 a file or the call itself cannot be read; 3 the program failed.'],
  of: {
    replay: {
      short: 'checks game records line by line',
      usage: ['omerta replay FILE... [--json] [--until LINE]'],
      about: [
        'Replays each game by its rulebook and says where it stands. The first line that the rules do not allow stops the replay and is told with its number, code, clause and reason. FILE may be - for standard input. Many files are spread over the cores of the machine.',
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
        'Writes the same game in one agreed form: tags in their order, one action a line, shorthands written out, lines taken back left out, comments kept.',
      ],
      options: [],
      examples: ['omerta print draft.mgn > game.mgn'],
    },
    explain: {
      short: 'tells a game as a story, with the clause behind each step',
      usage: ['omerta explain FILE'],
      about: ['Shows the game night by night and day by day, what followed from each line by which clause, and the table as it stands at the end.'],
      options: [],
      examples: ['omerta explain game.mgn --lang ru'],
    },
    clauses: {
      short: 'lists every clause and how it is honoured',
      usage: ['omerta clauses [--rulebook ID] [--status S] [--json]'],
      about: ['The register of the five rulebooks: each clause in our words, its status and its tests.'],
      options: [
        ['--rulebook ID', 'one of fsm-2024, fiim-2018, neft-mmt, bel-canto, fiim-2025'],
        ['--status S', 'only clauses with this status, for example engine or reminder'],
        json,
      ],
      examples: ['omerta clauses --rulebook fsm-2024 --status engine'],
    },
    rules: {
      short: 'compares rulebooks, lists switches, names versions',
      usage: ['omerta rules diff A B [--json]', 'omerta rules switches [--json]', 'omerta rules hash [ID...]'],
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
        'The points of a finished game, item by item with the clause of each, from its record or from the sheet of a paper protocol. What the rules do not allow is refused and counts nothing; approvals still needed are listed, and of a record also the penalties it suggests. Compensation, the difficulty coefficient and card fines need the whole tournament: see "omerta standings".',
      ],
      options: [json],
      examples: ['omerta score game.mgn', 'omerta score sheet.json --json'],
    },
    standings: {
      short: 'counts the table of a tournament',
      usage: ['omerta standings TOURNAMENT.json [--json] [--after ROUND] [--stage ID]', '                 [--explain PLAYER]'],
      about: [
        'Places, sums, what decided equal sums, and nominations. Anything refused in any game is listed with its place in the file, and there is no table until it is corrected.',
      ],
      options: [
        ['--stage ID', 'the table after this stage, carried points included'],
        ['--after ROUND', 'only games up to this round of the stage'],
        ['--explain PLAYER', "one player's sum, game by game and item by item"],
        json,
      ],
      examples: ['omerta standings minsk.json', 'omerta standings minsk.json --stage q --after 3', 'omerta standings minsk.json --explain p1'],
    },
    schema: {
      short: 'prints the JSON Schema of a file',
      usage: ['omerta schema tournament|sheet|seating'],
      about: ['For programs that write these files, and for editors that check them while you type.'],
      options: [],
      examples: ['omerta schema tournament > tournament.schema.json'],
    },
    simulate: {
      short: 'plays random games by the rules',
      usage: ['omerta simulate [--games N] [--rulebook ID] [--seed S] [--json]'],
      about: ['Plays whole games with random legal moves and counts how they ended. The same seed gives the same games.'],
      options: [
        ['--games N', 'how many games; 1000 by default'],
        ['--rulebook ID', 'by which rulebook; fsm-2024 by default'],
        ['--seed S', 'a whole number; 1 by default'],
        json,
      ],
      examples: ['omerta simulate --games 1000 --rulebook fsm-2024 --seed 1'],
    },
    perft: {
      short: 'counts the courses a game can take',
      usage: ['omerta perft [FILE] --depth D [--rulebook ID]'],
      about: [
        'Counts the sequences of D legal lines from the position after FILE, or from the start of a fixed deal. Two programs that count the same agree on the rules.',
      ],
      options: [
        ['--depth D', 'how many lines deep; the counts for 1 to D are printed'],
        ['--rulebook ID', 'without FILE: by which rulebook; fsm-2024 by default'],
      ],
      examples: ['omerta perft --depth 3', 'omerta perft game.mgn --depth 2'],
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
