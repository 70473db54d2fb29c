import { afterEach, expect, test, vi } from 'vitest';
import { LiveSocket } from './live-socket.ts';

let opened: string[] = [];

class FakeWebSocket extends EventTarget {
  constructor(url: string) {
    super();
    opened.push(url);
  }
  close() {}
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://live.league.example', 'wss://live.league.example/socket.io/'],
  ['https://league.example/live/one', 'wss://league.example/live/one/socket.io/'],
  ['ws://127.0.0.1:3000', 'ws://127.0.0.1:3000/socket.io/'],
  [undefined, `${location.origin.replace('http', 'ws')}/socket.io/`],
])('the socket of %s is below its path', (address, expected) => {
  opened = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
  const socket = new LiveSocket(address);
  socket.connect();
  socket.disconnect();
  expect(opened).toEqual([`${expected}?EIO=4&transport=websocket`]);
});
