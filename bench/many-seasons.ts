import pg from 'pg';
import { migrateDatabase } from '#server/migrate-database.ts';
import { openDatabase } from '#server/db/open.ts';
import { refreshReadModels } from '#server/standings/refresh-read-models.ts';
import type { BenchDatabase } from './cluster.ts';

/** A Saturday afternoon: the last gameweek of the newest season, one match live. */
export const MANY_SEASONS_NOW = new Date('2026-04-18T14:20:00Z');

const NEWEST_YEAR = 2025;
const GIVEN_NAMES = ['Иван', 'Петър', 'Георги', 'Димитър', 'Николай', 'Стоян', 'Красимир', 'Пламен', 'Румен', 'Тодор'];
const SURNAMES = [
  'Колев',
  'Желев',
  'Петков',
  'Минчев',
  'Русев',
  'Балканджиев',
  'Щерев',
  'Чакъров',
  'Янков',
  'Юруков',
  'Цанев',
];

const SQUAD = 10;
const SQUADS = 20 * SQUAD;

/**
 * Seasons of twenty teams who play each other twice: 380 matches, 7,600 places on line-ups and as many rows of player
 * statistics each. A player stays up to twenty seasons, and they do not all leave at once. Figures depend only on the
 * ids, so that every run is the same.
 */
export async function fillSeasons({ url, superuser }: BenchDatabase, seasons: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    await migrateDatabase(database);
    const client = new pg.Client(superuser);
    await client.connect();
    try {
      // Skips the foreign key check of each of a million rows.
      await client.query('set session_replication_role = replica');
      for (const statement of statements(seasons)) await client.query(statement);
    } finally {
      await client.end();
    }
    await database.db.transaction((tx) =>
      refreshReadModels(
        tx,
        Array.from({ length: seasons }, (_, at) => at + 1),
      ),
    );
    // A migration also refreshes the search index.
    await migrateDatabase(database);
    await database.pool.query('vacuum analyze');
  } finally {
    await database.close();
  }
}

const list = (names: string[]) => `(array[${names.map((name) => `'${name}'`).join(', ')}])`;

/** Both line-ups of every match. */
const lineups = `
  (select m.*, side.team_id, place, bench_player((side.team_id - 1) * ${SQUAD} + place, m.competition_season_id) as player_id,
     case when side.team_id = m.home_team_id then m.away_score else m.home_score end as conceded
   from matches m
   cross join lateral (values (m.home_team_id), (m.away_team_id)) side (team_id)
   cross join generate_series(1, ${SQUAD}) place) lineup`;

const position = (place: string) =>
  `case when ${place} = 1 then 'GK' when ${place} <= 5 then 'DEF' when ${place} <= 9 then 'MID' else 'FWD' end`;

