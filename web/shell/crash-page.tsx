import { pagePaths } from '#contract/paths.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { Message } from './message.tsx';
import { useTitle } from './use-document-title.ts';

/** Uses nothing but the texts, since anything else may have failed. */
export function CrashMessage({ t, kind = 'crash' }: { t: Translate; kind?: 'crash' | 'busy' }) {
  useTitle(t(`${kind}.title`));
  return (
    <Message
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={{ href: pagePaths.home, label: t('crash.home') }}
    />
  );
}

/** Replaces the whole shell. */
export function CrashPage() {
  return (
    <main>
      <CrashMessage t={useLanguage().t} />
    </main>
  );
}
