// What a person typed, as the notation can write it: a note or a name stands on one line and has no double quote inside.

/** Whether a quote opens is seen by what stands before it, so that a text typed letter by letter comes out as one that was pasted. */
const opening = /(^|[\s([{«—–-])"/g;

export const plainText = (text: string): string =>
  text.replaceAll(opening, '$1“').replaceAll('"', '”').replaceAll(/\s+/g, ' ');
