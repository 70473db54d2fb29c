import left from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import right from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { addDays } from '#domain/formatting/sofia-time.ts';
import { Icon } from '#ui/icon.tsx';
import { Plan, type PlanContext } from './plan.tsx';
import { groupByPitch, groupPlan, ofWeek, weekWithMatches } from './plan-groups.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';

interface WeekViewProps {
  context: PlanContext;
  matches: readonly CalendarMatch[];
  monday: string;
  thisMonday: string;
  byPitch: boolean;
  withCompetition: boolean;
  onWeek: (monday: string) => void;
}

/** A week by day or by pitch, and the way to the nearest weeks with matches. */
export function WeekView({ context, matches, monday, thisMonday, byPitch, withCompetition, onWeek }: WeekViewProps) {
  const { texts } = context;
  const { t } = texts;
  const shown = ofWeek(matches, monday);
  const undated = matches.filter(({ fields }) => fields.day === null);
  const [before, after] = [weekWithMatches(matches, monday, 'before'), weekWithMatches(matches, monday, 'after')];
  const head = (
    <div className={layout.groupHead}>
      <h2>{t('calendar.week', { from: texts.date(monday), until: texts.date(addDays(monday, 6)) })}</h2>
      <span>{t('calendar.matches', { count: shown.length })}</span>
      <span className={layout.pager}>
        {monday !== thisMonday && (
          <button type="button" className={layout.more} onClick={() => onWeek(thisMonday)}>
            {t('calendar.today')}
          </button>
        )}
        <button
          type="button"
          className={button.icon}
          disabled={before === null}
          aria-label={t('calendar.previousWeek')}
          onClick={() => before !== null && onWeek(before)}
        >
          <Icon svg={left} className="icon" />
        </button>
        <button
          type="button"
          className={button.icon}
          disabled={after === null}
          aria-label={t('calendar.nextWeek')}
          onClick={() => after !== null && onWeek(after)}
        >
          <Icon svg={right} className="icon" />
        </button>
      </span>
    </div>
  );
  if (shown.length === 0)
    return (
      <>
        <section className={card.card}>{head}</section>
        <EmptyState
          framed
          title={t('calendar.emptyWeek')}
          action={
            after !== null && (
              <button type="button" className={button.button} onClick={() => onWeek(after)}>
                {t('calendar.nextWeek')}
              </button>
            )
          }
        />
      </>
    );
  if (!byPitch)
    return (
      <section className={card.card} aria-label={t('calendar.view.days')}>
        {head}
        <Plan context={context} groups={groupPlan([...shown, ...undated])} withCompetition={withCompetition} />
      </section>
    );
  return (
    <>
      <section className={card.card}>{head}</section>
      {groupByPitch(shown).map(({ venue, groups }) => (
        <section key={venue} className={card.card} aria-label={venue ?? t('calendar.noPitch')}>
          <div className={layout.groupHead}>
            <h2>{venue === null ? t('calendar.noPitch') : texts.pitch(venue)}</h2>
          </div>
          <Plan context={context} groups={groups} withCompetition={withCompetition} withoutPitch />
        </section>
      ))}
    </>
  );
}
