import { withoutForeignPictures } from '#domain/rich-text/foreign-pictures.ts';
import { pictureKeys, withPictures } from '#domain/rich-text/picture-key.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { ArticleRequest } from '#contract/desk/news.ts';
import { snakeCase } from '#server/db/snake-case.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, pictureAddress, teamObject } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface NewsRow {
  id: number;
  titleBg: string;
  titleEn: string;
  contentBg: string;
  contentEn: string;
  summaryBg: string | null;
  summaryEn: string | null;
  picture: string | null;
  focus: { x: number; y: number } | null;
  publishedAt: Date;
  author: string;
  tags: string[];
  competition: CompetitionRefRow | null;
  team: TeamRow | null;
  secondTeam: TeamRow | null;
}

/** The subjects of news: articles about any of them; none means all news. */
export interface NewsSubject {
  competition?: number;
  competitions?: readonly number[];
  teams?: readonly number[];
  match?: number;
}

const newsColumns = sql`
  n.id, n.title_bg as "titleBg", n.title_en as "titleEn", n.content_bg as "contentBg", n.content_en as "contentEn",
  n.summary_bg as "summaryBg", n.summary_en as "summaryEn",
  ${pictureAddress(sql`n.picture_id`)} as picture,
  case when n.focus_x is not null then json_build_object('x', n.focus_x, 'y', n.focus_y) end as focus,
  n.published_at as "publishedAt", n.author, n.tags,
  case when c.id is not null then ${competitionObject(sql`c`)} end as competition,
  case when t.id is not null then ${teamObject(sql`t`)} end as team,
  case when t2.id is not null then ${teamObject(sql`t2`)} end as "secondTeam"`;

const newsJoins = sql`
  left join competitions c on c.id = n.competition_id
  left join teams t on t.id = n.team_id left join teams t2 on t2.id = n.second_team_id`;

const newestFirst = sql`order by n.published_at desc nulls last, n.id desc`;

interface NewsPage extends NewsSubject {
  limit: number;
  offset?: number;
}

/** The condition for the newest articles about any of these subjects. Each subject is read along its own index. */
function newestAbout(now: Date, { competition, competitions, teams, match, limit, offset = 0 }: NewsPage): Sql {
  const conditions: Sql[] = [];
  if (competition !== undefined) conditions.push(sql`n.competition_id = ${competition}`);
  if (competitions !== undefined) conditions.push(sql`n.competition_id = any(${competitions}::int[])`);
  if (match !== undefined) conditions.push(sql`n.match_id = ${match}`);
  if (teams !== undefined) {
    const ids = sql`any(${teams}::int[])`;
    conditions.push(sql`n.team_id = ${ids}`, sql`n.second_team_id = ${ids}`);
  }
  if (conditions.length === 0) conditions.push(sql`true`);
  const newest = conditions.map(
    (condition) =>
      sql`(select n.id, n.published_at from news n where n.published_at <= ${now} and ${condition} ${newestFirst} limit ${limit + offset})`,
  );
  return sql`n.id = any(array(
    select n.id from (${sql.join(newest, ' union ')}) n ${newestFirst} limit ${limit} offset ${offset}))`;
}

/** Published articles, newest first. */
export async function listNews(reader: Reader, now: Date, page: NewsPage): Promise<NewsRow[]> {
  const rows = await reader.rows<NewsRow>(
    sql`select ${newsColumns} from news n ${newsJoins} where ${newestAbout(now, page)} ${newestFirst}`,
  );
  return resolvePictures(reader, rows);
}

/** The number of published articles of a competition; null when there is no such competition. */
export async function countCompetitionNews(reader: Reader, now: Date, competitionId: number): Promise<number | null> {
  const rows = await reader.rows<{ count: number }>(
    sql`select (select count(*) from news n where n.competition_id = c.id and n.published_at <= ${now})::int as count
     from competitions c where c.id = ${competitionId}`,
  );
  return rows[0]?.count ?? null;
}

/** When the next scheduled article appears; null when there is none. */
export async function nextPublication(reader: Reader, now: Date): Promise<Date | null> {
  const rows = await reader.rows<{ at: Date | null }>(
    sql`select min(published_at) as at from news where published_at > ${now}`,
  );
  return rows[0]?.at ?? null;
}

