// The store's sentences in English.

import type { Damage } from '../../damage.ts';
import type { StoreTexts } from '../../messages/store-texts.ts';

const happened: Readonly<Record<Damage['kind'], string>> = {
  altered: 'was altered',
  misplaced: 'is not the one that belongs there',
  missing: 'is missing',
  unrecorded: 'was added past the log',
  unreadable: 'cannot be read from the disk',
  rewritten: 'is not the one that was known elsewhere',
};

const damage = ({ kind, stream, version, position }: Damage): string => {
  const event = stream === '' ? 'an event' : `event ${version} of ${stream}`;
  return `${event} ${happened[kind]}${position === 0 ? '' : ` (position ${position})`}.`;
};

export const store: StoreTexts = {
  refusals: {
    'append/stale': ({ stream, expected, actual }) =>
      `${stream} has changed meanwhile: this was decided on version ${expected}, it is at ${actual} now. Look at it again and repeat.`,
    'append/command-reused': ({ stream, command }) =>
      `The command ${command} is already in ${stream} with other events, and nothing was written. Send it with an id of its own.`,
    'append/empty': ({ stream, command }) =>
      `The command ${command} has no events for ${stream}: there is nothing to write.`,
    'append/not-json': ({ stream, path }) =>
      `An event for ${stream} holds at ${path} what JSON cannot: correct it there.`,
    'append/unfit-field': ({ field }) =>
      `The field ${field} does not fit: a name has 1 to 200 characters without NUL, a time is a whole number.`,
    'import/not-a-log': () =>
      'This is not a log of Omerta: its first line must name the format. Choose another file.',
    'import/newer-format': ({ found, known }) =>
      `This log has format ${found}, this Omerta reads up to ${known}: update Omerta.`,
    'import/bad-line': ({ line }) =>
      `Line ${line} is not an event. Nothing was taken; get the file once more.`,
    'import/broken-chain': ({ line, stream, version }) =>
      `Line ${line} does not follow the line before it: ${stream} ${version} was altered, moved or lost its neighbour. Nothing was taken.`,
    'import/cut-short': ({ stream, version }) =>
      `The file is cut short: ${stream} lacks its events from ${version} on. Nothing was taken.`,
    'import/diverged': ({ stream, version }) =>
      `${stream} is here already with other events up to ${version}. Nothing was taken; import into an empty place.`,
    'snapshot/no-such-version': ({ stream, version }) =>
      `${stream} has no version ${version}: a snapshot is made of events that are there.`,
    'store/damaged': (refusal) =>
      `The log in ${refusal.home} is damaged and was not opened: ${damage(refusal.damage)} Restore the newest good backup.`,
    'store/gone': ({ home }) =>
      `${home} was removed, renamed or replaced while it was open: nothing more is written. Put it back or restore the newest backup, open it again and repeat.`,
    'store/in-use': ({ home }) => `${home} is open in another Omerta: close that one, or work there.`,
    'store/newer-format': ({ home, found, known }) =>
      `${home} was written by a newer Omerta (format ${found}, this one knows ${known}): update Omerta.`,
    'store/not-a-store': ({ home }) =>
      `What lies in ${home} is not a store of Omerta: choose another folder.`,
    'store/unreachable': ({ home, reason }) =>
      `${home} cannot be opened (${reason}): check the address, the rights and that the server runs.`,
    'store/out-of-reach': ({ home, reason }) =>
      `${home} does not answer (${reason}). Whether this was written is not certain: send the same again once it does, nothing is written twice.`,
    'store/server-too-old': ({ home, found, needed }) =>
      `${home} is PostgreSQL ${found}: ${needed} or newer is needed.`,
    'store/not-durable': ({ home, setting }) =>
      `${home} has ${setting} = off and could lose what it has acknowledged: turn it on.`,
  },
  damage,
};
