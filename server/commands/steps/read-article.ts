import type { DeskArticle } from '#contract/desk/news.ts';
import { findArticleFields } from '#server/db/news/articles.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';

/** An article as an editor reads it, with the version that he sends back. */
export async function readArticle(tx: Queryable, id: number, { lock }: { lock: boolean }): Promise<DeskArticle> {
  const fields = await findArticleFields(tx, id, { lock });
  if (!fields) throw new ApiError('not_found', `There is no article ${id}`);
  return { ...withVersion(fields), id };
}
