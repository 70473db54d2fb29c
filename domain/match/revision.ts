/** How far the ledger of a match had grown; null from a backend that keeps no ledger. */
type Revision = number | null | undefined;

/** [LM13] Negative when what arrives is older than what is known, 0 when both are equally new, positive when it is newer. */
export const compareRevisions = (arriving: Revision, known: Revision): number =>
  typeof arriving === 'number' && typeof known === 'number' ? arriving - known : 1;
