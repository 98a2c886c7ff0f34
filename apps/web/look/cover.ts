// Covers the page the moment it is put away, so that the task switcher's picture shows nothing of a game.
import './cover.css';

const set = (covered: boolean): void => {
  document.documentElement.toggleAttribute('data-covered', covered);
};

/** A phone takes its picture as soon as the page loses the screen; on a desktop a click elsewhere is no reason to cover. */
const isHandheld = (): boolean => matchMedia('(pointer: coarse)').matches;

export const coverWhenHidden = (): void => {
  document.addEventListener('visibilitychange', () => set(document.visibilityState === 'hidden'));
  window.addEventListener('pagehide', () => set(true));
  window.addEventListener('pageshow', () => set(false));
  window.addEventListener('blur', () => isHandheld() && set(true));
  window.addEventListener('focus', () => set(false));
};
