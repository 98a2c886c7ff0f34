// The floor: the oldest browsers that every page runs in. What is newer is asked for before it is used, or not used at all.

/** By the names of MDN's compatibility data. Firefox: the extended support release. */
export const floor = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  chrome_android: '111',
  webview_android: '111',
  firefox: '140',
} as const;

/** The bundler writes newer syntax, of scripts and of styles, in older words. */
export const buildTarget: readonly string[] = [
  `safari${floor.safari}`,
  `chrome${floor.chrome}`,
  `firefox${floor.firefox}`,
];
