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

const postFromFrame = (data: unknown, source: Window | null = frame.contentWindow) =>
  dispatchEvent(new MessageEvent('message', { data, source }));
const playerMessage = (event: string) => JSON.stringify({ event, info: 150, id: 1, channel: 'widget' });

describe('an embedded video', () => {
  it('is messaged until it responds', () => {
    const postMessage = vi.spyOn(frame.contentWindow!, 'postMessage');
    vi.advanceTimersByTime(1100);
    expect(postMessage).toHaveBeenCalledTimes(4);
    expect(postMessage.mock.calls.map(([message]) => message as unknown as string)[1]).toContain('"args":["onError"]');
    postFromFrame(playerMessage('onReady'));
    vi.advanceTimersByTime(60_000);
    expect(postMessage).toHaveBeenCalledTimes(4);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('fails on an error message, also after it was ready', () => {
    postFromFrame(playerMessage('onReady'));
    postFromFrame(playerMessage('onError'));
    postFromFrame(playerMessage('onError'));
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('fails without any message', () => {
    vi.advanceTimersByTime(12_000);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('ignores messages of other frames', () => {
    postFromFrame(playerMessage('onError'), window);
    postFromFrame('not json');
    postFromFrame(null);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is no longer watched after unmounting', () => {
    stop();
    postFromFrame(playerMessage('onError'));
    vi.advanceTimersByTime(60_000);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
