import type { Club } from '#contract/desk/club.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { useTexts } from '#desk/club/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { suspensionText } from '#desk/shell/suspension-text.ts';
import { clockTime, dayHeading } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import styles from './home.module.css';

interface NextProps {
  club: Club;
  next: NonNullable<Club['next']>;
}

/** The match in the head: home left, away right, the hour where the score will be, and the delta under us. */
export function NextMatch({ club, next }: NextProps) {
  const { t, language } = useTexts();
  const { startTime, gameweek, venue, competition } = next;
  const at = new Date(startTime);
  const days = Math.round((Date.parse(dayAt(at)) - Date.parse(currentDay())) / 86_400_000);
  const when = days <= 0 ? t('home.today') : days === 1 ? t('home.tomorrow') : t('home.inDays', { count: days });
  const side = (which: 'home' | 'away') => {
    const team = next[which];
    return (
      <div className={team?.id === club.team.id ? `team ${styles.us}` : 'team'} data-side={which}>
        {team && <TeamCrest team={team} />}
        <b>{team ? nameIn(language, team) : t('home.unknown')}</b>
      </div>
    );
  };
  return (
    <section className={styles.nextup} aria-label={t('home.next')}>
      <p className={styles.cap}>
        <b>{t('home.next')}</b>
        <span>
          {nameIn(language, competition)}, {t('home.round', { gameweek, when })}
        </span>
      </p>
      <div className="line">
        {side('home')}
        <p className={styles.hour}>
          {clockTime(at)}
          <small>{dayHeading(at, language)}</small>
          {venue && <em>{venue}</em>}
        </p>
        {side('away')}
      </div>
    </section>
  );
}

/** Who is suspended for the next match, by name. */
export function Missing({ members }: { members: Club['members'] }) {
  const { t, language } = useTexts();
  return members
    .filter(({ suspension }) => suspension !== null)
    .map((member) => {
      const why = suspensionText({ t, language }, member.suspension);
      return (
        <p key={member.playerId} className={styles.missing}>
          <i className="booking" data-card={member.suspension?.cause === 'yellows' ? 'yellow' : 'red'} />
          {t('home.missing', { name: nameIn(language, member), why })}
        </p>
      );
    });
}
