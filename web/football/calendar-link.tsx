import calendar from '@phosphor-icons/core/bold/calendar-plus-bold.svg?raw';
import { inLanguage } from '#contract/paths.ts';
import button from '#web/ui/button.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { useIsOwnLeague } from '#web/ui/own-league.ts';

interface CalendarLinkProps {
  path: string;
  /** A calendar that goes on is subscribed to; a single match is put into one's own. */
  subscribe?: true;
}

export function CalendarLink({ path, subscribe }: CalendarLinkProps) {
  const { t, language } = useLanguage();
  const href = inLanguage(path, language);
  if (!useIsOwnLeague()) return null;
  return (
    <a
      className={button.offer}
      href={href}
      onClick={(event) => {
        if (!subscribe) return;
        // The calendar of the device asks by itself from now on; a downloaded file would never change.
        event.preventDefault();
        location.href = `webcal://${location.host}${href}`;
      }}
    >
      <Icon svg={calendar} size="1.125rem" />
      {t(subscribe ? 'calendar.subscribe' : 'calendar.add')}
    </a>
  );
}
