import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { useLeague } from '#web/api/league-queries.ts';
import { useLanguage } from '#ui/language.ts';
import { useLocation, useNavigate } from '#ui/router/hooks.ts';
import { localeOf } from './catalogues.ts';
import styles from './language-toggle.module.css';
import { rememberLanguage } from './remember-language.ts';

const names: Record<Language, string> = { bg: 'БГ', en: 'EN' };
const fullNames: Record<Language, string> = { bg: 'Български', en: 'English' };

/** Without a script, links to this page in the other language. */
export function LanguageToggle() {
  const { t, language, changeLanguage } = useLanguage();
  const { bulgarianOnly } = useLeague();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  // Relative, because one page is sent for all unknown addresses.
  const addressIn = (next: Language) => {
    const query = new URLSearchParams(location.search);
    query.set('lang', next);
    return `?${query}`;
  };
  const choose = (next: Language) => async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      await changeLanguage(next);
    } catch {
      // Its texts did not load.
      return window.location.assign(addressIn(next));
    }
    rememberLanguage(next);
    document.documentElement.lang = localeOf(next);
    // The names in responses are of the page's language.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    await navigate(addressIn(next), { replace: true, preventScrollReset: true });
  };

  // [LS9]
  if (bulgarianOnly) return null;
  return (
    <nav className={styles.toggle} aria-label={t('shell.language')}>
      {LANGUAGES.map((each) => (
        <a
          key={each}
          href={addressIn(each)}
          lang={each}
          hrefLang={each}
          title={fullNames[each]}
          aria-current={each === language || undefined}
          onClick={(event) => void choose(each)(event)}
        >
          {names[each]}
        </a>
      ))}
    </nav>
  );
}
