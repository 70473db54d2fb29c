import { useQuery } from '@tanstack/react-query';
import { parseDate } from '#domain/formatting/date.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { Card } from '#ui/card.tsx';
import { PieChart } from '#ui/charts/pie-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList, type Fact } from '#ui/fact-list.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { useToday } from '#ui/now.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamFixtures, teamStatistics } from '#web/api/team-queries.ts';
import { NextCard } from '#web/football/next-matches.tsx';
import { signedNumber } from '#web/football/signed-number.ts';
import type { TeamStatistics, TeamPeriod, TeamProfile } from '#web/football/team-model.ts';
import styles from './summary-tab.module.css';
import { TeamMatchRows } from './team-match-row.tsx';

export function SummaryTab({ team }: { team: TeamProfile }) {
  return (
    <div className="stack">
      <Next team={team} />
      <Statistics team={team} />
    </div>
  );
}

const NEXT = 3;

/** The soonest matches of all competitions. */
function Next({ team }: { team: TeamProfile }) {
  const { data = [] } = useQuery(teamFixtures(team.id));
  const today = useToday();
  const coming = data
    .flatMap(({ matches }) => matches)
    .filter(({ status, startTime }) => status === 'LIVE' || (status === 'UPCOMING' && isFrom(today, startTime)))
    .toSorted((a, b) => Date.parse(a.startTime ?? '') - Date.parse(b.startTime ?? ''));
  if (coming.length === 0) return null;
  return (
    <NextCard>
      <TeamMatchRows matches={coming.slice(0, NEXT)} />
    </NextCard>
  );
}

function isFrom(day: string, startTime: string | null): boolean {
  const start = parseDate(startTime);
  return start.kind === 'known' && dayAt(start.date) >= day;
}

function Statistics({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamStatistics(team.id));
  // A team without matches may have no statistics; that is not a failure.
  if (query.error?.status === 404) return <EmptyState title={t('state.noData')} framed />;
  return (
    <QueryResult query={query} failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}>
      {(figures) => (
        <div className="stack">
          <TeamFacts team={team} figures={figures} />
          <div className="pair">
            <ResultsPie title={t('team.chart.current')} period={figures.currentSeason} />
            <ResultsPie title={t('team.chart.allTime')} period={figures.allTime} />
          </div>
        </div>
      )}
    </QueryResult>
  );
}

const RECORD = ['played', 'wins', 'draws', 'losses', 'goalsFor', 'goalsAgainst', 'cleanSheets'] as const;

function TeamFacts({ team, figures: { allTime, competitions } }: { team: TeamProfile; figures: TeamStatistics }) {
  const { t } = useLanguage();
  const shownCompetitions = competitions.length > 0 ? competitions : team.competitions;
  const teamFacts: Fact[] = [
    { label: t('team.info.name'), value: team.name },
    ...(team.city === null ? [] : [{ label: t('team.info.city'), value: team.city }]),
  ];
  return (
    <Card title={t('team.info')} note={t('team.info.allTime')} padded>
      <FactList facts={[...teamFacts, ...(allTime ? recordOf(allTime, t) : [])]} />
      {shownCompetitions.length > 0 && (
        <div className={styles.competitions}>
          <h4>{t('team.info.competitions')}</h4>
          <ul>
            {shownCompetitions.map((competition) => (
              <li key={competition.name}>
                <CompetitionEmblem competition={competition} />
                {competition.name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function recordOf(period: TeamPeriod, t: ReturnType<typeof useLanguage>['t']): Fact[] {
  return [
    ...RECORD.map((figure) => ({ label: t(`team.info.${figure}`), value: period[figure] })),
    { label: t('team.info.goalDifference'), value: signedNumber(period.goalDifference) },
    ...(period.rating === null
      ? []
      : [{ label: t('team.info.rating'), value: <RatingBadge rating={period.rating} /> }]),
  ];
}

function ResultsPie({ title, period }: { title: string; period: TeamPeriod | null }) {
  const { t } = useLanguage();
  if (!period || period.wins + period.draws + period.losses === 0) return null;
  const { wins, draws, losses } = period;
  return (
    <Card title={title} padded>
      <PieChart
        label={title}
        unit={t('team.chart.matches', { count: wins + draws + losses })}
        slices={[
          { label: t('team.info.wins'), value: wins, color: 'var(--win)' },
          { label: t('team.info.draws'), value: draws, color: 'var(--draw)' },
          { label: t('team.info.losses'), value: losses, color: 'var(--loss)' },
        ]}
      />
    </Card>
  );
}
