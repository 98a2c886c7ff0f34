// The room's refusals in English.
import type { RoomRefusalTexts } from '../../messages/refusal-texts.ts';

export const refusals: RoomRefusalTexts = {
  'room/setup': ({ word }) => `A room cannot be made with this value of “${word}”: choose another.`,
  'room/full': () => 'All ten chairs are taken: find another room.',
  'room/started': () => 'The game has begun: chairs are taken and left before it.',
  'room/not-started': () => 'The game has not begun yet: ten chairs must be taken and everybody ready.',
  'room/over': () => 'The game is over: nothing more can be done in this room.',
  'room/system-leads': () => 'The system leads this game: nobody else gives its lines.',
  'room/paused': () => 'There is a break: wait until the referee goes on.',
  'room/no-result': () => 'The game has no result yet: it ends when somebody has won, or it is annulled.',
  'line/stale': ({ number }) => `The game has ${number} lines by now: look at it again before you go on.`,
  'line/cards': () => 'The cards come from the deal of this room: no correction changes them.',
  'proposal/none': ({ number }) => `Player ${number} proposes no such thing now.`,
  'chair/none': ({ number }) => `Nobody sits in chair ${number}: take a chair first.`,
  'chair/left': ({ number }) => `The player of chair ${number} has left the game and cannot act any more.`,
  'nickname/form': () => 'A nickname has something to see in it, and at most 60 characters: choose another.',
  'nickname/taken': ({ word }) => `Somebody in this room is called “${word}”: choose another nickname.`,
  'entropy/form': () => 'The entropy is 32 bytes as 64 small hex digits: send it again or none.',
  'act/unreadable': ({ word }) => `“${word}” is no act: see the list of acts and how they are written.`,
  'act/not-asked': ({ word }) => `“${word}” is not for you at this moment: wait until the room asks for it.`,
  'act/late': ({ word }) => `“${word}” came too late: its time is over.`,
  'ask/other': ({ number }) => `The room asks for something else by now, number ${number}: look again.`,
  'shot/other-number': ({ number }) => `Number ${number} is being called: a shot counts only at its number.`,
  'shot/second': () => 'You have shot this night: one number, once.',
};
