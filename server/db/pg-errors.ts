import pg from 'pg';

// SQLSTATEs: https://www.postgresql.org/docs/current/errcodes-appendix.html
const INTEGRITY_VIOLATION = '23';
const CHECK_VIOLATION = '23514';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const FEATURE_NOT_SUPPORTED = '0A000';
const CONNECTION_FAILURE = '08006';
/**
 * Temporary: shutting down, starting up, a lost connection; no room, memory or connection left; a timeout of a statement or a
 * lock; a deadlock; a server that can only be read; a disk that fails.
 */
const UNAVAILABLE = /^(57P0[1-3]|08\w{3}|53\w{3}|57014|55P03|40P01|25006|58030)$/;
const INSUFFICIENT_PRIVILEGE = '42501';
/** Where PostgreSQL refuses what its own rights do not allow. */
const RIGHTS = new Set(['aclcheck_error', 'aclcheck_error_col', 'createdb']);
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** A constraint that a statement violated. */
export interface Violation {
  table: string;
  constraint: string;
  /** As PostgreSQL describes it: "Key (id)=(3) is still referenced from table …". */
  detail: string;
  /** The table whose row could not be removed because others refer to it. */
  referredTable: string | null;
}

/** Null for any other failure. */
export function violationOf(error: unknown): Violation | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith(INTEGRITY_VIOLATION)) return null;
  const { table = '', constraint = '', detail = '', message } = error;
  const [, referredTable = null] = /^update or delete on table "(\w+)"/.exec(message) ?? [];
  return { table, constraint, detail, referredTable };
}

/** The unique constraint that a statement violated; null for any other failure. */
export const takenConstraint = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? (error.constraint ?? '') : null;

/** What the database says about a failed query; null for any other failure. */
export const queryFailure = (error: unknown): string | null =>
  error instanceof pg.DatabaseError ? error.message : null;

/** What went wrong, without the values of the query; null for an error that is not the database's. */
export const describeQueryError = (error: Error): string | null =>
  // "invalid input syntax for type integer: …" quotes what was sent.
  queryFailure(error)?.replace(/: ".*$/s, ': …') ?? null;

/** Why a query failed, in the few words by which failures are counted. */
export function failureReason(error: unknown): DatabaseFailure {
  if (isDiskFull(error)) return 'disk_full';
  const codes = codesOf(error);
  return REASONS.find(([pattern]) => codes.some((code) => pattern.test(code)))?.[1] ?? 'connection';
}

export const DATABASE_FAILURES = [
  'connection',
  'statement_timeout',
  'lock_timeout',
  'deadlock',
  'too_many_connections',
  'read_only',
  'disk_full',
] as const;
export type DatabaseFailure = (typeof DATABASE_FAILURES)[number];

const REASONS: readonly [RegExp, DatabaseFailure][] = [
  [/^57014$/, 'statement_timeout'],
  [/^55P03$/, 'lock_timeout'],
  [/^40P01$/, 'deadlock'],
  [/^53300$/, 'too_many_connections'],
  [/^25006$/, 'read_only'],
];

export const isDeadlock = (error: unknown): boolean => codesOf(error).includes(DEADLOCK);

const codesOf = (error: unknown): string[] => (error instanceof Error ? [codeOf(error), ...codesOf(error.cause)] : []);

export const isCheckViolation = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === CHECK_VIOLATION || isCheckViolation(error.cause));

/** A migration beside a running node changed the columns of a prepared statement. PostgreSQL has no code of its own for that. */
export const isPlanOutdated = (error: unknown): boolean => codeOf(error) === FEATURE_NOT_SUPPORTED;

/** Whether PostgreSQL may not write its files, as on a disk that can only be read; a right that a role lacks is another matter. */
export function isDiskReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFile =
    error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE && !RIGHTS.has(error.routine ?? '');
  return isFile || codeOf(error) === 'EROFS' || isDiskReadOnly(error.cause);
}

/** Whether a query failed because the database cannot be reached just now. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return UNAVAILABLE.test(code) || NETWORK.has(code) || isDiskReadOnly(error) || isUnavailable(error.cause);
}

/** Whether a disk is full, PostgreSQL's or ours. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DISK_FULL.has(codeOf(error)) || isDiskFull(error.cause);
}

/** The driver reports timeouts and lost connections as a bare Error, and nothing else so; they get PostgreSQL's code for it. */
export function withConnectionCode(error: unknown): unknown {
  const isBare = error instanceof Error && error.constructor === Error && !('code' in error);
  return isBare ? Object.assign(error, { code: CONNECTION_FAILURE }) : error;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