export interface HeadlineRow {
  id: number;
  titleBg: string;
  titleEn: string;
  publishedAt: Date;
}

/** Articles published after one instant and until another, newest first. */
export async function listHeadlines(
  reader: Reader,
  { since, until, limit }: { since: Date; until: Date; limit: number },
): Promise<HeadlineRow[]> {
  return reader.rows<HeadlineRow>(
    sql`select id, title_bg as "titleBg", title_en as "titleEn", published_at as "publishedAt" from news
     where published_at > ${since} and published_at <= ${until} order by published_at desc, id desc limit ${limit}`,
  );
}

/** No stored article has it. */
const UNSAVED_ID = 2_147_483_647;

export interface ArticleRow extends NewsRow {
  pictureType: string | null;
  pictureWidth: number | null;
  pictureHeight: number | null;
  altBg: string | null;
  altEn: string | null;
  updatedAt: Date;
  matchId: number | null;
}

const articleColumns = sql`${newsColumns}, p.type as "pictureType",
  p.width as "pictureWidth", p.height as "pictureHeight", n.alt_bg as "altBg", n.alt_en as "altEn",
  n.updated_at as "updatedAt", n.match_id as "matchId"`;

const articleJoins = sql`${newsJoins} left join media p on p.id = n.picture_id`;

export async function findArticle(reader: Reader, now: Date, id: number): Promise<ArticleRow | null> {
  const rows = await reader.rows<ArticleRow>(
    sql`select ${articleColumns} from news n ${articleJoins} where n.id = ${id} and n.published_at <= ${now}`,
  );
  const [article] = await resolvePictures(reader, rows);
  return article ?? null;
}

/** An article as it would be read if it were stored like this. */
export async function findUnsavedArticle(
  reader: Reader,
  id: number | null,
  article: ArticleRequest,
  now: Date,
): Promise<ArticleRow> {
  const { picture, focus, competition, teams, match, publishedAt, ...texts } = article;
  const row = {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [snakeCase(name), value])),
    id: id ?? UNSAVED_ID,
    picture_id: picture?.id,
    focus_x: focus?.x,
    focus_y: focus?.y,
    competition_id: competition?.id,
    team_id: teams[0]?.id,
    second_team_id: teams[1]?.id,
    match_id: match?.id,
    published_at: publishedAt === null || publishedAt === 'now' ? now : publishedAt,
    updated_at: now,
  };
  const rows = await reader.rows<ArticleRow>(
    sql`select ${articleColumns} from jsonb_populate_record(null::news, ${JSON.stringify(row)}::jsonb) n ${articleJoins}`,
  );
  const [found] = await resolvePictures(reader, rows);
  if (!found) throw new Error('The article was not read back');
  return found;
}

/** Whole published articles, newest first. */
export async function listArticles(
  reader: Reader,
  now: Date,
  page: NewsSubject & { limit: number },
): Promise<ArticleRow[]> {
  const rows = await reader.rows<ArticleRow>(
    sql`select ${articleColumns} from news n ${articleJoins} where ${newestAbout(now, page)} ${newestFirst}`,
  );
  return resolvePictures(reader, rows);
}

/** Texts name pictures by key; readers get their addresses and sizes. [RT2] */
async function resolvePictures<Row extends NewsRow>(reader: Reader, stored: Row[]): Promise<Row[]> {
  const rows = stored.map((row) => ({
    ...row,
    contentBg: withoutForeignPictures(row.contentBg),
    contentEn: withoutForeignPictures(row.contentEn),
  }));
  const keys = new Set(
    rows.flatMap(({ contentBg, contentEn }) => [...pictureKeys(contentBg), ...pictureKeys(contentEn)]),
  );
  if (keys.size === 0) return rows;
  const found = await reader.rows<{ key: string; address: string; width: number; height: number }>(
    sql`select key, address, width, height from media where key = any(${[...keys]}::text[])`,
  );
  const pictures = new Map(found.map((picture) => [picture.key, picture]));
  return rows.map((row) => ({
    ...row,
    contentBg: withPictures(row.contentBg, pictures),
    contentEn: withPictures(row.contentEn, pictures),
  }));
}
