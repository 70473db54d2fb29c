import { SOCKET_PATH, type ClientEvents, type ServerEvents } from '#contract/socket.ts';

type Listener = (payload: unknown) => void;
type Acknowledge = (timeout: Error | null, response: unknown) => void;

interface Question {
  timeout: ReturnType<typeof setTimeout>;
  acknowledge: Acknowledge;
}

/** What happens to the connection itself. The server asks with a ping whether the client is still there. */
interface ConnectionEvents {
  connect: () => void;
  connect_error: (error: Error) => void;
  disconnect: (reason: string) => void;
  ping: () => void;
}

/** The first characters of a packet: Engine.IO's kind, and for a message Socket.IO's. */
const OPENED = '0';
const CLOSED = '1';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const DISCONNECT = '41';
const EVENT = '42';
const ANSWER = '43';
const REFUSED = '44';

const CONNECT_TIMEOUT_MS = 20_000;

/**
 * A connection to a Socket.IO server, made and lost any number of times. It knows what following matches needs of the protocol
 * (version 5, over WebSocket): the client of Socket.IO itself is as large as the page of a match.
 */
export class LiveSocket {
  connected = false;
  readonly #url: string;
  readonly #listeners = new Map<string, Listener>();
  readonly #unanswered = new Map<number, Question>();
  #socket: WebSocket | null = null;
  /** Until when the server must have been heard. */
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #patience = 0;
  #questions = 0;

  /** `address` is that of another server than the page's, with the path under which it is if it has one. */
  constructor(address: string = location.origin) {
    const url = new URL(address + SOCKET_PATH);
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = 'EIO=4&transport=websocket';
    this.#url = url.href;
  }

  on<Name extends keyof ConnectionEvents>(name: Name, listener: ConnectionEvents[Name]): void;
  on(name: keyof ServerEvents, listener: Listener): void;
  on(name: string, listener: Listener): void {
    this.#listeners.set(name, listener);
  }

  connect(): void {
    if (this.#socket) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#expectWithin(CONNECT_TIMEOUT_MS, 'timeout');
    // A socket that was given up may still have something to say.
    const ifCurrent = (act: () => void) => socket === this.#socket && act();
    socket.addEventListener('message', ({ data }) => ifCurrent(() => this.#receive(String(data))));
    socket.addEventListener('error', () => ifCurrent(() => this.#end('websocket error')));
    socket.addEventListener('close', () => ifCurrent(() => this.#end('transport close')));
    // The socket itself notices only after a while.
    window.addEventListener('offline', this.#loseNetwork);
  }

  disconnect(): void {
    if (!this.connected) return this.#close();
    this.#send(DISCONNECT);
    this.#end('io client disconnect');
  }

  emit<Name extends keyof ClientEvents>(name: Name, request: Parameters<ClientEvents[Name]>[0]): void {
    this.#send(EVENT + JSON.stringify([name, request]));
  }

  /** Sends what the server answers, within this time. */
  ask<Name extends keyof ClientEvents>(
    name: Name,
    request: Parameters<ClientEvents[Name]>[0],
    timeoutMs: number,
    acknowledge: Acknowledge,
  ): void {
    const question = this.#questions++;
    const timeout = setTimeout(() => {
      this.#unanswered.delete(question);
      acknowledge(new Error('operation has timed out'), undefined);
    }, timeoutMs);
    this.#unanswered.set(question, { timeout, acknowledge });
    this.#send(EVENT + question + JSON.stringify([name, request]));
  }

  #send(packet: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(packet);
  }

  #receive(packet: string): void {
    try {
      this.#read(packet);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#end('parse error');
    }
  }

  #read(packet: string): void {
    if (packet.startsWith(OPENED)) this.#greet(packet.slice(1));
    else if (packet === PING) this.#respond();
    else if (packet === CLOSED) this.#end('transport close');
    else if (packet.startsWith(CONNECT)) this.#become();
    else if (packet.startsWith(DISCONNECT)) this.#end('io server disconnect');
    else if (packet.startsWith(REFUSED)) this.#end(packet.slice(REFUSED.length));
    else this.#hear(packet);
  }

  #greet(terms: string): void {
    const { pingInterval, pingTimeout } = JSON.parse(terms) as { pingInterval: number; pingTimeout: number };
    this.#patience = pingInterval + pingTimeout;
    this.#send(CONNECT);
  }

  #become(): void {
    this.connected = true;
    this.#expectWithin(this.#patience, 'ping timeout');
    this.#tell('connect');
  }

  #respond(): void {
    this.#send(PONG);
    if (this.connected) this.#expectWithin(this.#patience, 'ping timeout');
    this.#tell('ping');
  }

  #hear(packet: string): void {
    const [, kind, question, content] = /^(4\d)(\d*)(\[.*)$/s.exec(packet) ?? [];
    if (content === undefined) return;
    const values = JSON.parse(content) as unknown[];
    if (kind === EVENT) this.#tell(String(values[0]), values[1]);
    if (kind === ANSWER) this.#answer(Number(question), values[0]);
  }

  #answer(question: number, response: unknown): void {
    const asked = this.#unanswered.get(question);
    clearTimeout(asked?.timeout);
    this.#unanswered.delete(question);
    asked?.acknowledge(null, response);
  }

  #expectWithin(ms: number, reason: string): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#end(reason), ms);
  }

  readonly #loseNetwork = () => this.#end('network connection lost');

  #end(reason: string): void {
    const wasConnected = this.connected;
    this.#close();
    if (wasConnected) this.#tell('disconnect', reason);
    else this.#tell('connect_error', new Error(reason));
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    clearTimeout(this.#deadline);
    for (const { timeout } of this.#unanswered.values()) clearTimeout(timeout);
    this.#unanswered.clear();
    window.removeEventListener('offline', this.#loseNetwork);
    socket?.close();
  }

  #tell(name: string, payload?: unknown): void {
    this.#listeners.get(name)?.(payload);
  }
}
