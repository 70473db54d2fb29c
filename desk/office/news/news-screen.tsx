import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import image from '@phosphor-icons/core/bold/newspaper-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { useEffect, useRef } from 'react';
import { useEnglish } from '#desk/kit/english.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { ArticleList } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { numericDateTime } from '#domain/formatting/date.ts';
import { ARTICLE_STATES } from '#domain/news/article-rules.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import covers from '#desk/office/cover-list.module.css';
import table from '#desk/office/data-table.module.css';
import filters from '#desk/office/filters.module.css';
import styles from './news-screen.module.css';

type Head = ArticleList['articles'][number];
const SORTS = ['title', 'author', 'date'] as const;

/** All articles: drafts first, then those that wait for their time, then the newest. */
export function NewsScreen() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const search = useRef<HTMLInputElement>(null);
  const { data, failed, reload } = useDesk<ArticleList>(`${deskPaths.news}?${query}`);
  const state = query.get('state');
  const page = Number(query.get('page') ?? 1);
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', toSearch);
    return () => document.removeEventListener('keydown', toSearch);
  }, []);
  const all = data && data.counts.draft + data.counts.scheduled + data.counts.published;
  return (
    <Office
      title={t('office.news')}
      {...(data && { sub: t('news.sub', { drafts: data.counts.draft, scheduled: data.counts.scheduled }) })}
      actions={
        <a className={button.button} data-kind="primary" href={pages.newArticle}>
          <Icon svg={plus} className="icon" />
          {t('news.new')}
        </a>
      }
    >
      <div className={filters.filters}>
        <label className={filters.query}>
          <Icon svg={magnifier} className="icon" />
          <input
            ref={search}
            type="search"
            placeholder={t('news.search')}
            aria-label={t('news.search')}
            maxLength={100}
            value={query.get('q') ?? ''}
            onChange={({ target }) => setQuery({ q: target.value, page: null })}
          />
        </label>
        <div className={filters.scroll}>
          <button
            className={chip.chip}
            aria-pressed={state === null}
            onClick={() => setQuery({ state: null, page: null })}
          >
            {t('news.all')} {all !== null && <b>{all}</b>}
          </button>
          {ARTICLE_STATES.map((each) => (
            <button
              key={each}
              className={chip.chip}
              aria-pressed={state === each}
              onClick={() => setQuery({ state: each, page: null })}
            >
              {t(`news.states.${each}`)} {data && <b>{data.counts[each]}</b>}
            </button>
          ))}
        </div>
      </div>
      <LoadState {...{ data, failed, reload }} />
      {data && data.found === 0 && (
        <EmptyState
          framed
          title={t(all === 0 ? 'news.none' : 'news.notFound')}
          text={t(all === 0 ? 'news.noneText' : 'news.notFoundText')}
          action={
            all === 0 && (
              <a className={button.button} data-kind="primary" href={pages.newArticle}>
                {t('news.new')}
              </a>
            )
          }
        />
      )}
      {data && data.found > 0 && <Articles articles={data.articles} />}
      {data && data.pages > 1 && (
        <nav className={layout.pager} aria-label={t('news.pages')}>
          <button className={button.button} disabled={page <= 1} onClick={() => setQuery({ page: String(page - 1) })}>
            {t('news.newer')}
          </button>
          <span>{t('news.page', { page, pages: data.pages })}</span>
          <button
            className={button.button}
            disabled={page >= data.pages}
            onClick={() => setQuery({ page: String(page + 1) })}
          >
            {t('news.older')}
          </button>
        </nav>
      )}
    </Office>
  );
}

function Articles({ articles }: { articles: readonly Head[] }) {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const sort = query.get('sort') ?? 'date';
  const isUp = query.get('order') === 'up';
  return (
    <section className={card.card} aria-label={t('office.news')}>
      <DataTable
        columns={[
          ...SORTS.map((each) => (
            <th key={each} scope="col" aria-sort={sort === each ? (isUp ? 'ascending' : 'descending') : undefined}>
              <button onClick={() => setQuery({ sort: each, order: sort === each && !isUp ? 'up' : null, page: null })}>
                {t(`news.column.${each}`)}
              </button>
            </th>
          )),
          t('news.column.state'),
        ]}
        className={`${covers.list} ${styles.articles}`}
      >
        {articles.map((article) => (
          <Row key={article.id} article={article} />
        ))}
      </DataTable>
    </section>
  );
}

function Row({
  article: { id, titleBg, titleEn, author, state, publishedAt, updatedAt, picture, subjects },
}: {
  article: Head;
}) {
  const { t, language } = useTexts();
  const hasEnglish = useEnglish();
  const title = (language === 'bg' ? titleBg || titleEn : titleEn || titleBg) || t('news.noTitle');
  const at = publishedAt ?? updatedAt;
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
      <td className={`${table.lead} ${styles.main}`}>
        <a className={table.who} href={pages.article(id)}>
          <span className={`${covers.cover} ${styles.cover}`}>
            {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon svg={image} className="icon" />}
          </span>
          <span>
            {title}
            <small>
              {[
                ...subjects.map((subject) => nameIn(language, subject)),
                ...((titleBg && titleEn) || !hasEnglish ? [] : [t(titleBg ? 'news.onlyBg' : 'news.onlyEn')]),
              ].join(', ')}
            </small>
          </span>
        </a>
      </td>
      <td className={table.drop}>{author}</td>
      <td className={`${table.sub} ${styles.about}`}>
        {at && <time dateTime={at}>{numericDateTime(new Date(at), language)}</time>}
      </td>
      <td className={`${table.act} ${styles.last}`}>
        <span className={tag.tag} data-kind={state === 'published' ? undefined : 'lit'}>
          {t(`news.state.${state}`)}
        </span>
      </td>
    </tr>
  );
}
