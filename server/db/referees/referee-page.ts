import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow } from '#server/db/fragments.ts';
import { competitionObject, latinPitch, pictureAddress, teamObject } from '#server/db/fragments.ts';
import { listedMatchColumns, type GameweekMatchRow } from '#server/db/matches/gameweek.ts';
import { sql } from '#server/db/sql.ts';

export interface RefereeRow {
  id: number;
  name: string;
  nameLatin: string;
  picture: string | null;
  matches: number;
  yellowCards: number | null;
  redCards: number | null;
}

/** Over and played: a match without one of its teams was not refereed. */
const refereed = sql`m.status in ('FINISHED', 'AWARDED') and m.home_score is not null`;

/** A second yellow is a yellow and a red, as the referee records it. */
const cards = sql`sum(s.yellow_cards)::int as "yellowCards", sum(s.red_cards)::int as "redCards"`;

export async function findReferee(reader: Reader, id: number): Promise<RefereeRow | null> {
  return reader.maybe<RefereeRow>(
    sql`select r.id, r.name, r.name_latin as "nameLatin", ${pictureAddress(sql`r.picture_id`)} as picture, coalesce(sum(s.matches), 0)::int as matches, ${cards}
     from referees r left join referee_season_stats s on s.referee_id = r.id
     where r.id = ${id} group by r.id`,
  );
}

export interface RefereedMatchRow extends GameweekMatchRow {
  competition: CompetitionRefRow;
  yellowCards: number | null;
  redCards: number | null;
}

/** Newest first. */
export async function listRefereedMatches(
  reader: Reader,
  refereeId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<RefereedMatchRow[]> {
  return reader.rows<RefereedMatchRow>(
    sql`select ${listedMatchColumns}, m.venue, ${latinPitch(sql`m.venue`)} as "venueLatin", ${teamObject(sql`h`)} as home, ${teamObject(sql`a`)} as away,
       ${competitionObject(sql`c`)} as competition, shown.*
     from (
       select * from matches m where m.referee_id = ${refereeId} and ${refereed}
       order by m.start_time desc nulls last, m.id desc limit ${limit} offset ${offset}
     ) m
     join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
     join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
     cross join lateral (select ${cards} from team_match_stats s where s.match_id = m.id) shown
     order by m.start_time desc nulls last, m.id desc`,
  );
}

export async function hasReferee(reader: Reader, id: number): Promise<boolean> {
  return reader.exists(sql`select from referees where id = ${id}`);
}
