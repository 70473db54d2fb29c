import type { Player, Team } from '#contract/http/shared.ts';
import type { PlayerRow, TeamRow } from '#server/db/queries/fragments.ts';

export const presentTeam = ({ id, name, shortName, badge }: TeamRow): Team => ({
  id,
  name,
  short_name: shortName,
  badge,
});

export const presentPlayer = ({ id, name, picture }: PlayerRow): Player => ({ id, name, picture });

export const presentInstant = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Lists of matches name the crest twice: existing clients know it under either name. */
export const presentMatchTeam = (row: TeamRow) => ({ ...presentTeam(row), logo_url: row.badge });
