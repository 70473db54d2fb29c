import { lazy, Suspense } from 'react';
import type { DeskArticle } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { Failed, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useData } from '#desk/office/use-data.ts';
import { pages } from '#desk/shell/router.ts';
import { useSession } from '#desk/shell/session.ts';
import { blankArticle } from './blank-article.ts';

/** The editor's library comes with it and with nothing else. */
const ArticleEditor = lazy(async () => ({ default: (await import('./article-editor.tsx')).ArticleEditor }));

/** One article in the editor; without an id a new one. */
export function ArticleScreen({ id }: { id: number | null }) {
  const session = useSession();
  return id === null ? (
    <Suspense fallback={<Waiting />}>
      <ArticleEditor id={null} saved={blankArticle(session?.name ?? '')} version="" />
    </Suspense>
  ) : (
    <Saved id={id} />
  );
}

function Saved({ id }: { id: number }) {
  const { data, failed, reload } = useData<DeskArticle>(deskPaths.article(id));
  if (!data) return <Waiting failed={failed} onRetry={reload} />;
  const { id: _id, version, ...fields } = data;
  return (
    <Suspense fallback={<Waiting />}>
      <ArticleEditor key={id} id={id} saved={fields} version={version} />
    </Suspense>
  );
}

function Waiting({ failed = null, onRetry }: { failed?: string | null; onRetry?: () => void }) {
  const { t } = useTexts();
  return (
    <Office title={t('office.news')} crumbs={[{ path: pages.news, text: t('office.news') }]}>
      {failed && onRetry ? <Failed reason={failed} onRetry={onRetry} /> : <SkeletonRows />}
    </Office>
  );
}
