import type { ArticleFields, ArticleRequest, DeskArticle } from '#contract/desk/news.ts';
import { articleState, type ArticleState } from '#domain/news/article-rules.ts';
import { updateArticle } from '#server/db/news/articles.ts';
import type { Database } from '#server/db/transactions.ts';
import { articleColumns } from '#server/commands/steps/article-columns.ts';
import { readArticle } from '#server/commands/steps/read-article.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Changes an article, and with its date whether it is a draft, scheduled or published. */
export function editArticle(
  db: Database,
  actor: Actor,
  { articleId: id, version, ...sent }: ArticleRequest & { articleId: number; version: string },
): Promise<DeskArticle> {
  return runCommand(db, actor, async (tx) => {
    const { id: _id, version: current, ...before } = await readArticle(tx, id, { lock: true });
    await refuseConflict(tx, `article:${id}`, before, version);
    const publishedAt = before.publishedAt === null ? null : new Date(before.publishedAt);
    const columns = await articleColumns(tx, sent, { at: actor.at, publishedAt });
    await updateArticle(tx, id, columns);
    const article = await readArticle(tx, id, { lock: false });
    const { id: _same, version: next, ...after } = article;
    if (next === current) return { result: article, change: null };
    const states = [before, after].map((fields) => stateOf(fields, actor.at));
    return {
      result: article,
      change: {
        what: whatHappened(states[0], states[1]),
        about: columns.titleBg || columns.titleEn,
        subject: `article:${id}`,
        ...differences(before, after),
        tags: states.every((state) => state === 'draft') ? [] : ['news'],
      },
    };
  });
}

const stateOf = ({ publishedAt }: ArticleFields, now: Date) =>
  articleState(publishedAt === null ? null : new Date(publishedAt), now);

function whatHappened(before: ArticleState | undefined, after: ArticleState | undefined): string {
  if (before === after) return 'edit_article';
  if (after === 'draft') return 'withdraw_article';
  return after === 'published' ? 'publish_article' : 'schedule_article';
}

/** The fields that differ, as they were and as they are. */
function differences(before: ArticleFields, after: ArticleFields) {
  const names = (Object.keys(after) as (keyof ArticleFields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: ArticleFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
