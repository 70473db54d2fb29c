import { useEnglish } from '#desk/kit/english.ts';
import magnifier from '@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw';
import image from '@phosphor-icons/core/bold/newspaper-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { useEffect, useRef } from 'react';
import type { ArticleList } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { Failed, LeagueState, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { numericDateTime } from '#domain/formatting/date.ts';
import { ARTICLE_STATES } from '#domain/news/article-rules.ts';
import { Icon } from '#ui/icon.tsx';
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
        <a className="btn primary" href={pages.newArticle}>
          <Icon svg={plus} className="icon" />
          {t('news.new')}
        </a>
      }
    >
      <div className="filters">
        <label className="query">
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
        <div className="scroll">
          <button className="chip" aria-pressed={state === null} onClick={() => setQuery({ state: null, page: null })}>
            {t('news.all')} {all !== null && <b>{all}</b>}
          </button>
          {ARTICLE_STATES.map((each) => (
            <button
              key={each}
              className="chip"
              aria-pressed={state === each}
              onClick={() => setQuery({ state: each, page: null })}
            >
              {t(`news.states.${each}`)} {data && <b>{data.counts[each]}</b>}
            </button>
          ))}
        </div>
      </div>
      {failed && <Failed reason={failed} onRetry={reload} />}
      {!data && !failed && <SkeletonRows />}
      {data && data.found === 0 && (
        <LeagueState
          title={t(all === 0 ? 'news.none' : 'news.notFound')}
          text={t(all === 0 ? 'news.noneText' : 'news.notFoundText')}
          action={
            all === 0 && (
              <a className="btn primary" href={pages.newArticle}>
                {t('news.new')}
              </a>
            )
          }
        />
      )}
      {data && data.found > 0 && <Articles articles={data.articles} />}
      {data && data.pages > 1 && (
        <nav className="pager" aria-label={t('news.pages')}>
          <button className="btn" disabled={page <= 1} onClick={() => setQuery({ page: String(page - 1) })}>
            {t('news.newer')}
          </button>
          <span>{t('news.page', { page, pages: data.pages })}</span>
          <button className="btn" disabled={page >= data.pages} onClick={() => setQuery({ page: String(page + 1) })}>
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
    <section className="card" aria-label={t('office.news')}>
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
        className={styles.articles}
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
      <td className="lead">
        <a className="who" href={pages.article(id)}>
          <span className={styles.thumb}>
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
      <td className="drop">{author}</td>
      <td className="sub">{at && <time dateTime={at}>{numericDateTime(new Date(at), language)}</time>}</td>
      <td className="act">
        <span className={state === 'published' ? 'tag' : 'tag soon'}>{t(`news.state.${state}`)}</span>
      </td>
    </tr>
  );
}
