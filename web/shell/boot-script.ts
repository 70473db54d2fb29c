import { EMBED_FOLDER } from '#contract/paths.ts';

/**
 * Runs before the first paint and before any bundle. A visitor who chose the day never sees a flash of night; in the frame of
 * another site that site chooses, by `?theme`. The loading screen leaves as soon as the API answers, which is asked again every
 * few seconds. The other scripts begin when something has been painted, so that they do not take the line from what is read.
 * Without scripts there is no loading screen. Its text must not change from page to page: the security policy admits it by its
 * hash.
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
      .then(function (answer) {
        if (!answer.ok) throw answer.status;
        delete root.dataset.starting;
      })
      .catch(function () {
        setTimeout(check, 3000);
      });
  }
  function begin() {
    var scripts = document.getElementById('scripts');
    if (scripts) document.body.append(scripts.content);
  }
  if (!framed) root.dataset.starting = '';
  check();
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) begin();
    else
      requestAnimationFrame(function () {
        setTimeout(begin);
      });
  });
})();`;
