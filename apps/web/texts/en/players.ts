// A player on his seat: his nickname and his chair put right, what he said of himself, in English.
export const players = {
  title: 'Players and seats',
  change: 'Change names and seats',
  rename: 'Put the nickname right',
  move: 'seat {{seat}}: change chairs',
  moveHint:
    'Before the cards players can change chairs: press ⇅ beside two of them. A late player takes the chair of the one he replaces: write his nickname over it.',
  seatsStand:
    'The game is being written down, so the seats stand. Nicknames can be put right until the signature.',
  sameAs: 'also at {{seats}}',
  save: 'Save',
  signed: 'The sheet is signed. To put a nickname right open the sheet again.',
  served:
    'The tournament gives the names of this game. At the organisers’ desk “People” puts a nickname right, “Seating” says who sits where. Then open the game once more from the list of the tournament: the names come along.',
} as const;
