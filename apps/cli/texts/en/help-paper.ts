// The help of the commands on papers and exports in English.
import type { CliTexts } from '../texts.ts';

export const helpPaper: Pick<CliTexts['help']['of'], 'protocol' | 'print-pack' | 'export'> = {
  protocol: {
    short: 'prints the protocol of a game as a PDF',
    usage: ['omerta protocol FILE.mgn [--sheet SHEET.json] [--blank] -o FILE.pdf'],
    about: [
      'An A4 sheet with its reverse, in the form that the game’s rulebook asks for, with a code that names the ' +
        'game and the head of its hash chain. --lang says in which language.',
      'With --sheet the points and the result are those of the sheet. With --blank only the head and the nicknames ' +
        'are filled in: a form for the next game, without roles.',
    ],
    options: [
      ['--sheet SHEET.json', 'the sheet in force, where it is not the record’s own'],
      ['--blank', 'without roles, course and points'],
      ['-o, --out FILE', 'where to write it; nothing is overwritten'],
    ],
    examples: [
      'omerta protocol game.mgn --lang ru -o game.pdf',
      'omerta protocol game.mgn --blank -o form.pdf',
    ],
  },
  'print-pack': {
    short: 'prints everything a hall needs on paper',
    usage: ['omerta print-pack ARCHIVE [--what PARTS] [--server URL] -o FILE.pdf'],
    about: [
      'Parts: blanks (protocols of the games to come), empty, protocols (filled), rounds, tables and players ' +
        '(the seating), badges, numbers (of tables), standings, certificates, checklist (of the hall), pocket (violations ' +
        'and timings). Without --what all of them.',
      'Protocols come first, two pages each: print them alone on both sides.',
    ],
    options: [
      ['--what PARTS', 'one part, or several with commas between them'],
      ['--server URL', 'where the codes on badges and protocols lead'],
      ['-o, --out FILE', 'where to write it; nothing is overwritten'],
    ],
    examples: [
      'omerta print-pack cup.omerta -o cup.pdf',
      'omerta print-pack cup.omerta --what badges,numbers -o hall.pdf',
    ],
  },
  export: {
    short: 'hands the games of a tournament on',
    usage: ['omerta export ARCHIVE --as FORM -o FILE'],
    about: [
      'Forms: xlsx and csv hold everything that a sheet does; mwt is the result form of MWT and FIIM, imafia the ' +
        'games of imafia.org, mafiaratings the game JSON of mafiaratings.com, each with the fields that it has.',
    ],
    options: [
      ['--as FORM', 'xlsx, csv, mwt, imafia or mafiaratings'],
      ['-o, --out FILE', 'where to write it; nothing is overwritten'],
    ],
    examples: ['omerta export cup.omerta --as xlsx -o cup.xlsx'],
  },
};
