import { dayAt } from '#domain/formatting/sofia-time.ts';
import { latestAdultBirthdate, PRIVATE_NAME } from '#domain/player/private-player.ts';
import { pictureAddress } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/**
 * [AG4] The players as the public sees them: without those who asked not to be shown, and with neither name nor picture of
 * minors without a parental declaration. Everything that the public can reach reads players from here and nowhere else.
 */
export const publicPlayers = (now: Date) => sql`(
  select id, birthdate, nationality, position, private,
    case when private then ${PRIVATE_NAME.bg} else name end as name,
    case when private then ${PRIVATE_NAME.en} else name_latin end as name_latin,
    case when not private then picture_id end as picture_id
  from (
    select *, birthdate is not null and birthdate > ${latestAdultBirthdate(dayAt(now))}::date and not parental_declaration as private
    from players where not hidden
  ) shown)`;

export interface PersonRow {
  id: number;
  name: string;
  nameLatin: string;
  /** [AG4] Then the name says only that, and there is no page. Referees are never private. */
  private?: boolean;
}

export interface PlayerRow extends PersonRow {
  picture: string | null;
}

export const personObject = (player: Sql) =>
  sql`json_build_object('id', ${player}.id, 'name', ${player}.name, 'nameLatin', ${player}.name_latin, 'private', ${player}.private)`;

export const playerObject = (player: Sql) =>
  sql`json_build_object('id', ${player}.id, 'name', ${player}.name, 'nameLatin', ${player}.name_latin, 'private', ${player}.private,
    'picture', ${pictureAddress(sql`${player}.picture_id`)})`;

export const playerColumns = (player: Sql) =>
  sql`${player}.id, ${player}.name, ${player}.name_latin as "nameLatin", ${player}.private, ${pictureAddress(sql`${player}.picture_id`)} as picture`;
