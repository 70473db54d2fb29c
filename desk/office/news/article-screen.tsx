import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskArticle } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk, type Loaded } from '#desk/kit/use-desk.ts';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { useParams } from '#ui/router/hooks.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';

/** The editor's library comes with it and with nothing else. */
const { Part: ArticleEditor } = lazyComponent(async () => (await import('./article-editor.tsx')).ArticleEditor);

/** One article in the editor; without an id in its address a new one. */
export function ArticleScreen() {
  const { id: inPath } = useParams();
  const id = inPath === undefined ? null : Number(inPath);
  /** What was written here as a new article: it stays in the same editor when it gets its address. */
  const [created, setCreated] = useState<DeskArticle | null>(null);
  const [place, setPlace] = useState({ id, visits: 0 });
  if (place.id !== id) {
    setPlace({ id, visits: place.visits + (id === null ? 1 : 0) });
    if (created?.id !== id) setCreated(null);
  }
  const isHere = id === null || created?.id === id;
  if (!isHere) return <Saved key={id} id={id} />;
  return (
    <Suspense fallback={<Waiting />}>
      <ArticleEditor
        key={place.visits}
        article={id === null ? null : created}
        onCreated={(stored) => {
          // Known before the address changes, which would open it again otherwise.
          flushSync(() => setCreated(stored));
          navigate(pages.article(stored.id), { replace: true });
        }}
      />
    </Suspense>
  );
}

function Saved({ id }: { id: number }) {
  const { data, failed, reload } = useDesk<DeskArticle>(deskPaths.article(id));
  if (!data) return <Waiting {...{ failed, reload }} />;
  return (
    <Suspense fallback={<Waiting />}>
      <ArticleEditor article={data} />
    </Suspense>
  );
}

function Waiting({ failed = null, reload = () => {} }: Partial<Pick<Loaded<DeskArticle>, 'failed' | 'reload'>>) {
  const { t } = useTexts();
  return (
    <Office title={t('office.news')} crumbs={[{ path: pages.news, text: t('office.news') }]}>
      <LoadState data={null} {...{ failed, reload }} />
    </Office>
  );
}
