// Sets the theme before anything is drawn, so that a dark room stays dark.
(() => {
  let wish = 'system';
  try {
    wish = JSON.parse(localStorage.getItem('harena.settings') ?? '{}').theme ?? 'system';
  } catch {
    // Storage may be closed to us; the system's theme is a good answer.
  }
  const dark = wish === 'dark' || (wish === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
