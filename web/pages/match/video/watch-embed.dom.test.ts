import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEmbed } from './watch-embed.ts';

let frame: HTMLIFrameElement;
let stop: () => void;
const onFailure = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.body.appendChild(document.createElement('iframe'));
  stop = watchEmbed(frame, onFailure);
});
afterEach(() => {
  stop();
  frame.remove();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const tell = (data: unknown, source: Window | null = frame.contentWindow) =>
  dispatchEvent(new MessageEvent('message', { data, source }));
const said = (event: string) => JSON.stringify({ event, info: 150, id: 1, channel: 'widget' });

describe('an embedded video', () => {
  it('is asked until it answers', () => {
    const say = vi.spyOn(frame.contentWindow!, 'postMessage');
    vi.advanceTimersByTime(1100);
    expect(say).toHaveBeenCalledTimes(4);
    expect(say.mock.calls.map(([message]) => message as unknown as string)[1]).toContain('"args":["onError"]');
    tell(said('onReady'));
    vi.advanceTimersByTime(60_000);
    expect(say).toHaveBeenCalledTimes(4);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('has failed when it says so, also after it was ready', () => {
    tell(said('onReady'));
    tell(said('onError'));
    tell(said('onError'));
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('has failed when nothing is heard of it', () => {
    vi.advanceTimersByTime(12_000);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('is told apart from others that talk', () => {
    tell(said('onError'), window);
    tell('not json');
    tell(null);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is let go when it leaves the page', () => {
    stop();
    tell(said('onError'));
    vi.advanceTimersByTime(60_000);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
