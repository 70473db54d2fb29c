import { sql, type Sql } from '#server/db/sql.ts';
import type { ArticleFields, ArticleSubjects } from '#contract/desk/news.ts';
import { pictureKeys, withPictures } from '#domain/rich-text/picture-key.ts';
import type { Queryable, WithInstant } from '#server/db/queryable.ts';
import { pictureAddress } from '#server/db/fragments.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';
import type { news } from '#server/db/tables/press.ts';

/** The columns that an editor writes. */
export type ArticleColumns = Omit<typeof news.$inferInsert, 'id' | 'key'>;

interface Subject {
  id: number;
  name: string;
  nameLatin: string;
  picture: string | null;
}
type MatchSubject = Subject & { startTime: string | null };

const emblem = (table: Sql, picture: Sql) =>
  sql`json_build_object('id', ${table}.id, 'name', ${table}.name, 'nameLatin', ${table}.name_latin,
    'picture', ${pictureAddress(sql`${table}.${picture}`)})`;

const between = (column: Sql) => sql`concat(coalesce(h.${column}, '?'), ' – ', coalesce(a.${column}, '?'))`;
/** Match `m` of teams `h` and `a`. */
const matchObject = sql`json_build_object('id', m.id, 'name', ${between(sql`name`)}, 'nameLatin', ${between(sql`name_latin`)},
  'picture', null, 'startTime', m.start_time)`;

const utc = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());
const presentMatch = (match: MatchSubject): MatchSubject => ({ ...match, startTime: utc(match.startTime) });

type ArticleRow = WithInstant<ArticleFields, 'publishedAt'>;

