import type { LeagueRecords } from '#domain/league/records.ts';
import { PLAYER_COUNTS, TEAM_COUNTS } from '#domain/match/rules/act.ts';
import type { BestTeamType } from '#domain/player/award.ts';
import type { Reader } from '#server/db/queryable.ts';
import { snakeCase } from '#server/db/snake-case.ts';
import { sql, type Sql } from '#server/db/sql.ts';

const someSeason = (condition: Sql) => sql`exists (select from player_season_stats where ${condition})`;
const someMatch = (table: Sql, counts: readonly string[]) =>
  sql`exists (select from ${table} where greatest(${sql.join(counts.map((count) => sql.identifier(snakeCase(count))))}) > 0)`;
const someTeam = (type: BestTeamType) => sql`exists (select from compositions where type = ${type})`;

/** [UN5] What the data of the league has; the sums are asked first, because they are small. */
export async function findRecords(reader: Reader): Promise<LeagueRecords> {
  return reader.one<LeagueRecords>(
    sql`select ${someSeason(sql`goals > 0`)} as scorers, ${someSeason(sql`assists > 0`)} as assists,
       ${someSeason(sql`greatest(yellow_cards, red_cards) > 0`)}
         or ${someMatch(sql`team_match_stats`, ['yellowCards', 'redCards'])} as cards,
       exists (select from lineups) as lineups, ${someSeason(sql`rated_matches > 0`)} as ratings,
       ${someSeason(sql`man_of_the_match > 0`)} as "manOfTheMatch", ${someSeason(sql`shots > 0`)} as shots,
       ${someSeason(sql`shots > 0`)} or ${someMatch(sql`team_match_stats`, TEAM_COUNTS)}
         or ${someMatch(sql`player_match_stats`, PLAYER_COUNTS)} as statistics,
       ${someTeam('TEAM_OF_THE_WEEK')} as "teamOfTheWeek", ${someTeam('TEAM_OF_THE_SEASON')} as "teamOfTheSeason",
       exists (select from awards) as awards, exists (select from awards where subtype = 'FAIRPLAY_TEAM') as "fairPlay",
       exists (select from matches where live_video is not null) as broadcasts,
       exists (select from matches where summary_video is not null) as highlights,
       exists (select from news where picture_id is not null) as pictures`,
  );
}
