import calendar from '@phosphor-icons/core/bold/calendar-plus-bold.svg?raw';
import { inLanguage } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useIsOwnBackend } from './own-backend.ts';

interface CalendarLinkProps {
  path: string;
  /** Teams and competitions are subscribed to; a single match is downloaded. */
  subscribe?: true;
}

export function CalendarLink({ path, subscribe }: CalendarLinkProps) {
  const { t, language } = useLanguage();
  const href = inLanguage(path, language);
  if (!useIsOwnBackend()) return null;
  return (
    <a
      className={button.offer}
      href={href}
      onClick={(event) => {
        if (!subscribe) return;
        // webcal: subscribes, so that the device fetches updates; a downloaded file would never change.
        event.preventDefault();
        location.href = `webcal://${location.host}${href}`;
      }}
    >
      <Icon svg={calendar} size="1.125rem" />
      {t(subscribe ? 'calendar.subscribe' : 'calendar.add')}
    </a>
  );
}
