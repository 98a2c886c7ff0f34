// Printing and exports at the desk, in English.
export const print = {
  title: 'Printing and exports',
  pack: 'On paper',
  packWhat:
    'One PDF of A4 pages. Protocols come first, two pages each: print them alone on both sides, everything else on one.',
  unpublished:
    '{{stage}}: rounds {{from}} to {{to}} are not published yet, and will stand on the paper. Hang nothing up before you publish them.',
  lang: 'Language of the papers',
  make: 'Make the PDF',
  making: 'Being made…',
  told: {
    nothing: 'There is nothing to print of it yet.',
    done: 'It is in the downloads.',
  },
  failed: {
    unfetched: 'No answer from the server: nothing was made. Try again when there is a connection.',
    broken: 'This browser could not make it. Try again, or use omerta print-pack.',
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
