// Waits until the screen has shown what was just pressed: slow work that nobody looks at comes after.

/** Milliseconds: a slow phone paints sooner, and a window behind others may not paint at all. */
const longest = 500;

export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) return done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longest);
  });
