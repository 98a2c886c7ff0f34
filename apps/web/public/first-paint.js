// The colours that the page begins in, before anything is drawn: a white page in the dark tells the table that somebody reloads.
(function () {
  try {
    var chosen = JSON.parse(localStorage.getItem('omerta.settings') || '{}').theme;
    var wantsDark = matchMedia('(prefers-color-scheme: dark)').matches;
    var theme = chosen === 'dark' || (chosen !== 'light' && wantsDark) ? 'dark' : 'light';
    if (localStorage.getItem('omerta.night') === location.pathname) theme = 'night';
    document.documentElement.dataset.theme = theme;
  } catch (refused) {
    // Without storage it begins as it always did.
  }
})();
