import type { Ban } from '#domain/player/ban.ts';
import type { CardRules } from '#domain/player/shared-discipline.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { DeskTeam } from '#contract/desk/matches.ts';
import { MATCHES_OF_MEMBER, memberOn } from '#server/db/squads/match-day.ts';
import { competitionObject, pictureAddress, sofiaDay, type CompetitionRefRow } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** Of every competition in each of its seasons. */
export async function listCardRules(reader: Reader): Promise<CardRules[]> {
  return reader.rows<CardRules>(
    sql`select season_id as season, competition_id as competition, shares_with_id as "sharesWith",
       shares_yellows as "sharesYellows", yellows_per_suspension as "yellowsPerSuspension",
       matches_per_red as "matchesPerRed", second_yellow_is_red as "secondYellowIsRed"
     from competition_seasons order by season_id, competition_id`,
  );
}

export interface BanRow extends Ban {
  playerId: number;
  /** The competition of a ban that holds in one. */
  onlyIn: CompetitionRefRow | null;
  decision: string | null;
  reasonBg: string;
  reasonEn: string;
}

export async function listBans(reader: Reader, playerIds: readonly number[]): Promise<BanRow[]> {
  return reader.rows<BanRow>(
    sql`select b.id, player_id as "playerId", competition_id as competition, starts_on::text as "startsOn",
       ends_on::text as "endsOn", matches, lifted_on::text as "liftedOn", decision,
       reason_bg as "reasonBg", reason_en as "reasonEn", case when c.id is not null then ${competitionObject(sql`c`)} end as "onlyIn"
     from bans b left join competitions c on c.id = b.competition_id
     where player_id = any(${playerIds}::int[]) order by starts_on, b.id`,
  );
}

interface Place {
  season: number;
  competition: number;
  day: string;
}

/** Where a match stands; without one (number 0) today in the latest season of the competition. */
export async function findPlaceInSeason(
  reader: Reader,
  { id, competitionId }: { id: number; competitionId: number },
): Promise<Place | null> {
  return reader.maybe<Place>(
    sql`select cs.season_id as season, cs.competition_id as competition,
       ${sofiaDay(sql`coalesce(m.start_time, now())`)}::text as day
     from competition_seasons cs join seasons se on se.id = cs.season_id
     left join matches m on m.competition_season_id = cs.id and m.id = ${id}
     where cs.competition_id = ${competitionId} order by m.id is null, se.is_current desc, cs.starts_on desc limit 1`,
  );
}

export interface TeamMatchRow extends Place {
  playerId: number;
  matchId: number;
  startTime: Date;
  /** Or will be. [SU6] */
  played: boolean;
}

const teamMatches = (playerIds: readonly number[], where: Sql) => sql`
  select distinct s.player_id as "playerId", m.id as "matchId", cs.season_id as season, cs.competition_id as competition,
    m.start_time as "startTime", ${sofiaDay(sql`m.start_time`)}::text as day,
    m.status in ('LIVE', 'FINISHED') or (m.status = 'AWARDED' and m.home_score is not null)
      or (m.status = 'UPCOMING' and m.start_time > now()) as played
  from squad_memberships s cross join ${MATCHES_OF_MEMBER}
  join competition_seasons cs on cs.id = m.competition_season_id
  where s.player_id = any(${playerIds}::int[]) and ${where}
  order by "playerId", "startTime", "matchId"`;

/**
 * The matches of each player's team before a match, in order of kick-off: those of these competitions, and all since the
 * first of his bans.
 */
export async function listEarlierMatches(
  reader: Reader,
  matchId: number,
  competitionIds: readonly number[],
  playerIds: readonly number[],
): Promise<TeamMatchRow[]> {
  return reader.rows<TeamMatchRow>(
    teamMatches(
      playerIds,
      sql`m.id <> ${matchId} and m.start_time < coalesce((select start_time from matches where id = ${matchId}), now())
      and (cs.competition_id = any(${competitionIds}::int[]) or ${sofiaDay(sql`m.start_time`)} >= (
        select min(b.starts_on) from bans b where b.player_id = s.player_id))`,
    ),
  );
}

/** All matches of each player's team that have begun. */
export async function listBegunMatches(reader: Reader, playerIds: readonly number[]): Promise<TeamMatchRow[]> {
  return reader.rows<TeamMatchRow>(teamMatches(playerIds, sql`m.start_time <= now()`));
}

/** Matches in whose ledgers there are cards. */
export async function listCardMatches(reader: Reader): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(
    sql`select distinct match_id as id from match_ledger where kind in ('YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD', 'CORRECTION')`,
  );
  return rows.map(({ id }) => id);
}

/** Whoever has been shown a card, or banned. */
export async function listDisciplined(reader: Reader): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(
    sql`select player_id as id from bans union select player_id from match_ledger
     where kind in ('YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD', 'CORRECTION') and player_id is not null order by id`,
  );
  return rows.map(({ id }) => id);
}

interface DisciplinedRow {
  playerId: number;
  player: { name: string; nameLatin: string };
  team: DeskTeam;
}

/** Whoever has been shown a card, or banned, and is in the squad of a team of this competition today; by team and name. */
export async function listDisciplinedIn(reader: Reader, competitionSeasonId: number): Promise<DisciplinedRow[]> {
  return reader.rows<DisciplinedRow>(
    sql`select p.id as "playerId", json_build_object('name', p.name, 'nameLatin', p.name_latin) as player,
       json_build_object('id', t.id, 'name', t.name, 'nameLatin', t.name_latin, 'shortName', t.short_name,
         'crest', ${pictureAddress(sql`t.badge_id`)}) as team
     from competition_teams ct join teams t on t.id = ct.team_id
     join squad_memberships s on s.team_id = t.id and ${memberOn(sofiaDay(sql`now()`))}
     join players p on p.id = s.player_id
     where ct.competition_season_id = ${competitionSeasonId} and (
       exists (select from bans b where b.player_id = p.id)
       or exists (select from match_ledger e where e.player_id = p.id and e.kind in ('YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD', 'CORRECTION')))
     order by t.name collate "und-x-icu", p.name collate "und-x-icu", p.id`,
  );
}

/** [SU13] Matches that were played to the end, and who of these players played in them. */
export async function listAppearances(
  reader: Reader,
  playerIds: readonly number[],
): Promise<{ matchId: number; playerId: number }[]> {
  return reader.rows<{ matchId: number; playerId: number }>(
    sql`select p.match_id as "matchId", p.player_id as "playerId" from player_match_stats p join matches m on m.id = p.match_id
     where p.player_id = any(${playerIds}::int[]) and m.status in ('FINISHED', 'AWARDED') and m.home_score is not null
       and (p.starter or p.minutes_played > 0 or p.goals + p.own_goals > 0)`,
  );
}
