// What a referee's phone shows of the desk's words and of his call for the chief, in English.
export const words = {
  label: 'A word from the desk',
  from: { word: 'The desk, {{name}}', ruling: 'Ruling of the chief, {{name}}' },
  read: 'Read',
  more: '{{count}} more',
  callNow: 'Ask for the chief: a ruling is needed',
  call: 'Ask for the chief: another reason',
  callWhat: 'The desk hears it at once and sees your table. Nothing is written into the game.',
  reason: {
    ruling: 'A ruling is needed',
    conduct: 'Conduct at the table',
    player: 'A player cannot go on',
    device: 'The device or the hall',
    other: 'Something else',
  },
  note: 'A few words, if you like',
  unsent: 'The call for the chief goes out when the network is back.',
  asked: 'The chief is asked.',
  comes: '{{name}} is coming.',
  good: 'Good',
};
