import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';
import type { VenueRow } from './venue.ts';

export interface PitchPageRow extends VenueRow {
  id: number;
  matchesPlayed: number;
}

/** The public side of a pitch. */
export async function findPitchPage(reader: Reader, id: number): Promise<PitchPageRow | null> {
  return reader.maybe<PitchPageRow>(
    sql`select p.id, p.name, p.name_latin as "nameLatin", p.address, p.latitude::float8 as latitude, p.longitude::float8 as longitude,
       (select count(*)::int from matches m where m.venue = p.name and m.status in ('FINISHED', 'AWARDED')) as "matchesPlayed"
     from pitches p where p.id = ${id}`,
  );
}
