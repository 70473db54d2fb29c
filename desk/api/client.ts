import type { Conflict, DeskErrorResponse } from '#contract/desk/office.ts';
import { setServerTime } from './server-clock.ts';

const TIMEOUT = 10_000;

/** What the server answered instead of what was asked for. */
export class DeskError extends Error {
  readonly status: number;
  /** A stable name, such as `signed_out` or why an act was refused. */
  readonly reason: string | undefined;
  /** Of the form, if one is wrong. */
  readonly field: string | undefined;
  /** Whom or what the refusal names. */
  readonly about: string | undefined;
  readonly conflict: Conflict | undefined;
  /** What still refers to something that cannot be deleted, counted. */
  readonly uses: DeskErrorResponse['uses'];
  /** Who has decided a request meanwhile. */
  readonly outcome: DeskErrorResponse['outcome'];

  constructor(status: number, { error, reason, field, about, conflict, uses, outcome }: DeskErrorResponse) {
    super(error);
    this.status = status;
    this.reason = reason;
    this.field = field;
    this.about = about;
    this.conflict = conflict;
    this.uses = uses;
    this.outcome = outcome;
  }
}

/** The network failed, or something between here and the server answered in its place. */
class NetworkError extends Error {}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  key?: string;
  /** Milliseconds, for what is larger than words. */
  timeout?: number;
}

let onAnswered = (): void => {};
/** Calls `listener` after every answer to a change, also after a refusal, but not after a conflict. */
export const whenAnswered = (listener: () => void): void => void (onAnswered = listener);
export const noteAnswer = (): void => onAnswered();

export async function callDesk<Response>(
  path: string,
  { method = 'GET', body, key, timeout = TIMEOUT }: Request = {},
): Promise<Response> {
  const sentAt = performance.now();
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw new NetworkError('no answer', { cause: error });
  });
  const serverTime = Number(response.headers.get('x-server-time') ?? Number.NaN);
  if (Number.isFinite(serverTime)) setServerTime(serverTime, sentAt, performance.now());
  const changes = method !== 'GET';
  if (changes && response.ok) noteAnswer();
  if (response.status === 204) return undefined as Response;
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw new NetworkError(`status ${response.status} without JSON`, { cause: error });
  });
  if (response.ok) return answer as Response;
  if (response.status >= 500 || response.status === 429) throw new NetworkError(`status ${response.status}`);
  const refused = new DeskError(response.status, answer as DeskErrorResponse);
  // Of a conflict both versions are on the screen, and must not be overtaken by what is read now.
  if (changes && !refused.conflict) noteAnswer();
  throw refused;
}
