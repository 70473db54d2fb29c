/** Whether what was written breaks a rule of its table, and not the statement one of SQL. */
export function isCheckViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23514') || isCheckViolation(error.cause);
}
