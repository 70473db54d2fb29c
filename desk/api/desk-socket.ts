import { SOCKET_PATH } from '#contract/socket.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;
/** The server pings every 25 seconds and waits for 20. */
const SILENCE = 45_000;

export interface DeskSocket {
  isOpen(): boolean;
  emit(name: string, message: object): void;
  close(): void;
}

interface Handlers {
  onOpen: () => void;
  onEvent: (name: string, message: unknown) => void;
}

/**
 * As much of Socket.IO's protocol (over Engine.IO 4, by WebSocket) as the desk needs: the client of Socket.IO would be a tenth of
 * all scripts of a match.
 */
export function openDeskSocket({ onOpen, onEvent }: Handlers): DeskSocket {
  let socket: WebSocket | undefined;
  let isOpen = false;
  let closed = false;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET_PATH}?EIO=4&transport=websocket`);
    socket.addEventListener('message', ({ data }) => read(String(data)));
    socket.addEventListener('close', () => {
      isOpen = false;
      clearTimeout(silence);
      if (closed) return;
      timer = setTimeout(connect, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    });
    hear();
  }
  /** A connection that died without a word is given up. */
  function hear(): void {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), SILENCE);
  }
  function read(packet: string): void {
    hear();
    if (packet === '2') socket?.send('3');
    else if (packet.startsWith('0')) socket?.send('40');
    else if (packet.startsWith('40')) {
      isOpen = true;
      pause = FIRST_PAUSE;
      onOpen();
    } else if (packet.startsWith('42')) {
      const [name, message] = JSON.parse(packet.slice(2)) as [string, unknown];
      onEvent(name, message);
    } else if (packet.startsWith('41') || packet.startsWith('44')) socket?.close();
  }

  connect();
  return {
    isOpen: () => isOpen,
    emit: (name, message) => socket?.send(`42${JSON.stringify([name, message])}`),
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(silence);
      socket?.close();
    },
  };
}
