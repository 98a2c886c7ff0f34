// A refusal speaks of people and games by their ids, as the log does: on the screen they have their names.

const quoted = /([“«])([^”»]+)([”»])/g;

/** Only what stands in quotation marks, as a whole. */
export const withNames = (sentence: string, names: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(quoted, (said, open: string, id: string, close: string) =>
    Object.hasOwn(names, id) ? `${open}${names[id]}${close}` : said,
  );
