import { vi } from 'vitest';
import type { JoinResponse, JoinRequest } from '#contract/socket.ts';
import type { LiveSocket } from './live-socket.ts';

type Listener = (...values: unknown[]) => void;

/** A client socket whose server is played by the test. */
export class FakeSocket {
  connected = false;
  readonly connect = vi.fn<() => void>();
  readonly sent: [name: string, request: unknown][] = [];
  #listeners = new Map<string, Listener>();
  #joining = new Map<unknown, Listener>();
  /** Answers at once unless the test does it. */
  answerLeave = (acknowledge: () => void): void => acknowledge();

  readonly open = vi.fn<() => Promise<LiveSocket>>(async () => this as unknown as LiveSocket);

  on(name: string, listener: Listener) {
    this.#listeners.set(name, listener);
  }

  emit(name: string, request: unknown) {
    this.sent.push([name, request]);
  }

  ask(name: string, request: unknown, _timeoutMs: number, acknowledge: Listener) {
    this.emit(name, request);
    if (name === 'join_match') this.#joining.set((request as JoinRequest).matchId, acknowledge);
    if (name === 'leave_match') this.answerLeave(() => acknowledge(null, request));
  }

  disconnect() {
    if (this.connected) this.drop('io client disconnect');
  }

  /** An event from the server or the network. */
  receive(name: string, ...values: unknown[]) {
    this.#listeners.get(name)?.(...values);
  }

  fail(message = 'websocket error') {
    this.receive('connect_error', new Error(message));
  }

  drop(reason = 'transport close') {
    this.connected = false;
    this.receive('disconnect', reason);
  }

  accept() {
    this.connected = true;
    this.receive('connect');
  }

  answer(answer: JoinResponse | Record<string, unknown>, matchId = 17) {
    this.#joining.get(matchId)?.(null, answer);
  }

  neverAnswer(matchId = 17) {
    this.#joining.get(matchId)?.(new Error('operation has timed out'));
  }

  join(revision = 1) {
    this.accept();
    this.answer({ matchId: 17, revision });
  }
}
