import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export interface VenueRow {
  name: string;
  nameLatin: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** [PL1] Where a match is played; null if only the name of the pitch is known. */
export async function findVenue(reader: Reader, matchId: number): Promise<VenueRow | null> {
  return reader.maybe<VenueRow>(
    sql`select pl.name, pl.name_latin as "nameLatin", pl.address, pl.latitude::float8 as latitude,
       pl.longitude::float8 as longitude
     from matches m join places pl on pl.name = m.venue
     where m.id = ${matchId} and (pl.address is not null or pl.latitude is not null)`,
  );
}