/** What an editor sees of an article: pictures by address. Whoever writes it afterwards locks it. */
export async function findArticleFields(
  tx: Queryable,
  id: number,
  { lock }: { lock: boolean },
): Promise<ArticleFields | null> {
  if (lock) await tx.run(sql`select from news where id = ${id} for update`);
  const row = await tx.maybe<ArticleRow>(sql`
    select n.title_bg as "titleBg", n.title_en as "titleEn",
      coalesce(n.summary_bg, '') as "summaryBg", coalesce(n.summary_en, '') as "summaryEn",
      n.content_bg as "contentBg", n.content_en as "contentEn", n.author,
      case when p.id is not null
        then json_build_object('id', p.id, 'address', p.address, 'width', p.width, 'height', p.height) end as picture,
      coalesce(n.alt_bg, '') as "altBg", coalesce(n.alt_en, '') as "altEn",
      case when n.focus_x is not null then json_build_object('x', n.focus_x, 'y', n.focus_y) end as focus,
      case when c.id is not null then ${emblem(sql`c`, sql`logo_id`)} end as competition,
      (select coalesce(json_agg(${emblem(sql`t`, sql`badge_id`)} order by about.place), '[]')
        from (values (n.team_id, 1), (n.second_team_id, 2)) about (id, place)
        join teams t on t.id = about.id) as teams,
      case when m.id is not null then ${matchObject} end as match,
      n.tags, n.published_at as "publishedAt"
    from news n
    left join media p on p.id = n.picture_id
    left join competitions c on c.id = n.competition_id
    left join matches m on m.id = n.match_id
    left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
    where n.id = ${id}`);
  if (!row) return null;
  const pictures = await listPictures(tx, {
    keys: [...pictureKeys(row.contentBg), ...pictureKeys(row.contentEn)],
    addresses: [],
  });
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  return {
    ...row,
    contentBg: withPictures(row.contentBg, byKey),
    contentEn: withPictures(row.contentEn, byKey),
    match: row.match && presentMatch(row.match),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

/** Pictures that texts name by key or by address. */
export async function listPictures(
  tx: Queryable,
  { keys, addresses }: { keys: readonly string[]; addresses: readonly string[] },
) {
  if (keys.length + addresses.length === 0) return [];
  return tx.rows<{ id: number; key: string; address: string; width: number; height: number }>(sql`
    select id, key, address, width, height from media where key = any(${keys}::text[]) or address = any(${addresses}::text[])`);
}

/** Which of the competitions, teams and matches do not exist. */
export async function findMissingSubject(
  tx: Queryable,
  {
    competitionId,
    teamIds,
    matchId,
  }: { competitionId: number | null; teamIds: readonly number[]; matchId: number | null },
): Promise<'competition' | 'teams' | 'match' | null> {
  const exist = async (table: string, ids: readonly number[]) => {
    const wanted = [...new Set(ids)];
    const count = sql`select count(*) as count from ${sql.identifier(table)} where id = any(${wanted}::int[])`;
    return wanted.length === 0 || (await tx.one<{ count: number }>(count)).count === wanted.length;
  };
  if (!(await exist('competitions', competitionId === null ? [] : [competitionId]))) return 'competition';
  if (!(await exist('teams', teamIds))) return 'teams';
  return (await exist('matches', matchId === null ? [] : [matchId])) ? null : 'match';
}

/** The key becomes the name of a file; a number follows one that is taken. */
export async function insertArticle(tx: Queryable, key: string, columns: ArticleColumns): Promise<number> {
  // Two articles with the same title at the same moment would take the same key.
  await tx.run(sql`lock table news in share row exclusive mode`);
  const rows = await tx.rows<{ key: string }>(
    sql`select key from (select ${key}::text as key, 1 as n
          union all select ${key}::text || '-' || n, n from generate_series(2, 1000) n) free
        where not exists (select from news where news.key = free.key) order by n limit 1`,
  );
  return insertRow(tx, 'news', { ...columns, key: rows[0]?.key ?? key });
}

export const updateArticle = (tx: Queryable, id: number, columns: ArticleColumns): Promise<void> =>
  updateRow(tx, 'news', id, columns);

export const removeArticle = (tx: Queryable, id: number): Promise<void> => deleteRow(tx, 'news', id);

export interface ArticleHead {
  id: number;
  titleBg: string;
  titleEn: string;
  author: string;
  publishedAt: Date | null;
  updatedAt: Date | null;
}

/** All articles, for whoever searches and counts them. */
export const listArticleHeads = (db: Queryable): Promise<ArticleHead[]> =>
  db.rows(sql`
    select id, title_bg as "titleBg", title_en as "titleEn", author, published_at as "publishedAt", updated_at as "updatedAt"
    from news`);

interface MarkRow {
  id: number;
  picture: string | null;
  competition: Subject | null;
  team: Subject | null;
  secondTeam: Subject | null;
}

/** Covers and subjects of some articles. */
export async function listArticleMarks(db: Queryable, ids: readonly number[]) {
  const rows = await db.rows<MarkRow>(sql`
    select n.id, ${pictureAddress(sql`n.picture_id`)} as picture,
      case when c.id is not null then ${emblem(sql`c`, sql`logo_id`)} end as competition,
      case when t.id is not null then ${emblem(sql`t`, sql`badge_id`)} end as team,
      case when t2.id is not null then ${emblem(sql`t2`, sql`badge_id`)} end as "secondTeam"
    from news n left join competitions c on c.id = n.competition_id
    left join teams t on t.id = n.team_id left join teams t2 on t2.id = n.second_team_id
    where n.id = any(${ids}::int[])`);
  return new Map(
    rows.map(({ id, picture, competition, team, secondTeam }) => [
      id,
      { picture, subjects: [competition, team, secondTeam].filter((subject) => subject !== null) },
    ]),
  );
}

const MATCHES = 80;

/** What an article can be about: all competitions and teams, and the matches nearest to today, of a team if one is given. */
export async function listArticleSubjects(db: Queryable, now: Date, teamId: number | null): Promise<ArticleSubjects> {
  const [leagues, clubs, games] = await Promise.all([
    db.rows<{ subject: Subject }>(
      sql`select ${emblem(sql`c`, sql`logo_id`)} as subject from competitions c order by c.rank, c.name`,
    ),
    db.rows<{ subject: Subject }>(
      sql`select ${emblem(sql`t`, sql`badge_id`)} as subject from teams t order by t.name collate "und-x-icu", t.id`,
    ),
    db.rows<{ subject: MatchSubject }>(
      sql`select ${matchObject} as subject from matches m
          left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
          where m.start_time is not null and (${teamId}::int is null or ${teamId}::int in (m.home_team_id, m.away_team_id))
          order by abs(extract(epoch from m.start_time - ${now}::timestamptz)), m.id limit ${MATCHES}`,
    ),
  ]);
  return {
    competitions: leagues.map(({ subject }) => subject),
    teams: clubs.map(({ subject }) => subject),
    matches: games.map(({ subject }) => presentMatch(subject)),
  };
}
