import type { Others } from '#contract/desk/club.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { searchKey } from '#domain/formatting/search-key.ts';
import { pictureAddress } from '#server/db/fragments.ts';
import { literally } from '#server/db/search/search-letters.ts';
import { memberOn } from '#server/db/squads/match-day.ts';
import { sql } from '#server/db/sql.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { publicPlayers } from './public-players.ts';

const MOST = 20;

/** [CB3] Players of other teams by name: who has a public page, and nothing that is not on it. */
export const listOtherPlayers = (db: Queryable, teamId: number, find: string, now: Date): Promise<Others['players']> =>
  db.rows(sql`
    select p.id, p.name, p.name_latin as "nameLatin", ${pictureAddress(sql`p.picture_id`)} as picture, ${teamRef(sql`t`)} as team
    from search_index x join ${publicPlayers(now)} p on p.id = x.item_id and not p.private
    join squad_memberships s on s.player_id = p.id and ${memberOn(dayAt(now))} join teams t on t.id = s.team_id
    where x.kind = 'player' and x.keys like ${`%${literally(searchKey(find))}%`} and t.id <> ${teamId}
    order by p.name collate "und-x-icu", p.id, t.id limit ${MOST}`);
