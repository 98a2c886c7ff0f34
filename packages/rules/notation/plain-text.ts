// What a person typed, as the notation can write it: a note or a name stands on one line and has no double quote inside.
export const plainText = (text: string): string => text.replaceAll('"', '”').replaceAll(/\s+/g, ' ');
