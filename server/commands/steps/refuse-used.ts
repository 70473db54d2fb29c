import type { Uses } from '#contract/desk/players.ts';
import { ApiError } from '#server/errors.ts';

/** Says what refers to it, counted. */
export function refuseUsed(uses: Uses, what: string): void {
  const used = Object.fromEntries(Object.entries(uses).filter(([, count]) => count > 0));
  if (Object.keys(used).length > 0)
    throw new ApiError('refused', `${what} is still used`, { reason: 'in_use', uses: used });
}
