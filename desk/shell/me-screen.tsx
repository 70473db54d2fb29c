import { use, useState } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { TitleHead } from '#desk/pitch/match/tally.tsx';
import { Dialog } from './dialog.tsx';
import { Mark } from './mark.tsx';
import { useWaitingActs } from './network-mark.tsx';
import { navigate, pages } from './navigation.ts';
import { officePage } from './routes.ts';
import { signOut, useSession } from './session.ts';
import { rememberTheme, rememberedTheme, THEMES, type Theme } from './theme.ts';
import { ChangeLanguage, useTexts } from './texts.ts';
import { useUnread } from './use-unread.ts';
import styles from './me-screen.module.css';
import way from './way.module.css';

/** Who is signed in here, the language, the theme, and the way out. */
export function MeScreen() {
  const { t, language } = useTexts();
  const changeLanguage = use(ChangeLanguage);
  const session = useSession();
  const office = officePage(session);
  const unread = useUnread();
  const waiting = useWaitingActs();
  const [theme, setTheme] = useState(rememberedTheme);
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [lacks, setLacks] = useState(false);
  const speak = (next: Language) =>
    changeLanguage(next).then(
      () => setLacks(false),
      () => setLacks(true),
    );
  const choose = (next: Theme) => {
    rememberTheme(next);
    setTheme(next);
  };
  async function leave() {
    try {
      await signOut();
      navigate(pages.join, { replace: true });
    } catch {
      setFailed(true);
    }
  }
  return (
    <main className="desk">
      <TitleHead title={t('me.title')} back={pages.today} />
      <div className="body">
        {session && (
          <div className={styles.myself}>
            <b>{session.name}</b>
            <span>{session.roles.map((role) => t(`role.${role}`)).join(', ')}</span>
          </div>
        )}
        <div className="head-line">
          <h2>{t('me.language')}</h2>
        </div>
        <div className="modes">
          {(['bg', 'en'] as const).map((each) => (
            <button key={each} aria-pressed={language === each} lang={each} onClick={() => void speak(each)}>
              {{ bg: 'Български', en: 'English' }[each]}
            </button>
          ))}
        </div>
        {lacks && (
          <p className="why" role="alert">
            {t('me.signOutFailed')}
          </p>
        )}
        <div className="head-line">
          <h2>{t('me.theme')}</h2>
        </div>
        <div className="modes">
          {THEMES.map((each) => (
            <button key={each} aria-pressed={theme === each} onClick={() => choose(each)}>
              {t(`theme.${each}`)}
            </button>
          ))}
        </div>
        {session && session.personId !== null && (
          <a className={way.way} href={pages.inbox}>
            {t('inbox.title')}
            {unread > 0 && <small>{unread}</small>}
            <Mark name="right" />
          </a>
        )}
        {session?.roles.includes('manager') && (
          <a className={way.way} href={pages.club}>
            {t('club.title')}
            <Mark name="right" />
          </a>
        )}
        {office !== null && (
          <a className={way.way} href={office}>
            {t('office.name')}
            <Mark name="right" />
          </a>
        )}
        {session && (
          <a className={way.way} href={session.league.publicUrl}>
            {t('me.site')}
          </a>
        )}
      </div>
      <div className="foot">
        <button className="wide" onClick={() => setLeaving(true)}>
          {t('me.signOut')}
        </button>
      </div>
      {leaving && (
        <Dialog title={t('me.signOut')} onClose={() => setLeaving(false)}>
          <p className="why">
            {failed
              ? t('me.signOutFailed')
              : waiting.length > 0
                ? t('me.signOutWaiting', { count: waiting.length })
                : t('me.signOutText')}
          </p>
          <button className="wide" onClick={() => void leave()}>
            {t('me.signOut')}
          </button>
          <button className="wide primary" onClick={() => setLeaving(false)}>
            {t('me.stay')}
          </button>
        </Dialog>
      )}
    </main>
  );
}
