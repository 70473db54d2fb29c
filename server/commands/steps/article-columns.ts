import type { ArticleRequest } from '#contract/desk/news.ts';
import { articleFault, articleState, publishedNow, toSecond } from '#domain/news/article-rules.ts';
import { findMissingSubject, type ArticleColumns } from '#server/db/news/articles.ts';
import { keepPictures } from '#server/db/pictures/pictures.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { storedContents } from './article-content.ts';

interface Moment {
  at: Date;
  /** When the article appeared or will appear, as it is stored now. */
  publishedAt: Date | null;
}

/** Checks what an editor sent, and makes the columns of it. The pictures that it uses are kept from now on. */
export async function articleColumns(tx: Queryable, sent: ArticleRequest, before: Moment): Promise<ArticleColumns> {
  const publishedAt = publicationOf(sent, before);
  const { pictureIds, ...contents } = await storedContents(tx, sent);
  const fault = articleFault({ ...sent, ...contents }, articleState(publishedAt, before.at));
  if (fault) throw new InvalidField(fault.field, fault.reason, MESSAGES[fault.reason]);
  const { picture, focus, competition, match } = sent;
  const [teamId = null, secondTeamId = null] = [...new Set(sent.teams.map(({ id }) => id))];
  const missing = await findMissingSubject(tx, {
    competitionId: competition?.id ?? null,
    teamIds: sent.teams.map(({ id }) => id),
    matchId: match?.id ?? null,
  });
  if (missing) throw new InvalidField(missing, 'gone', `There is no such ${missing}`);
  if (!(await keepPictures(tx, picture ? [picture.id] : [])))
    throw new InvalidField('picture', 'picture_gone', 'The picture was deleted: upload it again');
  await keepPictures(tx, pictureIds);
  return {
    titleBg: oneLine(sent.titleBg),
    titleEn: oneLine(sent.titleEn),
    ...contents,
    summaryBg: orNull(oneLine(sent.summaryBg)),
    summaryEn: orNull(oneLine(sent.summaryEn)),
    author: oneLine(sent.author),
    tags: [...new Set(sent.tags.map(oneLine))],
    pictureId: picture?.id ?? null,
    altBg: picture ? orNull(oneLine(sent.altBg)) : null,
    altEn: picture ? orNull(oneLine(sent.altEn)) : null,
    focusX: picture && focus ? focus.x : null,
    focusY: picture && focus ? focus.y : null,
    competitionId: competition?.id ?? null,
    teamId,
    secondTeamId,
    matchId: match?.id ?? null,
    publishedAt,
    updatedAt: toSecond(before.at),
  };
}

const MESSAGES = {
  title_needed: 'There is no title',
  text_needed: 'There is nothing to read in this language',
} as const;

function publicationOf({ publishedAt }: ArticleRequest, before: Moment): Date | null {
  if (publishedAt === null) return null;
  return publishedAt === 'now' ? publishedNow(before.publishedAt, before.at) : new Date(publishedAt);
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
const orNull = (text: string) => (text === '' ? null : text);
