// What the command line says in English about papers and exports.
import type { PaperWords } from '../paper.ts';

export const paper: PaperWords = {
  usage: {
    protocol: 'say the game and the file: omerta protocol FILE.mgn -o FILE.pdf.',
    pack: 'say the archive and the file: omerta print-pack ARCHIVE -o FILE.pdf.',
    export: 'say the archive, the form and the file: omerta export ARCHIVE --as FORM -o FILE.',
    what: (found, parts) =>
      `--what takes ${parts.join(', ')}, or several with commas between them, not "${found}".`,
    as: (found, forms) => `--as takes ${forms.join(', ')}, not "${found}".`,
    server: (found) => `--server takes an address like https://hall.example, not "${found}".`,
  },
  printed: (file, kilobytes) => `${file}: ${kilobytes} kB.`,
  nothing: (parts) => `there is nothing to print yet: ${parts.join(', ')}.`,
  reading: 'reading the archive',
  layingOut: 'laying out',
  printing: 'printing',
};
