import { useTexts } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { groupNamed, REQUEST_GROUPS, type RequestGroup } from './request-group.ts';
import chip from '#desk/kit/chip.module.css';
import filters from '#desk/office/filters.module.css';

/** Narrows the list to one kind; nothing where there is one kind alone. */
export function GroupChips({ groups }: { groups: readonly RequestGroup[] }) {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const chosen = groupNamed(query.get('kind'));
  const counts = REQUEST_GROUPS.map((group) => ({ group, count: groups.filter((one) => one === group).length }));
  const shown = counts.filter(({ group, count }) => count > 0 || group === chosen);
  if (shown.length < 2 && chosen === null) return null;
  return (
    <div className={filters.filters}>
      <div className={filters.scroll}>
        {[{ group: null, count: groups.length }, ...shown].map(({ group, count }) => (
          <button
            key={group}
            type="button"
            className={chip.chip}
            aria-pressed={group === chosen}
            onClick={() => setQuery({ kind: group, request: null })}
          >
            {t(group === null ? 'requests.group.all' : `requests.group.${group}`)} <b>{count}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
