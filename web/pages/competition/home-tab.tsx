import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { findNation, nationName } from '#domain/player/nationality.ts';
import { Card } from '#ui/card.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { enteredTeams, gameweekGoals, totalMatches } from '#web/api/competition-queries.ts';
import { competitionCharts } from '#web/api/history-queries.ts';
import { FormTable } from '#web/football/form-table.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StandingsCard } from '#web/live/table/standings-card.tsx';
import styles from './home-tab.module.css';
import { MoreCharts } from './more-charts.tsx';
import { ChampionCard } from './champion-card.tsx';
import { LeadersCard } from './leaders-card.tsx';
import { Rounds } from './round-card.tsx';
import { useTabAddress } from './to-tab.tsx';
import type { TabProps } from './tab-props.ts';

const DEFAULT_COUNTRY = 'Bulgaria';

/** Football first; what the head has too comes last, and a failed number is a dash. */
export function HomeTab(tab: TabProps) {
  const { t } = useLanguage();
  return (
    <div className="stack">
      <h2 className="hidden">{t('competition.tab.home')}</h2>
      <div className={styles.football}>
        <div className="stack">
          <ChampionCard {...tab} />
          <LeadersCard {...tab} />
          <Rounds {...tab} />
        </div>
        <div className="stack">
          <Table {...tab} />
          <InForm {...tab} />
        </div>
      </div>
      <Details {...tab} />
      <MoreCharts {...tab}>
        <Goals {...tab} />
      </MoreCharts>
    </div>
  );
}

function InForm({ league }: TabProps) {
  const { t } = useLanguage();
  const rows = league.groups.flatMap((group) => group.rows);
  if (rows.every(({ form }) => form.length === 0)) return null;
  return (
    <Card title={t('competition.inForm')}>
      <FormTable rows={rows} />
    </Card>
  );
}

const TABLE_ROWS = 6;

function Table({ edition, competition, season, league }: TabProps) {
  const address = useTabAddress(edition.id);
  if (league.groups.every(({ rows }) => rows.length === 0)) return null;
  return (
    <StandingsCard
      competition={competition}
      standings={league}
      rows={TABLE_ROWS}
      href={address('standings')}
      past={season?.isCurrent === false}
      polled
    />
  );
}

function Details({ edition, competition, season }: TabProps) {
  const { t, language } = useLanguage();
  const { data: teams } = useQuery(enteredTeams(edition));
  const { data: played } = useQuery(totalMatches(edition));
  const isOwn = useIsOwnBackend();
  // Only our own server knows that it does not know.
  const country = competition.country || (isOwn ? null : DEFAULT_COUNTRY);
  return (
    <Card
      title={t('competition.details')}
      padded
      footer={
        isOwn && (
          <a href={pagePaths.competitionDetails(edition.id)}>
            {t('competition.rules')}
            <Icon svg={caretRight} size="0.875rem" />
          </a>
        )
      }
    >
      <div className={styles.details}>
        <FactList
          facts={[
            { label: t('competition.teams'), value: teams?.length ?? '–' },
            { label: t('competition.currentGameweek'), value: competition.currentGameweek ?? '–' },
            { label: t('competition.format'), value: t(`competition.format.${competition.format}`) },
            { label: t('competition.season'), value: season?.name ?? '–' },
            { label: t('competition.played'), value: played ?? '–' },
            ...(country === null
              ? []
              : [{ label: t('competition.country'), value: nationName(findNation(country), language) }]),
          ]}
        />
      </div>
    </Card>
  );
}

function Goals({ edition }: TabProps) {
  const { t } = useLanguage();
  const { data: weeks = [], isPending } = useQuery(gameweekGoals(edition));
  const { data: charts } = useQuery(competitionCharts(edition));
  // [CR3]
  const whole = weeks.filter(({ gameweek }) => gameweek !== charts?.running);
  const { data: played } = useQuery(totalMatches(edition));
  const goals = weeks.reduce((sum, week) => sum + week.goals, 0);
  const note = t('competition.goals.note', {
    goals: t('player.goals', { count: goals }),
    matches: t('competition.matchCount', { count: played ?? 0 }),
  });
  return (
    <Card title={t('competition.goals')} {...(played && weeks.length > 0 && { note })} padded>
      {isPending ? (
        <SkeletonRows rows={5} label={t('state.loading')} />
      ) : whole.length === 0 ? (
        <EmptyState title={t('state.noData')} />
      ) : (
        <LineChart
          label={t('competition.goals')}
          columns={[t('competition.gameweek'), t('competition.goals.column')]}
          points={whole.map((week) => ({
            label: t('competition.gameweek.short', { number: week.gameweek }),
            value: week.goals,
          }))}
        />
      )}
    </Card>
  );
}
