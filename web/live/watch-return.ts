/** Tells when the tab is seen again, and when the browser is online again. */
export function watchReturn(tell: () => void): () => void {
  const watching = new AbortController();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tell(), watching);
  window.addEventListener('online', tell, watching);
  return () => watching.abort();
}
