import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDeskSocket } from './desk-socket.ts';

/** The other end of the wire, in the hands of the test. */
class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readonly sent: string[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.made.push(this);
  }
  send(packet: string) {
    this.sent.push(packet);
  }
  receive(...packets: string[]) {
    for (const data of packets) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}
const newest = () => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => {
  const heard: unknown[] = [];
  const socket = openDeskSocket({ onOpen: () => heard.push('open'), onEvent: (...event) => heard.push(event) });
  return { socket, heard };
};
const GREETING = ['0{"sid":"a","pingInterval":25000,"pingTimeout":20000}', '40{"sid":"b"}'];

describe('the socket of the desk', () => {
  it('connects, answers pings, and passes events both ways', () => {
    const { socket, heard } = open();
    expect(newest().url).toMatch(/^ws:\/\/.+\/socket\.io\/\?EIO=4&transport=websocket$/);
    expect(socket.isOpen()).toBe(false);
    newest().receive(...GREETING);
    expect(socket.isOpen()).toBe(true);
    socket.emit('follow', { matchId: 7 });
    newest().receive('2', '42["match_changed",{"matchId":7,"revision":3}]');
    expect(newest().sent).toEqual(['40', '42["follow",{"matchId":7}]', '3']);
    expect(heard).toEqual(['open', ['match_changed', { matchId: 7, revision: 3 }]]);
  });

  it('connects again after ever longer pauses, at most five seconds, until it is closed', () => {
    const { socket, heard } = open();
    for (const pause of [1000, 2000, 4000, 5000, 5000]) {
      const before = FakeSocket.made.length;
      newest().close();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
    newest().receive(...GREETING);
    expect(heard).toEqual(['open']);
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(6);
  });

  it('gives up a connection that is silent, refused or ended', () => {
    const { socket } = open();
    newest().receive(...GREETING);
    vi.advanceTimersByTime(44_000);
    newest().receive('2');
    vi.advanceTimersByTime(44_000);
    expect(socket.isOpen()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(socket.isOpen()).toBe(false);
    vi.advanceTimersByTime(1000);
    newest().receive(GREETING[0]!, '44{"message":"signed_out"}');
    expect(socket.isOpen()).toBe(false);
    socket.close();
  });
});
