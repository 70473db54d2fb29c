import { deskPaths } from '#contract/desk/paths.ts';
import type { People } from '#contract/desk/people.ts';
import { useSearchKey } from '#desk/office/list-keys.ts';
import { ListSearch } from '#desk/office/list-search.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { usePaused } from '#desk/office/use-paused.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { Select } from '#ui/select.tsx';
import { JournalList, type JournalFilter } from './journal-list.tsx';
import chip from '#desk/kit/chip.module.css';
import filters from '#desk/office/filters.module.css';

const SEARCH_ID = 'journal-search';

/** Who did what, when, on which device; narrowed to a person, a match, what was edited, or words. */
export function JournalScreen() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  /** Everybody but programs, everything, or one person. */
  const who = query.get('who') ?? 'people';
  const people = useDesk<People>(deskPaths.people).data?.people ?? [];
  useSearchKey(SEARCH_ID);
  const text = query.get('q') ?? '';
  const asked = usePaused(text.trim());
  const filter: JournalFilter = {
    ...({ people: { only: 'people' }, all: {} }[who] ?? { person: who }),
    ...pick(query, 'match'),
    ...pick(query, 'subject'),
    ...(asked !== '' && { q: asked }),
  };
  const isNarrowed = query.has('match') || query.has('subject');
  return (
    <Office title={t('journal.title')} sub={t('journal.sub')}>
      <div className={filters.filters}>
        <ListSearch
          id={SEARCH_ID}
          label={t('journal.search')}
          hint={t('journal.searchHint')}
          value={text}
          onChange={(q) => setQuery({ q })}
        />
        <Select
          label={t('people.title')}
          options={[
            { value: 'people', label: t('journal.everybody') },
            { value: 'all', label: t('journal.programsToo') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          chosen={who}
          onChoose={(chosen) => setQuery({ who: chosen })}
        />
        {isNarrowed && (
          <button className={`${chip.chip} ${chip.set}`} onClick={() => setQuery({ match: null, subject: null })}>
            {t('journal.narrowed')} ×
          </button>
        )}
      </div>
      <JournalList
        filter={filter}
        onNarrow={({ match = null, subject = null }) => setQuery({ match, subject }, { push: true })}
      />
    </Office>
  );
}

function pick(query: URLSearchParams, name: 'match' | 'subject'): JournalFilter {
  const value = query.get(name);
  return value === null ? {} : { [name]: value };
}
