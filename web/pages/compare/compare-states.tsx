import { type ComparisonKind, pagePaths } from '#contract/paths.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { Message } from '#web/shell/message.tsx';

interface CompareStatesProps {
  kind: ComparisonKind;
  queries?: readonly { error: { status: number | null } | null; refetch: () => Promise<unknown> }[];
}

/** While there is nothing to compare: somebody who does not exist, a failure, or data that comes. */
export function CompareStates({ kind, queries }: CompareStatesProps) {
  const { t } = useLanguage();
  const errors = queries?.flatMap(({ error }) => error ?? []);
  if (!errors || errors.some(({ status }) => status === 404 || status === 400))
    return (
      <Message
        title={t(kind === 'players' ? 'compare.missing.player' : 'compare.missing.team')}
        text={t('compare.missing.text')}
        action={{ href: pagePaths.results, label: t('results.all') }}
      />
    );
  return (
    <div className="wrap page">
      <h1>{t('compare.title')}</h1>
      {errors.length > 0 ? (
        <EmptyState
          title={t('compare.failed')}
          retry={{
            label: t('state.retry'),
            onRetry: () => void Promise.all(queries?.map(({ refetch }) => refetch()) ?? []),
          }}
          framed
        />
      ) : (
        <div className={card.card}>
          <SkeletonRows rows={8} label={t('state.loading')} />
        </div>
      )}
    </div>
  );
}
