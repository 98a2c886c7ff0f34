// What the server refuses, in English.
import type { ApiProblemTexts } from '../../api/server-code.ts';

export const problems: ApiProblemTexts = {
  'request/content-type': () => 'The body must be JSON in UTF-8: send it as content-type application/json.',
  'request/not-utf8': () => 'The body is not UTF-8.',
  'request/not-json': ({ line, column, found }) =>
    `The body cannot be read as JSON: line ${line}, column ${column}${found === '' ? '' : `, “${found}”`}.`,
  'request/unreadable': ({ path, told }) => `The request cannot be read at “${path}”. ${told}`,
  'request/address': () =>
    'The address cannot be read: a percent sign stands for nothing, or a part is too long.',
  'request/broken': () => 'The request cannot be read.',
  'request/slow': () => 'The request took too long to arrive.',
  'request/too-large': ({ most }) => `The body is larger than ${most} bytes.`,
  'request/headers': () => 'The headers of the request are too long.',
  'request/too-many': ({ seconds }) => `Too many requests. Try again in ${seconds} s.`,
  'route/unknown': () => 'There is nothing at this address, or not by this method. /api lists what there is.',
  'server/failed': () => 'Something went wrong here. It was written down; try again.',
  'server/starting': () => 'The server is starting. Try again in a moment.',
  'server/stopping': () => 'The server is stopping. Try again in a moment.',
  'store/unreachable': () => 'The store does not answer. Nothing was changed; try again in a moment.',
  'origin/missing': () =>
    'A request with a session cookie needs an Origin header with an address of this server.',
  'origin/foreign': () => 'Another site may not use the session of this one.',
  'auth/none': () => 'You are not signed in.',
  'auth/credentials': () => 'Nickname or password is wrong.',
  'auth/code': () => 'This code is wrong, was used or has expired. Ask for a new one.',
  'auth/token': () => 'This token is wrong, was deleted or has expired.',
  'auth/screen': () => 'This is no code of a screen: look at the desk for it.',
  'auth/too-many': ({ seconds }) => `Too many failed attempts. Try again in ${seconds} s.`,
  'auth/not-owner': () => 'Only the owner of the club may do this.',
  'auth/one-game': () => 'This device was connected for one game and may do nothing but lead it.',
  'auth/no-device': () => 'This is done on a signed-in device, not by a program with a token.',
  'code/not-yours': () => 'You may not make a code for this person.',
  'people/not-yours': () =>
    'Only the owner, an organiser or an administrator of the club adds people and changes what is kept of them.',
  'person/unknown': ({ person }) => `The club does not know “${person}”.`,
  'device/unknown': () => 'There is no such device among yours.',
  'token/unknown': () => 'There is no such token among yours.',
  'nickname/taken': ({ nickname }) => `The nickname “${nickname}” is taken.`,
  'text/form': ({ field, most }) => `“${field}” has 1 to ${most} signs that can be seen.`,
  'password/length': ({ least, most }) => `A password has ${least} to ${most} characters.`,
  'token/days': ({ most }) => `A token lasts 1 to ${most} days.`,
  'token/most': ({ most }) => `A person has at most ${most} tokens. Delete one first.`,
  'tournament/unknown': ({ tournament }) => `There is no tournament “${tournament}” here: look at the list.`,
  'game/unknown': ({ game }) => `There is no game “${game}” that you may see here.`,
  'standings/after': ({ after }) => `“${after}” is no number of a round.`,
  'standings/none': () => 'There are no standings to be seen yet.',
  'archive/not-yours': () =>
    'The archive is for the desk of the tournament, with personal data for the owner.',
  'archive/running': () => 'A game is running: take the archive when it is over.',
  'roles/unsafe': () =>
    'Cards do not go over an open network: use the HTTPS address of this server, or the machine itself.',
  'watch/unknown': () => 'There is nothing of that name to watch.',
  'watch/not-yours': () => 'That picture is not yours to watch: ask the desk for an office, a code or a key.',
  'watch/not-permitted': () =>
    'Before the end of the game its cards are shown only with the permission of the chief referee.',
  'watch/too-many': () => 'That is too much to watch over one connection: stop watching something first.',
  'frame/not-json': () => 'This message is no JSON text.',
  'frame/unreadable': ({ path }) => `The message cannot be read${path ? ` at “${path}”` : ''}.`,
  'desk/not-yours': () =>
    'This is for the desk of the tournament: its organiser, administrator or chief referee.',
  'preview/not-this': () =>
    'Of this command nothing is shown before it is given: it changes no table by itself.',
  'registration/closed': () => 'Entries to this tournament are not open.',
  'registration/most': ({ most }) => `${most} people wait for an answer already. Try again later.`,
  'registration/unknown': () => 'There is no such registration: perhaps it was settled already.',
  'photo/form': () => 'A photo is a JPEG, PNG or WebP file.',
  'photo/none': () => 'There is no photo.',
  'key/unknown': () => 'There is no such key: perhaps it was revoked already.',
  'key/not-yours': () => 'Keys of overlays and screens are for the desk of the tournament.',
  'key/most': ({ most }) => `A name of at most 100 characters, and at most ${most} keys: revoke one first.`,
  'sync/broken': () =>
    'What came is not what the device wrote: its chain is broken, or a command stands in it twice.',
  'sync/other-version': () =>
    'The device and the server are of different versions of Omerta: update the older one.',
  'sync/other-person': () =>
    'These lines were written by somebody else: whoever wrote them must be signed in to send them.',
  'sync/other-opening': () =>
    'The game does not begin as the tournament asks: other players, another rulebook or other switches.',
  'sync/gap': () => 'What these lines follow has not come here yet: send from further back.',
  'sync/stray': ({ version, told }) => `Event ${version} does not follow from the rules. ${told}`.trimEnd(),
  'sync/held': ({ device, person }) =>
    `Another device has this table: ${device}, of ${person}. What this one had besides is kept for the chief referee.`,
  'sync/diverged': () =>
    'The game went on otherwise here. What this device had besides is kept for the chief referee.',
  'sync/closed': () => 'No more lines are taken for this game. What came is kept for the chief referee.',
  'sync/no-branch': () => 'There is no such branch of this game.',
  'sync/stale': () => 'The game has gone on since you looked: look at both courses again.',
  'sync/busy': () => 'Somebody else is writing at this moment. Try again.',
  'side/not-yours': () =>
    'Flags are between the side referees of this game and whoever leads it: ask the desk who is assigned.',
  'side/not-now': () => 'This game is not being played: nothing can be flagged in it.',
  'side/no-such-act': () => 'The rulebook of this game lists no such violation.',
  'side/no-flag': () => 'There is no such flag in this game.',
  'side/reused': () => 'Another flag has this id already.',
  'side/answered': () => 'This flag was answered otherwise already.',
  'side/most': ({ most }) => `A game has at most ${most} flags.`,
  'side/busy': () => 'Somebody else is flagging at this moment. Try again.',
  'word/not-yours': () =>
    'Words about a game are between the desk and whoever leads it; who sits in the game takes no part in them.',
  'word/chief-only': () => 'A ruling is sent by the chief referee. Send it as a word, or ask the chief.',
  'word/not-now': () => 'This game has no referee at work: nothing can be sent to its table.',
  'word/text': ({ most }) => `A word is one to ${most} characters long.`,
  'word/unknown': () => 'There is no such word in this game.',
  'word/own': () => 'Whoever sent a word cannot say that it was read.',
  'word/reused': () => 'Another word has this id already.',
  'word/most': ({ most }) => `A game has at most ${most} words.`,
  'word/busy': () => 'Somebody else is sending at this moment. Try again.',
};
