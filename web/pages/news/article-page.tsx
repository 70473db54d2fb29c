import { whereOf } from '#i18n/league-words.ts';
import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { unbrokenScores } from '#domain/formatting/unbroken-scores.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams } from '#web/api/load.ts';
import { article } from '#web/api/news-queries.ts';
import type { Article } from '#web/football/news-model.ts';
import { useParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import { ArticleMatch } from './article-match.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-page.module.css';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleVideo } from './article-video.tsx';
import { MoreNews } from './more-news.tsx';

export const head: HeadOf = ({ t, language, league, queryClient, params }) => {
  const id = idFromParams(params);
  const { data, error } = (id !== null && queryClient.getQueryState<Article>(article(id).queryKey)) || {};
  const name = league.name[language];
  if (data)
    return {
      title: t('article.head.title', { title: data.title[language], league: name }),
      description: data.summary[language] || data.excerpt[language],
      type: 'article',
    };
  const description = t('news.head.description', { where: whereOf({ t, language, league }) });
  if (id === null) return { title: t('article.notFound'), description, status: 400 };
  if (error) return { title: t('article.notFound'), description, status: pageStatusFor(error) };
  return { title: t('news.head.title', { league: name }), description };
};

export function Page() {
  const id = idFromParams(useParams());
  return id === null ? <Missing /> : <ArticleById id={id} />;
}

function ArticleById({ id }: { id: number }) {
  const { data, isPending } = useQuery(article(id));
  if (isPending) return <ArticleSkeleton />;
  if (!data) return <Missing />;
  return (
    <div className="wrap page">
      <Story article={data} />
      <MoreNews excludedId={data.id} />
    </div>
  );
}

function Story({ article }: { article: Article }) {
  const { t, language } = useLanguage();
  const { title, summary, body, writtenIn, image, imageSize, imageAlt, imageFocus, tags, matchId } = article;
  const lang = writtenIn ?? undefined;
  return (
    <article className={styles.article}>
      <Back />
      <h1 lang={lang}>{unbrokenScores(title[language])}</h1>
      <ArticleMeta article={article} />
      {image !== null && (
        <ArticlePicture key={image} src={image} size={imageSize} alt={imageAlt[language]} focus={imageFocus} />
      )}
      {summary[language] !== '' && (
        <p className={styles.intro} lang={lang}>
          {unbrokenScores(summary[language])}
        </p>
      )}
      {matchId !== null && <ArticleMatch id={matchId} />}
      <div lang={lang}>
        <RichText html={body[language]} video={ArticleVideo} />
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('article.tags')}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Back() {
  const { t } = useLanguage();
  return (
    <a className={`${button.button} ${styles.back}`} data-kind="ghost" href={pagePaths.news}>
      <Icon svg={arrowLeft} size="1rem" />
      {t('news.all')}
    </a>
  );
}

function Missing() {
  const { t } = useLanguage();
  return <Message title={t('article.notFound')} action={{ href: pagePaths.news, label: t('news.all') }} />;
}

function ArticleSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="wrap page">
      <div className={styles.article}>
        <Back />
        <output className={styles.skeleton} aria-label={t('state.loading')}>
          <Skeleton lines={2} size="text-3xl" />
          <Skeleton lines={1} size="text-sm" />
          <span className={styles.picture} />
          <Skeleton lines={9} size="text-lg" />
        </output>
      </div>
    </div>
  );
}
