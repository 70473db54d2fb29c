import { sql } from '#server/db/sql.ts';
import type { Calendar } from '#contract/desk/calendar.ts';
import type { DeskTeam } from '#contract/desk/matches.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import { pictureAddress, scoreObject } from '#server/db/fragments.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { handInColumns, type HandInRow } from './hand-in.ts';

type SeasonRow = NonNullable<Calendar['season']>;
type CompetitionRow = Calendar['competitions'][number];
type GameweekRow = Calendar['gameweeks'][number];
const seasonColumns = sql`s.id, s.year_start as "yearStart", s.year_end as "yearEnd"`;

/** The newest first. */
export async function listSeasons(db: Queryable): Promise<SeasonRow[]> {
  return db.rows<SeasonRow>(sql`
    select ${seasonColumns} from seasons s order by s.starts_on desc`);
}

/** That season, or the current one, or without a current one the last. */
export async function findSeason(db: Queryable, seasonId: number | undefined): Promise<SeasonRow | null> {
  return db.maybe<SeasonRow>(sql`
    select ${seasonColumns} from seasons s where ${seasonId ?? null}::int is null or s.id = ${seasonId ?? null}
    order by s.is_current desc, s.starts_on desc limit 1`);
}

export async function listSeasonCompetitions(db: Queryable, seasonId: number): Promise<CompetitionRow[]> {
  return db.rows<CompetitionRow>(sql`
    select cs.id, c.id as "competitionId", c.name, c.name_latin as "nameLatin", cs.starts_on::text as "startsOn",
      cs.ends_on::text as "endsOn", cs.half_minutes as "halfMinutes",
      (select coalesce(json_agg(ct.team_id order by t.name), '[]') from competition_teams ct join teams t on t.id = ct.team_id
        where ct.competition_season_id = cs.id) as teams
    from competition_seasons cs join competitions c on c.id = cs.competition_id
    where cs.season_id = ${seasonId} order by c.rank, c.id`);
}

export async function listSeasonGameweeks(db: Queryable, seasonId: number): Promise<GameweekRow[]> {
  return db.rows<GameweekRow>(sql`
    select g.id, g.competition_season_id as competition, g.number, g.starts_on::text as "startsOn", g.ends_on::text as "endsOn",
      g.elimination_round as round
    from gameweeks g join competition_seasons cs on cs.id = g.competition_season_id
    where cs.season_id = ${seasonId} order by g.competition_season_id, g.number`);
}

/** The teams that are entered or play in a season. */
export async function listSeasonTeams(db: Queryable, seasonId: number): Promise<DeskTeam[]> {
  return db.rows<DeskTeam>(sql`
    select t.id, t.name, t.name_latin as "nameLatin", t.short_name as "shortName",
      ${pictureAddress(sql`t.badge_id`)} as crest
    from teams t where t.id in (
      select ct.team_id from competition_teams ct join competition_seasons cs on cs.id = ct.competition_season_id
      where cs.season_id = ${seasonId}
      union select unnest(array[m.home_team_id, m.away_team_id]) from matches m
      join competition_seasons cs on cs.id = m.competition_season_id where cs.season_id = ${seasonId})
    order by t.name`);
}

export interface RefereeRow {
  id: number;
  name: string;
  nameLatin: string;
}

export async function listReferees(db: Queryable): Promise<RefereeRow[]> {
  return db.rows<RefereeRow>(sql`
    select id, name, name_latin as "nameLatin" from referees order by name collate "und-x-icu", id`);
}

/** What is edited of a match, and what decides whether it may be. */
export interface EditedMatchRow extends HandInRow {
  id: number;
  /** The competition of the season. */
  competition: number;
  competitionId: number;
  halfMinutes: number;
  status: MatchStatus;
  startTime: Date | null;
  venue: string | null;
  refereeId: number | null;
  note: string | null;
  homeId: number | null;
  awayId: number | null;
  gameweekId: number;
  bracketSlot: number | null;
  score: Score | null;
  official: Score | null;
  penalties: Score | null;
  lineups: number;
  unnamedGoals: number;
  untouched: boolean;
}

/** [CH6] Match `m` has not begun, and nothing but its date was decided. */
export const isUntouched = sql`(m.status in ('UPCOMING', 'POSTPONED', 'CANCELLED') and m.home_score is null
  and not exists (select from lineups l where l.match_id = m.id)
  and not exists (select from match_ledger e where e.match_id = m.id
    and e.kind not in ('RESCHEDULE', 'POSTPONE', 'CANCEL', 'CORRECTION', 'WITHDRAWAL')))`;

const matchColumns = sql`
  m.id, m.competition_season_id as competition, cs.competition_id as "competitionId", cs.half_minutes as "halfMinutes",
  m.status, m.start_time as "startTime", m.venue, m.referee_id as "refereeId", m.note, m.home_team_id as "homeId",
  m.away_team_id as "awayId", m.gameweek_id as "gameweekId", m.bracket_slot as "bracketSlot",
  ${scoreObject(sql`m.home_score`, sql`m.away_score`)} as score, ${scoreObject(sql`m.official_home`, sql`m.official_away`)} as official,
  ${scoreObject(sql`m.penalties_home`, sql`m.penalties_away`)} as penalties,
  (select count(distinct l.team_id)::int from lineups l where l.match_id = m.id) as lineups,
  greatest(0, coalesce(m.home_score + m.away_score, 0)
    - (select coalesce(sum(s.goals + s.own_goals), 0)::int from player_match_stats s where s.match_id = m.id)) as "unnamedGoals",
  ${isUntouched} as untouched,
  ${handInColumns}`;

export async function listSeasonMatches(db: Queryable, seasonId: number): Promise<EditedMatchRow[]> {
  return db.rows<EditedMatchRow>(sql`
    select ${matchColumns} from matches m join competition_seasons cs on cs.id = m.competition_season_id
    where cs.season_id = ${seasonId} order by m.start_time, m.id`);
}

/** Lock the match before writing it. */
export async function findEditedMatch(tx: Queryable, matchId: number): Promise<EditedMatchRow | null> {
  return tx.maybe<EditedMatchRow>(sql`
    select ${matchColumns} from matches m join competition_seasons cs on cs.id = m.competition_season_id
    where m.id = ${matchId}`);
}
