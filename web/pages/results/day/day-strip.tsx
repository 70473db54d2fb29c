import calendar from '@phosphor-icons/core/bold/calendar-dots-bold.svg?raw';
import { useState } from 'react';
import { dayHeading, shortWeekday } from '#domain/formatting/date.ts';
import { addDays, instantOf } from '#domain/formatting/sofia-time.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Modal } from '#ui/modal.tsx';
import { useToday } from '#ui/now.ts';
import type { MatchDay } from '#web/api/parse-days.ts';
import { dayAddress } from './day-address.ts';
import styles from './day-strip.module.css';
import { Month } from './month.tsx';

/** As many on either side of the chosen day as fit. */
const REACH = 5;
const steps = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);

/** The days around the chosen one, and the calendar. */
export function DayStrip({ date, around }: { date: string; around: MatchDay[] }) {
  const { t } = useLanguage();
  const [showsCalendar, setShowsCalendar] = useState(false);
  return (
    <nav className={styles.days} aria-label={t('day.label')}>
      <ol>
        {steps.map((step) => {
          const day = addDays(date, step);
          return (
            <li key={day} data-step={Math.abs(step)}>
              <Day day={day} isChosen={step === 0} matches={around.find((found) => found.date === day)} />
            </li>
          );
        })}
      </ol>
      <button
        className={button.icon}
        type="button"
        aria-label={t('day.calendar')}
        onClick={() => setShowsCalendar(true)}
      >
        <Icon svg={calendar} />
      </button>
      {showsCalendar && (
        <Modal title={t('day.calendar')} closeLabel={t('shell.close')} onClose={() => setShowsCalendar(false)}>
          <Month date={date} />
        </Modal>
      )}
    </nav>
  );
}

const NAMES = [
  [-1, 'day.yesterday'],
  [0, 'day.today'],
  [1, 'day.tomorrow'],
] as const;

interface DayProps {
  day: string;
  isChosen: boolean;
  matches: MatchDay | undefined;
}

function Day({ day, isChosen, matches }: DayProps) {
  const { t, language } = useLanguage();
  const today = useToday();
  const name = NAMES.find(([step]) => addDays(today, step) === day);
  const noon = instantOf(day, '12:00');
  return (
    <a
      href={dayAddress(day, today)}
      aria-current={isChosen ? 'date' : undefined}
      data-matches={matches ? (matches.isLive ? 'live' : '') : undefined}
      data-keep-scroll
    >
      <span className="hidden">{dayHeading(noon, language)}</span>
      <span aria-hidden="true">
        {name ? t(name[1]) : shortWeekday(noon, language)}
        <b>{Number(day.slice(8))}</b>
      </span>
      <i />
    </a>
  );
}
