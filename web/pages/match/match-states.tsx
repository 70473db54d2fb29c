import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import type { ApiError } from '#web/api/errors.ts';
import { BreadcrumbBar } from '#web/shell/breadcrumbs.tsx';
import { Message } from '#web/shell/message.tsx';
import { ScoreboardSkeleton } from './scoreboard/scoreboard-skeleton.tsx';

export function MatchMissing() {
  const { t } = useLanguage();
  return (
    <>
      <BreadcrumbBar />
      <Message title={t('matchPage.notFound')} action={{ href: pagePaths.results, label: t('results.all') }} />
    </>
  );
}

export function MatchFailed({ error: { status } }: { error: ApiError }) {
  const { t } = useLanguage();
  if (status === 404 || status === 400) return <MatchMissing />;
  const isEmptyResponse = status === 200;
  return (
    <>
      <BreadcrumbBar />
      <div className="wrap page">
        <h1 className="hidden">{t('crumbs.match')}</h1>
        {isEmptyResponse ? (
          <EmptyState title={t('state.noData')} framed />
        ) : (
          <EmptyState
            title={t('matchPage.failed')}
            text={t('matchPage.failed.text')}
            retry={{ label: t('matchPage.retry'), onRetry: () => location.reload() }}
            framed
          />
        )}
      </div>
    </>
  );
}

export function MatchSkeleton() {
  const { t } = useLanguage();
  return (
    <>
      <h1 className="hidden">{t('crumbs.match')}</h1>
      <ScoreboardSkeleton />
    </>
  );
}
