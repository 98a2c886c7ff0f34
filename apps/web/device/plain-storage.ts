// The browser's plain storage: small things that no log holds; null where the browser refuses even to be asked for it.

const asked = (which: () => Storage): Storage | null => {
  try {
    return which();
  } catch {
    return null;
  }
};

export const storage = asked(() => localStorage);

/** Of this tab alone, and gone with it; a reload leaves it. */
export const tabStorage = asked(() => sessionStorage);
