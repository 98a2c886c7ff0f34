try {
  const [, chosen] = /"theme":"(dark|light)"/.exec(localStorage['omerta.settings']) || [];
  document.documentElement.dataset.theme =
    localStorage['omerta.night'] === (location.pathname === '/' ? '/table' : location.pathname)
      ? 'night'
      : chosen || (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
} catch {}
