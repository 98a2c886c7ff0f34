// Ids of people in what the audit tells, read as nicknames.

/** Every word that is somebody's id becomes his nickname; a person without one stays an id. */
export const withNames = (told: string, names: Readonly<Record<string, string>>): string =>
  told.replaceAll(/[\p{L}\p{N}._-]+/gu, (word) =>
    Object.hasOwn(names, word) ? (names[word] ?? word) : word,
  );
