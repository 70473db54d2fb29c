import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';

/** A tab that could not be had: what it is, and one more try. */
export function Failed({ what, onRetry }: { what: 'playoffs' | 'gameweeks' | 'teams' | 'news'; onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <State
      title={t(`competition.${what}.failed`)}
      text={t(`competition.${what}.failed.text`)}
      retry={{ label: t('state.retry'), onRetry }}
      framed
    />
  );
}
