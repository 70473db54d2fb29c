import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { DeskError } from '#desk/api/client.ts';

/** Why something was not done, by a stable name that `wrongText` puts into words. */
export interface Refusal {
  /** Of the form; empty when it is the whole. */
  field: string;
  reason: string;
  /** Whom or what it names. */
  about?: string | undefined;
  /** What still refers to something that cannot be deleted, counted. */
  uses?: DeskErrorResponse['uses'];
  /** Who has decided it meanwhile, and how. */
  outcome?: DeskErrorResponse['outcome'];
}

const REASONS: Partial<Record<number, string>> = { 401: 'signed_out', 403: 'forbidden', 404: 'gone' };

/** The one reading of every failure, whoever asked. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof DeskError)) return { field: '', reason: 'no_network' };
  const { status, field = '', reason, about, uses, outcome } = error;
  return {
    field,
    reason: reason ?? REASONS[status] ?? (field === '' ? 'failed' : 'invalid'),
    ...(about !== undefined && { about }),
    ...(uses && { uses }),
    ...(outcome && { outcome }),
  };
}
