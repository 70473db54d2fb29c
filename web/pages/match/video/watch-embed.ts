const ASK_AGAIN_MS = 500;
const PATIENCE_MS = 12_000;

/**
 * Tells when an embedded video cannot be played: the player says so, or says nothing at all, as when its site cannot be
 * reached. It is spoken to as its own script would do, which therefore need not be loaded into the page.
 */
export function watchEmbed(frame: HTMLIFrameElement, onFailure: () => void): () => void {
  const say = (message: object) =>
    // To whoever is in the frame: a frame that failed has another origin, and the console would complain.
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), '*');

  function introduce() {
    say({ event: 'listening' });
    say({ event: 'command', func: 'addEventListener', args: ['onError'] });
  }

  function hear({ source, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow) return;
    clearTimeout(silence);
    if (eventIn(data) === 'onReady') clearInterval(asking);
    if (eventIn(data) === 'onError') fail();
  }

  function fail() {
    stop();
    onFailure();
  }

  function stop() {
    clearInterval(asking);
    clearTimeout(silence);
    removeEventListener('message', hear);
  }

  addEventListener('message', hear);
  const asking = setInterval(introduce, ASK_AGAIN_MS);
  const silence = setTimeout(fail, PATIENCE_MS);
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
