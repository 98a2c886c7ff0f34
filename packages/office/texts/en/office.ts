// The office's sentences in English.

import type { OfficeTexts } from '../../messages/office-texts.ts';
import type { GoodBackup, Trouble } from '../../refusal.ts';

const disk: Readonly<Record<Trouble, string>> = {
  missing: 'there is no such thing',
  'is-folder': 'it is a folder',
  'is-file': 'it is a file',
  'not-folder': 'it is not a folder',
  'not-file': 'it is not a file',
  forbidden: 'that is not allowed here',
  full: 'the disk is full',
  other: 'the disk refuses',
};

const checkDisk = 'Check the rights and the space.';

const unwritable = (name: string, trouble: Trouble): string => {
  const told = (why: string, advice: string): string =>
    `${name} cannot be written (${why}): nothing was left there. ${advice}`;
  if (trouble === 'missing')
    return told('its folder is not there', 'Make the folder first, or name another.');
  return told(disk[trouble], trouble === 'is-file' ? 'Name a folder.' : checkDisk);
};

const offered = (backup: GoodBackup | null): string =>
  backup === null
    ? 'There is no good backup beside it: restore an archive if you have one.'
    : `The newest good backup is of ${backup.at}: omerta restore ${backup.file} NEWFOLDER`;

export const office: OfficeTexts = {
  'command/stale': ({ stream, expected, actual }) =>
    `${stream} has changed meanwhile: this was decided on version ${expected}, it is at ${actual} now. Look again, then repeat.`,
  'command/busy': () => 'Too many people write at once. Nothing was changed; repeat.',
  'command/reused': ({ id }) =>
    `The id “${id}” stands for another order, or for somebody else's: give this one an id of its own.`,
  'play/other-roles': ({ game }) =>
    `Game “${game}” began with other cards: correct them by a line, not by dealing again.`,
  'play/none': ({ game }) => `No line of game ${game} has come in yet: its cards are named with the first.`,
  'backup/none': ({ folder }) =>
    `There is no whole backup in ${folder}. Name an archive or another folder of backups.`,
  'folder/none': ({ folder }) =>
    `There is no club in ${folder}: it has no log. Check the name of the folder.`,
  'folder/not-empty': ({ folder }) =>
    `${folder} is not empty, and nothing there is overwritten: name a new folder.`,
  'folder/unwritable': ({ folder, trouble }) => unwritable(folder, trouble),
  'folder/damaged': ({ backup }, told) => `${told} ${offered(backup)}`,
  'folder/file-missing': ({ folder, file, backup }) =>
    `${file} is missing from ${folder}. ${offered(backup)}`,
  'file/unreadable': ({ file, trouble }) => `${file} cannot be read (${disk[trouble]}).`,
  'file/too-large': ({ file, most }) =>
    `${file} is larger than ${most} MB: no archive of ours is. Choose another file.`,
  'file/exists': ({ file }) => `${file} is there already and is not overwritten: name another file.`,
  'file/unwritable': ({ file, trouble }) => unwritable(file, trouble),
  'store/refused': (_, told) => told,
  'tournament/unknown': ({ tournament, there }) =>
    `There is no tournament ${tournament} here: ${there.length === 0 ? 'there is none at all' : `there are ${there.join(', ')}`}.`,
  'person/nothing-kept': ({ person }) =>
    `No personal data of ${person} is kept here, nor in any backup: there is nothing to erase.`,
  'archive/not-a-zip': () =>
    'This is not an archive of Omerta, or it is damaged: it cannot be unpacked. Get the file once more.',
  'archive/foreign': () =>
    'This zip is not an archive of Omerta: it has no manifest.json of ours. Choose another file.',
  'archive/newer-format': ({ found, known }) =>
    `This archive has format ${found}, this Omerta reads up to ${known}: update Omerta.`,
  'archive/too-large': ({ most, times }) =>
    `Unpacked, this archive would be larger than ${most} MB or than ${times} times its size: it is not one of ours. Choose another file.`,
  'archive/file-twice': ({ entry }) =>
    `${entry} is in the archive twice, and nobody knows which of the two is meant. Get the file once more.`,
  'archive/manifest': () =>
    'manifest.json of the archive was changed and cannot be read. Get the file once more.',
  'archive/file-missing': ({ entry }) => `${entry} is missing from the archive. Get the file once more.`,
  'archive/file-changed': ({ entry }) =>
    `${entry} in the archive was changed: its hash is not the one in the manifest. Get the file once more.`,
  'archive/file-unknown': ({ entry }) =>
    `${entry} was added to the archive: the manifest does not name it. Get the file once more.`,
  'archive/file-differs': ({ entry }) =>
    `${entry} in the archive is not what its log says. Do not trust the file: get it once more.`,
  'archive/heads': ({ stream }) =>
    `The log in the archive does not end where the manifest says: ${stream}. Get the file once more.`,
  'archive/head': () =>
    'The head in manifest.json is not that of the files in the archive: a file or a name was changed. Get the file once more.',
  'archive/other-head': ({ head, kept }) =>
    head === null
      ? `This archive has no head over its files (format 1): it cannot be compared with ${kept}.`
      : `The head of this archive is ${head}, the one kept is ${kept}: it is another archive.`,
  'archive/unfit': () =>
    'The log in the archive holds events that no Omerta writes. Do not trust the file: get it once more.',
  'archive/not-a-tournament': () =>
    'This is a backup of a whole club. Make an archive of the one tournament: omerta archive FOLDER TOURNAMENT.',
  'archive/log': (_, told) => `log.jsonl in the archive is damaged: ${told}`,
  'log/damaged': (_, told) => `The log is damaged: ${told}`,
  'log/unknown-event': ({ stream, version }) =>
    `Event ${version} of ${stream} is none that this Omerta knows: update Omerta.`,
  'game/not-replayed': ({ stream, version }) =>
    `Event ${version} of ${stream} is not what the rules make of the line before it.`,
  'game/other-sheet': ({ stream, version, game }) =>
    `Event ${version} of ${stream}: the record of game ${game} does not give the sheet beside it.`,
  'game/not-led': ({ stream, version, person }) =>
    `Event ${version} of ${stream} was written by ${person}, who did not lead the game then.`,
  'game/other-than-played': ({ stream, version, game }, told) =>
    `Event ${version} of ${stream}: the sheet of game ${game} tells otherwise than its lines, and no correction says why. ${told}`,
  'standings/differ': ({ tournament }) =>
    `The standings of ${tournament} counted from its records are not those counted from its sheets.`,
};
