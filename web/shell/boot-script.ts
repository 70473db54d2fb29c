import { EMBED_FOLDER } from '#contract/paths.ts';

/**
 * Inlined in every page and run before the first paint: sets the chosen theme (in an embedded page that of `?theme`), shows the
 * loading screen until the API responds, and starts the bundles after the first paint so that they do not delay it.
 * The same text on every page, because the content security policy allows it by its hash.
 */
export const bootScript = `(function () {
  var root = document.documentElement;
  var framed = location.pathname.indexOf('${EMBED_FOLDER}') === 0;
  try {
    var theme = framed ? new URLSearchParams(location.search).get('theme') : localStorage.getItem('delta-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch (error) {}
  function check() {
    fetch((root.dataset.api || '') + '/api/competitions/active', { headers: { accept: 'application/json' } })
      .then(function (response) {
        if (!response.ok) throw response.status;
        delete root.dataset.starting;
      })
      .catch(function () {
        setTimeout(check, 3000);
      });
  }
  function startBundles() {
    var scripts = document.getElementById('scripts');
    if (scripts) document.body.append(scripts.content);
  }
  if (!framed) root.dataset.starting = '';
  check();
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) startBundles();
    else
      requestAnimationFrame(function () {
        setTimeout(startBundles);
      });
  });
})();`;
