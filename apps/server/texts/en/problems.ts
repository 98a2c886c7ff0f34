// What the server refuses, in English.
import type { ProblemTexts } from '../../api/server-code.ts';

export const problems: ProblemTexts = {
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
  'auth/too-many': ({ seconds }) => `Too many failed attempts. Try again in ${seconds} s.`,
  'auth/not-owner': () => 'Only the owner of the club may do this.',
  'auth/one-game': () => 'This device was connected for one game and may do nothing but lead it.',
  'auth/no-device': () => 'This is done on a signed-in device, not by a program with a token.',
  'code/not-yours': () => 'You may not make a code for this person.',
  'device/unknown': () => 'There is no such device among yours.',
  'token/unknown': () => 'There is no such token among yours.',
  'nickname/taken': ({ nickname }) => `The nickname “${nickname}” is taken.`,
  'nickname/form': ({ most }) => `A nickname has 1 to ${most} signs that can be seen.`,
  'password/length': ({ least, most }) => `A password has ${least} to ${most} characters.`,
  'token/days': ({ most }) => `A token lasts 1 to ${most} days.`,
  'token/name': ({ most }) => `The name of a token has 1 to ${most} signs that can be seen.`,
  'token/most': ({ most }) => `A person has at most ${most} tokens. Delete one first.`,
};
