import { WebSocket } from 'ws';

/*
 * Many clients in one process that only listen. On the message "listen" it reports when the last of them has received the
 * marked frame, and what the first one has received since the last "listen".
 */
const [url = '', countText = '0', mark = '', greetingText = '[]'] = process.argv.slice(2);
const count = Number(countText);
const greetings = JSON.parse(greetingText) as string[];
let received = 0;
let frames: string[] = [];

function open(index: number) {
  return new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    let greeted = 0;
    socket.on('error', reject);
    socket.on('open', () => {
      if (greetings.length === 0) resolve();
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      const greeting = greetings[greeted];
      if (text === '2') socket.send('3');
      else if (greeting !== undefined) {
        greeted += 1;
        socket.send(greeting);
        if (greeted === greetings.length) resolve();
      } else {
        if (index === 0) frames.push(text);
        if (!text.includes(mark)) return;
        received += 1;
        if (received === count) process.send?.({ receivedAll: performance.timeOrigin + performance.now() });
      }
    });
  });
}

for (let opened = 0; opened < count; opened += 50)
  await Promise.all(Array.from({ length: Math.min(50, count - opened) }, (_, i) => open(opened + i)));
// The snapshots sent on joining are still arriving.
await new Promise((resolve) => setTimeout(resolve, 1000));
process.on('message', () => {
  process.send?.({ listening: true, frames });
  received = 0;
  frames = [];
});
process.send?.({ ready: true });
