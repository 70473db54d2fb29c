import type { Translate } from '#i18n/translate.ts';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#web/ui/language.tsx';

export function CrashMessage({ t }: { t: Translate }) {
  return (
    <main className="wrap page">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <a href={pagePaths.home}>{t('crash.home')}</a>
    </main>
  );
}

export function CrashPage() {
  const { t } = useLanguage();
  return <CrashMessage t={t} />;
}
