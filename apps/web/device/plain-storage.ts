// The browser's plain storage: small things that no log holds; null where the browser refuses even to be asked for it.

export const storage = ((): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
})();
