import { pagePaths } from '#contract/paths.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { useTitle } from '#ui/use-title.ts';
import { Message } from './message.tsx';

interface CrashProps {
  t: Translate;
  kind?: 'crash' | 'busy';
  /** By which the operator finds the failure in the log. */
  requestId?: string | undefined;
}

/** Uses nothing but the texts, since anything else may have failed. */
export function CrashMessage({ t, kind = 'crash', requestId }: CrashProps) {
  useTitle(t(`${kind}.title`));
  return (
    <Message
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={{ href: pagePaths.home, label: t('crash.home') }}
      smallPrint={requestId && t('crash.id', { id: requestId })}
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
