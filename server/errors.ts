/** The closed list of what a public call can answer instead of data. */
const API_ERRORS = {
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
type ApiErrorId = keyof typeof API_ERRORS;

/** Its message goes out as `{"error": …}`: plain words for the caller, nothing of our insides. */
export class ApiError extends Error {
  readonly id: ApiErrorId;
  readonly status: number;

  constructor(id: ApiErrorId, message: string) {
    super(message);
    this.name = 'ApiError';
    this.id = id;
    this.status = API_ERRORS[id];
  }
}

/** The program cannot start or go on; the message is one line for the person who can mend it. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}
