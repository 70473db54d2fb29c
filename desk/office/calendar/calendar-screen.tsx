import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import { LoadedCalendar } from './loaded-calendar.tsx';
import { useCalendarData } from './use-calendar.ts';
import { calendarTexts } from './calendar-texts.ts';
import button from '#ui/button.module.css';

/** The matches of a season by gameweek, day or pitch, and everything that is decided about them. */
export function CalendarScreen() {
  const { t, language } = useTexts();
  const { index, failed, reload } = useCalendarData();
  if (index && index.calendar.competitions.length > 0)
    return <LoadedCalendar index={index} texts={calendarTexts(index, t, language)} reload={reload} failed={failed} />;
  return (
    <Office title={t('office.calendar')}>
      <LoadState {...{ data: index, failed, reload }} rows={8} />
      {index && (
        <EmptyState
          framed
          title={t('calendar.emptySeason')}
          text={t('calendar.emptySeasonText')}
          action={
            <a className={button.button} data-kind="primary" href={pages.competitions}>
              {t('calendar.toCompetitions')}
            </a>
          }
        />
      )}
    </Office>
  );
}
