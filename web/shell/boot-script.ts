import { FOLLOWING_KEY } from '#contract/language.ts';
import { EMBED_FOLDER } from '#contract/paths.ts';

/**
 * Inlined in every page and run before the first paint: sets the chosen theme (in an embedded page that of `?theme`), reserves
 * place for followed teams, marks who comes again, shows the loading screen until the API responds, and starts the bundles after the first paint so that they do not delay it.
 * The same text on every page, because the content security policy allows it by its hash.
 */
export const bootScript = `(function () {
  var root = document.documentElement;
  var framed = location.pathname.indexOf('${EMBED_FOLDER}') === 0;
  try {
    var theme = framed ? new URLSearchParams(location.search).get('theme') : localStorage.getItem('delta-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('${FOLLOWING_KEY}')) root.dataset.following = root.dataset.returning = '';
    // A second visit, not a second page.
    var first = localStorage.getItem('delta-first-visit');
    if (first && Date.now() - first > 1800000) root.dataset.returning = '';
    else if (!first && !framed) localStorage.setItem('delta-first-visit', Date.now());
  } catch (error) {}
  function check() {
    // A request that hangs must not hold the loading screen.
    var attempt = new AbortController();
    setTimeout(function () {
      attempt.abort();
    }, 10000);
    fetch((root.dataset.api || '') + '/api/competitions/active', {
      headers: { accept: 'application/json' },
      signal: attempt.signal,
    })
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
    if (!scripts) return;
    // Of an old version of the site, or lost on a bad network: once more, with the page.
    scripts.content.querySelector('script').onerror = function () {
      try {
        if (60000 > Date.now() - sessionStorage.getItem('delta-reloaded')) return;
        sessionStorage.setItem('delta-reloaded', Date.now());
        setTimeout(location.reload.bind(location), 2000);
      } catch (error) {}
    };
    document.body.append(scripts.content);
  }
  if (!root.dataset.saved) {
    if (!framed) root.dataset.starting = '';
    check();
  }
  var started = false;
  function startOnce() {
    if (started) return;
    started = true;
    startBundles();
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) return startOnce();
    try {
      new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true });
    } catch (error) {}
    // Where nobody tells of paints.
    requestAnimationFrame(function () {
      setTimeout(startOnce, 200);
    });
  });
})();`;
