// Before anything is painted: the theme that the reader chose the last time, else that of the system.
(() => {
  'use strict';
  const KEY = 'groma.atlas.theme';
  const night = document.getElementById('at-night');
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  try {
    chosen = localStorage.getItem(KEY); // some browsers refuse this to a file from disk
  } catch { /* then nothing is remembered */ }

  const isDark = () => chosen ? chosen === 'dark' : system.matches;
  const apply = () => {
    night.media = chosen ? (chosen === 'dark' ? 'screen' : 'not all') : 'screen and (prefers-color-scheme: dark)';
    document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  };
  window.atlasTheme = {
    isDark,
    turn() {
      chosen = isDark() ? 'light' : 'dark';
      try {
        localStorage.setItem(KEY, chosen);
      } catch { /* it holds until the page is closed */ }
      apply();
    },
    whenSystemTurns(listener) { system.addEventListener('change', () => { apply(); listener(); }); },
  };
  apply();
})();
