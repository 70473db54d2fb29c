import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export interface VenueRow {
  name: string;
  nameLatin: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** [PL1] Where a match is played; null if only the name of the pitch is known. */
export async function findVenue(reader: Reader, matchId: number): Promise<VenueRow | null> {
  return reader.maybe<VenueRow>(
    sql`select p.name, p.name_latin as "nameLatin", p.address, p.latitude::float8 as latitude,
       p.longitude::float8 as longitude
     from matches m join pitches p on p.name = m.venue
     where m.id = ${matchId} and (p.address is not null or p.latitude is not null)`,
  );
}
