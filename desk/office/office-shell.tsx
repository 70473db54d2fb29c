import './styles/office.css';
import clockBack from '@phosphor-icons/core/bold/clock-counter-clockwise-bold.svg?raw';
import flag from '@phosphor-icons/core/bold/flag-bold.svg?raw';
import people from '@phosphor-icons/core/bold/users-three-bold.svg?raw';
import type { ReactNode } from 'react';
import { initialsOf } from '#domain/player/name.ts';
import { pages, usePath } from '#desk/shell/router.ts';
import { useSession } from '#desk/shell/session.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';

const PLACES = [
  { path: pages.today, icon: flag, text: 'office.matches' },
  { path: pages.people, icon: people, text: 'people.title' },
  { path: pages.journal, icon: clockBack, text: 'journal.title' },
] as const;

interface OfficeProps {
  title: string;
  sub?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The organiser's frame: a sidebar on a desk, bars at the top and the bottom of a phone. */
export function Office({ title, sub, actions, children }: OfficeProps) {
  const { t, language } = useTexts();
  const path = usePath();
  const session = useSession();
  const links = PLACES.map(({ path: to, icon, text }) => (
    <a key={to} href={to} aria-current={path === to ? 'page' : undefined}>
      <Icon svg={icon} className="icon" />
      {t(text)}
    </a>
  ));
  const me = (
    <span className="avatar">
      <span className="initials" aria-hidden="true">
        {initialsOf(session?.name ?? '?')}
      </span>
    </span>
  );
  return (
    <div className="office">
      <aside className="sidebar" data-theme="dark">
        <div>
          <div className="brand">
            <a className="logo" href={pages.today}>
              <LeagueMark />
              {session?.league[language]}
            </a>
            <span className="label">{t('office.name')}</span>
          </div>
          <nav aria-label={t('office.name')}>{links}</nav>
          <a className="me" href={pages.me}>
            {me}
            <span>
              <b>{session?.name}</b>
              <small>{session && t(`role.${session.role}`)}</small>
            </span>
          </a>
        </div>
      </aside>
      <header className="topbar" data-theme="dark">
        <a className="logo" href={pages.today}>
          <LeagueMark />
          <span className="label">{t('office.name')}</span>
        </a>
        <a className="icon-btn" href={pages.me} aria-label={t('me.title')}>
          {me}
        </a>
      </header>
      <main className="screen">
        <div className="inner">
          <header className="masthead">
            <div className="line">
              <h1>{title}</h1>
              {sub && <p className="sub">{sub}</p>}
              <div className="actions">{actions}</div>
            </div>
          </header>
          {children}
        </div>
      </main>
      <nav className="dock" data-theme="dark" aria-label={t('office.name')}>
        {links}
      </nav>
    </div>
  );
}
