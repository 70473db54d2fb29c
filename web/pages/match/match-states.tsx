import { pagePaths } from '#contract/paths.ts';
import type { ApiError } from '#web/api/errors.ts';
import { Message } from '#web/shell/message.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { ScoreboardToCome } from './scoreboard/scoreboard-to-come.tsx';

export function MatchMissing() {
  const { t } = useLanguage();
  return <Message title={t('matchPage.notFound')} action={{ href: pagePaths.results, label: t('results.all') }} />;
}

export function MatchFailed({ error: { status } }: { error: ApiError }) {
  const { t } = useLanguage();
  if (status === 404 || status === 400) return <MatchMissing />;
  const hasAnswered = status === 200;
  return (
    <div className="wrap page">
      <h1 className="hidden">{t('crumbs.match')}</h1>
      {hasAnswered ? (
        <State title={t('state.noData')} framed />
      ) : (
        <State
          title={t('matchPage.failed')}
          text={t('matchPage.failed.text')}
          retry={{ label: t('matchPage.retry'), onRetry: () => location.reload() }}
          framed
        />
      )}
    </div>
  );
}

export function MatchToCome() {
  const { t } = useLanguage();
  return (
    <>
      <h1 className="hidden">{t('crumbs.match')}</h1>
      <ScoreboardToCome />
    </>
  );
}
