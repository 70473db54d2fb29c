import { ListSearch } from '#desk/office/list-search.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { Select } from '#ui/select.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { VIEWS, type CalendarView } from './use-calendar.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import layout from '#desk/kit/layout.module.css';
import filters from '#desk/office/filters.module.css';

export const SEARCH_ID = 'calendar-search';

/** Season, competition, view, search. */
export function CalendarFilters({
  index,
  shown,
  texts,
}: {
  index: CalendarIndex;
  shown: CalendarView;
  texts: CalendarTexts;
}) {
  const { t } = texts;
  const [, setQuery] = useQuery();
  const { seasons, season, competitions } = index.calendar;
  const elsewhere = { match: null, do: null, round: null };
  return (
    <div className={filters.filters}>
      {seasons.length > 1 && (
        <span className={layout.broad}>
          <Select
            label={t('calendar.season')}
            options={seasons.map((one) => ({ value: one.id, label: seasonName(one) }))}
            chosen={season?.id ?? 0}
            onChoose={(id) => setQuery({ ...elsewhere, competition: null, day: null, season: String(id) })}
          />
        </span>
      )}
      <Select
        label={t('calendar.competition')}
        options={[
          ...(shown.view === 'rounds' ? [] : [{ value: 0, label: t('calendar.allCompetitions') }]),
          ...competitions.map(({ id }) => ({ value: id, label: texts.competition(id) })),
        ]}
        chosen={shown.competition ?? 0}
        onChoose={(id) => setQuery({ ...elsewhere, competition: id === 0 ? '' : String(id) })}
      />
      <SegmentedControl
        className={filters.views}
        label={t('calendar.view')}
        options={VIEWS.map((view) => ({ value: view, label: t(`calendar.view.${view}`) }))}
        chosen={shown.view}
        onChoose={(view) => setQuery({ match: null, do: null, q: null, view: view === 'rounds' ? null : view })}
      />
      <div className={filters.end}>
        <ListSearch
          id={SEARCH_ID}
          label={t('calendar.search')}
          hint={t('calendar.searchHint')}
          value={shown.search}
          onChange={(q) => setQuery({ match: null, do: null, q })}
        />
      </div>
    </div>
  );
}
