import { Office } from '#desk/office/office-shell.tsx';
import { Failed, LeagueState, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import { LoadedCalendar } from './loaded-calendar.tsx';
import { useCalendarData } from './use-calendar.ts';
import { wordsOf } from './words.ts';

/** The matches of a season by gameweek, day or pitch, and everything that is decided about them. */
export function CalendarScreen() {
  const { t, language } = useTexts();
  const { index, failed, reload } = useCalendarData();
  if (index && index.calendar.competitions.length > 0)
    return <LoadedCalendar index={index} words={wordsOf(index, t, language)} reload={reload} failed={failed} />;
  return (
    <Office title={t('office.calendar')}>
      {failed && <Failed reason={failed} onRetry={reload} />}
      {!index && !failed && <SkeletonRows rows={8} />}
      {index && (
        <LeagueState
          title={t('calendar.emptySeason')}
          text={t('calendar.emptySeasonText')}
          action={
            <a className="btn primary" href={pages.competitions}>
              {t('calendar.toCompetitions')}
            </a>
          }
        />
      )}
    </Office>
  );
}
