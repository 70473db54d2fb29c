import './tones.css';
import searchIcon from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import flag from '@phosphor-icons/core/bold/flag-bold.svg?raw';
import shirt from '@phosphor-icons/core/bold/t-shirt-bold.svg?raw';
import list from '@phosphor-icons/core/bold/list-bold.svg?raw';
import { Suspense, type ReactNode } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Overview } from '#contract/desk/todo.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { nameLength } from '#domain/league/name-length.ts';
import { initialsOf } from '#domain/player/name.ts';
import { pages } from '#desk/shell/navigation.ts';
import type { OfficeTitle } from '#desk/shell/routes.ts';
import { ScreenTitle } from '#desk/shell/screen-title.tsx';
import { useLocation } from '#ui/router/hooks.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { useSession } from '#desk/shell/session.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { bottomBar, isAt, officeLinks, type OfficeLink } from './office-links.ts';
import { ToastArea } from './toast.tsx';
import { usePalette } from './search/use-palette.ts';
import button from '#ui/button.module.css';
import styles from './office-frame.module.css';

const COUNTS_EVERY = 30_000;
const { Part: Palette } = lazyComponent(async () => (await import('./search/palette.tsx')).Palette);

interface OfficeFrameProps {
  /** Of the screen, until the screen gives one of its own. */
  title: OfficeTitle;
  children: ReactNode;
}

/** What stays while screens change: a sidebar on a desk, bars at the top and the bottom of a phone. */
export function OfficeFrame({ title, children }: OfficeFrameProps) {
  const { t, language } = useTexts();
  const { pathname: path } = useLocation();
  const session = useSession();
  const league = session?.league[language] ?? '';
  const { daily, settings } = officeLinks(session);
  const maySearch = session?.roles.includes('organiser') ?? false;
  // They are not worth a message when they fail: the last ones stay.
  const mayDecide = maySearch || session?.roles.includes('competition-organiser');
  const { data: overview } = useDesk<Overview>(mayDecide ? deskPaths.overview : null, { every: COUNTS_EVERY });
  const counts: Partial<Record<string, number>> = {
    [pages.todo]: overview?.todo,
    [pages.requests]: overview?.requests,
    [pages.news]: overview?.drafts,
  };
  const [isSearching, setSearching] = usePalette(maySearch);
  const link = (to: OfficeLink) => (
    <a key={to.path} href={to.path} aria-current={isAt(path, to) ? 'page' : undefined}>
      <Icon svg={to.icon} className="icon" />
      {t(to.text)}
      {counts[to.path] ? <b>{counts[to.path]}</b> : null}
    </a>
  );
  const near = bottomBar(daily);
  const home = daily[0]?.path ?? pages.today;
  const me = (
    <span className="avatar">
      <span className="initials" aria-hidden="true">
        {initialsOf(session?.name ?? '?')}
      </span>
    </span>
  );
  const version = overview && (
    <small className={styles.programVersion}>{t('office.version', { version: overview.version })}</small>
  );
  const pitch = (
    <>
      <a href={pages.today}>
        <Icon svg={flag} className="icon" />
        {t('office.matches')}
      </a>
      {session?.roles.includes('manager') && (
        <a href={pages.club}>
          <Icon svg={shirt} className="icon" />
          {t('club.title')}
        </a>
      )}
    </>
  );
  return (
    <div className={styles.office}>
      <ScreenTitle title={t(title)} />
      <aside className={styles.sidebar} data-theme="dark">
        <div>
          <div className={styles.brand}>
            <a className="logo" href={home}>
              <LeagueMark />
              <span data-length={nameLength(league)}>{league}</span>
            </a>
            <span className="label">{t('office.name')}</span>
          </div>
          {maySearch && (
            <button className={styles.find} type="button" onClick={() => setSearching(true)}>
              <Icon svg={searchIcon} className="icon" />
              {t('search.everywhere')} <kbd>Ctrl K</kbd>
            </button>
          )}
          <nav aria-label={t('office.name')}>{daily.map(link)}</nav>
          {settings.length > 0 && (
            <nav aria-label={t('office.settings')}>
              <span className="label">{t('office.settings')}</span>
              {settings.map(link)}
            </nav>
          )}
          <nav className={styles.pitch} aria-label={t('app.name')}>
            {pitch}
          </nav>
          {overview?.live.slice(0, 1).map((match) => (
            <a key={match.id} className={styles.onair} href={pages.match(match.id)}>
              <span className="dot" aria-hidden="true" />
              {match.home} – {match.away}
              <b className={styles.score}>
                {match.score.home}–{match.score.away}
              </b>
              <small>{match.competition}</small>
            </a>
          ))}
          <a className={styles.me} href={pages.me}>
            {me}
            <span>
              <b>{session?.name}</b>
              <small>{session?.roles.map((role) => t(`role.${role}`)).join(', ')}</small>
            </span>
          </a>
          {version}
        </div>
      </aside>
      <header className={styles.topbar} data-theme="dark">
        <a className="logo" href={home}>
          <LeagueMark />
          <span className="label">{t('office.name')}</span>
        </a>
        {maySearch && (
          <button
            className={button.icon}
            type="button"
            aria-label={t('search.everywhere')}
            onClick={() => setSearching(true)}
          >
            <Icon svg={searchIcon} className="icon" />
          </button>
        )}
        <a className={button.icon} href={pages.me}>
          {me}
          <span className="hidden">{t('me.title')}</span>
        </a>
      </header>
      {children}
      <nav className={styles.dock} data-theme="dark" aria-label={t('office.name')}>
        {near.map(link)}
        <button type="button" popoverTarget="office-more">
          <Icon svg={list} className="icon" />
          {t('office.more')}
        </button>
      </nav>
      {/* The key closes it when another screen is opened. */}
      <div key={path} id="office-more" className={styles.drawer} popover="auto" data-theme="dark">
        <nav aria-label={t('office.more')}>
          {[...daily, ...settings].filter((to) => !near.includes(to)).map(link)}
          {pitch}
        </nav>
        {version}
      </div>
      {isSearching && (
        <Suspense>
          <Palette onClose={() => setSearching(false)} />
        </Suspense>
      )}
      <ToastArea path={path} />
    </div>
  );
}
