/** The closed list of what a call can answer instead of data. */
const API_ERRORS = {
  bad_request: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  /** The rules of the game forbid it. */
  refused: 409,
  /** The same key with another body. */
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
type ApiErrorId = keyof typeof API_ERRORS;

/** Its message goes out as `{"error": …}`: plain words for the caller, nothing of our insides. */
export class ApiError extends Error {
  readonly id: ApiErrorId;
  readonly status: number;
  /** A stable name for why, where there are several. */
  readonly reason: string | undefined;

  constructor(id: ApiErrorId, message: string, reason?: string) {
    super(message);
    this.name = 'ApiError';
    this.id = id;
    this.status = API_ERRORS[id];
    this.reason = reason;
  }
}

/** The program cannot start or go on; the message is one line for the person who can mend it. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}
