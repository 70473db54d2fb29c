import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { longDate } from '#domain/formatting/date.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import type { Article } from '#web/football/news-model.ts';
import { WrittenIn } from '#web/football/written-in.tsx';
import styles from './article-meta.module.css';

export function ArticleMeta({
  article: { title, writtenIn, publishedAt, author, competition, teams },
}: {
  article: Article;
}) {
  const { t, language } = useLanguage();
  return (
    <div className={styles.meta}>
      {publishedAt && <time dateTime={publishedAt}>{longDate(new Date(publishedAt), language)}</time>}
      <WrittenIn language={writtenIn} />
      {author && <span>{t('article.author', { author })}</span>}
      {competition && (
        <Subject id={competition.id} pathOf={pagePaths.competition}>
          <CompetitionEmblem competition={competition} />
          {competition.name}
        </Subject>
      )}
      {teams.map((team) => (
        <Subject key={team.name} id={team.id} pathOf={pagePaths.team}>
          <Crest team={team} eager />
          {team.name}
        </Subject>
      ))}
      <span className={styles.share}>
        <ShareButton title={title[language]} />
      </span>
    </div>
  );
}

interface SubjectProps {
  id: number | null;
  pathOf: (id: number) => string;
  children: ReactNode;
}

const Subject = ({ id, pathOf, children }: SubjectProps) =>
  id === null ? (
    <span className={styles.subject}>{children}</span>
  ) : (
    <a className={styles.subject} href={pathOf(id)}>
      {children}
    </a>
  );
