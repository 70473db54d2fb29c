import { sql } from '#server/db/sql.ts';

/** [PM12] The roles of person `p`. An older node writes one alone. */
export const rolesOf = sql`coalesce(p.roles, array[p.role])`;
