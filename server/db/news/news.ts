import { withoutForeignPictures } from '#domain/rich-text/foreign-pictures.ts';
import { pictureKeys, withPictures } from '#domain/rich-text/picture-key.ts';
import type { Reader } from '#server/db/reader.ts';
import type { ArticleRequest } from '#contract/desk/news.ts';
import { snakeCase } from '#server/db/snake-case.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, pictureAddress, teamObject } from '#server/db/fragments.ts';

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
  teams?: readonly number[];
  match?: number;
}

const newsColumns = `
  n.id, n.title_bg as "titleBg", n.title_en as "titleEn", n.content_bg as "contentBg", n.content_en as "contentEn",
  n.summary_bg as "summaryBg", n.summary_en as "summaryEn",
  ${pictureAddress('n.picture_id')} as picture,
  case when n.focus_x is not null then json_build_object('x', n.focus_x, 'y', n.focus_y) end as focus,
  n.published_at as "publishedAt", n.author, n.tags,
  case when c.id is not null then ${competitionObject('c')} end as competition,
  case when t.id is not null then ${teamObject('t')} end as team,
  case when t2.id is not null then ${teamObject('t2')} end as "secondTeam"`;

const newsJoins = `
  left join competitions c on c.id = n.competition_id
  left join teams t on t.id = n.team_id left join teams t2 on t2.id = n.second_team_id`;

const newestFirst = 'order by n.published_at desc nulls last, n.id desc';

/**
 * The condition for the newest articles about any of these subjects, published by $1: $2 of them, from the $3th on; and its
 * own values, from $4 on. Each subject is read along its own index.
 */
function newestAbout({ competition, teams, match }: NewsSubject): [sql: string, values: unknown[]] {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${3 + values.push(value)}`;
  if (competition !== undefined) conditions.push(`n.competition_id = ${parameter(competition)}`);
  if (match !== undefined) conditions.push(`n.match_id = ${parameter(match)}`);
  if (teams !== undefined) {
    const ids = `any(${parameter(teams)}::int[])`;
    conditions.push(`n.team_id = ${ids}`, `n.second_team_id = ${ids}`);
  }
  if (conditions.length === 0) conditions.push('true');
  const newest = conditions.map(
    (condition) =>
      `(select n.id, n.published_at from news n where n.published_at <= $1 and ${condition} ${newestFirst} limit $2::int + $3::int)`,
  );
  return [
    `n.id = any(array(select n.id from (${newest.join(' union ')}) n ${newestFirst} limit $2::int offset $3::int))`,
    values,
  ];
}

/** Published articles, newest first. */
export async function listNews(
  reader: Reader,
  now: Date,
  { limit, offset = 0, ...subject }: NewsSubject & { limit: number; offset?: number },
): Promise<NewsRow[]> {
  const [isChosen, values] = newestAbout(subject);
  const { rows } = await reader.query<NewsRow>(
    `select ${newsColumns} from news n ${newsJoins} where ${isChosen} ${newestFirst}`,
    [now, limit, offset, ...values],
  );
  return resolvePictures(reader, rows);
}

/** The number of published articles of a competition; null when there is no such competition. */
export async function countCompetitionNews(reader: Reader, now: Date, competitionId: number): Promise<number | null> {
  const { rows } = await reader.query<{ count: number }>(
    `select (select count(*) from news n where n.competition_id = c.id and n.published_at <= $1)::int as count
     from competitions c where c.id = $2`,
    [now, competitionId],
  );
  return rows[0]?.count ?? null;
}

/** When the next scheduled article appears; null when there is none. */
export async function nextPublication(reader: Reader, now: Date): Promise<Date | null> {
  const { rows } = await reader.query<{ at: Date | null }>(
    `select min(published_at) as at from news where published_at > $1`,
    [now],
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
  const { rows } = await reader.query<HeadlineRow>(
    `select id, title_bg as "titleBg", title_en as "titleEn", published_at as "publishedAt" from news
     where published_at > $1 and published_at <= $2 order by published_at desc, id desc limit $3`,
    [since, until, limit],
  );
  return rows;
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

const articleColumns = `${newsColumns}, p.type as "pictureType",
  p.width as "pictureWidth", p.height as "pictureHeight", n.alt_bg as "altBg", n.alt_en as "altEn",
  n.updated_at as "updatedAt", n.match_id as "matchId"`;

const articleJoins = `${newsJoins} left join media p on p.id = n.picture_id`;

export async function findArticle(reader: Reader, now: Date, id: number): Promise<ArticleRow | null> {
  const { rows } = await reader.query<ArticleRow>(
    `select ${articleColumns} from news n ${articleJoins} where n.id = $2 and n.published_at <= $1`,
    [now, id],
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
  const { rows } = await reader.query<ArticleRow>(
    `select ${articleColumns} from jsonb_populate_record(null::news, $1::jsonb) n ${articleJoins}`,
    [JSON.stringify(row)],
  );
  const [found] = await resolvePictures(reader, rows);
  if (!found) throw new Error('The article was not read back');
  return found;
}

/** Whole published articles, newest first. */
export async function listArticles(
  reader: Reader,
  now: Date,
  { limit, ...subject }: NewsSubject & { limit: number },
): Promise<ArticleRow[]> {
  const [isChosen, values] = newestAbout(subject);
  const { rows } = await reader.query<ArticleRow>(
    `select ${articleColumns} from news n ${articleJoins} where ${isChosen} ${newestFirst}`,
    [now, limit, 0, ...values],
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
  const { rows: found } = await reader.query<{ key: string; address: string; width: number; height: number }>(
    `select key, address, width, height from media where key = any($1::text[])`,
    [[...keys]],
  );
  const pictures = new Map(found.map((picture) => [picture.key, picture]));
  return rows.map((row) => ({
    ...row,
    contentBg: withPictures(row.contentBg, pictures),
    contentEn: withPictures(row.contentEn, pictures),
  }));
}
