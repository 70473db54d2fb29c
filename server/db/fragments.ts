import { TIME_ZONE } from '#domain/formatting/time-zone.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** SQL that several queries share. Aliases come from our own code, never from outside. */

export interface TeamRow {
  id: number;
  name: string;
  nameLatin: string;
  shortName: string;
  badge: string | null;
}

export const pictureAddress = (column: Sql) => sql`(select address from media where media.id = ${column})`;

export const teamObject = (team: Sql) =>
  sql`json_build_object('id', ${team}.id, 'name', ${team}.name, 'nameLatin', ${team}.name_latin, 'shortName', ${team}.short_name, 'badge', ${pictureAddress(sql`${team}.badge_id`)})`;

/** Null while there is no score. */
export const scoreObject = (home: Sql, away: Sql) =>
  sql`case when ${home} is not null then json_build_object('home', ${home}, 'away', ${away}) end`;

/** [BR9] The goals of the first leg by the sides of match `m`; null unless it is a second leg. */
export const firstLegScore = sql`(
  select json_build_object('home', coalesce(o.official_away, o.away_score), 'away', coalesce(o.official_home, o.home_score))
  from gameweeks g
  join matches o on o.competition_season_id = m.competition_season_id and o.bracket_slot = m.bracket_slot
  join gameweeks og on og.id = o.gameweek_id and og.elimination_round = g.elimination_round
  where m.bracket_slot is not null and g.id = m.gameweek_id and (og.number, o.id) < (g.number, m.id)
    and o.status in ('FINISHED', 'AWARDED')
  order by og.number, o.id limit 1)`;

/** [BR9] Whether match `m` of gameweek `g` needs a winner: of two legs only the second does. */
const isLastLeg = sql`(g.elimination_round is not null and not exists (
  select from matches o join gameweeks og on og.id = o.gameweek_id
  where o.competition_season_id = m.competition_season_id and o.bracket_slot = m.bracket_slot
    and og.elimination_round = g.elimination_round and (og.number, o.id) > (g.number, m.id)))`;

/** [PH3] [PH5] Whether a level match `m` goes on: the last of a tie, or one of a table that decides draws on penalties. */
export const needsWinner = sql`(${isLastLeg} or (g.elimination_round is null and cs.shoot_outs))`;

/** [PH5] Extra time is only for ties. */
export const hasExtraTime = sql`(cs.extra_time and g.elimination_round is not null)`;

/** The columns of ledger entry `e` by the names of the domain's LedgerEntry; its players by id, unless given otherwise. */
export const entryColumns = (player = sql`e.player_id`, otherPlayer = sql`e.other_player_id`) =>
  sql`e.revision, e.kind, e.phase, e.minute, e.extra_time as "extraTime", e.team_id as team, ${player} as player,
   ${otherPlayer} as "otherPlayer", e.own_goal as "ownGoal", e.penalty, e.target_revision as target, e.reason,
   e.recorded_at as "recordedAt"`;

/** The Latin name that the league gives a pitch; null where it gives none. */
export const latinPitch = (pitch: Sql) => sql`(select pi.name_latin from pitches pi where pi.name = ${pitch})`;

/** The same of a town. */
export const latinPlace = (place: Sql) => sql`(select pl.name_latin from places pl where pl.name = ${place})`;

/** For `at time zone`. */
export const timeZone = sql.literal(TIME_ZONE);

/** The calendar day in Bulgaria at an instant. */
export const sofiaDay = (instant: Sql | Date) => sql`(${instant}::timestamptz at time zone ${timeZone})::date`;

export interface CompetitionRefRow {
  id: number;
  name: string;
  nameLatin: string;
  logo: string | null;
}

export const competitionObject = (competition: Sql) =>
  sql`json_build_object('id', ${competition}.id, 'name', ${competition}.name, 'nameLatin', ${competition}.name_latin,
    'logo', ${pictureAddress(sql`${competition}.logo_id`)})`;

export interface SeasonRefRow {
  id: number;
  yearStart: number;
  yearEnd: number;
  isCurrent: boolean;
}

export const seasonObject = (season: Sql) =>
  sql`json_build_object('id', ${season}.id, 'yearStart', ${season}.year_start, 'yearEnd', ${season}.year_end, 'isCurrent', ${season}.is_current)`;

/** For lists whose rows refer to competitions by id: a hundred seasons have few of them. */
export const sharedCompetitions = sql`select c.id, ${competitionObject(sql`c`)} as object from competitions c`;

/** No match of the gameweek is upcoming or live; a gameweek without matches is not played yet. */
export const isGameweekPlayed = (alias: Sql) =>
  sql`coalesce((select bool_and(m.status not in ('UPCOMING', 'LIVE')) from matches m where m.gameweek_id = ${alias}.id), false)`;

/** The current season and later ones; without a current one, all that are not over. */
export const isCurrentOrUpcoming = (season: Sql, today: Sql) =>
  sql`${season}.ends_on >= coalesce((select starts_on from seasons where is_current), ${today})`;
