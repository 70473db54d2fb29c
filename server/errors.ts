import type { DeskErrorResponse } from '#contract/desk/office.ts';

/** The closed list of errors that an endpoint can respond with. */
const API_ERRORS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** Forbidden by the rules of the game, or by the state of things. */
  refused: 409,
  unsupported_media_type: 415,
  /** For another host. */
  misdirected: 421,
  /** The same key with another body. */
  key_reused: 409,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
type ApiErrorId = keyof typeof API_ERRORS;

/** Sent beside the message. */
export type ErrorDetails = Omit<DeskErrorResponse, 'error'>;

/** Its message is sent as `{"error": …}`, so it must not reveal internals. */
export class ApiError extends Error {
  readonly id: ApiErrorId;
  readonly status: number;
  readonly details: ErrorDetails;

  /** `details` may be a stable id of the reason alone. */
  constructor(id: ApiErrorId, message: string, details: string | ErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    this.id = id;
    this.status = API_ERRORS[id];
    this.details = typeof details === 'string' ? { reason: details } : details;
  }
}

/** What somebody typed into one field of a form cannot be; the form says so beside it. */
export class InvalidField extends ApiError {
  constructor(field: string, reason: string, message: string) {
    super('bad_request', message, { reason, field });
  }
}

/** The program cannot start or go on; the message is one line for the person who can fix it. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}

/** For the log and for other threads. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
