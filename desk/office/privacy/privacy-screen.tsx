import { deskPaths } from '#contract/desk/paths.ts';
import type { FoundSubjects } from '#contract/desk/privacy.ts';
import { PERSONAL_KINDS } from '#domain/privacy/kinds.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { useSearchKey } from '#desk/office/list-keys.ts';
import { ListSearch } from '#desk/office/list-search.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SubjectPanel } from './subject-panel.tsx';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import table from '#desk/office/data-table.module.css';
import filters from '#desk/office/filters.module.css';
import layout from '#desk/kit/layout.module.css';

const SEARCH_ID = 'privacy-search';

/** What the league keeps about anybody: found by name, as a file, deleted when he asks for it. */
export function PrivacyScreen() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  useSearchKey(SEARCH_ID);
  const find = query.get('q')?.trim() ?? '';
  const [of, id] = (query.get('of') ?? '').split(':');
  const kind = PERSONAL_KINDS.find((known) => known === of);
  const found = useDesk<FoundSubjects>(
    find === '' ? null : `${deskPaths.personalData}?${new URLSearchParams({ find })}`,
    { stays: true },
  );
  const opened = kind && Number(id) > 0 ? { kind, id: Number(id) } : null;
  return (
    <Office title={t('privacy.title')} sub={t('privacy.sub')}>
      <div className={filters.filters}>
        <ListSearch
          id={SEARCH_ID}
          label={t('privacy.search')}
          value={query.get('q') ?? ''}
          onChange={(q) => setQuery({ q })}
        />
      </div>
      <div className={opened ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          {find === '' && <EmptyState framed title={t('privacy.start')} text={t('privacy.startText')} />}
          {find !== '' && <LoadState {...found} />}
          {found.data?.subjects.length === 0 && <EmptyState framed title={t('privacy.nobody')} />}
          {find !== '' && found.data && found.data.subjects.length > 0 && (
            <FoundTable
              {...found.data}
              opened={query.get('of')}
              onOpen={(subject) => setQuery({ of: subject }, { push: true })}
            />
          )}
        </div>
        {opened && (
          <SubjectPanel
            key={query.get('of')}
            kind={opened.kind}
            id={opened.id}
            onClose={() => setQuery({ of: null })}
          />
        )}
      </div>
    </Office>
  );
}

interface FoundTableProps extends FoundSubjects {
  opened: string | null;
  onOpen: (subject: string) => void;
}

function FoundTable({ subjects, opened, onOpen }: FoundTableProps) {
  const { t, language } = useTexts();
  return (
    <section className={card.card} aria-label={t('privacy.title')}>
      <DataTable columns={[t('privacy.name'), t('privacy.as'), { text: t('squad.notes'), isHidden: true }]}>
        {subjects.map(({ kind, id, detail, hasEnded, ...named }) => (
          <tr key={`${kind}:${id}`} aria-selected={opened === `${kind}:${id}` || undefined}>
            <td className={table.lead}>
              <button className={table.who} type="button" onClick={() => onOpen(`${kind}:${id}`)}>
                <Face name={named.name} picture={null} />
                <span>{nameIn(language, named)}</span>
              </button>
            </td>
            <td className={table.sub}>{[t(`privacy.kind.${kind}`), detail].filter(Boolean).join(', ')}</td>
            <td className={table.act}>{hasEnded && <span className={tag.tag}>{t('privacy.ended')}</span>}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
