import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { Todo } from '#contract/desk/todo.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { clockTime } from '#domain/formatting/date.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './week.module.css';

/** It is not played when the calendar has it. */
const isOff = (status: MatchStatus) => status === 'POSTPONED' || status === 'CANCELLED';

/** Seven days at a glance; on a phone a dot for each match. */
export function Week({ week: { monday, matches } }: { week: Todo['week'] }) {
  const { t, language } = useTexts();
  const today = currentDay();
  const days = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <ol className={styles.week} data-theme="dark" aria-label={t('todo.week')}>
      {days.map((day) => {
        const own = matches.filter(({ startTime }) => startTime !== null && dayAt(new Date(startTime)) === day);
        return (
          <li
            key={day}
            className={day < today ? styles.past : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <a className={styles.date} href={`${pages.calendar}?view=days&day=${day}`}>
              <b>{Number(day.slice(8))}</b>
              {day === today ? t('todo.today') : weekday.format(new Date(`${day}T00:00:00Z`)).replace('.', '')}
            </a>
            {own.length === 0 ? (
              <p className={styles.free}>{t('todo.noMatches')}</p>
            ) : (
              <div className={styles.games}>
                {own.map(({ id, status, startTime, home, away, warn }) => (
                  <a key={id} href={`${pages.calendar}?match=${id}`} data-off={isOff(status) || undefined}>
                    <b>{clockTime(new Date(startTime ?? instantOf(day, '00:00')))}</b>
                    {home && <TeamCrest team={home} />}
                    {away && <TeamCrest team={away} />}
                    <span className="hidden">
                      {home ? nameIn(language, home) : '?'} – {away ? nameIn(language, away) : '?'}
                    </span>
                    {isOff(status) ? (
                      <small>{t(`todo.week.${status}`)}</small>
                    ) : (
                      warn && <Icon svg={warning} className="icon" />
                    )}
                  </a>
                ))}
              </div>
            )}
            <div className={styles.count} aria-hidden="true">
              {own.slice(0, 4).map(({ id, status, warn }) => (
                <i key={id} className={warn ? styles.warn : undefined} data-off={isOff(status) || undefined} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
