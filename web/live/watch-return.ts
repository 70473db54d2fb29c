/** Calls back when the tab becomes visible or the browser online again. */
export function watchReturn(onReturn: () => void): () => void {
  const watching = new AbortController();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onReturn(), watching);
  window.addEventListener('online', onReturn, watching);
  return () => watching.abort();
}
