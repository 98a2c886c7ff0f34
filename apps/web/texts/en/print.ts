// Printing and exports at the desk, in English.
export const print = {
  title: 'Printing and exports',
  pack: 'On paper',
  packWhat:
    'One PDF of A4 pages. Protocols come first, two pages each: print them alone on both sides, everything else on one.',
  codes: 'Codes to sign in on the badges',
  codesWhat:
    'For players and reserves: each opens the player’s own page on one phone, until the tournament is finished. Each printing makes new ones; those that are out still work.',
  unpublished:
    '{{stage}}: rounds {{from}} to {{to}} are not published yet, and will stand on the paper. Hang nothing up before you publish them.',
  lang: 'Language of the papers',
  make: 'Make the PDF',
  making: 'Being made…',
  cancel: 'Cancel',
  told: {
    nothing: 'There is nothing to print of it yet.',
    done: 'It is in the downloads.',
  },
  failed: {
    unfetched: 'No answer from the server: nothing was made. Try again when there is a connection.',
    broken:
      'This browser could not make it. Try again, or in another browser; the command omerta makes the same of an archive.',
    overdue:
      'Nothing new for two minutes: it was stopped, there is no file. Try again, with fewer papers or on another computer.',
    cancelled: 'Cancelled, there is no file.',
  },
  exports: 'To hand on',
  exportsWhat: 'Every game that counts: whole sheets as a table, or with the fields that another site takes.',
  forms: {
    xlsx: 'XLSX',
    csv: 'CSV',
    mwt: 'MWT, FIIM',
    imafia: 'imafia.org',
    mafiaratings: 'mafiaratings.com',
  },
};
