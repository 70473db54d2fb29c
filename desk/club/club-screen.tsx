import { useState } from 'react';
import type { Session } from '#contract/desk/people.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { ClubBar } from '#desk/shell/club-bar.tsx';
import { NetworkMark } from '#desk/shell/network-mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { useUnread } from '#desk/shell/use-unread.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { initialsOf } from '#domain/player/name.ts';
import { ManagerSheet, Managers, type OpenSheet } from './managers.tsx';
import { useTexts } from './texts.ts';
import styles from './club-screen.module.css';

/** What a manager looks after: his teams, each with those who answer for it. */
export function ClubScreen() {
  const { t } = useTexts();
  const session = useSession();
  const name = session?.name ?? '';
  const unread = useUnread();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  return (
    <main className="desk">
      <header className="tally" data-theme="dark">
        <div className="topline">
          <a className="key" href={pages.club} aria-label={t('club.title')}>
            <LeagueMark />
          </a>
          <NetworkMark />
          <a className="key" href={pages.me} aria-label={`${initialsOf(name || '?')}, ${t('me.open', { name })}`}>
            <span className="avatar">
              <span className="initials">{initialsOf(name || '?')}</span>
            </span>
          </a>
        </div>
      </header>
      <div className="body">
        <h1 className="hidden">{t('club.title')}</h1>
        {session?.teams.map((team) => (
          <Club key={team.id} team={team} onOpen={setSheet} />
        ))}
      </div>
      <ClubBar unread={unread} />
      {sheet && <ManagerSheet {...sheet} onClose={() => setSheet(null)} />}
    </main>
  );
}

function Club({ team, onOpen }: { team: Session['teams'][number]; onOpen: (sheet: OpenSheet) => void }) {
  const { language } = useTexts();
  return (
    <article className={styles.club}>
      <header>
        <TeamCrest team={team} />
        <h2>{nameIn(language, team)}</h2>
      </header>
      <Managers team={team} onOpen={onOpen} />
    </article>
  );
}
