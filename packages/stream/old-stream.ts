// How the streams of the first devices are told by their names, and what each is called once it is converted.
const oldPrefix = 'game:';

export const isOldStream = (stream: string): boolean => stream.startsWith(oldPrefix);

/** The stream that an old one is converted to. */
export const convertedName = (stream: string): string => `game/${stream.slice(oldPrefix.length)}`;