const statements = (seasons: number): string[] => [
  `create function bench_player(slot int, season int) returns int immutable language sql
     return ((season - 1 + slot % 20) / 20) * ${SQUADS} + slot`,

  `insert into seasons (id, key, year_start, year_end, starts_on, ends_on, is_current) overriding system value
   select s, 's' || s, y, y + 1, make_date(y, 7, 1), make_date(y + 1, 6, 30), s = ${seasons}
   from generate_series(1, ${seasons}) s cross join lateral (select ${NEWEST_YEAR} - ${seasons} + s as y) year`,

  `insert into competitions (id, key, name, name_latin, rank) overriding system value values (1, 'liga', 'Лига', 'Liga', 1)`,

  `insert into competition_seasons (id, competition_id, season_id, format, starts_on, ends_on) overriding system value
   select id, 1, id, 'LEAGUE', make_date(year_start, 8, 1), make_date(year_end, 5, 31) from seasons`,

  `insert into teams (id, key, name, name_latin, short_name, city) overriding system value
   select t, 't' || t, 'Отбор ' || t, 'Otbor ' || t, 'О' || lpad(t::text, 2, '0'), 'Добрич' from generate_series(1, 20) t`,

  `insert into competition_teams (competition_season_id, team_id) select cs.id, t.id from competition_seasons cs cross join teams t`,

  `insert into gameweeks (id, competition_season_id, number, starts_on, ends_on) overriding system value
   select (cs.id - 1) * 38 + g, cs.id, g, cs.starts_on + (g - 1) * 7, cs.starts_on + (g - 1) * 7 + 6
   from competition_seasons cs cross join generate_series(1, 38) g`,

  `insert into players (id, key, name, name_latin, birthdate, position) overriding system value
   select id, 'p' || id, ${list(GIVEN_NAMES)}[1 + id % 10] || ' ' || ${list(SURNAMES)}[1 + (id / 10) % 11], 'p' || id,
     make_date(${NEWEST_YEAR} - ${seasons} + first_season - 18, 3, 1), ${position(`(1 + (slot - 1) % ${SQUAD})`)}
   from (select bench_player(slot, s) as id, slot, min(s) as first_season
         from generate_series(1, ${SQUADS}) slot cross join generate_series(1, ${seasons}) s group by 1, 2) careers`,

  `insert into squad_memberships (team_id, player_id, shirt_number, joined_on, left_on)
   select 1 + (slot - 1) / ${SQUAD}, bench_player(slot, s.id), 1 + (slot - 1) % ${SQUAD}, min(s.starts_on), nullif(max(s.ends_on), date '${NEWEST_YEAR + 1}-06-30')
   from generate_series(1, ${SQUADS}) slot cross join seasons s group by slot, 2`,

  `insert into transfers (key, player_id, from_team_id, to_team_id, moved_on)
   select 'x' || id, player_id, nullif(1 + player_id % 20, team_id), team_id, joined_on from squad_memberships`,

  `insert into referees (id, key, name, name_latin) overriding system value
   select r, 'r' || r, 'Съдия ' || r, 'Sadiya ' || r from generate_series(1, 10) r`,

  `insert into pitches (name) select 'Терен ' || p from generate_series(1, 10) p`,

  // A round robin by the circle method; the second half of the season swaps home and away.
  `insert into matches (id, key, competition_season_id, gameweek_id, home_team_id, away_team_id, start_time, venue, referee_id,
     status, phase, home_score, away_score, half_time_home, half_time_away, full_time_home, full_time_away, clock_seconds, clock_running_since)
     overriding system value
   select id, 'm' || id, season, gameweek, case when turned then b else a end, case when turned then a else b end, kick_off, 'Терен ' || 1 + id % 10, 1 + id % 10,
     status, case status when 'FINISHED' then 'FULL_TIME' when 'LIVE' then 'FIRST_HALF' else 'NOT_STARTED' end,
     case when status <> 'UPCOMING' then h end, case when status <> 'UPCOMING' then w end,
     case when status = 'FINISHED' then h / 2 end, case when status = 'FINISHED' then w / 2 end,
     case when status = 'FINISHED' then h end, case when status = 'FINISHED' then w end,
     case status when 'FINISHED' then 3000 else 0 end, case status when 'LIVE' then kick_off end
   from (
     select (g.id - 1) * 10 + k + 1 as id, g.competition_season_id as season, g.id as gameweek,
       case when k = 0 then 20 else 1 + (r + k) % 19 end as a, 1 + (r - k + 19) % 19 as b, (r + k + (g.number - 1) / 19) % 2 = 1 as turned,
       (g.starts_on + 1)::timestamp at time zone 'UTC' + make_interval(hours => 14 + k / 2) as kick_off,
       case when g.competition_season_id < ${seasons} or g.number < 38 then 'FINISHED' when k = 0 then 'LIVE' else 'UPCOMING' end as status,
       ((g.id * 7 + k * 13) % 11) * ((g.id + k) % 3) / 5 as h, ((g.id * 5 + k * 17) % 7) / 2 as w
     from gameweeks g cross join lateral (select (g.number - 1) % 19 as r) round cross join generate_series(0, 9) k
   ) drawn`,

  `insert into match_ledger (match_id, revision, idempotency_key, kind, phase, minute, team_id, player_id, other_player_id)
   select match_id, row_number() over (partition by match_id order by minute, team_id), 'g' || team_id || ' ' || goal, 'GOAL',
     case when minute <= 25 then 'FIRST_HALF' else 'SECOND_HALF' end, minute, team_id,
     bench_player((team_id - 1) * ${SQUAD} + 2 + at, season), bench_player((team_id - 1) * ${SQUAD} + 2 + (at + 7) % ${SQUAD - 1}, season)
   from (
     select m.id as match_id, m.competition_season_id as season, team_id, goal, 1 + (m.id * 7 + goal * 11) % 50 as minute, (m.id * 3 + goal * 5 + team_id) % ${SQUAD - 1} as at
     from matches m
     cross join lateral (values (m.home_team_id, m.home_score), (m.away_team_id, m.away_score)) side (team_id, goals)
     cross join lateral generate_series(1, side.goals) goal
   ) goals`,

  `insert into match_ledger (match_id, revision, idempotency_key, kind, phase, minute, team_id, player_id)
   select m.id, 100, 'card', 'YELLOW_CARD', 'SECOND_HALF', 40, m.home_team_id, bench_player((m.home_team_id - 1) * ${SQUAD} + 2 + m.id % ${SQUAD - 1}, m.competition_season_id)
   from matches m where m.status = 'FINISHED'`,

  `update matches m set revision = l.revision from (select match_id, max(revision) as revision from match_ledger group by 1) l where l.match_id = m.id`,

  `insert into lineups (match_id, player_id, team_id, starter, shirt_number, position, place, captain)
   select id, player_id, team_id, place <= 7, place, ${position('place')}, place, place = 1 from ${lineups}`,

  `insert into player_match_stats (match_id, player_id, team_id, played_at, starter, minutes_played, rating, man_of_the_match, goals, assists,
     shots, shots_on_target, shots_off_target, passes, passes_completed, tackles, fouls, yellow_cards, saves, goals_conceded)
   select lineup.id, lineup.player_id, team_id, start_time, place <= 7, case when place <= 7 then 50 else 20 end,
     5 + (lineup.id * 31 + lineup.player_id * 17) % 50 / 10.0, place = 1 + lineup.id % ${SQUAD} and team_id = home_team_id, coalesce(goals, 0), coalesce(assists, 0),
     4 + coalesce(goals, 0), 2 + coalesce(goals, 0), 1, 20 + place, 15, place % 4, place % 3,
     case when team_id = home_team_id and place = 2 + lineup.id % ${SQUAD - 1} then 1 else 0 end,
     case when place = 1 then 3 else 0 end, case when place = 1 then conceded else 0 end
   from ${lineups}
   left join (select match_id, player_id, count(*) as goals from match_ledger where kind = 'GOAL' group by 1, 2) g
     on g.match_id = lineup.id and g.player_id = lineup.player_id
   left join (select match_id, other_player_id, count(*) as assists from match_ledger where kind = 'GOAL' group by 1, 2) a
     on a.match_id = lineup.id and a.other_player_id = lineup.player_id
   where status <> 'UPCOMING'`,

  `insert into team_match_stats (match_id, team_id, possession, shots, corners, fouls, goals, goals_conceded, average_rating)
   select m.id, team_id, 50, 12, 5, 8, scored, conceded, 6 + m.id % 20 / 10.0
   from matches m cross join lateral (values (m.home_team_id, m.home_score, m.away_score), (m.away_team_id, m.away_score, m.home_score))
     side (team_id, scored, conceded)
   where m.status = 'FINISHED'`,

  `insert into media (key, digest, type, width, height, bytes)
   select 'photo ' || n, md5(n::text), 'image/webp', 1600, 1067, '\\x00' from generate_series(1, 6) n`,

  `insert into galleries (id, key, gameweek_id) overriding system value
   select id, 'g' || id, id from gameweeks g where exists (select from matches m where m.gameweek_id = g.id and m.status = 'FINISHED')`,

  `insert into photos (key, gallery_id, position, picture_id)
   select 'p' || g.id || ' ' || p.at, g.id, p.at, p.id
   from galleries g cross join (select id, row_number() over (order by id) as at from media where key like 'photo %') p`,

  `insert into news (id, key, title_bg, title_en, content_bg, content_en, author, competition_id, team_id, match_id, published_at, updated_at)
     overriding system value
   select (s.id - 1) * 10 + n, 'n' || s.id || ' ' || n, 'Новина ' || n, 'News ' || n, repeat('<p>Отборът победи.</p>', 20), repeat('<p>The team won.</p>', 20),
     'redakcia', 1, 1 + n % 20, (s.id - 1) * 380 + n, s.starts_on + n * 2, s.starts_on + n * 2
   from seasons s cross join generate_series(1, 10) n`,

  `insert into awards (key, type, subtype, competition_season_id, team_id, player_id, awarded_on)
   select 'a' || s.id || kind, case kind when 'team' then 'TEAM_SEASONAL' else 'INDIVIDUAL_SEASONAL' end,
     case kind when 'team' then 'FIRST_PLACE' else 'MVP' end, s.id, case kind when 'team' then 1 + s.id % 20 end,
     case kind when 'player' then bench_player(1 + s.id * 7 % ${SQUADS}, s.id) end, s.ends_on
   from seasons s cross join (values ('team'), ('player')) kinds (kind) where s.id < ${seasons}`,

  `insert into compositions (key, type, competition_season_id, gameweek_id, goalkeeper_id, first_defender_id, second_defender_id, midfielder_id,
     first_forward_id, second_forward_id, created_on)
   select 'c' || coalesce(g.id, 0) || ' ' || cs.id, case when g.id is null then 'TEAM_OF_THE_SEASON' else 'TEAM_OF_THE_WEEK' end, cs.id, g.id,
     bench_player(${SQUAD} * t + 1, cs.id), bench_player(${SQUAD} * t + 2, cs.id), bench_player(${SQUAD} * t + 3, cs.id), bench_player(${SQUAD} * t + 6, cs.id),
     bench_player(${SQUAD} * t + 10, cs.id), bench_player(${SQUAD} * t + 9, cs.id), coalesce(g.ends_on, cs.ends_on)
   from competition_seasons cs
   cross join lateral (select id, ends_on from gameweeks where competition_season_id = cs.id and (cs.id < ${seasons} or number < 38)
                       union all select null, null) g
   cross join lateral (select coalesce(g.id, 0) % 20 as t) team`,
];
