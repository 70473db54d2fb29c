import { WebSocket } from 'ws';

/*
 * Many clients in a process of their own, which only listen. Told to listen, it says when the last of them has the
 * frame that bears the mark; and what the first of them was sent since it was last told.
 */
const [url = '', countText = '0', mark = '', greetingText = '[]'] = process.argv.slice(2);
const count = Number(countText);
const greetings = JSON.parse(greetingText) as string[];
let heard = 0;
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
        heard += 1;
        if (heard === count) process.send?.({ heardAll: performance.timeOrigin + performance.now() });
      }
    });
  });
}

for (let made = 0; made < count; made += 50)
  await Promise.all(Array.from({ length: Math.min(50, count - made) }, (_, i) => open(made + i)));
// What they were sent on joining is still on its way.
await new Promise((resolve) => setTimeout(resolve, 1000));
process.on('message', () => {
  process.send?.({ listening: true, frames });
  heard = 0;
  frames = [];
});
process.send?.({ ready: true });
