// Waits until the screen has shown what was just pressed: slow work that nobody looks at comes after.

/** Milliseconds; a hidden page paints nothing. */
const longest = 60;

export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longest);
  });
