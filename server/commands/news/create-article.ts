import type { ArticleRequest, DeskArticle } from '#contract/desk/news.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { articleState } from '#domain/news/article-rules.ts';
import { insertArticle } from '#server/db/news/articles.ts';
import type { Database } from '#server/db/transactions.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { articleColumns } from '#server/commands/steps/article-columns.ts';
import { readArticle } from '#server/commands/steps/read-article.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

const LONGEST_KEY = 60;

export function createArticle(db: Database, actor: Actor, sent: ArticleRequest): Promise<DeskArticle> {
  return runCommand(db, actor, async (tx) => {
    const columns = await articleColumns(tx, sent, { at: actor.at, publishedAt: null });
    const title = columns.titleBg || columns.titleEn;
    const key = `${dayAt(actor.at)}-${slug(title).slice(0, LONGEST_KEY).replace(/-$/, '')}`.replace(/-$/, '');
    const id = await insertArticle(tx, key, columns);
    const article = await readArticle(tx, id, { lock: false });
    const { id: _id, version: _version, ...after } = article;
    const state = articleState(columns.publishedAt ?? null, actor.at);
    return {
      result: article,
      change: {
        what: WHAT[state],
        about: title,
        subject: `article:${id}`,
        after,
        tags: state === 'draft' ? [] : ['news'],
      },
    };
  });
}

const WHAT = { draft: 'create_article', scheduled: 'schedule_article', published: 'publish_article' } as const;
