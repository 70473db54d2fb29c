import type { Reader } from '../open.ts';
import type { TeamRow } from './fragments.ts';
import { pictureAddress, teamObject } from './fragments.ts';

export interface NewsRow {
  id: number;
  titleBg: string;
  titleEn: string;
  contentBg: string;
  contentEn: string;
  picture: string | null;
  publishedAt: Date;
  author: string;
  tags: string[];
  competition: { id: number; name: string; logo: string | null } | null;
  team: TeamRow | null;
  secondTeam: TeamRow | null;
}

export async function listNews(reader: Reader, now: Date, limit: number): Promise<NewsRow[]> {
  const { rows } = await reader.query<NewsRow>(
    `select n.id, n.title_bg as "titleBg", n.title_en as "titleEn", n.content_bg as "contentBg", n.content_en as "contentEn",
       ${pictureAddress('n.picture_id')} as picture, n.published_at as "publishedAt", n.author, n.tags,
       case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'logo', ${pictureAddress('c.logo_id')}) end as competition,
       case when t.id is not null then ${teamObject('t')} end as team,
       case when t2.id is not null then ${teamObject('t2')} end as "secondTeam"
     from news n
     left join competitions c on c.id = n.competition_id
     left join teams t on t.id = n.team_id left join teams t2 on t2.id = n.second_team_id
     where n.published_at <= $1
     order by n.published_at desc, n.id desc limit $2`,
    [now, limit],
  );
  return rows;
}
