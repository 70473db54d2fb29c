import { sofiaDay } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** Galleries `g` with the match or the gameweek that they are of. */
export const galleriesWithSubjects = sql`galleries g
  left join matches m on m.id = g.match_id
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
  left join gameweeks w on w.id = g.gameweek_id
  left join competition_seasons cs on cs.id = coalesce(m.competition_season_id, w.competition_season_id)
  left join competitions c on c.id = cs.competition_id`;

const between = (name: Sql) => sql`concat(coalesce(h.${name}, '?'), ' – ', coalesce(a.${name}, '?'))`;

/** A match is called by its teams, a gameweek by its competition, an event as it says. */
export const galleryName = sql`
  case when g.match_id is not null then ${between(sql`name`)} else coalesce(c.name, g.title_bg) end as name,
  case when g.match_id is not null then ${between(sql`name_latin`)}
    else coalesce(c.name_latin, g.title_en, g.title_bg) end as "nameLatin",
  w.number`;

/** [GA1] Null while a match has no date. */
export const galleryDay = sql`coalesce(g.held_on, w.starts_on, ${sofiaDay(sql`m.start_time`)})`;

export const gallerySubject = sql`
  case when g.match_id is not null then 'match' when g.gameweek_id is not null then 'gameweek' else 'event' end`;

/** A stored picture as the file that pages show. */
export const pictureFile = (id: Sql) => sql`(
  select json_build_object('address', x.address, 'width', x.width, 'height', x.height) from media x where x.id = ${id})`;
