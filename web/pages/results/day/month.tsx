import caretLeft from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { dayHeading, monthAndYear, shortWeekday } from '#domain/formatting/date.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { monthOf, nextMonth, weeksOf } from '#domain/gameweeks/match-day.ts';
import { idsOf } from '#domain/following/following.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useToday } from '#ui/now.ts';
import { matchDays } from '#web/api/match-day-queries.ts';
import { useFollowing } from '#web/following/followed.ts';
import { dayAddress } from './day-address.ts';
import styles from './month.module.css';

export const MonthCard = ({ date }: { date: string }) => (
  <section className={card.card}>
    <Month date={date} />
  </section>
);

/** A calendar that knows on which days there are matches. */
export function Month({ date }: { date: string }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const [month, setMonth] = useState(monthOf(date));
  const [shownFor, setShownFor] = useState(date);
  if (shownFor !== date) {
    setShownFor(date);
    setMonth(monthOf(date));
  }
  const { data: days = [] } = useQuery({ ...matchDays(month), placeholderData: keepPreviousData });
  const mine = idsOf(useFollowing(), 'team');
  const weeks = weeksOf(month);
  const noon = (day: string) => instantOf(day, '12:00');
  const name = capitalised(monthAndYear(noon(`${month}-15`), language));
  return (
    <div className={styles.month}>
      <header>
        <h3 aria-live="polite">{name}</h3>
        <button
          className={button.icon}
          type="button"
          aria-label={t('day.previousMonth')}
          onClick={() => setMonth(nextMonth(month, -1))}
        >
          <Icon svg={caretLeft} />
        </button>
        <button
          className={button.icon}
          type="button"
          aria-label={t('day.nextMonth')}
          onClick={() => setMonth(nextMonth(month, 1))}
        >
          <Icon svg={caretRight} />
        </button>
      </header>
      <table>
        <thead>
          <tr>
            {weeks[1]?.map(
              (day) =>
                day !== null && (
                  <th key={day} scope="col">
                    {shortWeekday(noon(day), language)}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => {
                // Before the first day of the month, or after its last.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing stands there
                if (day === null) return <td key={`empty ${weekday}`} />;
                const found = days.find((one) => one.date === day);
                const number = Number(day.slice(8));
                return (
                  <td key={day} data-today={day === today || undefined}>
                    {found || day === today ? (
                      <a
                        href={dayAddress(day, today)}
                        aria-label={dayHeading(noon(day), language)}
                        aria-current={day === date ? 'date' : undefined}
                        data-matches={
                          found && (found.teamIds.some((id) => mine.includes(id)) ? 'mine' : found.isLive ? 'live' : '')
                        }
                        data-keep-scroll
                      >
                        {number}
                      </a>
                    ) : (
                      <span>{number}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {mine.length > 0 && <p>{t('day.marks')}</p>}
    </div>
  );
}
