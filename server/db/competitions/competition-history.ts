import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import type { Reader } from '#server/db/queryable.ts';
import { pictureAddress, scoreObject, teamObject, type TeamRow } from '#server/db/fragments.ts';
import { sql } from '#server/db/sql.ts';

interface FinalRow {
  home: TeamRow;
  away: TeamRow;
  status: MatchStatus;
  score: Score | null;
  extraTime: Score | null;
  penalties: Score | null;
  official: Score | null;
}

export interface PlayedSeasonRow {
  competition: number;
  name: string;
  nameLatin: string;
  logo: string | null;
  format: CompetitionFormat;
  season: number;
  yearStart: number;
  yearEnd: number;
  isCurrent: boolean;
  startsOn: string;
  endsOn: string;
  awarded: TeamRow | null;
  /** Null without a final, or before its teams are known. */
  final: FinalRow | null;
  hasFinal: boolean;
  isOpen: boolean;
  /** Of its one table; null where it has none, or several. */
  first: TeamRow | null;
}

/** Every season of these competitions, of all by default, with what decides its champion: by rank, newest first. */
export async function listPlayedSeasons(
  reader: Reader,
  competitionIds: readonly number[] | null = null,
): Promise<PlayedSeasonRow[]> {
  return reader.rows<PlayedSeasonRow>(
    sql`select c.id as competition, c.name, c.name_latin as "nameLatin", ${pictureAddress(sql`c.logo_id`)} as logo, cs.format, s.id as season,
       s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent",
       cs.starts_on as "startsOn", cs.ends_on as "endsOn",
       (select ${teamObject(sql`t`)} from awards w join teams t on t.id = w.team_id
        where w.competition_season_id = cs.id and w.subtype = 'FIRST_PLACE' and w.type = 'TEAM_SEASONAL' order by w.id limit 1) as awarded,
       (select json_build_object('home', ${teamObject(sql`h`)}, 'away', ${teamObject(sql`a`)}, 'status', m.status,
          'score', ${scoreObject(sql`m.home_score`, sql`m.away_score`)}, 'extraTime', ${scoreObject(sql`m.extra_time_home`, sql`m.extra_time_away`)},
          'penalties', ${scoreObject(sql`m.penalties_home`, sql`m.penalties_away`)}, 'official', ${scoreObject(sql`m.official_home`, sql`m.official_away`)})
        -- From the gameweek: a league without a final has no match to look at.
        from gameweeks g join matches m on m.gameweek_id = g.id join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
        where g.competition_season_id = cs.id and g.elimination_round = 'final' and coalesce(m.bracket_slot, 1) = 1
        order by m.start_time desc nulls first, m.id desc limit 1) as final,
       exists (select from gameweeks g where g.competition_season_id = cs.id and g.elimination_round is not null) as "hasFinal",
       exists (select from matches m where m.competition_season_id = cs.id and m.status in ('UPCOMING', 'LIVE', 'POSTPONED')) as "isOpen",
       (select ${teamObject(sql`t`)} from team_season_records r join teams t on t.id = r.team_id
        where r.competition_season_id = cs.id and r.place = 1) as first
     from competition_seasons cs join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where ${competitionIds}::int[] is null or c.id = any(${competitionIds})
     order by c.rank, c.name collate "und-x-icu", c.id, s.year_start desc, s.id desc`,
  );
}

export interface SeasonFactsRow {
  halfMinutes: number;
  extraTime: boolean;
  yellowsPerSuspension: number;
  matchesPerRed: number;
  secondYellowIsRed: boolean;
  teams: number;
  matches: number;
  matchesPlayed: number;
}

export async function findSeasonFacts(reader: Reader, competitionSeasonId: number): Promise<SeasonFactsRow> {
  const rows = await reader.rows<SeasonFactsRow>(
    sql`select cs.half_minutes as "halfMinutes", cs.extra_time as "extraTime",
       cs.yellows_per_suspension as "yellowsPerSuspension", cs.matches_per_red as "matchesPerRed",
       cs.second_yellow_is_red as "secondYellowIsRed",
       (select count(*)::int from competition_teams ct where ct.competition_season_id = cs.id) as teams,
       (select count(*)::int from matches m where m.competition_season_id = cs.id and m.status <> 'CANCELLED') as matches,
       (select count(*)::int from matches m where m.competition_season_id = cs.id and m.status in ('FINISHED', 'AWARDED')) as "matchesPlayed"
     from competition_seasons cs where cs.id = ${competitionSeasonId}`,
  );
  return rows[0] as SeasonFactsRow;
}
