import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { longDate } from '#domain/formatting/date.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { useToday } from '#ui/now.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { competitionHistory } from '#web/api/history-queries.ts';
import type { CompetitionHistory } from '#web/football/history-model.ts';
import { SeasonRows } from '#web/football/season-rows.tsx';
import { TeamLink } from '#web/football/team-link.tsx';
import styles from './champions.module.css';
import { ComingSoon } from './coming-soon.tsx';

interface ChampionsProps {
  title: string;
  isListed: (competition: CompetitionHistory) => boolean;
}

/** Competitions with their champions, season by season. Another backend has no such list. */
export function Champions({ title, isListed }: ChampionsProps) {
  const { t } = useLanguage();
  const query = useQuery(competitionHistory);
  if (query.data === null) return <ComingSoon title={title} />;
  return (
    <div className="wrap page">
      <h1>{title}</h1>
      <h2 className="hidden">{t('results.bySeason')}</h2>
      <QueryResult query={query} failed={() => ({ title: t('home.competitions.failed') })}>
        {(history) => <List competitions={(history ?? []).filter(isListed)} />}
      </QueryResult>
    </div>
  );
}

function List({ competitions }: { competitions: CompetitionHistory[] }) {
  const { t } = useLanguage();
  if (competitions.length === 0) return <EmptyState title={t('results.none')} framed />;
  return (
    <div className={styles.competitions}>
      {competitions.map((competition) => (
        <Competition key={competition.id} competition={competition} />
      ))}
    </div>
  );
}

function Competition({ competition }: { competition: CompetitionHistory }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const stageOf = ({ startsOn, endsOn }: CompetitionHistory['seasons'][number]) => {
    if (startsOn !== null && today < startsOn)
      return t('results.starts', { date: longDate(new Date(startsOn), language) });
    return t(endsOn !== null && today > endsOn ? 'results.noChampion' : 'results.playing');
  };
  return (
    <Card
      title={
        <a className={styles.name} href={pagePaths.competition(competition.id)}>
          <CompetitionEmblem competition={competition} />
          {competition.name}
        </a>
      }
      footer={
        <a href={pagePaths.competitionDetails(competition.id)}>
          {t('results.details')}
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      }
    >
      <SeasonRows seasons={competition.seasons} competitionOf={() => competition.id}>
        {(season) => (season.champion ? <TeamLink team={season.champion} /> : <span>{stageOf(season)}</span>)}
      </SeasonRows>
    </Card>
  );
}
