/** Conditions of PostgreSQL that pass by themselves: shutting down, starting, too many connections, a lost connection. */
const PASSING = /^(57P0[1-3]|53300|08\d{3})$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver says in words alone. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed because the database is away, and not because the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PASSING.test(code) || NETWORK.has(code) || WORDS.test(error.message) || isUnavailable(error.cause);
}
