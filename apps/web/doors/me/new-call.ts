// Which calls ring.

/** Which call is new: one that stood there when the page was opened is read, not heard. */
export const newCall = (heard: string | null | undefined, called: string | null): string | null =>
  heard !== undefined && called !== null && called !== heard ? called : null;
