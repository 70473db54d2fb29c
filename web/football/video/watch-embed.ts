const RETRY_MS = 500;
const MAX_WAIT_MS = 12_000;

/** Calls `onFailure` if the player reports an error or nothing at all. Speaks YouTube's message protocol, so that its script is not needed. */
export function watchEmbed(frame: HTMLIFrameElement, onFailure: () => void): () => void {
  const post = (message: object) =>
    // Target `*`: a failed frame has another origin, and the console would report an error.
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), '*');

  function requestEvents() {
    post({ event: 'listening' });
    post({ event: 'command', func: 'addEventListener', args: ['onError'] });
  }

  function onMessage({ source, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow) return;
    clearTimeout(timeout);
    if (eventIn(data) === 'onReady') clearInterval(retryTimer);
    if (eventIn(data) === 'onError') fail();
  }

  function fail() {
    stop();
    onFailure();
  }

  function stop() {
    clearInterval(retryTimer);
    clearTimeout(timeout);
    removeEventListener('message', onMessage);
  }

  addEventListener('message', onMessage);
  const retryTimer = setInterval(requestEvents, RETRY_MS);
  const timeout = setTimeout(fail, MAX_WAIT_MS);
  return stop;
}

function eventIn(data: unknown): unknown {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null && 'event' in message ? message.event : null;
  } catch {
    return null;
  }
}
