import type { LeagueRecords } from '#domain/league/records.ts';
import { PLAYER_COUNTS, TEAM_COUNTS } from '#domain/match/desk/act.ts';
import type { Reader } from '#server/db/reader.ts';
import { snakeCase } from '#server/db/snake-case.ts';

const someSeason = (condition: string) => `exists (select from player_season_stats where ${condition})`;
const someMatch = (table: string, counts: readonly string[]) =>
  `exists (select from ${table} where greatest(${counts.map(snakeCase).join(', ')}) > 0)`;
const someTeam = (type: string) => `exists (select from compositions where type = '${type}')`;

/** [UN5] What the data of the league has; the sums are asked first, because they are small. */
export async function findRecords(reader: Reader): Promise<LeagueRecords> {
  const { rows } = await reader.query<LeagueRecords>(
    `select ${someSeason('goals > 0')} as scorers, ${someSeason('assists > 0')} as assists,
       ${someSeason('greatest(yellow_cards, red_cards) > 0')}
         or ${someMatch('team_match_stats', ['yellowCards', 'redCards'])} as cards,
       exists (select from lineups) as lineups, ${someSeason('rated_matches > 0')} as ratings,
       ${someSeason('man_of_the_match > 0')} as "manOfTheMatch", ${someSeason('shots > 0')} as shots,
       ${someSeason('shots > 0')} or ${someMatch('team_match_stats', TEAM_COUNTS)}
         or ${someMatch('player_match_stats', PLAYER_COUNTS)} as statistics,
       ${someTeam('TEAM_OF_THE_WEEK')} as "teamOfTheWeek", ${someTeam('TEAM_OF_THE_SEASON')} as "teamOfTheSeason",
       exists (select from awards) as awards, exists (select from awards where subtype = 'FAIRPLAY_TEAM') as "fairPlay",
       exists (select from matches where live_video is not null) as broadcasts,
       exists (select from matches where summary_video is not null) as highlights,
       exists (select from news where picture_id is not null) as pictures`,
  );
  return rows[0] as LeagueRecords;
}
