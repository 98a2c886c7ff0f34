try {
  let theme = JSON.parse(localStorage.getItem('omerta.settings') || '{}').theme;
  if (!/dark|light/.test(theme))
    theme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  if (localStorage.getItem('omerta.night') === location.pathname) theme = 'night';
  document.documentElement.dataset.theme = theme;
} catch {}
