import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { ListSearch } from '#desk/office/list-search.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { Icon } from '#ui/icon.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { VIEWS, type Place } from './use-calendar.ts';
import type { Words } from './words.ts';

export const SEARCH_ID = 'calendar-search';

/** Season, competition, view, search. */
export function CalendarFilters({ index, place, words }: { index: CalendarIndex; place: Place; words: Words }) {
  const { t } = words;
  const [, setQuery] = useQuery();
  const { seasons, season, competitions } = index.calendar;
  const elsewhere = { match: null, do: null, round: null };
  return (
    <div className="filters">
      {seasons.length > 1 && (
        <label className="select broad">
          <span className="hidden">{t('calendar.season')}</span>
          <select
            value={season?.id}
            onChange={({ target }) => setQuery({ ...elsewhere, competition: null, day: null, season: target.value })}
          >
            {seasons.map((one) => (
              <option key={one.id} value={one.id}>
                {seasonName(one)}
              </option>
            ))}
          </select>
          <Icon svg={caret} className="icon" />
        </label>
      )}
      <label className="select">
        <span className="hidden">{t('calendar.competition')}</span>
        <select
          value={place.competition ?? ''}
          onChange={({ target }) => setQuery({ ...elsewhere, competition: target.value })}
        >
          {place.view !== 'rounds' && <option value="">{t('calendar.allCompetitions')}</option>}
          {competitions.map(({ id }) => (
            <option key={id} value={id}>
              {words.competition(id)}
            </option>
          ))}
        </select>
        <Icon svg={caret} className="icon" />
      </label>
      <SegmentedControl
        className="views"
        label={t('calendar.view')}
        options={VIEWS.map((view) => ({ value: view, label: t(`calendar.view.${view}`) }))}
        chosen={place.view}
        onChoose={(view) => setQuery({ match: null, do: null, q: null, view: view === 'rounds' ? null : view })}
      />
      <div className="end">
        <ListSearch
          id={SEARCH_ID}
          label={t('calendar.search')}
          hint={t('calendar.searchHint')}
          value={place.search}
          onChange={(q) => setQuery({ match: null, do: null, q })}
        />
      </div>
    </div>
  );
}
