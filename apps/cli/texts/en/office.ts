// What the command line says in English about tournaments, archives and backups.
import type { OfficeWords } from '../office.ts';

const one = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const office: OfficeWords = {
  usage: {
    tournamentWord: (found) =>
      `${found === undefined ? 'say what to do' : `there is no "tournament ${found}"`}: omerta tournament simulate.`,
    archive: 'say the folder, the tournament and the file: omerta archive FOLDER TOURNAMENT -o FILE.',
    publish: 'say the archive and the folder of the site: omerta publish ARCHIVE DIR.',
    url: (found) => `--url is the address that people will open, as https://example.org/cup, not "${found}".`,
    restore:
      'say the archive or backup and the new folder: omerta restore FILE FOLDER, or omerta restore --newest FOLDER.',
    verify: 'say what to verify: omerta verify FOLDER|FILE.',
    headOfFile: '--head is of an archive: a folder is compared with its backups.',
    backup: 'say the folder of the club: omerta backup FOLDER.',
    support: 'say the folder and the file: omerta support FOLDER -o FILE.',
    erase: 'say the folder and the id of the person: omerta erase FOLDER PERSON.',
    tables: (tables, players) => `${players} players do not fill ${one(tables, 'table')} of ten.`,
    players: (found) => `${found} players are too few: a table has ten.`,
  },
  simulate: {
    progress: (done, planned) => `game ${done} of ${planned}`,
    played: (tournament, rulebook, seed) =>
      `Tournament ${tournament} under ${rulebook}, seed ${seed}: finished`,
    size: (players, games, commands) =>
      `${one(players, 'player')}, ${one(games, 'game')}, ${one(commands, 'command')}`,
    results: 'How the games ended',
    happened: 'What happened',
    refused: 'What was refused',
    standings: 'Standings',
    kept: (folder) => `It is kept in ${folder}.`,
  },
  archived: (file, kilobytes, people) =>
    `${file}: ${kilobytes} kB, ${people ? 'with' : 'without'} personal data.`,
  published: (folder, pages, kilobytes) =>
    `${folder}: ${one(pages, 'page')}, ${kilobytes} kB. Put the folder on any web space, or open its index.html.`,
  head: (head) =>
    head === null
      ? 'It is of format 1 and has no head over its files: whether a name in it was changed cannot be told. Archive it again.'
      : `Head: ${head}. Keep it apart from the file: omerta verify FILE --head HEAD.`,
  supported: (file) =>
    `${file}: versions, sizes, the shape of the log, whether it is whole; no names and nothing that anybody wrote. Look into it before you send it.`,
  restored: (folder, games, events) =>
    `${folder}: ${one(games, 'game')}, ${one(events, 'event')}, all verified.\nNot in a copy: passwords, signed-in devices, tokens, codes of screens and tables. The next start prints a new owner link: take your nickname as before, then give everybody a new code.`,
  verified: (name, tournaments, games, events) =>
    `${name}: whole. ${one(events, 'event')} in the chain, ${one(tournaments, 'tournament')}, ${one(games, 'game')} replayed, standings recounted.`,
  backups: (whole) => `${one(whole, 'backup')} whole.`,
  damagedPerson: (person) =>
    `The personal data of ${person} were changed by another hand: put them right and save them again.`,
  leftToLookAt: (file, person) =>
    `${file} was left as it is: this program cannot look into it. If it holds data of ${person}, delete it by hand.`,
  damagedBackup: (name) => `The backup ${name} is damaged: delete it, the next one takes its place.`,
  backedUp: (file) => `${file}`,
  nothingNew: 'Nothing has changed since the newest backup: it stands.',
  erased: (person, rewritten, deleted) =>
    `The personal data of ${person} is erased. ${one(rewritten, 'backup')} rewritten without it${deleted === 0 ? '' : `, ${deleted} unreadable deleted`}. Archives handed out before still hold it.`,
};
