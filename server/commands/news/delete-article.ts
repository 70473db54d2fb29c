import type { DeskReason } from '#contract/desk/reasons.ts';
import { mayDelete } from '#domain/news/article-rules.ts';
import { removeArticle } from '#server/db/news/articles.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { readArticle } from '#server/commands/steps/read-article.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Deletes a draft; the journal keeps what it was. */
export function deleteArticle(db: Database, actor: Actor, { articleId: id }: { articleId: number }): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    const { id: _id, version: _version, ...before } = await readArticle(tx, id, { lock: true });
    if (!mayDelete(before.publishedAt === null ? null : new Date(before.publishedAt)))
      throw new ApiError('refused', 'Only a draft can be deleted', 'not_a_draft' satisfies DeskReason);
    await removeArticle(tx, id);
    const about = before.titleBg || before.titleEn;
    return {
      result: undefined,
      change: { what: 'delete_article', about, subject: `article:${id}`, before, tags: [] },
    };
  });
}
