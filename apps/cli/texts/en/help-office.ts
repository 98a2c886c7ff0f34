// The help of the commands on tournaments, archives and backups in English.
import type { CliTexts } from '../texts.ts';

type Names = 'tournament' | 'archive' | 'publish' | 'restore' | 'verify' | 'backup' | 'erase' | 'support';

export const helpOffice: Pick<CliTexts['help']['of'], Names> = {
  tournament: {
    short: 'plays a whole tournament by bots',
    usage: [
      'omerta tournament simulate [--players N] [--tables N] [--rounds N]',
      '       [--rulebook ID] [--seed S] [--folder FOLDER] [--json]',
    ],
    about: [
      'Registration, stages, seatings, games played line by line, sheets, approvals, protests, ' +
        'rulings, replays, substitutes, fines and lots, through the commands of a real office. The same ' +
        'seed gives the same tournament.',
      'Without --folder nothing is kept. With it the club is left there, to be archived, verified and looked into.',
    ],
    options: [
      ['--players N', 'how many players; 20 by default'],
      ['--tables N', 'tables of the qualifying; as many as they fill'],
      ['--rounds N', 'rounds of the qualifying; 4 by default'],
      ['--rulebook ID', 'by which rulebook; fsm-2024 by default'],
      ['--seed S', 'a whole number; 1 by default'],
      ['--folder FOLDER', 'keep it in this new folder'],
      ['--json', 'machine-readable output'],
    ],
    examples: [
      'omerta tournament simulate --players 40 --rounds 10',
      'omerta tournament simulate --rulebook neft-mmt --seed 7 --folder club',
    ],
  },
  archive: {
    short: 'puts a tournament into one file',
    usage: ['omerta archive FOLDER TOURNAMENT -o FILE [--people]'],
    about: [
      'The file is a zip: tournament.json with its records, seatings, standings, office data and the ' +
        'log, each with its hash. Nicknames and clubs of players are in it; other personal data only ' +
        'with --people, and never what was erased.',
    ],
    options: [
      ['-o, --out FILE', 'where to write it; nothing is overwritten'],
      ['--people', 'with personal data, as people.json'],
    ],
    examples: ['omerta archive club minsk-open -o minsk-open.omerta'],
  },
  publish: {
    short: 'writes the public pages of a tournament as a static site',
    usage: ['omerta publish ARCHIVE DIR [--lang ru|en] [--url ADDRESS] [--json]'],
    about: [
      'Standings after every round with each point and its clause, games line by line, players with their statistics, ' +
        'seating with its proof, rules in force, records. What the organiser withholds is not in it. It opens from a ' +
        'disk, needs no server, and may be written again over a site made before.',
    ],
    options: [
      ['--lang ru|en', 'the site and messages in it alone; a site in both by default'],
      ['--url ADDRESS', 'where it will lie: with it there is a poster with its code'],
      ['--json', 'machine-readable output'],
    ],
    examples: ['omerta publish minsk-open.omerta site'],
  },
  restore: {
    short: 'makes a folder from an archive or a backup',
    usage: ['omerta restore FILE FOLDER', 'omerta restore --newest FOLDER [--backups DIR]'],
    about: [
      'Everything is verified first. The folder must be new or empty: it is there whole in the end, or not at all. ' +
        'With --newest the newest whole backup of the folder is taken. A copy holds no passwords, signed-in devices, ' +
        'tokens or codes of screens and tables: the next start prints a new owner link, and everybody comes in by a new code.',
    ],
    options: [
      ['--newest', 'from the newest backup that is whole'],
      ['--backups DIR', 'where its backups lie; FOLDER-backups beside it by default'],
    ],
    examples: [
      'omerta restore minsk-open.omerta club-2',
      'omerta restore club-backups/2026-11-15T06-00-00Z-hourly.omerta club-2',
    ],
  },
  verify: {
    short: 'proves that a folder or an archive is whole',
    usage: ['omerta verify FOLDER|FILE [--head HEAD] [--backups DIR] [--json]'],
    about: [
      'Walks the chain of the log, replays every game from its record, counts the standings again and ' +
        'compares. Exit status 1: something is not what it was, told with its place. A damaged folder ' +
        'is answered with its newest good backup.',
      'An archive is printed with its head, over every file in it and every name: with the head that was ' +
        'kept, --head tells whether it is still the same archive.',
    ],
    options: [
      ['--head HEAD', 'the head that "omerta archive" printed'],
      ['--backups DIR', 'where its backups lie; FOLDER-backups beside it by default'],
      ['--json', 'machine-readable output'],
    ],
    examples: ['omerta verify club', 'omerta verify minsk-open.omerta'],
  },
  backup: {
    short: 'makes a backup of a club now',
    usage: ['omerta backup FOLDER [--backups DIR]'],
    about: [
      'Backups lie beside the folder, in FOLDER-backups: one an hour for a day, one a day for thirty days, ' +
        'then one a month. "omerta restore" takes any of them.',
    ],
    options: [['--backups DIR', 'where its backups lie; FOLDER-backups beside it by default']],
    examples: ['omerta backup club'],
  },
  erase: {
    short: "removes a person's data, not the games",
    usage: ['omerta erase FOLDER PERSON [--backups DIR]'],
    about: [
      'Name, contacts and everything else kept of the person goes from the folder and from every ' +
        'backup of it. The log knows only the id: it stays, and the chain still verifies.',
    ],
    options: [['--backups DIR', 'where its backups lie; FOLDER-backups beside it by default']],
    examples: ['omerta erase club p17'],
  },
  support: {
    short: 'makes one file for whoever is asked for help',
    usage: ['omerta support FOLDER -o FILE [--backups DIR]'],
    about: [
      'Versions, sizes, how many events of which type the log holds, the hashes of its heads, whether it verifies, ' +
        'its backups, and the last lines of the server. No name, no nickname, no id, nothing that anybody wrote: ' +
        'read the file before you send it, it is plain JSON.',
      'A folder that cannot be opened, or that a running server has open, is described from outside.',
    ],
    options: [
      ['-o, --out FILE', 'where to write it; nothing is overwritten'],
      ['--backups DIR', 'where its backups lie; FOLDER-backups beside it by default'],
    ],
    examples: ['omerta support data -o support.json'],
  },
};
