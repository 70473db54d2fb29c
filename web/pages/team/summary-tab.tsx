import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { PieChart } from '#ui/charts/pie-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList, type Fact } from '#ui/fact-list.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamStatistics } from '#web/api/team-queries.ts';
import { signedNumber } from '#web/football/signed-number.ts';
import type { TeamStatistics, TeamPeriod, TeamProfile } from '#web/football/team-model.ts';
import styles from './summary-tab.module.css';
import { TeamGames, TeamPlace, TeamScorers } from './team-football.tsx';

/** Football first: what was played and comes next, place and scorers. What the head has too comes last. */
export function SummaryTab({ team }: { team: TeamProfile }) {
  return (
    <div className="stack">
      <div className={styles.football}>
        <div className="stack">
          <TeamGames team={team} />
          <TeamPlace team={team} />
        </div>
        <div className="stack">
          <TeamScorers team={team} />
          <Information team={team} />
        </div>
      </div>
      <Charts team={team} />
    </div>
  );
}

function Information({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamStatistics(team.id));
  // A team without matches may have no statistics; that is not a failure.
  if (query.error?.status === 404) return <EmptyState title={t('state.noData')} framed />;
  return (
    <QueryResult query={query} failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}>
      {(figures) => <TeamFacts team={team} figures={figures} />}
    </QueryResult>
  );
}

function Charts({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const { data: figures } = useQuery(teamStatistics(team.id));
  if (!figures) return null;
  return (
    <div className="pair">
      <ResultsPie title={t('team.chart.current')} period={figures.currentSeason} />
      <ResultsPie title={t('team.chart.allTime')} period={figures.allTime} />
    </div>
  );
}

const RECORD = ['played', 'wins', 'draws', 'losses', 'goalsFor', 'goalsAgainst', 'cleanSheets'] as const;

function TeamFacts({ team, figures: { allTime, competitions } }: { team: TeamProfile; figures: TeamStatistics }) {
  const { t, language } = useLanguage();
  const { photo, about, colors, contact } = team;
  const shownCompetitions = competitions.length > 0 ? competitions : team.competitions;
  const teamFacts: Fact[] = [
    { label: t('team.info.name'), value: team.name },
    ...(team.city === null ? [] : [{ label: t('team.info.city'), value: team.city }]),
    ...(colors.length === 0 ? [] : [{ label: t('team.info.colors'), value: <Colors colors={colors} /> }]),
    ...(contact === null ? [] : [{ label: t('team.info.contact'), value: contact }]),
  ];
  return (
    <Card title={t('team.info')} note={t('team.info.allTime')} padded>
      {photo && <img className={styles.photo} src={photo} alt="" loading="lazy" decoding="async" />}
      {about[language] && <p className={styles.about}>{about[language]}</p>}
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

const Colors = ({ colors }: { colors: readonly string[] }) => (
  <svg className={styles.colors} viewBox={`0 0 ${colors.length} 1`} aria-hidden="true">
    {colors.map((color, i) => (
      <rect key={color} x={i} width="1" height="1" fill={color} />
    ))}
  </svg>
);

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
