import scales from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';

/** In the head of a profile. Another backend has the pages of the documents. */
export function CompareLink({ href }: { href: string }) {
  const { t } = useLanguage();
  if (!useIsOwnBackend()) return null;
  return (
    <a className={button.icon} href={href} aria-label={t('compare.link')} title={t('compare.link')}>
      <Icon svg={scales} />
    </a>
  );
}
