import { useQuery } from '@tanstack/react-query';
import { failureText } from '#web/api/errors.ts';
import { teamFigures } from '#web/api/team-queries.ts';
import { Emblem } from '#web/football/emblem.tsx';
import { Rating } from '#web/football/rating.tsx';
import { signed } from '#web/football/signed.ts';
import type { TeamFigures, TeamPeriod, TeamProfile } from '#web/football/team-model.ts';
import { Answer } from '#web/ui/answer.tsx';
import { Card } from '#web/ui/card.tsx';
import { PieChart } from '#web/ui/charts/pie-chart.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import styles from './summary-tab.module.css';

export function SummaryTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamFigures(team.id));
  // A team that has played nothing may be unknown to the statistics: that is no failure.
  if (query.error?.status === 404) return <State title={t('state.noData')} framed />;
  return (
    <Answer query={query} failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}>
      {(figures) => (
        <div className="stack">
          <TeamFacts team={team} figures={figures} />
          <div className="pair">
            <ResultsPie title={t('team.chart.current')} period={figures.currentSeason} />
            <ResultsPie title={t('team.chart.allTime')} period={figures.allTime} />
          </div>
        </div>
      )}
    </Answer>
  );
}

const RECORD = ['played', 'wins', 'draws', 'losses', 'goalsFor', 'goalsAgainst', 'cleanSheets'] as const;

function TeamFacts({ team, figures: { allTime, competitions } }: { team: TeamProfile; figures: TeamFigures }) {
  const { t } = useLanguage();
  const entered = competitions.length > 0 ? competitions : team.competitions;
  const about: Fact[] = [
    { label: t('team.info.name'), value: team.name },
    ...(team.city === null ? [] : [{ label: t('team.info.city'), value: team.city }]),
  ];
  return (
    <Card title={t('team.info')} note={t('team.info.allTime')} padded>
      <Facts facts={[...about, ...(allTime ? recordOf(allTime, t) : [])]} />
      {entered.length > 0 && (
        <div className={styles.competitions}>
          <h4>{t('team.info.competitions')}</h4>
          <ul>
            {entered.map((competition) => (
              <li key={competition.name}>
                <Emblem competition={competition} />
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
    { label: t('team.info.goalDifference'), value: signed(period.goalDifference) },
    ...(period.rating === null ? [] : [{ label: t('team.info.rating'), value: <Rating rating={period.rating} /> }]),
  ];
}

/** Nothing is drawn of nothing. */
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
