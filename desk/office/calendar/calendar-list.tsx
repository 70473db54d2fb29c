import { EmptyState } from '#ui/empty-state.tsx';
import { searchMatches, type GameweekState } from './calendar-index.ts';
import { Plan, type PlanContext } from './plan.tsx';
import { groupPlan } from './plan-groups.ts';
import { Round } from './round-view.tsx';
import type { CalendarView } from './use-calendar.ts';
import { WeekView } from './week-view.tsx';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';

/** More are not read; who searches goes on typing. */
const MOST_FOUND = 80;

interface CalendarListProps {
  context: PlanContext;
  shown: CalendarView;
  thisMonday: string;
  onWeek: (monday: string) => void;
  onPostpone: (state: GameweekState) => void;
}

/** What was searched for, a gameweek, or a week. */
export function CalendarList({ context, shown, thisMonday, onWeek, onPostpone }: CalendarListProps) {
  const { index, texts } = context;
  const { t } = texts;
  const { view, competition, gameweeks, gameweek, monday, search } = shown;
  if (search.trim() !== '') {
    const found = searchMatches(index, search);
    if (found.length === 0)
      return <EmptyState framed title={t('calendar.foundNone')} text={t('calendar.foundNoneText')} />;
    return (
      <section className={card.card} aria-labelledby="found">
        <div className={layout.groupHead}>
          <h2 id="found">{t('calendar.found', { count: found.length })}</h2>
        </div>
        <Plan context={context} groups={groupPlan(found.slice(0, MOST_FOUND))} withCompetition />
      </section>
    );
  }
  if (view !== 'rounds') {
    const matches = index.calendar.matches.filter((match) => competition === null || match.competition === competition);
    return (
      <WeekView
        {...{ context, matches, monday, thisMonday, onWeek }}
        byPitch={view === 'pitches'}
        withCompetition={competition === null && index.calendar.competitions.length > 1}
      />
    );
  }
  if (!gameweek) return <EmptyState framed title={t('calendar.emptyRound')} />;
  const previous = gameweeks[gameweeks.indexOf(gameweek) - 1];
  return (
    <>
      <Round state={gameweek} context={context} onPostpone={onPostpone} />
      {previous?.hasMarks && <Round state={previous} context={context} onPostpone={null} />}
    </>
  );
}
