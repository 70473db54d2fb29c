import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import uploadIcon from '@phosphor-icons/core/bold/upload-simple-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { useSearchKey } from '#desk/office/list-keys.ts';
import { ListSearch } from '#desk/office/list-search.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { rankMatch } from '#domain/formatting/search-rank.ts';
import { Icon } from '#ui/icon.tsx';
import { ClubViews } from './club-views.tsx';
import { NewTeamPanel } from './new-team-panel.tsx';
import { TeamsTable } from './teams-table.tsx';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import filters from '#desk/office/filters.module.css';

const SEARCH_ID = 'teams-search';

/** All teams, with what each of them lacks. */
export function TeamsScreen() {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<TeamList>(deskPaths.teams);
  const [query, setQuery] = useQuery();
  useSearchKey(SEARCH_ID);
  const text = query.get('q') ?? '';
  const isAdding = query.get('new') === 'team';
  const add = (
    <>
      <a className={button.button} href={pages.files}>
        <Icon svg={uploadIcon} className="icon" />
        {t('start.squads.way')}
      </a>
      <button className={button.button} data-kind="primary" onClick={() => setQuery({ new: 'team' }, { push: true })}>
        <Icon svg={plus} className="icon" />
        {t('teams.new')}
      </button>
    </>
  );
  const wanted = searchKey(text);
  const found = (data?.teams ?? []).filter(
    ({ name, nameLatin, shortName, city }) =>
      wanted === '' || rankMatch(searchKeys(name, nameLatin, shortName, city ?? ''), wanted) !== null,
  );
  return (
    <Office
      title={t('teams.title')}
      {...(data && { sub: t('teams.count', { count: data.teams.length }) })}
      actions={data && data.teams.length > 0 ? add : null}
    >
      <div className={filters.filters}>
        <ListSearch
          id={SEARCH_ID}
          label={t('teams.search')}
          hint={t('teams.searchHint')}
          value={text}
          onChange={(q) => setQuery({ q })}
        />
        <div className={filters.end}>
          <ClubViews current="teams" />
        </div>
      </div>
      <LoadState {...{ data, failed, reload }} />
      <div className={isAdding ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          {data?.teams.length === 0 && (
            <EmptyState framed title={t('teams.empty')} text={t('teams.emptyText')} action={add} />
          )}
          {data && data.teams.length > 0 && found.length === 0 && (
            <EmptyState framed title={t('teams.notFound', { text })} text={t('teams.notFoundText')} />
          )}
          {found.length > 0 && <TeamsTable teams={found} />}
        </div>
        {isAdding && <NewTeamPanel onClose={() => setQuery({ new: null })} />}
      </div>
    </Office>
  );
}
