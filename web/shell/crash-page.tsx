import { pagePaths } from '#contract/paths.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { Message } from './message.tsx';

/** Needs nothing but a language, for whatever else there is may be what broke. */
export function CrashMessage({ t }: { t: Translate }) {
  return (
    <Message
      title={t('crash.title')}
      text={t('crash.text')}
      action={{ href: pagePaths.home, label: t('crash.home') }}
    />
  );
}

/** In place of the whole shell. */
export function CrashPage() {
  return (
    <main>
      <CrashMessage t={useLanguage().t} />
    </main>
  );
}
